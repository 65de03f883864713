import { useSyncExternalStore } from 'react';

/**
 * A value outside the components that any of them may change.
 * @param watch runs when the first component subscribes; the function it returns runs when the last one unsubscribes
 */
export function createSharedValue<Value>(initial: Value, watch?: () => () => void) {
  let value = initial;
  const listeners = new Set<() => void>();
  let unwatch: (() => void) | undefined;
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) unwatch = watch?.();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) unwatch?.();
    };
  };
  return {
    get: () => value,
    set(next: Value): void {
      value = next;
      for (const listener of listeners) listener();
    },
    /** Returns the value in a component, which is redrawn when the value changes. */
    use: (): Value =>
      useSyncExternalStore(
        subscribe,
        () => value,
        () => initial,
      ),
  };
}
