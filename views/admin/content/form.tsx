import { plainText } from '../../../src/shared/content/inline.ts';
import { listPlaceholders } from '../../../src/shared/content/placeholders.ts';
import { fieldAt, fieldsOf, withinOptional } from '../../../src/shared/content/walk.ts';
import { type Control, type Field, fieldsIn, type Note, noteOf } from '../../../src/shared/field.ts';
import { Button } from '../kit/button.tsx';
import { ControlsContext, FieldControl } from '../kit/field.tsx';
import { textControls } from './fields.tsx';
import { countProblems, OwnIds, useTextForm } from './text-form-context.tsx';

/**
 * The form of a document, built from its schema: one card for each part. A closed card shows only its heading, and one card is open at a
 * time.
 */
export function GeneratedForm({ schema, words }: { schema: Field; words: unknown }) {
  const { problems } = useTextForm();
  const note = noteOf(schema);
  const fields = Object.entries(fieldsIn(schema)).filter(([, field]) => innerNote(field).control !== 'hidden');
  const isPart = ([, field]: [string, Field]) => parts.has(innerNote(field).control);
  const single = fields.filter((entry) => !isPart(entry));
  return (
    <ControlsContext value={textControls}>
      <div className="text-form stack-2">
        {single.length > 0 && (
          <Card title={fields.some(([key]) => key === 'title') ? 'Name and search result' : note.label} isOpen>
            {single.map(([key, field]) => (
              <FieldControl key={key} field={field} path={key} />
            ))}
            <SearchLook words={words} />
          </Card>
        )}
        {fields.filter(isPart).map(([key, field]) => (
          <Card
            key={key}
            title={noteOf(field).label}
            path={key}
            hint={hintOf(partOf(words, key))}
            count={countProblems(problems, key)}
          >
            <FieldControl field={field} path={key} isTitled />
          </Card>
        ))}
        <p className="hint wraps">
          Names in braces are filled in for you from the business profile and the list of towns:{' '}
          {listPlaceholders('town' in fieldsIn(schema))
            .map((name) => `{${name}}`)
            .join(' ')}
        </p>
      </div>
    </ControlsContext>
  );
}

const parts = new Set<Control>(['group', 'list', 'kinds', 'picture']);

interface CardProps {
  title: string;
  /** The path of the card's part, to find the card by; absent if it contains several parts. */
  path?: string;
  hint?: string | undefined;
  /** The number of problems inside, such as "2 problems". */
  count?: string;
  isOpen?: boolean;
  children: React.ReactNode;
}

/** A card with a part of a form. A closed card shows only its heading, and one card of a screen is open at a time. */
export function Card({ title, path, hint, count, isOpen = false, children }: CardProps) {
  return (
    <details className="text-card card" name="text-card" data-card={path} open={isOpen || undefined}>
      <summary className="text-card__summary">
        <span className="strong">{title}</span>
        {hint && <span className="text-card__hint hint">{hint}</span>}
        {count && <span className="text-card__problems small wrong">{count}</span>}
      </summary>
      <div className="text-card__body stack-2">{children}</div>
    </details>
  );
}

/** The first text in a part, shown on its closed card. */
export function hintOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  const texts = Object.values((value ?? {}) as object).filter((inner) => typeof inner === 'string');
  return texts[0] && plainText(texts[0]).slice(0, 80);
}

function innerNote(field: Field): Note {
  const note = noteOf(field);
  return note.control === 'optional' ? innerNote(withinOptional(field)) : note;
}

const partOf = (words: unknown, key: string) => (words as Record<string, unknown> | undefined)?.[key];

/** A preview of the search result. Lengths that search engines would cut turn amber, but don't block publishing. */
function SearchLook({ words }: { words: unknown }) {
  const { title, description } = words as { title?: unknown; description?: unknown };
  if (typeof title !== 'string' || typeof description !== 'string') return null;
  return (
    <div className="paper pad wraps">
      <p className="strong">{title}</p>
      <p>{description}</p>
      <p className="search-look__counts cluster hint">
        <Count name="Title" length={title.length} from={30} to={60} />
        <Count name="Description" length={description.length} from={110} to={160} />
      </p>
    </div>
  );
}

function Count({ name, length, from, to }: { name: string; length: number; from: number; to: number }) {
  const fits = length >= from && length <= to;
  return (
    <span className={fits ? undefined : 'awaited'}>
      {name}: {length} characters{!fits && `; ${from} to ${to} work best`}
    </span>
  );
}

interface FieldSheetProps {
  schema: Field;
  words: unknown;
  path: string;
  /** The page's fields in their order. */
  paths: readonly string[];
  onPick(path: string): void;
  onClose(): void;
}

/** On a phone, the field of the tapped text, over the lower half of the page. */
export function FieldSheet({ schema, words, path, paths, onPick, onClose }: FieldSheetProps) {
  const shown = pictureAround(schema, words, path) ?? path;
  const field = fieldAt(schema, shown, words);
  const place = paths.indexOf(path);
  const go = (to: number) => paths[to] !== undefined && onPick(paths[to]);
  if (!field) return null;
  return (
    <section className="text-sheet stack-1" aria-label="The text you tapped">
      <div className="text-sheet__actions cluster">
        <Button text disabled={place <= 0} onClick={() => go(place - 1)}>
          Previous
        </Button>
        <Button text disabled={place >= paths.length - 1} onClick={() => go(place + 1)}>
          Next
        </Button>
        <Button text onClick={onClose}>
          Done
        </Button>
      </div>
      <OwnIds prefix="sheet-">
        <ControlsContext value={textControls}>
          <FieldControl key={shown} field={field} path={shown} />
        </ControlsContext>
      </OwnIds>
    </section>
  );
}

/** A tap on a picture reports its alternative text. The whole picture field opens. */
function pictureAround(schema: Field, words: unknown, path: string): string | undefined {
  const around = path.replace(/\.alt$/, '');
  const isPicture = [...fieldsOf(schema, words)].some(
    (field) => field.path === around && field.note.control === 'picture',
  );
  return isPicture ? around : undefined;
}
