import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import t from 'tap';
import { openArchive, unpack, writeIndex } from '../../src/binary/archive.ts';
import { makeDirectory } from '../fixtures/directory.ts';

const folder = makeDirectory(t);
chmodSync(folder, 0o755);
const packed = join(folder, 'packed');
const content = Buffer.from('the whole site');
const start = Buffer.concat([Buffer.from('Node'), content, writeIndex([{ name: 'site.js', bytes: content.length }])]);
writeFileSync(packed, Buffer.concat([start, createHash('sha256').update(start).digest()]));
const unpackInto = (home: string) => unpack(openArchive(packed), home);

/** Creates `name/data`, into which the program is unpacked. */
function makeData(name: string): string {
  const data = join(folder, name, 'data');
  mkdirSync(data, { recursive: true });
  for (const made of [dirname(data), data]) chmodSync(made, 0o755);
  return data;
}

t.test('no folder above the program may be writable for other users unless it is sticky', async (t) => {
  const open = { code: 'PROGRAM_FOLDER_OPEN' };
  const cases: Record<string, { refused: boolean; mode: number; which: (data: string) => string }> = {
    'only this user writes': { refused: false, mode: 0o755, which: (data) => data },
    'everyone writes': { refused: true, mode: 0o777, which: (data) => data },
    'others write, the group does not': { refused: true, mode: 0o757, which: (data) => data },
    'a folder farther up is open': { refused: true, mode: 0o777, which: dirname },
    'sticky, as /tmp': { refused: false, mode: 0o1777, which: (data) => data },
    'sticky farther up': { refused: false, mode: 0o1777, which: dirname },
    "this user's own group writes": { refused: false, mode: 0o775, which: (data) => data },
  };
  for (const [index, [what, { refused, mode, which }]] of Object.entries(cases).entries()) {
    const data = makeData(`case-${index}`);
    chmodSync(which(data), mode);
    const home = join(data, 'program');
    if (refused) t.throws(() => unpackInto(home), { ...open, message: which(data) }, what);
    else t.equal(readFileSync(join(unpackInto(home), 'site.js'), 'utf8'), String(content), what);
    if (refused) t.notOk(existsSync(join(home, 'unpacking.db')), `${what}: nothing was unpacked`);
  }

  const behindLink = makeData('behind-link');
  const link = join(folder, 'link');
  symlinkSync(behindLink, link);
  chmodSync(dirname(behindLink), 0o777);
  t.throws(() => unpackInto(join(link, 'program')), open, 'where a link leads');

  const linkInOpen = join(makeData('open'), 'link');
  symlinkSync(makeData('closed'), linkInOpen);
  chmodSync(dirname(linkInOpen), 0o777);
  t.throws(() => unpackInto(join(linkInOpen, 'program')), open, 'where a link is');

  if (process.getuid?.() !== 0) return;
  const shared = makeData('shared');
  chownSync(shared, 0, 1234);
  chmodSync(shared, 0o775);
  t.throws(() => unpackInto(join(shared, 'program')), open, 'another group writes');
});

t.test('a file that changed on disk is unpacked again, even if its length is the same', async (t) => {
  const home = join(makeData('changed'), 'program');
  const path = join(unpackInto(home), 'site.js');
  const before = statSync(path).ino;
  unpackInto(home);
  t.equal(statSync(path).ino, before, 'a whole one is left as it is');
  writeFileSync(path, 'x'.repeat(content.length));

  unpackInto(home);

  t.equal(readFileSync(path, 'utf8'), String(content));
});

t.test('an archive whose index leads out of its folder is refused and writes nothing', async (t) => {
  const home = join(makeData('names'), 'program');
  const names = ['../escaped', 'a/../../escaped', '/tmp/escaped', '..', '', 'a//b', './a', 'a\0b', 5];
  for (const name of [...names, null]) {
    const index = Buffer.from(JSON.stringify([name === null ? null : { name, bytes: content.length }]));
    const length = Buffer.alloc(8);
    length.writeBigUInt64LE(BigInt(index.length));
    const whole = Buffer.concat([Buffer.from('Node'), content, index, length]);
    const file = join(folder, 'forged');
    writeFileSync(file, Buffer.concat([whole, createHash('sha256').update(whole).digest()]));
    t.throws(() => unpack(openArchive(file), home), { code: 'PROGRAM_DAMAGED' }, String(name));
  }
  t.notOk(existsSync(home));
});
