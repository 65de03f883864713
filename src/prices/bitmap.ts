import { crc32, deflateSync } from 'node:zlib';

/** A picture of black and white dots, and its PNG file (RFC 2083). */
export class Bitmap {
  readonly #rows: Uint8Array[];
  readonly width: number;
  readonly height: number;

  /** @param width in dots, a multiple of 8 */
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#rows = Array.from({ length: height }, () => new Uint8Array(width / 8).fill(255));
  }

  /** Blackens a square of dots around a place; what lies outside of the picture is left out. */
  dot(x: number, y: number, size = 1): void {
    const [left, top] = [Math.round(x - size / 2), Math.round(y - size / 2)];
    for (let row = top; row < top + size; row += 1)
      for (let column = left; column < left + size; column += 1) this.#blacken(column, row);
  }

  /** @param gap dots between the dashes of an interrupted line */
  line(from: readonly [x: number, y: number], to: readonly [x: number, y: number], size: number, gap = 0): void {
    const [width, height] = [to[0] - from[0], to[1] - from[1]];
    const steps = Math.max(1, Math.ceil(Math.hypot(width, height)));
    for (let step = 0; step <= steps; step += 1) {
      if (gap && Math.floor(step / gap) % 2) continue;
      this.dot(from[0] + (width * step) / steps, from[1] + (height * step) / steps, size);
    }
  }

  /** Digits, points and the letters of "ft", centered on a place; any other character is a space. */
  write(text: string, x: number, y: number, scale: number): void {
    const left = x - ((text.length * 6 - 1) * scale) / 2;
    for (const [index, character] of [...text].entries())
      for (const [row, dots] of (glyphs[character] ?? '').split(' ').entries())
        for (const [column, dot] of [...dots].entries())
          if (dot === '#') this.dot(left + (index * 6 + column + 0.5) * scale, y + (row - 3) * scale, scale);
  }

  /** One bit a dot, gray. */
  toPng(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header[8] = 1;
    const rows = Buffer.concat(this.#rows.map((row) => Buffer.concat([Buffer.of(0), row])));
    const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    return Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(rows, { level: 9 })),
      chunk('IEND'),
    ]);
  }

  #blacken(x: number, y: number): void {
    const row = this.#rows[y];
    if (!row || x < 0 || x >= this.width) return;
    row[x >> 3] = (row[x >> 3] ?? 0) & ~(128 >> (x & 7));
  }
}

function chunk(type: string, data = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Five dots wide and seven high, row by row. */
const glyphs: Record<string, string> = {
  0: '.###. #...# #..## #.#.# ##..# #...# .###.',
  1: '..#.. .##.. ..#.. ..#.. ..#.. ..#.. .###.',
  2: '.###. #...# ....# ...#. ..#.. .#... #####',
  3: '.###. #...# ....# ..##. ....# #...# .###.',
  4: '...#. ..##. .#.#. #..#. ##### ...#. ...#.',
  5: '##### #.... ####. ....# ....# #...# .###.',
  6: '..##. .#... #.... ####. #...# #...# .###.',
  7: '##### ....# ...#. ..#.. .#... .#... .#...',
  8: '.###. #...# #...# .###. #...# #...# .###.',
  9: '.###. #...# #...# .#### ....# ...#. .##..',
  '.': '..... ..... ..... ..... ..... .##.. .##..',
  f: '..##. .#... .#... ###.. .#... .#... .#...',
  t: '.#... .#... ###.. .#... .#... .#..# ..##.',
};
