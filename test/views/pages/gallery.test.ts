import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import t from 'tap';
import { addPicture } from '../../../src/pictures/store.ts';
import { build } from '../../fixtures/app.ts';
import { readPlain } from '../../fixtures/parse.ts';
import { volume } from '../../fixtures/volume.ts';

const count = volume(2000);
const parts = Math.ceil(count / 36);
/** What a page may weigh on the wire, however many pictures there are. */
const budget = 15_000;

t.test('a gallery of hundreds of pictures', async (t) => {
  const app = await build(t);
  await app.site.update(async () => {
    for (let number = 1; number <= count; number += 1) await showPicture(`yard-${number}.jpg`);
  });
  const open = async (url: string) => readPlain(await app.inject({ url })).document;

  await t.test('its HTML is no heavier than another page', async (t) => {
    const { rawPayload } = await app.inject({ url: '/gallery' });

    t.ok(
      brotliCompressSync(rawPayload).length <= budget,
      `${brotliCompressSync(rawPayload).length} of ${budget} bytes`,
    );
  });

  await t.test('without JavaScript every picture is found once, part after part', async (t) => {
    const names: string[] = [];
    let address: string | null | undefined = '/gallery';
    while (address) {
      const document = await open(address);
      names.push(
        ...Array.from(document.querySelectorAll('.gallery__link img'), (image) => image.getAttribute('alt') ?? ''),
      );
      address = document.querySelector('.gallery__parts a[rel=next]')?.getAttribute('href');
    }

    t.same(
      names,
      Array.from({ length: count }, (_none, index) => `yard-${count - index}.jpg`),
    );
  });

  await t.test('the way back leads to the part before, and the first part has the plain address', async (t) => {
    const second = await open('/gallery?part=2');

    t.equal(second.querySelector('.gallery__parts a[rel=prev]')?.getAttribute('href'), '/gallery');
    t.match(second.querySelector('.gallery__parts')?.textContent, `Page 2 of ${parts}`);
    t.equal(second.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith('/gallery'), true);
  });

  await t.test('a part that does not exist is the last one, and nonsense is the first', async (t) => {
    t.match(
      (await open('/gallery?part=99999')).querySelector('.gallery__parts')?.textContent,
      `Page ${parts} of ${parts}`,
    );
    for (const part of ['0', '-1', 'two', '1e3', '123456', ''])
      t.match(
        (await open(`/gallery?part=${part}`)).querySelector('.gallery__parts')?.textContent,
        `Page 1 of ${parts}`,
        part,
      );
  });

  await t.test('the ways to six kinds of fence are still there, and nothing is said to be coming', async (t) => {
    const document = await open('/gallery');

    t.equal(kindLinks(document).length, 6);
    t.notMatch(document.body.textContent, 'coming soon');
  });

  function showPicture(name: string) {
    const hash = randomBytes(6).toString('hex');
    const size = { width: 1600, height: 1200, widths: [400, 800, 1600] };
    const picture = { name, hash, ...size, formats: ['avif', 'webp', 'jpeg'] as const };
    return addPicture(app.db, { kind: 'gallery', picture, file: `${hash}.jpg`, bytes: 1000 });
  }
});

t.test('a gallery that fits one part has no way to others', async (t) => {
  const app = await build(t);

  t.notMatch((await app.inject({ url: '/gallery' })).body, 'gallery__parts');
});

t.test('an empty gallery leads to six kinds of fence, each of which has its page and its picture', async (t) => {
  const app = await build(t);

  const { document } = readPlain(await app.inject({ url: '/gallery' }));

  t.match(document.body.textContent, 'Our project photos aren’t up yet');

  const links = kindLinks(document);
  t.equal(links.length, 6);
  t.equal(document.querySelectorAll('.project-card img').length, 6);
  for (const link of links) t.equal((await app.inject({ url: link })).statusCode, 200, link);
});

function kindLinks(document: ReturnType<typeof readPlain>['document']): string[] {
  return Array.from(document.querySelectorAll('.project-card'), (link) => link.getAttribute('href') ?? '');
}
