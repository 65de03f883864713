import t, { type Test } from 'tap';
import type { GalleryPicture } from '../../../src/shared/page.ts';
import { Gallery } from '../../../views/components/gallery.tsx';
import { connectGallery } from '../../../views/islands/gallery/gallery-list.ts';
import { connectLightbox } from '../../../views/islands/gallery/lightbox.ts';
import { connectIslands, listenTo } from '../../fixtures/connection.ts';
import { openDocument } from '../../fixtures/dom.ts';
import { shippedContent } from '../../fixtures/site-map.ts';

const samples = shippedContent.home.gallery.projects.map(({ title, location, picture }) => ({
  caption: `${title} - ${location}`,
  file: picture.name,
}));
const entry = (name: string): GalleryPicture => ({ name, path: `/images/${name}`, url: `/images/variants/${name}` });
const images = () => Array.from(document.querySelectorAll<HTMLImageElement>('.gallery__list img'));

t.test('the gallery says it is loading until the list arrives and reserves space', async (t) => {
  const { open, isShown } = await prepare(t, [entry('cedar-gate.jpg'), entry('ranch.jpg')]);
  const connected = open();
  t.ok(isShown('loading'));
  t.match(document.body.textContent, 'Loading gallery images...');
  t.equal(document.querySelectorAll('.gallery__place').length, 2);

  await connected;
  t.notOk(isShown('loading'));
  t.ok(isShown('list'));
  t.equal(document.querySelector('.gallery__place'), null);
});

t.test('an entry with only name, path, and URL is shown lazily with its name as text', async (t) => {
  const { open } = await prepare(t, [entry('cedar-gate.jpg')]);
  await open();
  t.match(images(), [{ alt: 'cedar-gate.jpg', src: /\/images\/variants\/cedar-gate\.jpg$/, loading: 'lazy' }]);
});

t.test('the gallery uses picture variants if the list has them', async (t) => {
  const picture = { name: 'ranch.jpg', hash: '0a', width: 800, height: 600, widths: [400, 800] };
  const { open } = await prepare(t, [{ ...entry('ranch.jpg'), picture: { ...picture, formats: ['webp', 'jpeg'] } }]);
  await open();
  const sources = Array.from(document.querySelectorAll('.gallery__list source'), (source) =>
    source.getAttribute('type'),
  );
  t.strictSame(sources, ['image/webp']);
  t.match(images()[0]?.getAttribute('srcset'), /ranch.*400\.jpg 400w/);
});

t.test('a long list is shown completely in order and opens without captions', async (t) => {
  const many = Array.from({ length: 150 }, (_none, index) => entry(`fence-${index}.jpg`));
  const { open } = await prepare(t, many);
  await open();
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.gallery__list a'));
  t.strictSame(
    links.map((link) => link.getAttribute('href')),
    many.map(({ path }) => path),
  );
  links.at(-1)?.click();
  t.equal(document.querySelector('dialog')?.open, true);
  t.equal(document.querySelector('.lightbox__counter')?.textContent, '150 / 150');
  t.equal(document.querySelector('.lightbox__image')?.getAttribute('alt'), 'Fence installation project');
  t.equal(document.querySelector('.lightbox__caption')?.textContent, '');
});

for (const [what, status, body] of [
  ['the empty list of a new site', 200, []],
  ['an answer that is not OK', 500, { message: 'Something went wrong.' }],
  ['an answer that is not JSON', 200, '<html></html>'],
  ['JSON that is no list', 200, { images: [] }],
] as const)
  t.test(`${what} gives the empty state`, async (t) => {
    const { open, isShown } = await prepare(t, body, status);
    await open();
    t.ok(isShown('empty'));
    t.notOk(isShown('loading'));
    t.match(document.body.textContent, 'No Images Found');
    t.match(document.body.textContent, 'Gallery images will appear here once uploaded to the gallery folder.');
  });

t.test('without a response the error is logged and six captioned samples are shown', async (t) => {
  const { open } = await prepare(t, undefined);
  const logged = t.capture(console, 'error');
  await open();
  const captions = Array.from(document.querySelectorAll('.gallery__caption'), ({ textContent }) => textContent ?? '');
  t.strictSame(
    images().map((image) => image.getAttribute('src')),
    [1, 2, 3, 4, 5, 6].map((number) => `/images/gallery-${number}.jpg`),
  );
  t.ok(captions.length === 6 && captions.every((caption) => /(Fence|Gate) - .+, NC$/.test(caption)));
  t.equal(logged().length, 1);
});

/**
 * Prepares a page with a gallery of two pictures.
 * @param body the response for its list; text is sent unchanged, `undefined` sends no response
 */
async function prepare(t: Test, body: object | string | undefined, status = 200) {
  openDocument(t, <Gallery expected={2} samples={samples} />);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const address = await listenTo(t, (request, response) =>
    body === undefined ? void request.destroy() : void response.writeHead(status).end(text),
  );
  connectIslands(t, address);
  return {
    open: () => {
      connectLightbox(document.querySelector('dialog') as HTMLDialogElement);
      return connectGallery(document.querySelector('.gallery') as HTMLElement);
    },
    isShown: (name: string) => !(document.querySelector(`.gallery__${name}`) as HTMLElement).hidden,
  };
}
