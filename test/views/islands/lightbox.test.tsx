import t, { type Test } from 'tap';
import { Lightbox } from '../../../views/components/picture.tsx';
import { connectLightbox } from '../../../views/islands/gallery/lightbox.ts';
import { openDocument } from '../../fixtures/dom.ts';

t.test('every image is loading until its own load event', async (t) => {
  const { open, dialog, click, image } = connected(t);
  const isLoading = () => !(dialog.querySelector('.lightbox__spinner') as HTMLElement).hidden;
  open(0);
  t.ok(isLoading(), 'the first one at once');

  image()?.dispatchEvent(new Event('load'));
  t.notOk(isLoading());

  const left = image();
  click('next');
  t.ok(isLoading(), 'the next one again');

  left?.dispatchEvent(new Event('load'));
  t.ok(isLoading(), 'the event of an image that was left does not count');

  image()?.dispatchEvent(new Event('load'));
  t.notOk(isLoading());
});

t.test('an image that fails ends the loading and says so', async (t) => {
  const { open, dialog, image } = connected(t);
  open(0);

  image()?.dispatchEvent(new Event('error'));

  t.ok((dialog.querySelector('.lightbox__spinner') as HTMLElement).hidden);
  t.notOk((dialog.querySelector('.lightbox__failure') as HTMLElement).hidden);
});

t.test('a press beside the picture closes, a press on it does not', async (t) => {
  const { open, dialog, image } = connected(t);
  open(0);

  image()?.click();
  t.ok(dialog.open);

  (dialog.querySelector('.lightbox__stage') as HTMLElement).click();
  t.notOk(dialog.open);
});

t.test('a finger across turns the picture, a short or steep move does not', async (t) => {
  const { open, text, swipe } = connected(t);
  open(0);

  swipe(80, 10);
  t.equal(text('counter'), '3 / 3');
  swipe(-30, 0);
  swipe(-80, 120);
  t.equal(text('counter'), '3 / 3');
});

t.test('a picture takes the whole screen, with the words that its link has for the viewer', async (t) => {
  const { open, image, dialog } = connected(t);

  open(2);

  t.equal(image()?.alt, 'A fence in the viewer');
  t.equal(image()?.sizes, '100vw');
  t.equal(image()?.loading, 'eager');
  t.equal(dialog.querySelector('source')?.sizes, '100vw');
  t.equal(document.querySelectorAll('a img')[2]?.getAttribute('alt'), 'Fence 3', 'the page keeps its own');
});

t.test('the photos of one project turn among themselves', async (t) => {
  const { open, click, text } = connected(
    t,
    [1, 2].map((project) => (
      <article key={project}>
        <Photo number={1} />
        <Photo number={2} />
      </article>
    )),
  );

  open(2);
  t.equal(text('counter'), '1 / 2');
  click('previous');
  t.equal(text('counter'), '2 / 2');
});

t.test('a click that asks for a new tab is left to the browser', async (t) => {
  const { dialog } = connected(t);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });

  document.querySelector('a')?.dispatchEvent(event);

  t.notOk(event.defaultPrevented || dialog.open);
});

/** @param photos three beside the lightbox unless they are others */
function connected(
  t: Test,
  photos: React.ReactNode = [1, 2, 3].map((number) => <Photo key={number} number={number} />),
) {
  openDocument(
    t,
    <div>
      {photos}
      <Lightbox />
    </div>,
  );
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const find = (name: string) => dialog.querySelector(`.lightbox__${name}`) as HTMLElement;
  connectLightbox(dialog);
  return {
    dialog,
    open: (index: number) => document.querySelectorAll('a')[index]?.click(),
    text: (name: string) => find(name).textContent,
    click: (name: string) => find(name).click(),
    image: () => dialog.querySelector('img'),
    swipe(across: number, down: number) {
      const point = (type: string, clientX: number, clientY: number) =>
        find('stage').dispatchEvent(
          new PointerEvent(type, { isPrimary: true, pointerType: 'touch', clientX, clientY, bubbles: true }),
        );
      point('pointerdown', 200, 200);
      point('pointerup', 200 + across, 200 + down);
    },
  };
}

function Photo({ number }: { number: number }) {
  return (
    <a
      href={`/images/gallery-${number}.jpg`}
      data-caption={`Fence ${number} - Greensboro, NC`}
      data-alt={number === 3 ? 'A fence in the viewer' : undefined}
    >
      <picture>
        <source type="image/avif" srcSet={`/images/gallery-${number}-400.avif 400w`} sizes="6rem" />
        <img src={`/images/gallery-${number}.jpg`} alt={`Fence ${number}`} sizes="6rem" loading="lazy" />
      </picture>
    </a>
  );
}
