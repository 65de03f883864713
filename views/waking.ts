import { holdActions } from './held-action.ts';
import { draftPrefix } from './islands/draft.ts';

/**
 * What each script but the first exports as `start`: brings the server's HTML of an island to life.
 * @returns settles when the island answers by itself
 */
export type Start = (name: string, element: HTMLElement, props: object) => unknown;

/** The newest thing that the islands need: Chrome has it since 110, Firefox since 115, Safari since 16. */
const isCurrent = 'toSorted' in Array.prototype;

/** What tells that the visitor is about to use an island. */
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** What tells that the visitor uses the page at all. */
const interactions = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Wakes each island of the page when it is needed: see `Wake` in island.tsx. Until it is awake, clicks and posts that it would have
 * answered are held and then repeated, so that none is lost and none counts twice. When its script cannot be fetched, or the browser
 * is too old for it, the browser answers them as it would without any script.
 */
export function wakeIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    let start: Promise<void> | undefined;
    // Once: browsers remember a module that could not be fetched, so another try would come to nothing.
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
    await start(island, element, JSON.parse(props));
  } catch (error) {
    showPlain(element);
    throw error;
  }
  element.dataset.awake = 'yes';
}

/** A half-typed text from before a reload comes back at once, before the visitor starts again. */
function hasDraft({ dataset }: HTMLElement): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(`${draftPrefix}${dataset.island}`));
  } catch {
    return false;
  }
}

/** Whom an island's script does not reach gets what stands beside it for browsers without JavaScript. */
function showPlain(element: HTMLElement): void {
  element.dataset.awake = 'never';
  const plain = element.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-awake="never"] ~ noscript') ?? [];
  for (const noscript of plain) noscript.outerHTML = noscript.textContent;
}

/** Once the page is loaded and the browser has time; Safari cannot tell when it has. */
function whenIdle(callback: () => void): void {
  const wait = () => (window.requestIdleCallback ?? setTimeout)(callback);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}

/** A page that opens at the island's own anchor counts as an interaction: the visitor has asked for it. */
function afterInteraction(element: HTMLElement, callback: () => void): void {
  const anchor = document.getElementById(decodeAnchor(location.hash));
  if (anchor?.contains(element) || element.contains(anchor)) {
    callback();
    return;
  }
  const once = new AbortController();
  const onInteraction = () => {
    once.abort();
    callback();
  };
  for (const type of interactions)
    window.addEventListener(type, onInteraction, { passive: true, capture: true, signal: once.signal });
}

function decodeAnchor(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/** One screen ahead of sight, so that the island is awake when the visitor arrives. */
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
