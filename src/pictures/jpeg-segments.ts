/** Marks of ITU-T T.81, table B.1, without their first byte. */
const marks = { end: 0xd9, scan: 0xda, fill: 0xff };

/**
 * Walks over the segments and scans of a JPEG.
 * @param known the marks that may occur; all of them unless said
 * @returns the place behind the end mark, `missing` where the data end without one, or `undefined` for what is no such file
 * @throws RangeError for a segment that is cut off
 */
export function findJpegEnd(bytes: Buffer, known?: ReadonlySet<number>): number | 'missing' | undefined {
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    const mark = bytes.readUInt16BE(at) - 0xff00;
    if (mark === marks.end) return at + 2;
    if (mark < 0 || (known && !known.has(mark))) return undefined;
    at += mark === marks.fill ? 1 : 2 + bytes.readUInt16BE(at + 2);
    if (mark !== marks.scan) continue;
    hasScan = true;
    at = skipScan(bytes, at);
  }
  return hasScan ? 'missing' : undefined;
}

/** Within a scan 0xff stands before 0 or a restart mark. */
function skipScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
