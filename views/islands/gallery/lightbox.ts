/** The minimum distance of a swipe, in pixels. */
const swipeThresholdPixels = 40;

/**
 * Opens linked pictures in a viewer (docs/product.md, "Lightbox" and "States"): one at a time, with a spinner, wrap-around, arrow
 * keys, swipe, and backdrop. `<dialog>` handles focus, Escape, and the page behind it.
 * @param dialog the HTML of `Lightbox` in components/picture.tsx. A link with `data-caption`, which may be empty, opens its
 * picture there; `data-alt` overrides the description. Photos of one `<article>` form their own set.
 */
export function connectLightbox(dialog: HTMLDialogElement): void {
  const find = (name: string) => dialog.querySelector(`.lightbox__${name}`) as HTMLElement;
  const root = dialog.parentElement as HTMLElement;
  const stage = find('stage');
  let links: readonly HTMLAnchorElement[] = [];
  let index = 0;

  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-caption]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    open(link);
  });
  find('previous').addEventListener('click', () => move(-1));
  find('next').addEventListener('click', () => move(1));
  find('close').addEventListener('click', () => dialog.close());
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === stage) dialog.close();
  });
  dialog.addEventListener('close', () => document.removeEventListener('keydown', onKey));
  watchSwipes(stage, move);

  function open(link: HTMLAnchorElement): void {
    links = Array.from((link.closest('article') ?? root).querySelectorAll<HTMLAnchorElement>('a[data-caption]'));
    show(links.indexOf(link));
    document.addEventListener('keydown', onKey);
    // WebKit doesn't focus a clicked link, and the focus has to return to it.
    link.focus();
    dialog.showModal();
  }

  function move(step: 1 | -1): void {
    show((index + step + links.length) % links.length);
  }

  function show(next: number): void {
    const link = links[next];
    if (!link) return;
    index = next;
    find('counter').textContent = `${index + 1} / ${links.length}`;
    find('caption').textContent = link.dataset.caption ?? '';
    showPicture(stage, link);
  }

  /** On the document, because a press on the picture clears the focus, and the keys must still work. */
  function onKey(event: KeyboardEvent): void {
    const step = ({ ArrowRight: 1, ArrowLeft: -1 } as const)[event.key];
    if (!step) return;
    event.preventDefault();
    move(step);
  }
}

/** Shows a link's picture as wide as the screen. It counts as loading until its load event, unless the browser already has it. */
function showPicture(stage: HTMLElement, link: HTMLAnchorElement): void {
  const picture = link.querySelector('picture')?.cloneNode(true) as HTMLPictureElement;
  const img = picture.querySelector('img') as HTMLImageElement;
  for (const source of picture.querySelectorAll<HTMLSourceElement | HTMLImageElement>('[sizes]'))
    source.sizes = '100vw';
  img.className = 'lightbox__image';
  img.alt = link.dataset.alt ?? img.alt;
  img.loading = 'eager';
  const shows = () => stage.contains(img);
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

/** True for a plain click, which doesn't ask for a new tab, a window, or a download. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
