import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { announce } from './ask.tsx';
import { Button } from './button.tsx';

/** The keys of the entries, list by list, in their order. */
type Lists = Readonly<Record<string, readonly string[]>>;

interface SortingOptions {
  lists: Lists;
  /** The spoken name of an entry. */
  nameOf(key: string): string;
  /** Called when an entry was moved. @param index in its list, from 0 */
  onMove(key: string, list: string, index: number): void;
  /** True if an entry of one list may be dragged to another one. */
  mayMove?(from: string, to: string): boolean;
  /** The announcement of a move; by default "Elon: now 2 of 4". @param index from 0 */
  say?(name: string, list: string, index: number, count: number): string;
  /** Name of the data attribute that holds the key of a row, such as `page` for `data-page`. */
  attribute?: string;
}

export type Sorting = ReturnType<typeof useSorting>;

/**
 * Lists whose entries the owner can reorder: by dragging a handle with mouse, pen, or finger (native drag and drop doesn't
 * support touch), with the arrow keys, or with Up and Down. A dragged entry is shown at the pointer and moved when it is dropped.
 */
export function useSorting({ lists, nameOf, onMove, mayMove, say, attribute }: SortingOptions) {
  const id = useId();
  const name = attribute ?? `entry${id.replace(/\W/g, '').toLowerCase()}`;
  const [drag, setDrag] = useState<{ key: string; lists: Lists }>();
  const dragged = drag?.key;
  const begin = useEffectEvent(() => lists);
  const over = useEffectEvent(moveOver);
  const drop = useEffectEvent((key: string, shown: Lists) => {
    const [list, index] = placeOf(shown, key);
    const [listBefore, indexBefore] = placeOf(lists, key);
    if (list !== undefined && (list !== listBefore || index !== indexBefore)) put(key, list, index);
  });
  useEffect(() => {
    if (dragged === undefined) return;
    let shown = begin();
    const stop = new AbortController();
    const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', listener: (event: PointerEvent) => void) =>
      window.addEventListener(type, listener, { signal: stop.signal });
    listen('pointermove', ({ clientX, clientY }) => {
      shown = over(dragged, shown, keyAt(name, clientX, clientY));
      setDrag({ key: dragged, lists: shown });
    });
    listen('pointerup', () => {
      setDrag(undefined);
      drop(dragged, shown);
    });
    // The browser used the touch for scrolling, or a phone call interrupted it: nothing was dropped.
    listen('pointercancel', () => setDrag(undefined));
    return () => stop.abort();
  }, [dragged, name]);

  function put(key: string, list: string, index: number): void {
    const before = lists[list] ?? [];
    onMove(key, list, index);
    const count = before.length + (before.includes(key) ? 0 : 1);
    announce((say ?? sayPlace)(nameOf(key), list, index, count));
  }

  function move(key: string, distance: number): void {
    const [list, index] = placeOf(lists, key);
    const to = index + distance;
    if (list !== undefined && to >= 0 && to < (lists[list]?.length ?? 0)) put(key, list, to);
  }

  /** @returns the lists with the dragged entry at the other entry's place, if it may go there */
  function moveOver(key: string, shown: Lists, other: string | undefined): Lists {
    if (other === undefined || other === key) return shown;
    const [from] = placeOf(shown, key);
    const [to, index] = placeOf(shown, other);
    if (from === undefined || to === undefined || (from !== to && !mayMove?.(from, to))) return shown;
    return placeAt(shown, key, to, index);
  }

  const start = (key: string) => setDrag({ key, lists });

  return { lists: drag?.lists ?? lists, dragged, name, nameOf, start, move, put };
}

const sayPlace = (name: string, _list: string, index: number, count: number) => `${name}: now ${index + 1} of ${count}`;

const keyAt = (name: string, x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? undefined;

function placeOf(lists: Lists, key: string): [list: string | undefined, index: number] {
  const [list, keys = []] = Object.entries(lists).find(([, keys]) => keys.includes(key)) ?? [];
  return [list, keys.indexOf(key)];
}

function placeAt(lists: Lists, key: string, list: string, index: number): Lists {
  const without = Object.fromEntries(
    Object.entries(lists).map(([name, keys]) => [name, keys.filter((k) => k !== key)]),
  );
  return { ...without, [list]: without[list]?.toSpliced(index, 0, key) ?? [] };
}

/** The controls that move a row; the row places them. */
export interface RowControls {
  /** The entry's index in its list. */
  index: number;
  count: number;
  handle: ReactNode;
  /** Up and Down. */
  buttons: ReactNode;
}

interface SortableRowsProps {
  sorting: Sorting;
  list: string;
  className?: string;
  /** Class of each row; while it is dragged, it also has `dragged`. */
  rowClass: string;
  children(key: string, controls: RowControls): ReactNode;
}

/** One of several lists that entries can move between. */
export function SortableRows({ sorting, list, className, rowClass, children }: SortableRowsProps) {
  const { lists, dragged, name: attribute, nameOf, start, move } = sorting;
  const keys = lists[list] ?? [];
  return (
    <ol className={className}>
      {keys.map((key, index) => {
        const row = { name: nameOf(key), onMove: (distance: number) => move(key, distance) };
        const place = `${index + 1} of ${keys.length}`;
        const attributes = { [`data-${attribute}`]: key };
        return (
          <li key={key} className={`${rowClass}${dragged === key ? ' dragged' : ''}`} {...attributes}>
            {children(key, {
              index,
              count: keys.length,
              handle: <MoveHandle {...row} place={place} onDrag={() => start(key)} />,
              buttons: (
                <>
                  <Button text about={row.name} disabled={index === 0} onClick={() => row.onMove(-1)}>
                    Up
                  </Button>
                  <Button text about={row.name} disabled={index === keys.length - 1} onClick={() => row.onMove(1)}>
                    Down
                  </Button>
                </>
              ),
            })}
          </li>
        );
      })}
    </ol>
  );
}

interface MoveHandleProps {
  /** The entry that it moves. */
  name: string;
  /** Such as "2 of 9". */
  place: string;
  /** The handle was grabbed. */
  onDrag(): void;
  onMove(distance: number): void;
}

/** The drag handle of a row; the arrow keys move the row too. */
function MoveHandle({ name, place, onDrag, onMove }: MoveHandleProps) {
  return (
    <button
      className="move-handle"
      type="button"
      aria-label={`Move ${name}, ${place}: drag, or press the arrow keys`}
      onPointerDown={(event) => {
        // A touch pointer is captured by the element it starts on, which would hide the element below the finger.
        event.currentTarget.releasePointerCapture(event.pointerId);
        onDrag();
      }}
      onKeyDown={(event) => {
        const distance = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
        if (distance === undefined) return;
        event.preventDefault();
        onMove(distance);
      }}
    >
      ↕
    </button>
  );
}

interface SortableListProps<Entry>
  extends Pick<SortableRowsProps, 'className' | 'rowClass'>,
    Pick<SortingOptions, 'attribute'> {
  entries: readonly Entry[];
  keyOf(entry: Entry): string;
  nameOf(entry: Entry): string;
  /** The announcement of a move. @param index from 0 */
  say?(name: string, index: number, count: number): string;
  /**
   * The entries in their new order.
   * @param moved the entry whose place changed
   */
  onMove(entries: readonly Entry[], moved: Entry): void;
  children(entry: Entry, controls: RowControls): ReactNode;
}

/** A list that the owner can reorder; see `useSorting`. */
export function SortableList<Entry>(props: SortableListProps<Entry>) {
  const { entries, keyOf, nameOf, say, onMove, children, attribute, ...look } = props;
  const entryOf = (key: string) => entries.find((entry) => keyOf(entry) === key);
  const sorting = useSorting({
    lists: { all: entries.map(keyOf) },
    nameOf: (key) => {
      const entry = entryOf(key);
      return entry === undefined ? '' : nameOf(entry);
    },
    onMove(key, _list, index) {
      const entry = entryOf(key);
      if (entry !== undefined) onMove(entries.filter((other) => other !== entry).toSpliced(index, 0, entry), entry);
    },
    ...(say && { say: (name, _list, index, count) => say(name, index, count) }),
    ...(attribute && { attribute }),
  });
  return (
    <SortableRows {...look} sorting={sorting} list="all">
      {(key, controls) => {
        const entry = entryOf(key);
        return entry !== undefined && children(entry, controls);
      }}
    </SortableRows>
  );
}

/**
 * Keys for list entries without ids. A key moves with its entry, so that open entries stay open and the focus stays.
 * @param count the current number of entries; additions and removals from elsewhere happen at the end
 */
export function useEntryKeys(count: number): [keys: readonly string[], reorder: (keys: readonly string[]) => void] {
  const [keys, setKeys] = useState<readonly string[]>([]);
  if (keys.length !== count) setKeys(Array.from({ length: count }, (_, index) => keys[index] ?? makeEntryKey()));
  return [keys, setKeys];
}

let made = 0;

/** @returns a key that no other entry has */
export function makeEntryKey(): string {
  made += 1;
  return `entry-${made}`;
}
