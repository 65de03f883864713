import type { Picture } from '../../../src/shared/pictures.ts';
import { createPicture } from './picture-element.ts';

/** A picture as the lightbox shows it (docs/product.md, "Records"). */
export interface LightboxImage {
  src: string;
  alt: string;
  caption: string;
  /** Its variants, where they exist. */
  picture?: Picture | undefined;
}

export interface Lightbox {
  /** Opens the dialog at an image; the focus comes back to where it was when it closes. */
  open(images: readonly LightboxImage[], index: number): void;
}

/** A finger that moves less than this many pixels meant something else. */
const swipeThresholdPixels = 40;

/**
 * Brings a viewer to life (docs/product.md, "Lightbox" and "States"): one image, its spinner, wrapping, keys, swipe and backdrop.
 * @param dialog the HTML of components/lightbox.tsx
 */
export function connectLightbox(dialog: HTMLDialogElement): Lightbox {
  const find = <Found extends HTMLElement>(name: string) => dialog.querySelector<Found>(`.lightbox__${name}`) as Found;
  const stage = find('stage');
  let images: readonly LightboxImage[] = [];
  let index = 0;
  let opener: HTMLElement | null = null;

  find('previous').addEventListener('click', () => move(-1));
  find('next').addEventListener('click', () => move(1));
  find('close').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === stage) dialog.close();
  });
  dialog.addEventListener('close', () => {
    document.removeEventListener('keydown', onKey);
    opener?.focus();
  });
  watchSwipes(stage, move);

  return {
    open(list, start) {
      images = list;
      opener = document.activeElement as HTMLElement | null;
      show(start);
      document.addEventListener('keydown', onKey);
      dialog.showModal();
      find('close').focus();
    },
  };

  function move(step: 1 | -1): void {
    show((index + step + images.length) % images.length);
  }

  function show(next: number): void {
    const image = images[next];
    if (!image) return;
    index = next;
    find('counter').textContent = `${index + 1} / ${images.length}`;
    find('caption').textContent = image.caption;
    showImage(stage, image);
  }

  /** On the document: after a press on the picture the focus is nowhere, and the keys must still work. */
  function onKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowRight') move(1);
    else if (event.key === 'ArrowLeft') move(-1);
    else if (event.key === 'Escape') dialog.close();
    else if (event.key === 'Tab') keepFocus(dialog, event);
    else return;
    if (event.key !== 'Tab') event.preventDefault();
  }
}

/** Puts one image on the stage: loading until its load event, and not at all when the browser has it already. */
function showImage(stage: HTMLElement, image: LightboxImage): void {
  const { picture, img } = createPicture(image, { alt: image.alt, sizes: '100vw' });
  const shows = () => stage.contains(img);
  img.className = 'lightbox__image';
  img.addEventListener('load', () => shows() && setState(stage, 'loaded'));
  img.addEventListener('error', () => shows() && setState(stage, 'failed'));
  stage.querySelector('picture')?.remove();
  stage.append(picture);
  setState(stage, img.complete && img.naturalWidth > 0 ? 'loaded' : 'loading');
}

function setState(stage: HTMLElement, state: 'loading' | 'loaded' | 'failed'): void {
  stage.dataset.state = state;
  stage.setAttribute('aria-busy', String(state === 'loading'));
  (stage.querySelector('.lightbox__spinner') as HTMLElement).hidden = state !== 'loading';
  (stage.querySelector('.lightbox__failure') as HTMLElement).hidden = state !== 'failed';
}

/** A modal dialog keeps the focus from the page, yet lets it leave for the browser; here it goes round. */
function keepFocus(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const buttons = Array.from(dialog.querySelectorAll('button'));
  const edge = event.shiftKey ? buttons[0] : buttons.at(-1);
  if (document.activeElement !== edge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
}

function watchSwipes(stage: HTMLElement, move: (step: 1 | -1) => void): void {
  let start: { x: number; y: number } | undefined;
  stage.addEventListener('pointerdown', ({ isPrimary, pointerType, clientX, clientY }) => {
    start = isPrimary && pointerType !== 'mouse' ? { x: clientX, y: clientY } : undefined;
  });
  stage.addEventListener('pointercancel', () => {
    start = undefined;
  });
  stage.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!start) return;
    const across = clientX - start.x;
    const down = clientY - start.y;
    start = undefined;
    if (Math.abs(across) > swipeThresholdPixels && Math.abs(across) > Math.abs(down)) move(across < 0 ? 1 : -1);
  });
}
