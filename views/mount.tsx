import { type ComponentType, startTransition, useEffect, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandLife } from './waking.ts';

/** Hydrates an island in the server's HTML. @returns a promise that resolves when the island responds to events */
export function mount<Props extends object>(
  element: HTMLElement,
  Component: ComponentType<Props>,
  props: object,
  life: IslandLife,
): Promise<void> {
  return new Promise((resolve) => {
    /** Comes first, so that its effects run before the island's: typed values are then back where the island looks for them. */
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
    // In a transition, React hydrates in slices, so the browser can handle scrolls and taps in between.
    startTransition(() => {
      hydrateRoot(element, island, { onUncaughtError: life.onFailed });
    });
  });
}
