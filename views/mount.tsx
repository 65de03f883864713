import { type ComponentType, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandLife } from './waking.ts';

/**
 * Brings an island to life over the server's HTML.
 * @returns settles when the island answers events
 */
export function mount<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: object,
  life: IslandLife,
): Promise<void> {
  return new Promise((resolve) => {
    /** Has its effects run before those of the island: typed values are then back where the island looks for them. */
    const Beginning = () => {
      useLayoutEffect(life.onDrawn, []);
      // All effects of a hydration run in one task, so the island is connected before code that awaits this continues.
      useEffect(resolve, []);
      return null;
    };
    const island = (
      <>
        <Beginning />
        <Component {...(props as Props)} />
      </>
    );
    // As a transition React hydrates in slices, between which the browser answers scrolls and taps.
    startTransition(() => {
      hydrateRoot(element, island, { onUncaughtError: life.onFailed });
    });
  });
}
