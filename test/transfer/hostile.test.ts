import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { contentFileLimits, type FileContent } from '../../src/shared/admin/transfer.ts';
import { pictureLimits } from '../../src/shared/pictures/pictures.ts';
import { signIn, start, testConfig } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';
import { drawPicture, takePhoto } from '../fixtures/pictures.ts';
import { makeHeader } from '../fixtures/tar-header.ts';
import { type Entry, fileCalls, readRows, readTar, writeTar } from '../fixtures/transfer.ts';
import { listFiles } from '../fixtures/upload.ts';
import { volume } from '../fixtures/volume.ts';

const config = await testConfig(t);
const site = await start(t, config);
const calls = await fileCalls(site);
const photo = await drawPicture(420, 280).jpeg().toBuffer();
await calls.upload(photo, 'yard.jpg');
const { change, open, saveProfile } = await contentCalls(site);
await saveProfile({ name: 'Ash Fences' });
const { words } = await open('home');
const hero = words.hero as object;
await change('home', { hero: { ...hero, headline: 'Ours' } });
const file = await calls.save();
const content = (await readTar(file)).get('content.json') ?? '';
const picture: Entry = { name: 'pictures/yard.jpg', content: (await site.inject('/images/yard.jpg')).rawPayload };
const before = await readRows(site);

const contentEntry = (text = content): Entry => ({ name: 'content.json', content: text });

/** Returns the text with a change. */
function changed(work: (content: FileContent) => unknown): Entry {
  const copy: FileContent = JSON.parse(content);
  work(copy);
  return contentEntry(JSON.stringify(copy));
}

/** Returns the text with the picture under other names. */
const named = (...names: string[]) =>
  changed((copy) => {
    const [first] = copy.pictures;
    copy.pictures = names.flatMap((name) => (first ? [{ ...first, name }] : []));
  });

/** Returns a valid file except for the bytes of its picture. */
const forged = (bytes: Buffer) =>
  writeTar([
    changed(({ pictures }) => {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      for (const each of pictures) each.hash = hash;
    }),
    { ...picture, content: bytes },
  ]);

t.test('text that no editor could publish is refused, and nothing changes', async (t) => {
  const { documents, pictures }: FileContent = JSON.parse(content);
  const parts = {
    file: (content: FileContent) => content,
    home: ({ documents }: FileContent) => documents.find(({ id }) => id === 'home'),
    profile: ({ documents }: FileContent) => documents.find(({ id }) => id === 'profile')?.words,
    picture: ({ pictures }: FileContent) => pictures[0],
    slugs: ({ plan }: FileContent) => plan.slugs,
    redirect: ({ redirects }: FileContent) => redirects[redirects.push({ from: '/x', automatic: false }) - 1],
  };
  const long = { ...words, hero: { ...hero, text: 'x'.repeat(5000) } };
  const wrong: [what: string, part: keyof typeof parts, change: object, told: RegExp | string][] = [
    ['a newer format', 'file', { format: 2 }, /^This file was made by a newer version of the site\.$/],
    ['no format', 'file', { format: 'x' }, 'can’t be read'],
    ['a document twice', 'file', { documents: [...documents, ...documents] }, 'twice'],
    ['a picture twice', 'file', { pictures: [...pictures, ...pictures] }, 'twice'],
    ['an unknown document', 'home', { id: 'elsewhere' }, '(elsewhere)'],
    ['another kind', 'home', { kind: 'town' }, '(home)'],
    ['a key of the prototype as a kind', 'home', { id: 'p-abcdefgh', kind: 'constructor' }, '(p-abcdefgh)'],
    ['a list in place of words', 'home', { words: [] }, 'can’t be read'],
    ['a text beyond its limit', 'home', { words: long }, '(home)'],
    ['words beyond their limit', 'home', { words: { ...words, more: 'x'.repeat(140_000) } }, '(home)'],
    ['a picture that comes with the site', 'picture', { name: 'hero-image.jpg' }, '(pictures hero-image.jpg)'],
    ['a slot that is none', 'picture', { kind: 'slot' }, '(pictures yard.jpg)'],
    ['a path as a name', 'picture', { name: '../../site.db' }, 'can’t be read'],
    ['a page as a picture', 'picture', { name: 'page.html' }, 'can’t be read'],
    ['an address with a script', 'redirect', { address: 'javascript:alert(1)' }, 'can’t be read'],
    ['an address with a control character', 'redirect', { address: 'https://a.example/\u0001' }, 'can’t be read'],
    ['a profile with a control character', 'profile', { termsUrl: '/terms\u007f' }, 'can’t be read'],
    ['a profile with a script', 'profile', { privacyUrl: 'javascript:alert(1)' }, 'can’t be read'],
    ['an accent with a rule of its own', 'profile', { accent: '#fff}body{}' }, 'can’t be read'],
    ['an address with a path', 'slugs', { 'pool-fencing': '../admin' }, 'can’t be read'],
  ];
  for (const [what, part, change, told] of wrong) {
    const words = changed((content) => Object.assign(parts[part](content) ?? {}, change));
    const refused = await calls.bring(await writeTar([words, picture]));
    t.equal(refused.statusCode, 422, `${what}: ${refused.body}`);
    t.match(refused.json().message, told, what);
  }
  t.strictSame(await readRows(site), before);
});

t.test('a hostile tar is refused with a message and leaves nothing behind', async (t) => {
  const odd = 'contains something unexpected';
  const damaged = 'damaged or was cut short';
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const noSize = Buffer.concat([
    makeHeader('content.json', { size: Buffer.from([0xc2, ...Buffer.alloc(11)]) }),
    Buffer.alloc(2048),
  ]);
  const { textBytes } = contentFileLimits;
  const [content, name] = [contentEntry(), 'pictures/yard.jpg'];
  /** Returns a file with another entry instead of the picture. */
  const behind = (...entries: Entry[]) => writeTar([content, ...entries]);
  const hostile: [what: string, told: string, file: Buffer | Promise<Buffer>, status?: number][] = [
    ['no tar', 'wasn’t made by', Buffer.from('hello'), 415],
    ['nothing but zeros', 'wasn’t made by', Buffer.alloc(10_240), 415],
    ['a compressed tar, which is never unpacked', 'wasn’t made by', gzipSync(file), 415],
    ['an empty tar', 'wasn’t made by', writeTar([]), 415],
    ['another first entry', odd, writeTar([picture, content])],
    ['no JSON', 'can’t be read', writeTar([contentEntry('{"format":1')])],
    ['JSON of another shape', 'can’t be read', writeTar([contentEntry('[]')])],
    ['JSON a hundred thousand levels deep', 'can’t be read', writeTar([contentEntry('['.repeat(100_000))])],
    ['the words twice', odd, behind(content, picture)],
    ['a picture twice', odd, behind(picture, picture)],
    ['a picture that the words do not name', odd, behind({ name: 'pictures/other.jpg', content: photo })],
    ['a path upward', damaged, behind({ name: '../yard.jpg', content: photo })],
    ['a path upward within', damaged, behind({ name: 'pictures/../../yard.jpg', content: photo })],
    ['an absolute path', damaged, behind({ name: '/etc/cron.d/x', content: photo })],
    ['a path a thousand folders deep', odd, behind({ ...picture, name: `pictures/${'a/'.repeat(1000)}yard.jpg` })],
    ['a name of 200,000 letters', odd, behind({ ...picture, name: `pictures/${'a'.repeat(200_000)}.jpg` })],
    ['a name that a disk reads as a folder', damaged, behind({ ...picture, name: 'pictures\\yard.jpg' })],
    ['a symbolic link', damaged, behind({ name, type: 'symlink', linkname: '/etc/passwd' })],
    ['a hard link', damaged, behind({ name, type: 'link', linkname: '../site.db' })],
    ['a folder', damaged, behind({ name: 'pictures', type: 'directory' })],
    ['a pipe', damaged, behind({ name, type: 'fifo' })],
    [
      'three thousand entries',
      odd,
      behind(...Array.from({ length: 3000 }, (_, at) => ({ name: `pictures/${at}.jpg` }))),
    ],
    ['a header of gigabytes of a name', damaged, withLongHeader(file, name)],
    ['a picture above 20 MiB', odd, withSize(file, name, pictureLimits.bytes + 1)],
    ['words above their limit', odd, withSize(file, 'content.json', textBytes + 1)],
    ['a size that promises more than there is', damaged, withSize(file, 'content.json', textBytes)],
    ['a size that is no number', damaged, withHeader(file, 'content.json', { 124: 'zzzzzzzzzzz' })],
    ['a size that is below zero', damaged, noSize],
    ['a picture that is missing', 'cut short', behind()],
    ['a file that is cut within a picture', damaged, file.subarray(0, file.length - 3000)],
    ['a file that is cut within its words', damaged, file.subarray(0, 2000)],
    ['a picture with other bytes', 'damaged', behind({ ...picture, content: photo.subarray(1) })],
    ['a page in place of a picture', 'yard.jpg: ', forged(page)],
    ['a drawing with a script', 'yard.jpg: ', forged(drawing)],
    ['half a picture', 'yard.jpg: ', forged(photo.subarray(0, 700))],
    ['more pictures than a site keeps', 'can’t be read', writeTar([named(...Array(5001).fill('a.jpg'))])],
    ['names that differ by case', 'twice', writeTar([named('yard.jpg', 'YARD.jpg'), picture])],
    ['names that differ by an accent', 'can’t be read', writeTar([named('caf\u00e9.jpg', 'cafe\u0301.jpg')])],
  ];
  for (const [what, told, bytes, status = 422] of hostile) {
    const refused = await calls.bring(await bytes);
    t.equal(refused.statusCode, status, `${what}: ${refused.body.slice(0, 200)}`);
    const { message } = refused.json();
    t.match(message, /^.{10,400}\.$/, what);
    t.match(message, told, what);
    t.notMatch(refused.body, config.dataDir, what);
  }
  t.equal((await calls.bring(file, 'other')).statusCode, 400, 'another field');
  t.strictSame(await readRows(site), before);
  t.strictSame(await listFiles(join(config.dataDir, 'incoming')), []);
});

t.test('deeply nested or oversized text is refused, and the next file is read', async (t) => {
  // Limits while reading are tested in operations/archive.test.ts; parsing these files took 2.5 to 11 s.
  const bytes = await writeTar([contentEntry('['.repeat(9e6) + ']'.repeat(9e6))]);
  const before = process.cpuUsage();
  const refused = await calls.bring(bytes);
  const { user, system } = process.cpuUsage(before);
  t.equal(refused.statusCode, 422);
  t.match(refused.json().message, 'can’t be read');
  t.ok(user + system < 2e6, `${(user + system) / 1000} ms of the processor`);
  t.equal((await calls.bring(file)).statusCode, 201);
});

t.test('a file above 500 MiB is refused before it is read, or at the limit', async (t) => {
  const announced = await site.inject({
    method: 'POST',
    url: '/api/admin/content-file',
    headers: { ...formHeaders, cookie: await signIn(site), 'content-length': String(600 * 1024 * 1024) },
    payload: writeForm([{ name: 'file', fileName: 'site.tar', content: file }]),
  });
  t.equal(announced.statusCode, 413);
  t.equal(announced.json().message, 'This file is too large. The limit is 500 MB.');

  const { bytes } = contentFileLimits;
  t.teardown(() => Object.assign(contentFileLimits, { bytes }));
  contentFileLimits.bytes = file.length - 1;
  t.equal((await calls.bring(file)).statusCode, 413);
  contentFileLimits.bytes = file.length;
  t.equal((await calls.bring(file)).statusCode, 201, 'as long as it may be');
  t.strictSame(await readRows(site), before);
  t.strictSame(await listFiles(join(config.dataDir, 'incoming')), []);
});

t.test('every file is accepted or refused with a message, whatever its bytes', async (t) => {
  let state = 42;
  const random = (below: number) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
  for (let round = 0; round < volume(60); round += 1) {
    const bytes = Buffer.from(file);
    for (let count = random(12) + 1; count > 0; count -= 1) bytes[random(bytes.length)] = random(256);
    const { statusCode, body } = await calls.bring(bytes.subarray(0, random(4) ? bytes.length : random(bytes.length)));
    t.ok([201, 415, 422].includes(statusCode), `${round}: ${statusCode} ${body}`);
  }
  t.strictSame(await readRows(site), before);
});

t.test('only the pixels of an imported picture are kept', async (t) => {
  const summary = (await calls.bring(await forged(await takePhoto(420, 280)))).json();
  t.equal((await calls.apply(summary)).statusCode, 200);

  const { rawPayload } = await site.inject('/images/yard.jpg');
  t.notMatch(rawPayload.toString('latin1'), /Exif|Telephone/);
  t.equal(site.site.current.uploads[0]?.picture?.width, 280, 'upright');
  t.strictSame(await readdir(join(config.dataDir, 'incoming')), []);
});

t.test('addresses in a file are stored percent-encoded', async (t) => {
  const address = 'https://zäune.example/a–b';
  const words = changed(({ redirects }) => redirects.push({ from: '/dash', address, automatic: false }));
  const done = await calls.apply((await calls.bring(await writeTar([words, picture]))).json());
  t.equal(done.statusCode, 200);
  t.equal((await site.inject('/dash')).headers.location, 'https://xn--zune-loa.example/a%E2%80%93b');
  t.equal((await calls.undo(done.json().batch)).statusCode, 200);
});

/** Changes texts in the header of a tar entry, and its checksum (POSIX.1-1988, ustar). */
function withHeader(tar: Buffer, name: string, texts: Record<number, string>): Buffer {
  const bytes = Buffer.from(tar);
  const start = bytes.indexOf(name);
  for (const [place, text] of Object.entries(texts)) bytes.write(text, start + Number(place), 'latin1');
  bytes.fill(' ', start + 148, start + 156);
  const sum = bytes.subarray(start, start + 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, start + 148, 'latin1');
  return bytes;
}

const withSize = (tar: Buffer, name: string, size: number) =>
  withHeader(tar, name, { 124: size.toString(8).padStart(11, '0') });

/** Returns a tar in which a header of eight gigabytes comes before one entry (POSIX.1-2001, pax). */
function withLongHeader(tar: Buffer, name: string): Buffer {
  const start = tar.indexOf(name);
  const header = withHeader(tar, name, { 124: '77777777777', 156: 'x' }).subarray(start, start + 512);
  return Buffer.concat([tar.subarray(0, start), header, Buffer.alloc(6 * 1024 * 1024, 'a'), tar.subarray(start)]);
}
