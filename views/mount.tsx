import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Brings an island to life over the server's HTML.
 * @returns settles when the island answers events; rejects when it could not be rendered
 */
export function mount<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: object,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const island = (
      <Awake onAwake={resolve}>
        <Component {...(props as Props)} />
      </Awake>
    );
    // As a transition React hydrates in slices, between which the browser answers scrolls and taps.
    startTransition(() => {
      hydrateRoot(element, island, { onUncaughtError: reject });
    });
  });
}

/** Tells when everything in it has been connected: React runs the effects of children first. */
function Awake({ onAwake, children }: { onAwake(): void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
