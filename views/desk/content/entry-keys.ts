import { useRef } from 'react';

/** Names for the entries of a list that go with them, so that what is open stays open and the focus stays where it was. */
export function useEntryKeys(count: number) {
  const made = useRef(0);
  const keys = useRef<readonly number[]>([]);
  const make = () => {
    made.current += 1;
    return made.current;
  };
  // What comes from elsewhere, such as another version, comes and goes at the end.
  if (keys.current.length !== count)
    keys.current = Array.from({ length: count }, (_, index) => keys.current[index] ?? make());
  return {
    keys: keys.current,
    move(from: number, to: number) {
      keys.current = moveTo(keys.current, from, to);
    },
    insert(index: number) {
      keys.current = keys.current.toSpliced(index, 0, make());
    },
    remove(index: number) {
      keys.current = keys.current.toSpliced(index, 1);
    },
  };
}

/** A list with one entry at another place. */
export function moveTo<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] as Entry);
}
