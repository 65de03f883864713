import { draftPrefix } from './islands/draft.ts';
import { type Controller, controllerLoaders, islandLoaders } from './islands/names.ts';
import { rememberVisit } from './islands/visit.ts';
import { type Start, wakeIslands } from './waking.ts';

rememberVisit();

/** Finds the islands of the page and wakes each when it is needed. No framework is loaded before that. */
wakeIslands({ load, isUrgent: hasDraft, holdsLinks: isController });

/** @returns what brings an island to life; its code and React travel side by side */
async function load(name: string): Promise<Start> {
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
