/** The content encodings that the site sends. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Results are cached for this many different headers; browsers send only a few. */
const rememberedHeaders = 100;
const choices = new Map<string, Encoding>();

/**
 * The best encoding that an `Accept-Encoding` header allows (RFC 9110, section 12.5.3).
 * @param header the header's value, or `undefined` where the client sent none
 */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (header === undefined) return 'identity';
  const value = String(header);
  const known = choices.get(value);
  if (known) return known;
  const choice = parse(value);
  if (choices.size < rememberedHeaders) choices.set(value, choice);
  return choice;
}

function parse(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(parseEntry));
  const accepts = (encoding: Encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/** `gzip;q=0.5` as name and weight. */
function parseEntry(entry: string): [string, number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) : 1];
}
