import { type Note, noteOf } from '../../../src/shared/content/fields.ts';
import { plainText } from '../../../src/shared/content/inline.ts';
import { MoveHandle } from '../move-handle.tsx';
import { FieldControl } from './field-control.tsx';
import { problemsWithin, useForm } from './form-context.ts';
import { MoveButtons } from './move-buttons.tsx';

type ListNote = Extract<Note, { control: 'list' }>;

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
export function ListEntry({ note, path, entry, place, onDrag, onMove, onCopy, onRemove }: ListEntryProps) {
  const { index, count } = place;
  const { problems } = useForm();
  const name = `${note.one} ${index + 1}`;
  const wrong = problemsWithin(problems, path).length;
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
            {wrong > 0 && (
              <span className="words-card__problems">{wrong === 1 ? '1 problem' : `${wrong} problems`}</span>
            )}
          </summary>
          {control}
        </details>
      )}
      <div className="words-entry__actions">
        {count > 1 && <MoveHandle name={name} place={`${index + 1} of ${count}`} onDrag={onDrag} onMove={onMove} />}
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
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

/** The first text of an entry. */
function titleOf(entry: unknown): string {
  if (typeof entry === 'string') return plainText(entry).slice(0, 90);
  const { title, heading, name, question, rule, value, label } = (entry ?? {}) as Record<string, unknown>;
  const first = title ?? heading ?? name ?? question ?? rule ?? (value ? `${value} ${label}` : undefined);
  if (Array.isArray(entry)) return entry.join(' | ').slice(0, 90);
  return typeof first === 'string' ? plainText(first).slice(0, 90) : '';
}
