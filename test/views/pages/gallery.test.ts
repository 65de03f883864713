import { brotliCompressSync } from 'node:zlib';
import t from 'tap';
import { addPicture } from '../../../src/pictures/store.ts';
import { build } from '../../fixtures/app.ts';
import { readPlain } from '../../fixtures/parse.ts';
import { makePlacedPicture } from '../../fixtures/store.ts';
import { volume } from '../../fixtures/volume.ts';

const count = volume(2000);
const parts = Math.ceil(count / 36);
/** The maximum weight of a page on the wire, with any number of pictures. */
const budget = 15_000;

const app = await build(t);
const open = async (url = '/gallery') => readPlain(await app.inject({ url })).document;
type Page = Awaited<ReturnType<typeof open>>;
const kindLinks = (document: Page) =>
  Array.from(document.querySelectorAll('.project-card'), (link) => link.getAttribute('href') ?? '');
const partsOf = (document: Page) => document.querySelector('.gallery__parts')?.textContent;

t.test('an empty gallery links to six fence types, each with its page and its picture', async (t) => {
  const document = await open();
  t.match(document.body.textContent, 'Our project photos aren’t up yet');
  t.equal(document.querySelectorAll('.project-card img').length, 6);
  t.equal(kindLinks(document).length, 6);
  for (const link of kindLinks(document)) t.equal((await app.inject({ url: link })).statusCode, 200, link);
});

t.test('a gallery with one part has no links to other parts', async (t) => {
  await app.site.update(() => addPicture(app.db, makePlacedPicture('yard-1.jpg')));
  t.equal(partsOf(await open()), undefined);
});

t.test('a gallery of hundreds of pictures is divided into parts', async (t) => {
  await app.site.update(async () => {
    for (let number = 2; number <= count; number += 1)
      await addPicture(app.db, makePlacedPicture(`yard-${number}.jpg`));
  });

  t.test('the gallery’s HTML is no heavier than another page', async (t) => {
    const bytes = brotliCompressSync((await app.inject({ url: '/gallery' })).rawPayload).length;
    t.ok(bytes <= budget, `${bytes} of ${budget} bytes`);
  });

  t.test('every picture is found once without JavaScript, part by part', async (t) => {
    const names: string[] = [];
    let address: string | null | undefined = '/gallery';
    while (address) {
      const document = await open(address);
      for (const image of document.querySelectorAll('.gallery__link img')) names.push(image.getAttribute('alt') ?? '');
      address = document.querySelector('.gallery__parts a[rel=next]')?.getAttribute('href');
    }
    t.strictSame(
      names,
      Array.from({ length: count }, (_none, index) => `yard-${count - index}.jpg`),
    );
  });

  t.test('the back link goes to the previous part, and the first part has a plain address', async (t) => {
    const second = await open('/gallery?part=2');
    t.equal(second.querySelector('.gallery__parts a[rel=prev]')?.getAttribute('href'), '/gallery');
    t.match(second.querySelector('link[rel=canonical]')?.getAttribute('href'), /\/gallery$/);
    t.match(partsOf(second), `Page 2 of ${parts}`);
  });

  t.test('an unknown part is the last one, and a malformed one is the first', async (t) => {
    t.match(partsOf(await open('/gallery?part=99999')), `Page ${parts} of ${parts}`);
    for (const part of ['0', '-1', 'two', '1e3', '123456', ''])
      t.match(partsOf(await open(`/gallery?part=${part}`)), `Page 1 of ${parts}`, part);
  });

  t.test('the gallery still links to six fence types and promises no pictures', async (t) => {
    const document = await open();
    t.equal(kindLinks(document).length, 6);
    t.notMatch(document.body.textContent, 'aren’t up yet');
  });
});
