import { useState } from 'react';
import { plainText } from '../../../src/shared/content/inline.ts';
import { blankOf } from '../../../src/shared/content/walk.ts';
import { type Control, type Field, groupsOf, itemOf, noteOf } from '../../../src/shared/field.ts';
import { FieldMessage } from '../../components/field.tsx';
import { announce } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { type ControlProps, FieldControl, useControl, useFields } from '../kit/field.tsx';
import { makeEntryKey, SortableList, useEntryKeys } from '../kit/sortable.tsx';
import { countProblems, useTextForm } from './text-form-context.tsx';

/** A list whose entries can be opened one at a time, moved, copied, and removed. Undo restores a removed entry. */
export function ListControl({ field, path, note: { label, one = '', max = 0 }, isTitled }: ControlProps) {
  const item = itemOf(field) ?? field;
  const [{ id, messages }, change] = useControl(path, label);
  const [removed, setRemoved] = useState<{ entry: unknown; index: number }>();
  const value = useFields().valueAt(path);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const [keys, reorder] = useEntryKeys(entries.length);
  const isFull = entries.length >= max;

  /** Changes the list as `toSpliced` does, and says so. */
  function splice(words: string, index: number, deleteCount: number, ...added: readonly unknown[]): void {
    reorder(keys.toSpliced(index, deleteCount, ...added.map(makeEntryKey)));
    change(entries.toSpliced(index, deleteCount, ...added));
    announce(words);
  }

  return (
    <fieldset id={id} tabIndex={-1} data-path={path}>
      <legend className={isTitled ? 'unseen' : undefined}>{label}</legend>
      <FieldMessage id={id} messages={messages} />
      <SortableList
        className="text-list__entries stack-1"
        rowClass="text-entry paper"
        entries={keys}
        keyOf={(key) => key}
        nameOf={(key) => `${one} ${keys.indexOf(key) + 1}`}
        say={(_name, index, count) => `Moved to position ${index + 1} of ${count}.`}
        onMove={(order) => {
          reorder(order);
          change(order.map((key) => entries[keys.indexOf(key)]));
        }}
      >
        {(key, { count, handle, buttons }) => {
          const index = keys.indexOf(key);
          const name = `${one} ${index + 1}`;
          const entry = entries[index];
          return (
            <>
              <ListEntry item={item} one={one} path={`${path}.${index}`} entry={entry} />
              <div className="cluster">
                {count > 1 && handle}
                {buttons}
                <Button
                  text
                  about={name}
                  disabled={isFull}
                  onClick={() => splice(`The copy is at position ${index + 2}.`, index + 1, 0, structuredClone(entry))}
                >
                  Duplicate
                </Button>
                <Button
                  text
                  about={name}
                  onClick={() => {
                    setRemoved({ entry, index });
                    splice(`Removed the ${one}.`, index, 1);
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
        <p className="text-list__removed notice" role="status">
          The {one} was removed.{' '}
          <Button
            text
            onClick={() => {
              splice(`The ${one} is back.`, removed.index, 0, removed.entry);
              setRemoved(undefined);
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <AddButtons
        item={item}
        one={one}
        isFull={isFull}
        onAdd={(entry) => splice(`Added a ${one}.`, entries.length, 0, entry)}
      />
    </fieldset>
  );
}

interface AddButtonsProps {
  /** The field of each entry. */
  item: Field;
  /** The name of one entry. */
  one: string;
  isFull: boolean;
  onAdd(entry: unknown): void;
}

function AddButtons({ item, one, isFull, onAdd }: AddButtonsProps) {
  if (noteOf(item).control !== 'kinds')
    return (
      <Button quiet disabled={isFull} onClick={() => onAdd(blankOf(item))}>
        Add a {one}
      </Button>
    );
  return (
    <div className="cluster">
      <span>Add a {one}:</span>
      {Object.entries(groupsOf(item)).map(([kind, group]) => (
        <Button text key={kind} disabled={isFull} onClick={() => onAdd(blankOf(item, kind))}>
          {noteOf(group).label}
        </Button>
      ))}
    </div>
  );
}

/** Controls of one field, which need no heading above them. */
const plainControls = new Set<Control>(['line', 'paragraph', 'page']);

/** One entry of a list. It is folded to its first text unless it is a single field. */
function ListEntry({ item, one, path, entry }: { item: Field; one: string; path: string; entry: unknown }) {
  const { problems } = useTextForm();
  const wrong = countProblems(problems, path);
  const control = <FieldControl field={item} path={path} isTitled />;
  if (plainControls.has(noteOf(item).control)) return control;
  return (
    <details name={path.slice(0, path.lastIndexOf('.'))}>
      <summary className="text-entry__summary">
        {titleOf(entry) || `New ${one}`}
        {wrong && <span className="text-card__problems small wrong">{wrong}</span>}
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
