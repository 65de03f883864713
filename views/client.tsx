import { scrollSmoothlyOnClicks } from './click-scroll.ts';
import { draftPrefix } from './islands/draft.ts';
import { type Controller, controllerLoaders, islandLoaders } from './islands/names.ts';
import { rememberVisit } from './islands/visit.ts';
import { acceptSkippedTransitions } from './page-transition.ts';
import { type Start, wakeIslands } from './waking.ts';

/** The newest thing that the islands need: Chrome has it since 110, Firefox since 115, Safari since 16. */
const isCurrent = 'toSorted' in Array.prototype;

rememberVisit();
acceptSkippedTransitions();
scrollSmoothlyOnClicks();

/** Finds the islands of the page and wakes each when it is needed. No framework is loaded before that. */
wakeIslands({ load, isUrgent: hasDraft, holdsLinks: isController });

/**
 * @returns what brings an island to life; its code and React travel side by side
 * @throws {Error} in a browser that is too old for it, which keeps the plain page
 */
async function load(name: string): Promise<Start> {
  if (!isCurrent) throw new Error('This browser is too old.');
  if (isController(name)) {
    const connect = (await controllerLoaders[name]()) as Controller<object>;
    return (element, props) => void connect(element, props);
  }
  const [{ mount }, component] = await Promise.all([
    import('./mount.tsx'),
    islandLoaders[name as keyof typeof islandLoaders](),
  ]);
  return (element, props) => mount(element, component as React.ComponentType<object>, props);
}

function isController(name: string): name is keyof typeof controllerLoaders {
  return name in controllerLoaders;
}

/** A half-typed text from before a reload comes back at once, before the visitor starts again. */
function hasDraft(name: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix + name));
  } catch {
    return false;
  }
}
