import t, { type Test } from 'tap';
import { Lightbox } from '../../../views/components/picture.tsx';
import { connectLightbox } from '../../../views/islands/gallery/lightbox.ts';
import { openDocument } from '../../fixtures/dom.ts';

t.test('every image is loading until its own load event', async (t) => {
  const { open, find, image } = connected(t);
  open(0);
  t.notOk(find('spinner').hidden, 'the first one at once');
  image()?.dispatchEvent(new window.Event('load'));
  t.ok(find('spinner').hidden);

  const left = image();
  find('next').click();
  t.notOk(find('spinner').hidden, 'the next one again');
  left?.dispatchEvent(new window.Event('load'));
  t.notOk(find('spinner').hidden, 'the event of an image that was left does not count');
  image()?.dispatchEvent(new window.Event('error'));
  t.ok(find('spinner').hidden, 'an image that fails ends the loading and says so');
  t.notOk(find('failure').hidden);
});

t.test('a press next to the picture closes it, and a press on it doesn’t', async (t) => {
  const { dialog, open, find, image } = connected(t);
  open(0);
  image()?.click();
  t.ok(dialog.open);
  find('stage').click();
  t.notOk(dialog.open);
});

t.test('a horizontal swipe changes the picture, and a short or steep one doesn’t', async (t) => {
  const { open, find, swipe } = connected(t);
  open(0);
  for (const [across, down, shown] of [
    [80, 10, '3 / 3'],
    [-30, 0, '3 / 3'],
    [-80, 120, '3 / 3'],
    [-80, 10, '1 / 3'],
  ] as const) {
    swipe(across, down);
    t.equal(find('counter').textContent, shown, `${across} across, ${down} down`);
  }
});

t.test('a picture fills the screen with the text that its link has for the viewer', async (t) => {
  const { dialog, open, image } = connected(t);
  open(2);
  t.match(image(), { alt: 'A fence in the viewer', sizes: '100vw', loading: 'eager' });
  t.equal(dialog.querySelector('source')?.sizes, '100vw');
  t.equal(document.querySelectorAll('a img')[2]?.getAttribute('alt'), 'Fence 3', 'the page keeps its own');
});

t.test('the photos of one project rotate among themselves', async (t) => {
  const project = (number: number) => (
    <article key={number}>
      <Photo number={1} />
      <Photo number={2} />
    </article>
  );
  const { open, find } = connected(t, [project(1), project(2)]);
  open(2);
  t.equal(find('counter').textContent, '1 / 2');
  find('previous').click();
  t.equal(find('counter').textContent, '2 / 2');
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
    find,
    open: (index: number) => document.querySelectorAll('a')[index]?.click(),
    image: () => dialog.querySelector('img'),
    swipe(across: number, down: number) {
      const touch = { isPrimary: true, pointerType: 'touch', bubbles: true };
      find('stage').dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 200, clientY: 200 }));
      const end = { clientX: 200 + across, clientY: 200 + down };
      find('stage').dispatchEvent(new PointerEvent('pointerup', { ...touch, ...end }));
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
