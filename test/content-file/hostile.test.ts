import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { contentFileLimits, type FileContent } from '../../src/shared/desk/content-file.ts';
import { start, testConfig, waitForSite } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { type Entry, fileCalls, readRows, readTar, writeTar } from '../fixtures/content-file.ts';
import { drawPicture, takePhoto } from '../fixtures/pictures.ts';
import { listFiles } from '../fixtures/upload.ts';

const config = await testConfig(t);
const site = await start(t, config);
const calls = await fileCalls(site);
const photo = await drawPicture(420, 280).jpeg().toBuffer();
await calls.upload(photo, 'yard.jpg');
const { change, open, saveProfile } = await contentCalls(site);
await saveProfile({ name: 'Ash Fences' });
const { words } = await open('home');
await change('home', { hero: { ...(words.hero as object), headline: 'Ours' } });
const file = await calls.save();
const entries = await readTar(file);
const content = entries.get('content.json') ?? '';
const picture: Entry = { name: 'pictures/yard.jpg', content: (await site.inject('/images/yard.jpg')).rawPayload };
const before = await readRows(site);

t.test('statement 42: words that no editor would publish are refused, and nothing changes', async (t) => {
  const home = ({ documents }: FileContent) => documents.find(({ id }) => id === 'home') ?? {};
  const profile = ({ documents }: FileContent) => documents.find(({ id }) => id === 'profile')?.words ?? {};
  const wrong: [what: string, change: (content: FileContent) => void, message: RegExp][] = [
    [
      'a newer format',
      (content) => Object.assign(content, { format: 2 }),
      /^This file was made by a newer version of the site\.$/,
    ],
    ['no format', (content) => Object.assign(content, { format: 'x' }), /cannot be read/],
    ['an unknown document', (content) => Object.assign(home(content), { id: 'elsewhere' }), /\(elsewhere\)/],
    ['another kind', (content) => Object.assign(home(content), { kind: 'town' }), /\(home\)/],
    [
      'a key of the prototype as a kind',
      (content) => Object.assign(home(content), { id: 'p-abcdefgh', kind: 'constructor' }),
      /\(p-abcdefgh\)/,
    ],
    ['a list in place of words', (content) => Object.assign(home(content), { words: [] }), /cannot be read/],
    [
      'a text beyond its limit',
      (content) =>
        Object.assign(home(content), {
          words: { ...words, hero: { ...(words.hero as object), text: 'x'.repeat(5000) } },
        }),
      /\(home\)/,
    ],
    [
      'words beyond their limit',
      (content) => Object.assign(home(content), { words: { ...words, more: 'x'.repeat(140_000) } }),
      /\(home\)/,
    ],
    ['a document twice', (content) => content.documents.push(...content.documents), /twice/],
    ['a picture twice', (content) => content.pictures.push(...content.pictures), /twice/],
    [
      'a picture over one that comes with the site',
      (content) => Object.assign(content.pictures[0] ?? {}, { name: 'hero-image.jpg' }),
      /\(pictures hero-image\.jpg\)/,
    ],
    [
      'a slot that is none',
      (content) => Object.assign(content.pictures[0] ?? {}, { kind: 'slot' }),
      /\(pictures yard\.jpg\)/,
    ],
    [
      'a path as a name',
      (content) => Object.assign(content.pictures[0] ?? {}, { name: '../../site.db' }),
      /cannot be read/,
    ],
    [
      'a page as a picture',
      (content) => Object.assign(content.pictures[0] ?? {}, { name: 'page.html' }),
      /cannot be read/,
    ],
    [
      'an address with a script',
      (content) => content.redirects.push({ from: '/x', address: 'javascript:alert(1)', automatic: false }),
      /cannot be read/,
    ],
    [
      'an address with a control character',
      (content) => content.redirects.push({ from: '/x', address: 'https://a.example/\u0001', automatic: false }),
      /cannot be read/,
    ],
    [
      'a profile with a control character',
      (content) => Object.assign(profile(content), { termsUrl: '/terms\u007f' }),
      /cannot be read/,
    ],
    [
      'a profile with a script',
      (content) => Object.assign(profile(content), { privacyUrl: 'javascript:alert(1)' }),
      /cannot be read/,
    ],
    [
      'an accent with a rule of its own',
      (content) => Object.assign(profile(content), { accent: '#fff}body{}' }),
      /cannot be read/,
    ],
    [
      'an address with a path',
      (content) => Object.assign(content.plan.slugs, { 'pool-fencing': '../admin' }),
      /cannot be read/,
    ],
  ];
  for (const [what, change, message] of wrong) {
    const changed: FileContent = JSON.parse(content);
    change(changed);
    const refused = await calls.bring(await writeTar([contentEntry(JSON.stringify(changed)), picture]));
    t.equal(refused.statusCode, 422, `${what}: ${refused.body}`);
    t.match(refused.json().message, message, what);
  }
  t.strictSame(await readRows(site), before);
});

t.test('statement 42: a hostile tar is refused in words, changes nothing and leaves nothing behind', async (t) => {
  const tooLong = { name: 'pictures/yard.jpg', content: Buffer.alloc(21 * 1024 * 1024) };
  const hostile: [what: string, status: number, file: Buffer | Promise<Buffer>][] = [
    ['no tar', 415, Buffer.from('hello')],
    ['nothing but zeros', 415, Buffer.alloc(10_240)],
    ['a compressed tar, which is never unpacked', 415, gzipSync(file)],
    ['gigabytes of zeros, compressed', 415, gzipSync(Buffer.alloc(64 * 1024 * 1024))],
    ['an empty tar', 415, writeTar([])],
    ['another first entry', 422, writeTar([picture, contentEntry()])],
    ['no JSON', 422, writeTar([contentEntry('{"format":1')])],
    ['JSON of another shape', 422, writeTar([contentEntry('[]')])],
    ['JSON a hundred thousand levels deep', 422, writeTar([contentEntry('['.repeat(100_000))])],
    ['the words twice', 422, writeTar([contentEntry(), contentEntry(), picture])],
    ['a picture twice', 422, writeTar([contentEntry(), picture, picture])],
    [
      'a picture that the words do not name',
      422,
      writeTar([contentEntry(), picture, { name: 'pictures/other.jpg', content: photo }]),
    ],
    ['a path upward', 422, writeTar([contentEntry(), { name: '../yard.jpg', content: photo }])],
    ['a path upward within', 422, writeTar([contentEntry(), { name: 'pictures/../../yard.jpg', content: photo }])],
    ['an absolute path', 422, writeTar([contentEntry(), { name: '/etc/cron.d/x', content: photo }])],
    [
      'a symbolic link',
      422,
      writeTar([contentEntry(), { name: 'pictures/yard.jpg', type: 'symlink', linkname: '/etc/passwd' }]),
    ],
    [
      'a hard link',
      422,
      writeTar([contentEntry(), { name: 'pictures/yard.jpg', type: 'link', linkname: '../site.db' }]),
    ],
    ['a folder', 422, writeTar([contentEntry(), { name: 'pictures', type: 'directory' }])],
    ['a pipe', 422, writeTar([contentEntry(), { name: 'pictures/yard.jpg', type: 'fifo' }])],
    ['a picture above 20 MiB', 422, writeTar([contentEntry(), tooLong])],
    ['words above their limit', 422, writeTar([contentEntry(' '.repeat(contentFileLimits.wordsBytes + 1))])],
    ['a picture that is missing', 422, writeTar([contentEntry()])],
    ['a file that is cut within a picture', 422, file.subarray(0, file.length - 3000)],
    ['a file that is cut within its words', 422, file.subarray(0, 2000)],
    ['a size that promises more than there is', 422, withSize(file, 'content.json', '77777777777')],
    ['a size that is no number', 422, withSize(file, 'content.json', 'zzzzzzzzzzz')],
    [
      'a picture with other bytes',
      422,
      writeTar([contentEntry(), { ...picture, content: await drawPicture(300, 300).jpeg().toBuffer() }]),
    ],
    ['a page in place of a picture', 422, forged(Buffer.from('<!doctype html><script>alert(1)</script>'))],
    ['a drawing with a script', 422, forged(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'))],
    ['half a picture', 422, forged(photo.subarray(0, 700))],
  ];
  for (const [what, status, bytes] of hostile) {
    const refused = await calls.bring(await bytes);
    t.equal(refused.statusCode, status, `${what}: ${refused.body}`);
    t.match(refused.json().message, /\w+.*\.$/, what);
    t.notMatch(refused.body, config.dataDir, what);
  }
  t.equal((await calls.bring(file, 'other')).statusCode, 400, 'another field');
  t.strictSame(await readRows(site), before);
  t.strictSame(await listFiles(join(config.dataDir, 'incoming')), []);
});

t.test('statement 42: whatever bytes come, the file is taken or refused in words', async (t) => {
  let state = 42;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  for (let round = 0; round < 60; round += 1) {
    const bytes = Buffer.from(file);
    for (let count = random(12) + 1; count > 0; count -= 1) bytes[random(bytes.length)] = random(256);
    const { statusCode, body } = await calls.bring(bytes.subarray(0, random(4) ? bytes.length : random(bytes.length)));
    t.ok([201, 415, 422].includes(statusCode), `${round}: ${statusCode} ${body}`);
  }
  t.strictSame(await readRows(site), before);
});

t.test('of a picture in a file its pixels are kept alone, and a bare one as it is', async (t) => {
  const withPlace = await forged(await takePhoto(420, 280));
  const summary = (await calls.bring(withPlace)).json();
  t.equal((await calls.apply(summary)).statusCode, 200);

  const { rawPayload } = await site.inject('/images/yard.jpg');
  t.notMatch(rawPayload.toString('latin1'), /Exif|Telephone/);
  t.equal(site.site.current.uploads[0]?.picture?.width, 280, 'upright');
  // The folder of the AVIF goes a moment after its row is written, before the site changes.
  await waitForSite(site, async () => (await readdir(join(config.dataDir, 'incoming'))).length === 0);
  t.strictSame(await readdir(join(config.dataDir, 'incoming')), [], 'nothing waits any more');
});

t.test('addresses of a file are stored percent-encoded too', async (t) => {
  const changed: FileContent = JSON.parse(content);
  changed.redirects.push({ from: '/dash', address: 'https://zäune.example/a–b', automatic: false });
  const taken = await calls.bring(await writeTar([contentEntry(JSON.stringify(changed)), picture]));
  const done = await calls.apply(taken.json());
  t.equal(done.statusCode, 200);
  t.equal((await site.inject('/dash')).headers.location, 'https://xn--zune-loa.example/a%E2%80%93b');
  t.equal((await calls.undo(done.json().batch)).statusCode, 200);
});

function contentEntry(text = content): Entry {
  return { name: 'content.json', content: text };
}

/** A file that is whole and right but for the bytes of its picture. */
async function forged(bytes: Buffer): Promise<Buffer> {
  const changed: FileContent = JSON.parse(content);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
  for (const picture of changed.pictures) picture.hash = hash;
  return writeTar([contentEntry(JSON.stringify(changed)), { ...picture, content: bytes }]);
}

/** A tar whose header of an entry names another size, with the sum that goes with it (POSIX.1-1988, ustar). */
function withSize(file: Buffer, name: string, size: string): Buffer {
  const bytes = Buffer.from(file);
  const start = bytes.indexOf(name);
  bytes.write(size, start + 124, 'latin1');
  bytes.write(' '.repeat(8), start + 148, 'latin1');
  const sum = bytes.subarray(start, start + 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, start + 148, 'latin1');
  return bytes;
}
