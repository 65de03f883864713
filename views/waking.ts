import { holdActions } from './held-action.ts';
import { wakeEvent } from './islands/wake.ts';

/** Brings the server's HTML of an island to life; settles when the island answers by itself. */
export type Start = (element: HTMLElement, props: object) => unknown;

export interface Waking {
  /** Fetches the code of an island. */
  load(name: string): Promise<Start>;
  /** Whether an island has something to show as soon as the page is there. */
  isUrgent(name: string): boolean;
  /** Whether the links of an island do something else once it is awake. */
  holdsLinks(name: string): boolean;
}

/** What tells that the visitor is about to use an island. */
const touches = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

/** What tells that the visitor uses the page at all. */
const interactions = ['scroll', 'pointerdown', 'keydown'] as const;

/**
 * Wakes each island of the page when it is needed: see `Wake` in island.tsx. Until it is awake, clicks and posts that it would have
 * answered are held and then repeated, so that none is lost and none counts twice. When its code cannot be fetched, the browser
 * answers them as it would without any script.
 */
export function wakeIslands({ load, isUrgent, holdsLinks }: Waking): void {
  const starts = new Map<HTMLElement, Promise<void>>();

  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = element.dataset.island ?? '';
    const wakeUp = () => void wake(element).catch(() => {});
    for (const type of touches) element.addEventListener(type, wakeUp, { passive: true, capture: true });
    holdActions(element, () => wake(element), holdsLinks(name));
    if (element.dataset.wake === 'load' || isUrgent(name)) wakeUp();
    if (element.dataset.wake === 'sight') afterInteraction(element, () => whenSeen(element, wakeUp));
  }

  document.addEventListener(wakeEvent, (event) => {
    const { detail } = event as CustomEvent<string>;
    for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${detail}"]`))
      wake(element).catch(() => {});
  });

  /** Starts an island once. Browsers remember a module that could not be fetched, so another try would come to nothing. */
  function wake(element: HTMLElement): Promise<void> {
    const start = starts.get(element) ?? startIsland(element);
    starts.set(element, start);
    return start;
  }

  async function startIsland(element: HTMLElement): Promise<void> {
    const { island = '', props = '{}', modules } = element.dataset;
    preload(modules);
    try {
      const start = await load(island);
      await start(element, JSON.parse(props));
    } catch (error) {
      showPlain(element);
      forgetFailedPreloads(modules);
      throw error;
    }
    element.dataset.awake = 'yes';
    if (element.dataset.wake !== 'load') preloadCalled();
  }
}

/** The files that an island's code will import: asked for together, instead of one after the other has been read. */
function preload(modules = ''): void {
  for (const href of modules.split(' ').filter(Boolean)) {
    if (document.head.querySelector(`link[href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

/**
 * WebKit keeps a preload that failed, and asks for that file on no later page either, until it is fetched in another way
 * (bugs.webkit.org, 270357): one lost connection would leave the tab without its islands.
 */
function forgetFailedPreloads(modules = ''): void {
  for (const href of modules.split(' ').filter(Boolean)) fetch(href).catch(() => {});
}

/** Whom an island's code does not reach gets what stands beside it for browsers without JavaScript. */
function showPlain(element: HTMLElement): void {
  element.dataset.awake = 'never';
  const plain = element.parentElement?.querySelectorAll<HTMLElement>(':scope > [data-awake="never"] ~ noscript') ?? [];
  for (const noscript of plain) noscript.outerHTML = noscript.textContent;
}

/** An island that scripts call is fetched as soon as one that may call it is awake: its words should not wait for the network. */
function preloadCalled(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-wake="call"]')) preload(element.dataset.modules);
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
