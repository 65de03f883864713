import { draftPrefix } from './islands/draft.ts';
import { type Controller, controllerLoaders, islandLoaders } from './islands/names.ts';
import { wakeEvent } from './islands/wake.ts';

/** Finds the islands of the page and wakes each when it is needed. No framework is loaded before that. */
for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) waitFor(element);

document.addEventListener(wakeEvent, (event) => {
  const { detail } = event as CustomEvent<string>;
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island="${detail}"]`)) wake(element);
});

function waitFor(element: HTMLElement): void {
  const start = () => wake(element);
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'])
    element.addEventListener(type, start, { once: true, passive: true, capture: true });
  if (element.dataset.wake === 'load' || hasDraft(element)) start();
  if (element.dataset.wake === 'sight') whenSeen(element, start);
}

/** A half-typed text from before a reload comes back at once, before the visitor starts again. */
function hasDraft(element: HTMLElement): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix + element.dataset.island));
  } catch {
    return false;
  }
}

function whenSeen(element: HTMLElement, start: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    start();
  });
  // The island's own box is dissolved by `display: contents`; its content has one.
  observer.observe(element.firstElementChild ?? element);
}

async function wake(element: HTMLElement): Promise<void> {
  if (element.dataset.awake) return;
  element.dataset.awake = 'starting';
  const { island: name = '', props = '{}' } = element.dataset;
  if (name in controllerLoaders) await connect(element, name as keyof typeof controllerLoaders, JSON.parse(props));
  else await hydrate(element, name as keyof typeof islandLoaders, JSON.parse(props));
  element.dataset.awake = 'yes';
}

async function connect(element: HTMLElement, name: keyof typeof controllerLoaders, props: object): Promise<void> {
  const controller = (await controllerLoaders[name]()) as Controller<object>;
  controller(element, props);
}

async function hydrate(element: HTMLElement, name: keyof typeof islandLoaders, props: object): Promise<void> {
  const [{ mount }, component] = await Promise.all([import('./mount.tsx'), islandLoaders[name]()]);
  mount(element, component as React.ComponentType<object>, props);
}
