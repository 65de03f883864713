import { join } from 'node:path';
import t from 'tap';
import { contentFileLimits, type FileContent } from '../../src/shared/desk/content-file.ts';
import { signIn, start, testConfig } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { type Entry, fileCalls, readRows, readTar, writeTar } from '../fixtures/content-file.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { makeHeader } from '../fixtures/tar-header.ts';
import { listFiles } from '../fixtures/upload.ts';

const config = await testConfig(t);
const site = await start(t, config);
const calls = await fileCalls(site);
await calls.upload(await drawPicture(420, 280).jpeg().toBuffer(), 'yard.jpg');
const { change } = await contentCalls(site);
await change('frame', { blurb: 'Ours.' });
const file = await calls.save();
const content = (await readTar(file)).get('content.json') ?? '';
const picture: Entry = { name: 'pictures/yard.jpg', content: (await site.inject('/images/yard.jpg')).rawPayload };
const before = await readRows(site);

t.test(
  'statement 42: a file above 500 MiB is refused before it is read, and one that hides its length where it passes the limit',
  async (t) => {
    const announced = await site.inject({
      method: 'POST',
      url: '/api/admin/content-file',
      headers: { ...formHeaders, cookie: await signIn(site), 'content-length': String(600 * 1024 * 1024) },
      payload: writeForm([{ name: 'file', fileName: 'site.tar', content: file }]),
    });
    t.equal(announced.statusCode, 413);
    t.equal(announced.json().message, 'This file is too large. It may have at most 500 MB.');

    const { bytes } = contentFileLimits;
    t.teardown(() => Object.assign(contentFileLimits, { bytes }));
    contentFileLimits.bytes = file.length - 1;
    const hidden = await calls.bring(file);
    t.equal(hidden.statusCode, 413, hidden.body);
    contentFileLimits.bytes = file.length;
    t.equal((await calls.bring(file)).statusCode, 201, 'as long as it may be');
    t.strictSame(await readRows(site), before);
    t.equal((await listFiles(join(config.dataDir, 'incoming'))).filter((name) => name.includes('source')).length, 0);
  },
);

t.test(
  'statement 42: entries without end, names without end and names that one disk takes for the same are refused',
  async (t) => {
    const words = (change: (content: FileContent) => void): Entry => {
      const changed: FileContent = JSON.parse(content);
      change(changed);
      return { name: 'content.json', content: JSON.stringify(changed) };
    };
    const named = (...names: string[]) =>
      words(({ pictures }) => {
        const [first] = pictures;
        if (first) pictures.splice(0, 1, ...names.map((name) => ({ ...first, name })));
      });
    const empty = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `pictures/${index}.jpg` }));
    const hostile: [what: string, entries: Entry[]][] = [
      ['three thousand entries', [words(() => {}), ...empty(3000)]],
      ['more pictures than a site keeps', [named(...empty(5001).map(({ name }) => name.slice(9)))]],
      [
        'a path a thousand folders deep',
        [words(() => {}), { ...picture, name: `pictures/${'a/'.repeat(1000)}yard.jpg` }],
      ],
      ['a name of 200,000 letters', [words(() => {}), { ...picture, name: `pictures/${'a'.repeat(200_000)}.jpg` }]],
      [
        'names that differ by case',
        [named('yard.jpg', 'YARD.jpg'), picture, { ...picture, name: 'pictures/YARD.jpg' }],
      ],
      [
        'names that differ by how an accent is written',
        [
          named('caf\u00e9.jpg', 'cafe\u0301.jpg'),
          { ...picture, name: 'pictures/caf\u00e9.jpg' },
          { ...picture, name: 'pictures/cafe\u0301.jpg' },
        ],
      ],
      ['a name that a disk reads as a folder', [named('yard.jpg'), { ...picture, name: 'pictures\\yard.jpg' }]],
    ];
    for (const [what, entries] of hostile) {
      const refused = await calls.bring(await writeTar(entries));
      t.equal(refused.statusCode, 422, `${what}: ${refused.body.slice(0, 200)}`);
      t.match(refused.json().message, /^.{10,400}\.$/, what);
    }
    const endless = await calls.bring(withLongHeader(await writeTar([words(() => {}), picture])));
    t.equal(endless.statusCode, 422, 'a header that announces gigabytes of a name');
    t.strictSame(await readRows(site), before);
  },
);

t.test(
  'statement 42: words that are deep or of countless parts are refused as they come, and the next file is read',
  async (t) => {
    const texts: Record<string, string> = {
      'lists in lists': '['.repeat(18e6),
      'lists that end': '['.repeat(9e6) + ']'.repeat(9e6),
      'objects in objects': '{"a":'.repeat(3.6e6),
      'objects beside each other': `{"format":1,"documents":[${'{},'.repeat(5.6e6)}{}]}`,
      'numbers beside each other': `{"format":1,"documents":[${'1,'.repeat(8e6)}1]}`,
      'depth behind a bracket in a text': `{"a":"\\"]]]]","b":${'['.repeat(1e6)}`,
      'one text': JSON.stringify({ a: 'a'.repeat(17e6) }),
    };
    for (const [what, content] of Object.entries(texts)) {
      const bytes = await writeTar([{ name: 'content.json', content }]);
      const before = process.cpuUsage();
      const refused = await calls.bring(bytes);
      const { user, system } = process.cpuUsage(before);
      t.equal(refused.statusCode, 422, what);
      t.match(refused.json().message, /cannot be read/, what);
      // Parsing took 2.5 to 11 s of it.
      t.ok(user + system < 2e6, `${what}: ${(user + system) / 1000} ms of the processor`);
    }
    const size = Buffer.from([0xc2, ...Buffer.alloc(11)]);
    const wedge = Buffer.concat([makeHeader('content.json', { size }), Buffer.alloc(2048)]);
    t.equal((await calls.bring(wedge)).statusCode, 422);
    t.equal((await calls.bring(file)).statusCode, 201, 'a good file behind it');
  },
);

/** A tar before whose last entry stands a header of eight gigabytes (POSIX.1-2001, pax). */
function withLongHeader(tar: Buffer): Buffer {
  const start = tar.lastIndexOf('pictures/yard.jpg');
  const header = Buffer.from(tar.subarray(start, start + 512));
  header.write('77777777777\0', 124, 'latin1');
  header.write('x', 156, 'latin1');
  header.write(' '.repeat(8), 148, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return Buffer.concat([tar.subarray(0, start), header, Buffer.alloc(6 * 1024 * 1024, 'a'), tar.subarray(start)]);
}
