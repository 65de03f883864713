import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML, which must work by itself; true once the island has come to life. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
