import { useId, useRef, useState } from 'react';
import { type Note, noteOf } from '../../../src/shared/content/fields.ts';
import { plainText } from '../../../src/shared/content/inline.ts';
import { blankOf } from '../../../src/shared/content/walk.ts';
import { FieldMessage } from '../../components/field.tsx';
import { Button } from '../kit/button.tsx';
import { MoveButtons, MoveHandle } from '../move-handle.tsx';
import { usePointerDrag } from '../pointer-drag.ts';
import { FieldControl } from './fields.tsx';
import { countProblems, useControl, useWordsForm } from './form-context.ts';

type ListNote = Extract<Note, { control: 'list' }>;

interface ListControlProps {
  note: ListNote;
  path: string;
  value: unknown;
  isTitled?: boolean;
}

/** A list: its entries are opened one at a time, moved (dragged, with the arrow keys, or with Up and Down), copied and removed; what was removed comes back with Undo. */
export function ListControl({ note, path, value, isTitled = false }: ListControlProps) {
  const { announce } = useWordsForm();
  const [{ id, messages }, change] = useControl(path, note.label);
  const [removed, setRemoved] = useState<{ entry: unknown; index: number }>();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const rows = useEntryKeys(entries.length);
  const put = (next: readonly unknown[], words: string) => {
    change(next);
    announce(words);
  };
  const { name, order, dragged, start } = useDraggedOrder(entries.length, move);

  function move(from: number, to: number): void {
    if (to === from || to < 0 || to >= entries.length) return;
    rows.move(from, to);
    put(moveTo(entries, from, to), `Moved to place ${to + 1} of ${entries.length}.`);
  }

  return (
    <fieldset className="words-list" id={id} tabIndex={-1} data-path={path}>
      <legend className={isTitled ? 'unseen' : undefined}>{note.label}</legend>
      <FieldMessage id={id} messages={messages} />
      <ol className="words-list__entries">
        {order.map((index, place) => (
          <ListEntry
            key={rows.keys[index]}
            note={note}
            path={`${path}.${index}`}
            entry={entries[index]}
            place={{ index: place, count: entries.length, name, isDragged: dragged === index }}
            onDrag={() => start(index)}
            onMove={(distance) => move(index, index + distance)}
            onCopy={() => {
              rows.insert(index + 1);
              put(
                entries.toSpliced(index + 1, 0, structuredClone(entries[index])),
                `The copy is at place ${index + 2}.`,
              );
            }}
            onRemove={() => {
              rows.remove(index);
              setRemoved({ entry: entries[index], index });
              put(entries.toSpliced(index, 1), `Removed the ${note.one}.`);
            }}
          />
        ))}
      </ol>
      {removed && (
        <p className="words-list__removed" role="status">
          The {note.one} was removed.{' '}
          <Button
            text
            onClick={() => {
              rows.insert(removed.index);
              put(entries.toSpliced(removed.index, 0, removed.entry), `The ${note.one} is back.`);
              setRemoved(undefined);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <AddButtons
        note={note}
        isFull={entries.length >= note.max}
        onAdd={(entry) => put([...entries, entry], `Added a ${note.one}.`)}
      />
    </fieldset>
  );
}

/** The order of the entries: while one is dragged, with that one where the pointer is. */
function useDraggedOrder(count: number, onDrop: (from: number, to: number) => void) {
  // The attribute tells the rows of this list from those of lists within them.
  const name = `entry${useId().replace(/\W/g, '').toLowerCase()}`;
  const [over, setOver] = useState<number>();
  const latest = useRef(over);
  const show = (place: number | undefined) => {
    latest.current = place;
    setOver(place);
  };
  const drag = usePointerDrag(
    name,
    (_from, place) => show(Number(place)),
    () => {
      const to = latest.current;
      show(undefined);
      if (to !== undefined && dragged !== undefined) onDrop(dragged, to);
    },
  );
  const dragged = drag.dragged === undefined ? undefined : Number(drag.dragged.slice('from '.length));
  const order = [...Array(count).keys()];
  return {
    name,
    dragged,
    order: dragged === undefined || over === undefined ? order : moveTo(order, dragged, over),
    /** No place is called like what is dragged, so that it can go back to where it was. */
    start: (index: number) => drag.start(`from ${index}`),
  };
}

function AddButtons({ note, isFull, onAdd }: { note: ListNote; isFull: boolean; onAdd(entry: unknown): void }) {
  const item = noteOf(note.item);
  if (item.control !== 'kinds')
    return (
      <Button quiet className="words-list__add" disabled={isFull} onClick={() => onAdd(blankOf(note.item))}>
        Add a {note.one}
      </Button>
    );
  return (
    <div className="words-list__kinds">
      <span>Add a {note.one}:</span>
      {Object.entries(item.options).map(([kind, group]) => (
        <Button text key={kind} disabled={isFull} onClick={() => onAdd(blankOf(note.item, kind))}>
          {noteOf(group).label}
        </Button>
      ))}
    </div>
  );
}

/** Controls of one field, which need no heading above them. */
const plainControls = new Set<Note['control']>(['line', 'paragraph', 'page']);

interface ListEntryProps {
  note: ListNote;
  path: string;
  entry: unknown;
  place: {
    /** From 0. */
    index: number;
    count: number;
    /** Of the data attribute by which the pointer finds the entry. */
    name: string;
    isDragged: boolean;
  };
  onDrag(): void;
  onMove(distance: number): void;
  onCopy(): void;
  onRemove(): void;
}

/** One entry of a list with what is done to it. */
function ListEntry({ note, path, entry, place, onDrag, onMove, onCopy, onRemove }: ListEntryProps) {
  const { index, count } = place;
  const { problems } = useWordsForm();
  const name = `${note.one} ${index + 1}`;
  const wrong = countProblems(problems, path);
  const isPlain = plainControls.has(noteOf(note.item).control);
  const control = <FieldControl field={note.item} path={path} value={entry} isTitled />;
  return (
    <li
      className={`words-entry${place.isDragged ? ' words-entry--dragged' : ''}`}
      {...{ [`data-${place.name}`]: index }}
    >
      {isPlain ? (
        control
      ) : (
        <details name={path.slice(0, path.lastIndexOf('.'))} className="words-entry__details">
          <summary className="words-entry__summary">
            {titleOf(entry) || `New ${note.one}`}
            {wrong && <span className="words-card__problems">{wrong}</span>}
          </summary>
          {control}
        </details>
      )}
      <div className="words-entry__actions">
        {count > 1 && <MoveHandle name={name} place={`${index + 1} of ${count}`} onDrag={onDrag} onMove={onMove} />}
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <Button text disabled={count >= note.max} about={name} onClick={onCopy}>
          Duplicate
        </Button>
        <Button text about={name} onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  );
}

/** The first text of an entry. */
function titleOf(entry: unknown): string {
  if (typeof entry === 'string') return plainText(entry).slice(0, 90);
  const { title, heading, name, question, rule, value, label } = (entry ?? {}) as Record<string, unknown>;
  const first = title ?? heading ?? name ?? question ?? rule ?? (value ? `${value} ${label}` : undefined);
  if (Array.isArray(entry)) return entry.join(' | ').slice(0, 90);
  return typeof first === 'string' ? plainText(first).slice(0, 90) : '';
}

/** Names for the entries of a list that go with them, so that what is open stays open and the focus stays where it was. */
function useEntryKeys(count: number) {
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
function moveTo<Entry>(entries: readonly Entry[], from: number, to: number): Entry[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from] as Entry);
}
