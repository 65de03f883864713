import { useState } from 'react';
import { type Note, noteOf } from '../../../src/shared/content/fields.ts';
import { plainText } from '../../../src/shared/content/inline.ts';
import { blankOf } from '../../../src/shared/content/walk.ts';
import { FieldMessage } from '../../components/field.tsx';
import { announce } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { makeEntryKey, SortableList, useEntryKeys } from '../kit/sortable.tsx';
import { FieldControl } from './fields.tsx';
import { countProblems, useControl, useWordsForm } from './form-context.ts';

type ListNote = Extract<Note, { control: 'list' }>;

interface ListControlProps {
  note: ListNote;
  path: string;
  value: unknown;
  isTitled?: boolean;
}

/** A list: its entries are opened one at a time, moved, copied and removed; what was removed comes back with Undo. */
export function ListControl({ note, path, value, isTitled = false }: ListControlProps) {
  const [{ id, messages }, change] = useControl(path, note.label);
  const [removed, setRemoved] = useState<{ entry: unknown; index: number }>();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [keys, reorder] = useEntryKeys(entries.length);
  const isFull = entries.length >= note.max;

  /** Changes the list as `toSpliced` does, and says so. */
  function splice(words: string, index: number, deleteCount: number, ...added: readonly unknown[]): void {
    reorder(keys.toSpliced(index, deleteCount, ...added.map(makeEntryKey)));
    change(entries.toSpliced(index, deleteCount, ...added));
    announce(words);
  }

  return (
    <fieldset id={id} tabIndex={-1} data-path={path}>
      <legend className={isTitled ? 'unseen' : undefined}>{note.label}</legend>
      <FieldMessage id={id} messages={messages} />
      <SortableList
        className="words-list__entries stack-1"
        rowClass="words-entry paper"
        entries={keys}
        keyOf={(key) => key}
        nameOf={(key) => `${note.one} ${keys.indexOf(key) + 1}`}
        say={(_name, index, count) => `Moved to place ${index + 1} of ${count}.`}
        onMove={(order) => {
          reorder(order);
          change(order.map((key) => entries[keys.indexOf(key)]));
        }}
      >
        {(key, { count, handle, buttons }) => {
          const index = keys.indexOf(key);
          const name = `${note.one} ${index + 1}`;
          const entry = entries[index];
          return (
            <>
              <ListEntry note={note} path={`${path}.${index}`} entry={entry} />
              <div className="cluster">
                {count > 1 && handle}
                {buttons}
                <Button
                  text
                  about={name}
                  disabled={isFull}
                  onClick={() => splice(`The copy is at place ${index + 2}.`, index + 1, 0, structuredClone(entry))}
                >
                  Duplicate
                </Button>
                <Button
                  text
                  about={name}
                  onClick={() => {
                    setRemoved({ entry, index });
                    splice(`Removed the ${note.one}.`, index, 1);
                  }}
                >
                  Remove
                </Button>
              </div>
            </>
          );
        }}
      </SortableList>
      {removed && (
        <p className="words-list__removed notice" role="status">
          The {note.one} was removed.{' '}
          <Button
            text
            onClick={() => {
              splice(`The ${note.one} is back.`, removed.index, 0, removed.entry);
              setRemoved(undefined);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <AddButtons
        note={note}
        isFull={isFull}
        onAdd={(entry) => splice(`Added a ${note.one}.`, entries.length, 0, entry)}
      />
    </fieldset>
  );
}

function AddButtons({ note, isFull, onAdd }: { note: ListNote; isFull: boolean; onAdd(entry: unknown): void }) {
  const item = noteOf(note.item);
  if (item.control !== 'kinds')
    return (
      <Button quiet disabled={isFull} onClick={() => onAdd(blankOf(note.item))}>
        Add a {note.one}
      </Button>
    );
  return (
    <div className="cluster">
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

/** One entry of a list, folded to its first words unless it is a single field. */
function ListEntry({ note, path, entry }: { note: ListNote; path: string; entry: unknown }) {
  const { problems } = useWordsForm();
  const wrong = countProblems(problems, path);
  const control = <FieldControl field={note.item} path={path} value={entry} isTitled />;
  if (plainControls.has(noteOf(note.item).control)) return control;
  return (
    <details name={path.slice(0, path.lastIndexOf('.'))}>
      <summary className="words-entry__summary">
        {titleOf(entry) || `New ${note.one}`}
        {wrong && <span className="words-card__problems small wrong">{wrong}</span>}
      </summary>
      {control}
    </details>
  );
}

/** The first text of an entry. */
function titleOf(entry: unknown): string {
  if (typeof entry === 'string') return plainText(entry).slice(0, 90);
  if (Array.isArray(entry)) return entry.join(' | ').slice(0, 90);
  const { title, heading, name, question, rule, value, label } = (entry ?? {}) as Record<string, unknown>;
  const first = title ?? heading ?? name ?? question ?? rule ?? (value ? `${value} ${label}` : undefined);
  return typeof first === 'string' ? plainText(first).slice(0, 90) : '';
}
