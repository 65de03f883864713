import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Brings an island to life: over the server's HTML where there is some, from nothing otherwise.
 * @returns settles when the island answers events; rejects when it could not be rendered
 */
export function mount(element: HTMLElement, Component: ComponentType<object>, props: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { onUncaughtError: reject };
    const island = (
      <Awake onAwake={resolve}>
        <Component {...props} />
      </Awake>
    );
    if (element.hasChildNodes()) hydrateRoot(element, island, options);
    else createRoot(element, options).render(island);
  });
}

/** Tells when everything in it has been connected: React runs the effects of children first. */
function Awake({ onAwake, children }: { onAwake(): void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
