import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML, which must work without JavaScript; true once the island is awake. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
