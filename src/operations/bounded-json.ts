/** The limits for JSON from an untrusted file. */
export interface JsonBounds {
  bytes: number;
  /** The maximum nesting of lists and objects. */
  depth: number;
  /** The maximum number of values, counted as lists, objects, and commas. */
  values: number;
}

/**
 * Reads the JSON of a file. The limits are checked part by part while it arrives, before parsing. For a megabyte of brackets, the parser
 * would use a hundred megabytes and block the only thread. Within the limits it takes some 20 ms, less than another thread would need to
 * hand over the result.
 * @throws RangeError if a limit is exceeded, SyntaxError for invalid JSON
 */
export async function readBoundedJson(bytes: AsyncIterable<Uint8Array>, bounds: JsonBounds): Promise<unknown> {
  const parts: Uint8Array[] = [];
  const counts: Counts = { bytes: 0, depth: 0, values: 0, inText: false, isEscaped: false };
  for await (const part of bytes) {
    count(part, counts, bounds);
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString());
}

interface Counts extends JsonBounds {
  inText: boolean;
  isEscaped: boolean;
}

const [quote, backslash, comma, opened, closed] = [0x22, 0x5c, 0x2c, [0x5b, 0x7b], [0x5d, 0x7d]] as const;

function count(part: Uint8Array, counts: Counts, bounds: JsonBounds): void {
  counts.bytes += part.length;
  let { depth, values, inText, isEscaped } = counts;
  for (const byte of part) {
    if (inText) {
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) inText = false;
    } else if (byte === quote) inText = true;
    else if (byte === comma) values += 1;
    else if (byte === opened[0] || byte === opened[1]) {
      values += 1;
      depth += 1;
      if (depth > bounds.depth) break;
    } else if (byte === closed[0] || byte === closed[1]) depth -= 1;
  }
  Object.assign(counts, { depth, values, inText, isEscaped });
  if (counts.bytes > bounds.bytes || depth > bounds.depth || values > bounds.values)
    throw new RangeError('The JSON in this file is larger or deeper than the site allows.');
}
