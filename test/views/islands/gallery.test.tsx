import t, { type Test } from 'tap';
import type { GalleryImage } from '../../../src/shared/page.ts';
import { Gallery } from '../../../views/islands/gallery.tsx';
import { connectGallery } from '../../../views/islands/gallery-controller.ts';
import { openDocument } from '../../fixtures/dom.ts';

const entries: GalleryImage[] = [
  { name: 'cedar-gate.jpg', path: '/images/cedar-gate.jpg', url: '/images/variants/cedar-gate-0a-800.jpg' },
  { name: 'ranch.jpg', path: '/images/ranch.jpg', url: '/images/variants/ranch-0b-800.jpg' },
];

t.test('it says that it loads until the list is there', async (t) => {
  const { answer, isShown, connect } = prepare(t);

  const connected = connect();
  t.ok(isShown('loading'));
  t.match(document.body.textContent, 'Loading gallery images...');
  t.equal(document.querySelectorAll('.gallery__place').length, 2, 'a place is kept for each picture');

  answer(Response.json(entries));
  await connected;
  t.notOk(isShown('loading'));
  t.ok(isShown('list'));
  t.equal(document.querySelector('.gallery__place'), null);
});

t.test('an entry with nothing but name, path and url is shown lazily, its name as the text', async (t) => {
  const { answer, connect } = prepare(t);
  answer(Response.json(entries));

  await connect();

  const images = Array.from(document.querySelectorAll('.gallery__list img')) as HTMLImageElement[];
  t.same(
    images.map((image) => image.alt),
    ['cedar-gate.jpg', 'ranch.jpg'],
  );
  t.ok(images[0]?.src.endsWith(entries[0]?.url as string));
  t.ok(images.every((image) => image.loading === 'lazy'));
});

t.test('variants are offered where the list has them', async (t) => {
  const { answer, connect } = prepare(t);
  const picture = {
    name: 'ranch.jpg',
    hash: '0123456789ab',
    width: 800,
    height: 600,
    widths: [400, 800],
    formats: ['avif', 'webp', 'jpeg'] as const,
  };
  answer(Response.json([{ ...entries[1], picture }]));

  await connect();

  const sources = Array.from(document.querySelectorAll('.gallery__list source'), (source) =>
    source.getAttribute('type'),
  );
  t.same(sources, ['image/avif', 'image/webp']);
  t.match(document.querySelector('.gallery__list img')?.getAttribute('srcset'), 'ranch-0123456789ab-400.jpg 400w');
});

t.test('a long list is shown whole and in its order, and the lightbox knows all of it', async (t) => {
  const { answer, connect } = prepare(t);
  const many = Array.from({ length: 150 }, (_none, index) => ({
    name: `fence-${index}.jpg`,
    path: `/images/fence-${index}.jpg`,
    url: `/images/variants/fence-${index}-0c-800.jpg`,
  }));
  answer(Response.json(many));

  await connect();
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.gallery__list a'));
  links.at(-1)?.click();

  t.same(
    links.map((link) => link.getAttribute('href')),
    many.map(({ path }) => path),
  );
  t.equal(document.querySelector('.lightbox__counter')?.textContent, '150 / 150');
});

t.test('a click opens the lightbox there, with the specified text and no caption', async (t) => {
  const { answer, connect } = prepare(t);
  answer(Response.json(entries));
  await connect();

  (document.querySelectorAll('.gallery__list a')[1] as HTMLElement).click();

  t.ok((document.querySelector('dialog') as HTMLDialogElement).open);
  t.equal(document.querySelector('.lightbox__counter')?.textContent, '2 / 2');
  t.equal(document.querySelector('.lightbox__image')?.getAttribute('alt'), 'Fence installation project');
  t.equal(document.querySelector('.lightbox__caption')?.textContent, '');
});

for (const [what, response] of [
  ['an empty list', () => Response.json([])],
  ['an answer that is not OK', () => Response.json({ message: 'Something went wrong.' }, { status: 500 })],
  ['an answer that is not JSON', () => new Response('<html></html>')],
  ['JSON that is no list', () => Response.json({ images: [] })],
] as const)
  t.test(`${what} gives the empty state`, async (t) => {
    const { answer, connect, isShown } = prepare(t);
    answer(response());

    await connect();

    t.ok(isShown('empty'));
    t.notOk(isShown('loading'));
    t.match(document.body.textContent, 'No Images Found');
    t.match(document.body.textContent, 'Gallery images will appear here once uploaded to the gallery folder.');
  });

t.test('without an answer the error is logged and six captioned samples are shown', async (t) => {
  const { fail, connect } = prepare(t);
  const logged = t.capture(console, 'error');
  fail(new TypeError('Failed to fetch'));

  await connect();

  const images = Array.from(document.querySelectorAll('.gallery__list img'), (image) => image.getAttribute('src'));
  const captions = Array.from(document.querySelectorAll('.gallery__caption'), (caption) => caption.textContent ?? '');
  t.same(
    images,
    [1, 2, 3, 4, 5, 6].map((number) => `/images/gallery-${number}.jpg`),
  );
  t.ok(captions.length === 6 && captions.every((caption) => /(Fence|Gate) - .+, NC$/.test(caption)));
  t.equal(logged().length, 1);
});

function prepare(t: Test) {
  openDocument(t, <Gallery expected={2} />);
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  t.intercept(globalThis, 'fetch', {
    value: (path: string) => (path === '/api/images' ? promise : Promise.reject(new Error(`no such call: ${path}`))),
  });
  return {
    answer: resolve,
    fail: reject,
    connect: () => connectGallery(document.body),
    isShown: (name: string) => !(document.querySelector(`.gallery__${name}`) as HTMLElement).hidden,
  };
}
