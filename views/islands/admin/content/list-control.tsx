import { useState } from 'react';
import { blankOf } from '../../../../src/shared/content/edit.ts';
import { type Note, noteOf } from '../../../../src/shared/content/fields.ts';
import { plainText } from '../../../../src/shared/content/inline.ts';
import { FieldControl } from './field-control.tsx';
import { messagesAt, problemsWithin, useForm } from './form-context.ts';

type ListNote = Extract<Note, { control: 'list' }>;

interface ListControlProps {
  note: ListNote;
  path: string;
  value: unknown;
  isTitled?: boolean;
}

/** A list: its entries are opened one at a time, moved, copied and removed; what was removed comes back with Undo. */
export function ListControl({ note, path, value, isTitled = false }: ListControlProps) {
  const { problems, onChange, announce, idOf } = useForm();
  const [removed, setRemoved] = useState<{ entry: unknown; index: number }>();
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const put = (next: readonly unknown[], words: string) => {
    onChange(path, next);
    announce(words);
  };

  return (
    <fieldset className="words-list" id={idOf(path)} tabIndex={-1} data-path={path}>
      <legend className={isTitled ? 'unseen' : undefined}>{note.label}</legend>
      {messagesAt(problems, path).map((message) => (
        <p key={message} className="field__message">
          {message}
        </p>
      ))}
      <ol className="words-list__entries">
        {entries.map((entry, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no identity but its place; the fields are controlled
            key={index}
            note={note}
            path={`${path}.${index}`}
            entry={entry}
            index={index}
            count={entries.length}
            onMove={(to) => put(moved(entries, index, to), `Moved to place ${to + 1} of ${entries.length}.`)}
            onCopy={() =>
              put(entries.toSpliced(index + 1, 0, structuredClone(entry)), `The copy is at place ${index + 2}.`)
            }
            onRemove={() => {
              setRemoved({ entry, index });
              put(entries.toSpliced(index, 1), `Removed the ${note.one}.`);
            }}
          />
        ))}
      </ol>
      {removed && (
        <p className="words-list__removed" role="status">
          The {note.one} was removed.{' '}
          <button
            className="text-button"
            type="button"
            onClick={() => {
              put(entries.toSpliced(removed.index, 0, removed.entry), `The ${note.one} is back.`);
              setRemoved(undefined);
            }}
          >
            Undo
          </button>
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

/** Controls of one field, which need no heading above them. */
const plainControls = new Set<Note['control']>(['line', 'paragraph', 'page']);

interface EntryProps {
  note: ListNote;
  path: string;
  entry: unknown;
  index: number;
  count: number;
  onMove(to: number): void;
  onCopy(): void;
  onRemove(): void;
}

function Entry({ note, path, entry, index, count, onMove, onCopy, onRemove }: EntryProps) {
  const { problems } = useForm();
  const name = `${note.one} ${index + 1}`;
  const wrong = problemsWithin(problems, path).length;
  const isPlain = plainControls.has(noteOf(note.item).control);
  const control = <FieldControl field={note.item} path={path} value={entry} isTitled />;
  return (
    <li className="words-entry">
      {isPlain ? (
        control
      ) : (
        <details name={path.slice(0, path.lastIndexOf('.'))} className="words-entry__details">
          <summary className="words-entry__summary">
            {titleOf(entry) || `New ${note.one}`}
            {wrong > 0 && (
              <span className="words-card__problems">{wrong === 1 ? '1 problem' : `${wrong} problems`}</span>
            )}
          </summary>
          {control}
        </details>
      )}
      <div className="words-entry__actions">
        <button
          className="text-button"
          type="button"
          disabled={index === 0}
          aria-label={`Up: ${name}`}
          onClick={() => onMove(index - 1)}
        >
          Up
        </button>
        <button
          className="text-button"
          type="button"
          disabled={index === count - 1}
          aria-label={`Down: ${name}`}
          onClick={() => onMove(index + 1)}
        >
          Down
        </button>
        <button
          className="text-button"
          type="button"
          disabled={count >= note.max}
          aria-label={`Duplicate: ${name}`}
          onClick={onCopy}
        >
          Duplicate
        </button>
        <button className="text-button" type="button" aria-label={`Remove: ${name}`} onClick={onRemove}>
          Remove
        </button>
      </div>
    </li>
  );
}

function AddButtons({ note, isFull, onAdd }: { note: ListNote; isFull: boolean; onAdd(entry: unknown): void }) {
  const item = noteOf(note.item);
  if (item.control !== 'kinds')
    return (
      <button
        className="button button--quiet words-list__add"
        type="button"
        disabled={isFull}
        onClick={() => onAdd(blankOf(note.item))}
      >
        Add a {note.one}
      </button>
    );
  return (
    <div className="words-list__kinds">
      <span>Add a {note.one}:</span>
      {Object.entries(item.options).map(([kind, group]) => (
        <button
          key={kind}
          className="text-button"
          type="button"
          disabled={isFull}
          onClick={() => onAdd(blankOf(note.item, kind))}
        >
          {noteOf(group).label}
        </button>
      ))}
    </div>
  );
}

function moved(entries: readonly unknown[], from: number, to: number): unknown[] {
  return entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]);
}

/** The first text of an entry. */
function titleOf(entry: unknown): string {
  if (typeof entry === 'string') return plainText(entry).slice(0, 90);
  const { title, heading, question, rule, value, label } = (entry ?? {}) as Record<string, unknown>;
  const name = title ?? heading ?? question ?? rule ?? (value ? `${value} ${label}` : undefined);
  if (Array.isArray(entry)) return entry.join(' | ').slice(0, 90);
  return typeof name === 'string' ? plainText(name).slice(0, 90) : '';
}
