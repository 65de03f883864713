import t, { type Test } from 'tap';
import { Lightbox } from '../../../views/components/lightbox.tsx';
import { connectLightbox, type LightboxImage } from '../../../views/islands/gallery/lightbox.ts';
import { openDocument } from '../../fixtures/dom.ts';

const images: LightboxImage[] = [1, 2, 3].map((number) => ({
  src: `/images/gallery-${number}.jpg`,
  alt: `Fence ${number}`,
  caption: `Fence ${number} - Greensboro, NC`,
}));

t.test('it opens at the chosen image with caption and counter', async (t) => {
  const { lightbox, dialog, text, image } = connected(t);

  lightbox.open(images, 1);

  t.ok(dialog.open);
  t.equal(text('counter'), '2 / 3');
  t.equal(text('caption'), 'Fence 2 - Greensboro, NC');
  t.equal(image()?.alt, 'Fence 2');
  t.equal(dialog.querySelectorAll('img').length, 1);
});

t.test('Next and Previous wrap around at both ends', async (t) => {
  const { lightbox, click, text } = connected(t);
  lightbox.open(images, 2);

  click('next');
  t.equal(text('counter'), '1 / 3', 'after the last comes the first');

  click('previous');
  t.equal(text('counter'), '3 / 3', 'before the first comes the last');
});

t.test('the arrow keys move and Escape closes', async (t) => {
  const { lightbox, dialog, text } = connected(t);
  lightbox.open(images, 0);

  press('ArrowRight');
  t.equal(text('counter'), '2 / 3');
  press('ArrowLeft');
  t.equal(text('counter'), '1 / 3');
  press('Escape');
  t.notOk(dialog.open);
  press('ArrowRight');
  t.equal(text('counter'), '1 / 3', 'a closed lightbox hears no key');
});

t.test('every image is loading until its own load event', async (t) => {
  const { lightbox, dialog, click, image } = connected(t);
  const isLoading = () => !(dialog.querySelector('.lightbox__spinner') as HTMLElement).hidden;
  lightbox.open(images, 0);
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
  const { lightbox, dialog, image } = connected(t);
  lightbox.open(images, 0);

  image()?.dispatchEvent(new Event('error'));

  t.ok((dialog.querySelector('.lightbox__spinner') as HTMLElement).hidden);
  t.notOk((dialog.querySelector('.lightbox__failure') as HTMLElement).hidden);
});

t.test('a press beside the picture closes, a press on it does not', async (t) => {
  const { lightbox, dialog, image } = connected(t);
  lightbox.open(images, 0);

  image()?.click();
  t.ok(dialog.open);

  (dialog.querySelector('.lightbox__stage') as HTMLElement).click();
  t.notOk(dialog.open);
});

t.test('a finger across turns the picture, a short or steep move does not', async (t) => {
  const { lightbox, text, swipe } = connected(t);
  lightbox.open(images, 0);

  swipe(-80, 10);
  t.equal(text('counter'), '2 / 3');
  swipe(80, 10);
  t.equal(text('counter'), '1 / 3');
  swipe(-30, 0);
  swipe(-80, 120);
  t.equal(text('counter'), '1 / 3');
});

t.test('the focus goes in, round and back to where it was', async (t) => {
  const { lightbox, dialog } = connected(t);
  const opener = document.querySelector('#opener') as HTMLElement;
  const buttons = Array.from(dialog.querySelectorAll('button'));
  opener.focus();

  lightbox.open(images, 0);
  t.equal(document.activeElement?.getAttribute('aria-label'), 'Close');

  buttons.at(-1)?.focus();
  press('Tab');
  t.equal(document.activeElement, buttons[0], 'after the last button comes the first');

  press('Escape');
  t.equal(document.activeElement, opener);
});

function connected(t: Test) {
  openDocument(
    t,
    <>
      <button type="button" id="opener">
        Open
      </button>
      <Lightbox />
    </>,
  );
  const dialog = document.querySelector('dialog') as HTMLDialogElement;
  const find = (name: string) => dialog.querySelector(`.lightbox__${name}`) as HTMLElement;
  return {
    dialog,
    lightbox: connectLightbox(dialog),
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

function press(key: string): void {
  document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
