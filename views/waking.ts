import { draftPrefix } from './islands/draft.ts';
import { isPlainClick } from './islands/gallery/lightbox.ts';
import { keepTyped, locate } from './typed-values.ts';

/**
 * The `start` export of every island script. It hydrates the server's HTML of an island.
 * @returns settles once the island handles events
 */
export type Start = (name: string, element: HTMLElement, props: object, life: IslandLife) => unknown;

/** Events in the life of an island. */
export interface IslandLife {
  /** Called when the island's elements are in the page: the server's, or new ones. */
  onDrawn(): void;
  /** Called when the island fails, before or after it is awake; its element will be empty. */
  onFailed(error: unknown): void;
}

/** The newest function that the islands call. Every browser that build.mjs builds for has it. */
const isCurrent = 'toSorted' in Array.prototype;

/** Events that show that the visitor is about to use an island. */
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** Events that show that the visitor uses the page at all. */
const interactions = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Hydrates each island of the page when it is needed (see `Wake` in island.tsx). Until then, clicks and posts in it are held and
 * repeated after hydration, so that none is lost or counted twice. If the script can't be fetched or the browser is too old, the
 * browser handles them as it would without script.
 */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let start: Promise<void> | undefined;
    // Only once: browsers cache a failed module, so another try would fail too.
    const wake = () => {
      start ??= startIsland(element);
      return start;
    };
    const wakeUp = () => void wake().catch(() => {});
    for (const type of touches) element.addEventListener(type, wakeUp, { passive: true, capture: true });
    holdActions(element, wake);
    if (element.dataset.wake === 'load' || hasDraft(element)) wakeUp();
    else if (element.dataset.wake === 'idle') whenIdle(wakeUp);
    else afterInteraction(element, () => whenSeen(element, wakeUp));
  }
}

async function startIsland(element: HTMLElement): Promise<void> {
  const { island = '', script = '', props = '{}' } = element.dataset;
  try {
    if (!isCurrent) throw new Error('This browser is too old.');
    const { start }: { start: Start } = await import(script);
    const plain = [...element.childNodes].map((node) => node.cloneNode(true));
    const typed = keepTyped(element);
    await new Promise((resolve, reject) => {
      const onFailed = (error: unknown) => {
        reportError(error);
        // React is still clearing the element. The server's HTML is then restored with the typed text.
        queueMicrotask(() => {
          element.replaceChildren(...plain);
          typed.restore();
          giveUp(element);
          reject(error);
        });
      };
      const started = start(island, element, JSON.parse(props), { onDrawn: typed.restore, onFailed });
      Promise.resolve(started).then(resolve, reject);
    });
    // An effect may have failed in the task in which the island came alive.
    element.dataset.awake ??= 'yes';
  } catch (error) {
    giveUp(element);
    throw error;
  }
}

/** Leaves the island to the browser, with the `<noscript>` content beside it. */
function giveUp(element: HTMLElement): void {
  element.dataset.awake = 'never';
  for (const noscript of element.parentElement?.querySelectorAll<HTMLElement>(
    ':scope > [data-awake="never"] ~ noscript',
  ) ?? [])
    noscript.outerHTML = noscript.textContent;
}

/** Restores a draft from before a reload at once, before the visitor types. */
function hasDraft({ dataset }: HTMLElement): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${draftPrefix}${dataset.island}`));
  } catch {
    return false;
  }
}

/** How long to wait for an idle browser after the page has loaded, in milliseconds. A busy phone may never be idle. */
const idleLimitMs = 2000;

/** Runs once the page is loaded and the browser is idle; Safari has no idle callback. */
function whenIdle(callback: () => void): void {
  const whenFree: typeof requestIdleCallback | undefined = window.requestIdleCallback;
  const wait = () => (whenFree ? whenFree(callback, { timeout: idleLimitMs }) : setTimeout(callback));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** A page that opens at the island's own anchor counts as an interaction: the visitor has asked for it. */
function afterInteraction(element: HTMLElement, callback: () => void): void {
  const anchor = document.getElementById(location.hash.slice(1));
  const once = new AbortController();
  const onInteraction = () => {
    once.abort();
    callback();
  };
  if (anchor?.contains(element) || element.contains(anchor)) onInteraction();
  else
    for (const type of interactions)
      window.addEventListener(type, onInteraction, { passive: true, capture: true, signal: once.signal });
}

/** Begins one screen ahead, so that the island is awake when the visitor arrives. */
function whenSeen(element: HTMLElement, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '100% 0px' },
  );
  // The island's own box is dissolved by `display: contents`; its content has one.
  observer.observe(element.firstElementChild ?? element);
}

/** The longest that an action waits for its island: after that, the button would seem to do nothing. */
const holdMs = 10_000;

/**
 * Holds a visitor's action in an island that isn't hydrated yet, and repeats it after hydration. It is also repeated when
 * hydration fails or takes too long, so that the browser handles it.
 * @param wake hydrates the island; resolves when it is ready, rejects when it can't be
 */
export function holdActions(element: HTMLElement, wake: () => Promise<void>): void {
  let held: (() => void) | undefined;
  let isRepeating = false;

  const hold = (event: Event) => {
    if (element.dataset.awake === 'yes' || isRepeating) return;
    const action = repetition(event, element);
    if (!action) return;
    event.preventDefault();
    // React may already listen on this element while it hydrates and would handle the event, too.
    event.stopImmediatePropagation();
    const isFirst = held === undefined;
    held = action;
    // In a new task, because a form ignores a submit requested while it still dispatches the previous one.
    const repeatLater = () => void setTimeout(repeat);
    if (!isFirst) return;
    const limit = new Promise((resolve) => setTimeout(resolve, holdMs));
    Promise.race([wake(), limit]).then(repeatLater, repeatLater);
  };
  for (const type of ['click', 'submit']) element.addEventListener(type, hold, { capture: true });

  /** Impatient taps count once: the last of them. */
  function repeat(): void {
    const action = held;
    held = undefined;
    isRepeating = true;
    action?.();
    isRepeating = false;
  }
}

/** Returns a function that repeats the action, even if the island was drawn again; `undefined` if the browser needs no help. */
function repetition(event: Event, element: HTMLElement): (() => void) | undefined {
  if (event.type === 'submit') {
    const { submitter, target } = event as SubmitEvent;
    const form = locate(element, target as HTMLFormElement);
    const button = submitter ? locate(element, submitter) : () => null;
    return () => form()?.requestSubmit(button());
  }
  const control = (event.target as Element).closest<HTMLButtonElement>('button');
  if (!control || !isPlainClick(event as MouseEvent)) return undefined;
  const posts = control.form && control.type === 'submit';
  const find = locate(element, control);
  return posts ? undefined : () => find()?.click();
}
