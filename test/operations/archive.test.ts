import { execFileSync } from 'node:child_process';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { type ArchiveEntry, readArchive } from '../../src/operations/archive.ts';
import { readBoundedJson } from '../../src/operations/bounded-json.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { makeHeader } from '../fixtures/tar-header.ts';
import { writeTar } from '../fixtures/transfer.ts';
import { volume } from '../fixtures/volume.ts';

const path = join(makeDirectory(t), 'odd.tar');
const damaged = { code: 'ARCHIVE_DAMAGED' };

t.test('an archive with any size field in any entry is read to its end or refused', async (t) => {
  const rest = await writeTar([{ name: 'after', content: 'x' }]);
  const firsts = volume(256);
  const fields = [
    ...Array.from({ length: firsts }, (_, part) => Buffer.from([(part * 256) / firsts, ...Buffer.alloc(11, 0)])),
    ...[0x80, 0xff].flatMap((first) => [1, 127, 255].map((fill) => Buffer.from([first, ...Buffer.alloc(11, fill)]))),
    ...['77777777777\0', '-0000000001\0', '9', ' ', '1e3', '0x10', 'NaN', '1 7'].map((text) => Buffer.from(text)),
  ];
  let refused = 0;
  const wrong: object[] = [];
  for (const type of ['0', 'x', 'g', 'L', 'K', '5', '2', '7'])
    for (const size of fields) {
      await writeFile(path, Buffer.concat([makeHeader('odd', { type, size }), Buffer.alloc(512, 'y'), rest]));
      const seen: ArchiveEntry[] = [];
      const read = readArchive(path, async (entry, bytes) => {
        seen.push(entry);
        for await (const _chunk of bytes);
      });
      await read.catch(({ code, message }) => {
        refused += 1;
        if (code !== 'ARCHIVE_DAMAGED') wrong.push({ type, code, message });
      });
      wrong.push(...seen.filter(({ size }) => !Number.isSafeInteger(size) || size < 0));
    }
  t.strictSame(wrong, []);
  t.ok(refused > volume(128), `${refused} were refused`);
});

t.test('reading a stalled archive, or one of headers only, ends', async (t) => {
  const read = (path: string) => readArchive(path, async () => {}, { bytes: 1024 * 1024, ms: 50 });
  const pipe = join(makeDirectory(t), 'pipe');
  execFileSync('mkfifo', [pipe]);
  const writer = await open(pipe, 'r+');
  t.teardown(() => writer.close());
  for (const part of [Buffer.alloc(0), makeHeader('file', { size: Buffer.from('00000000100\0') })]) {
    await writer.write(part);
    await t.rejects(read(pipe), damaged, `after ${part.length} bytes`);
  }
  const header = makeHeader('PaxHeader', { type: 'x', size: Buffer.from('00000001000\0') });
  const records = Buffer.from('8 a=bcd\n'.repeat(64));
  await writeFile(path, Buffer.concat(Array.from({ length: 2000 }, () => Buffer.concat([header, records]))));
  await t.rejects(read(path), damaged, 'two megabytes of headers');
  await writeFile(path, Buffer.alloc(2 * 1024 * 1024));
  await t.rejects(read(path), damaged, 'two megabytes of zeros');
});

t.test('the size of a JSON file is checked as it arrives, before it is parsed', async (t) => {
  const bounds = { bytes: 100, depth: 4, values: 20 };
  const deep = '['.repeat(5);
  const texts: [text: string, result: string][] = [
    ['[[[[1]]]]', 'read'],
    [`["${deep}"]`, 'read'],
    [`{"a":"\\"${deep}"}`, 'read'],
    [`[${'1,'.repeat(18)}1]`, 'read'],
    [`"${'a'.repeat(98)}"`, 'read'],
    ['[[[', 'SyntaxError'],
    [deep, 'RangeError'],
    [`${deep}${']'.repeat(5)}`, 'RangeError'],
    ['{"a":'.repeat(5), 'RangeError'],
    [`{"a":"\\"]]]]","b":${deep}`, 'RangeError'],
    [`[${'1,'.repeat(20)}1]`, 'RangeError'],
    [`[${'{},'.repeat(10)}{}]`, 'RangeError'],
    [`"${'a'.repeat(99)}"`, 'RangeError'],
  ];
  for (const [text, result] of texts) {
    const parts = Array.from(text, (character) => Buffer.from(character));
    for (const bytes of [[Buffer.from(text)], parts]) {
      const read = readBoundedJson(
        (async function* () {
          yield* bytes;
        })(),
        bounds,
      );
      const told = await read.then(
        () => 'read',
        ({ name }: Error) => name,
      );
      t.equal(told, result, `${text} in ${bytes.length} parts`);
    }
  }
});
