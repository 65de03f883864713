/** Dispatched on the document with an island's name as its detail; client.tsx answers it. */
export const wakeEvent = 'island:wake';

/** Asks for an island that sleeps until a script needs it. */
export function wakeIsland(name: string): void {
  document.dispatchEvent(new CustomEvent(wakeEvent, { detail: name }));
}
