import t, { type Test } from 'tap';
import { shippedContent } from '../../../src/content/index.ts';
import { addPicture } from '../../../src/pictures/store.ts';
import { Gallery } from '../../../views/components/gallery.tsx';
import { connectGallery } from '../../../views/islands/gallery/gallery-list.ts';
import { connectLightbox } from '../../../views/islands/gallery/lightbox.ts';
import { build, listen } from '../../fixtures/app.ts';
import { connect, listenTo } from '../../fixtures/connection.ts';
import { openDocument } from '../../fixtures/dom.ts';
import { makePlacedPicture } from '../../fixtures/store.ts';

/** The least that the list is specified to say of a picture. */
const entries = [
  { name: 'cedar-gate.jpg', path: '/images/cedar-gate.jpg', url: '/images/variants/cedar-gate-0a-800.jpg' },
  { name: 'ranch.jpg', path: '/images/ranch.jpg', url: '/images/variants/ranch-0b-800.jpg' },
];

const props = {
  expected: 2,
  samples: shippedContent.home.gallery.projects.map(({ title, location, picture }) => ({
    caption: `${title} - ${location}`,
    file: picture.name,
  })),
};

const app = await build(t);
const address = await listen(app);

t.test('it says that it loads until the list is there', async (t) => {
  await fillGallery(['ranch.jpg', 'cedar-gate.jpg']);
  const { isShown, open } = prepare(t);

  const connected = open();
  t.ok(isShown('loading'));
  t.match(document.body.textContent, 'Loading gallery images...');
  t.equal(document.querySelectorAll('.gallery__place').length, 2, 'a place is kept for each picture');

  await connected;
  t.notOk(isShown('loading'));
  t.ok(isShown('list'));
  t.equal(document.querySelector('.gallery__place'), null);
});

t.test('an entry with nothing but name, path and url is shown lazily, its name as the text', async (t) => {
  const { open } = prepare(t, await listenTo(t, (_request, response) => response.end(JSON.stringify(entries))));

  await open();

  const images = Array.from(document.querySelectorAll('.gallery__list img')) as HTMLImageElement[];
  t.same(
    images.map((image) => image.alt),
    ['cedar-gate.jpg', 'ranch.jpg'],
  );
  t.ok(images[0]?.src.endsWith(entries[0]?.url as string));
  t.ok(images.every((image) => image.loading === 'lazy'));
});

t.test('variants are offered where the list has them', async (t) => {
  await fillGallery(['ranch.jpg']);
  const { open } = prepare(t);

  await open();

  const sources = Array.from(document.querySelectorAll('.gallery__list source'), (source) =>
    source.getAttribute('type'),
  );
  t.same(sources, ['image/webp']);
  t.match(document.querySelector('.gallery__list img')?.getAttribute('srcset'), 'ranch-ranch.jpg-400.jpg 400w');
});

t.test('a long list is shown whole and in its order, and the lightbox knows all of it', async (t) => {
  const many = Array.from({ length: 150 }, (_none, index) => `fence-${index}.jpg`);
  await fillGallery(many);
  const { open } = prepare(t);

  await open();
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>('.gallery__list a'));
  links.at(-1)?.click();

  t.same(
    links.map((link) => link.getAttribute('href')),
    many.toReversed().map((name) => `/images/${name}`),
  );
  t.equal(document.querySelector('.lightbox__counter')?.textContent, '150 / 150');
});

t.test('a click opens the lightbox there, with the specified text and no caption', async (t) => {
  await fillGallery(['ranch.jpg', 'cedar-gate.jpg']);
  const { open } = prepare(t);
  await open();

  (document.querySelectorAll('.gallery__list a')[1] as HTMLElement).click();

  t.ok((document.querySelector('dialog') as HTMLDialogElement).open);
  t.equal(document.querySelector('.lightbox__counter')?.textContent, '2 / 2');
  t.equal(document.querySelector('.lightbox__image')?.getAttribute('alt'), 'Fence installation project');
  t.equal(document.querySelector('.lightbox__caption')?.textContent, '');
});

for (const [what, status, body] of [
  ['the empty list of a new site', 200, undefined],
  ['an answer that is not OK', 500, '{"message":"Something went wrong."}'],
  ['an answer that is not JSON', 200, '<html></html>'],
  ['JSON that is no list', 200, '{"images":[]}'],
] as const)
  t.test(`${what} gives the empty state`, async (t) => {
    await fillGallery([]);
    const server = body && (await listenTo(t, (_request, response) => response.writeHead(status).end(body)));
    const { open, isShown } = prepare(t, server);

    await open();

    t.ok(isShown('empty'));
    t.notOk(isShown('loading'));
    t.match(document.body.textContent, 'No Images Found');
    t.match(document.body.textContent, 'Gallery images will appear here once uploaded to the gallery folder.');
  });

t.test('without an answer the error is logged and six captioned samples are shown', async (t) => {
  const { open } = prepare(t, await listenTo(t, (request) => request.destroy()));
  const logged = t.capture(console, 'error');

  await open();

  const images = Array.from(document.querySelectorAll('.gallery__list img'), (image) => image.getAttribute('src'));
  const captions = Array.from(document.querySelectorAll('.gallery__caption'), (caption) => caption.textContent ?? '');
  t.same(
    images,
    [1, 2, 3, 4, 5, 6].map((number) => `/images/gallery-${number}.jpg`),
  );
  t.ok(captions.length === 6 && captions.every((caption) => /(Fence|Gate) - .+, NC$/.test(caption)));
  t.equal(logged().length, 1);
});

/** Makes these the only pictures of the gallery, the newest last. */
async function fillGallery(names: readonly string[]): Promise<void> {
  await app.site.update(async () => {
    await app.db.deleteFrom('images').execute();
    for (const name of names) await addPicture(app.db, makePlacedPicture(name));
  });
}

/** @param server what answers the gallery; the site itself unless it is another */
function prepare(t: Test, server: string = address) {
  openDocument(t, <Gallery {...props} />);
  connect(t, server);
  return {
    open: () => {
      connectLightbox(document.querySelector('dialog') as HTMLDialogElement);
      return connectGallery(document.querySelector('.gallery') as HTMLElement);
    },
    isShown: (name: string) => !(document.querySelector(`.gallery__${name}`) as HTMLElement).hidden,
  };
}
