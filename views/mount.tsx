import type { ComponentType } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Brings an island to life: over the server's HTML where there is some, from nothing otherwise. */
export function mount(element: HTMLElement, Component: ComponentType<object>, props: object): void {
  if (element.hasChildNodes()) hydrateRoot(element, <Component {...props} />);
  else createRoot(element).render(<Component {...props} />);
}
