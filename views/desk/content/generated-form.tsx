import { type Field, type Note, noteOf } from '../../../src/shared/content/fields.ts';
import { plainText } from '../../../src/shared/content/inline.ts';
import { listPlaceholders } from '../../../src/shared/content/placeholders.ts';
import { FieldControl } from './field-control.tsx';
import { problemsWithin, useForm } from './form-context.ts';
import { SearchLook } from './search-look.tsx';

/** The form of a document, out of its schema: one card for each part, closed to its heading, one open at a time. */
export function GeneratedForm({ schema, words }: { schema: Field; words: unknown }) {
  const note = noteOf(schema);
  if (note.control !== 'group') return null;
  const fields = Object.entries(note.fields).filter(([, field]) => innerNote(field).control !== 'kept');
  const isPart = ([, field]: [string, Field]) => parts.has(innerNote(field).control);
  const single = fields.filter((entry) => !isPart(entry));
  return (
    <div className="words-form">
      {single.length > 0 && (
        <Card title={fields.some(([key]) => key === 'title') ? 'Name and search result' : note.label} path="" isOpen>
          {single.map(([key, field]) => (
            <FieldControl key={key} field={field} path={key} value={partOf(words, key)} />
          ))}
          <SearchLook words={words} />
        </Card>
      )}
      {fields.filter(isPart).map(([key, field]) => (
        <Card key={key} title={noteOf(field).label} path={key} hint={hintOf(partOf(words, key))}>
          <FieldControl field={field} path={key} value={partOf(words, key)} isTitled />
        </Card>
      ))}
      <p className="words-form__note">
        Words in braces are filled in for you, from the business profile and the list of towns:{' '}
        {listPlaceholders('town' in note.fields)
          .map((name) => `{${name}}`)
          .join(' ')}
      </p>
    </div>
  );
}

const parts = new Set<Note['control']>(['group', 'list', 'kinds', 'picture']);

interface CardProps {
  title: string;
  path: string;
  hint?: string | undefined;
  isOpen?: boolean;
  children: React.ReactNode;
}

function Card({ title, path, hint, isOpen = false, children }: CardProps) {
  const { problems } = useForm();
  const count = path ? problemsWithin(problems, path).length : 0;
  return (
    <details className="words-card" name="words-card" data-card={path} open={isOpen || undefined}>
      <summary className="words-card__summary">
        <span className="words-card__title">{title}</span>
        {hint && <span className="words-card__hint">{hint}</span>}
        {count > 0 && <span className="words-card__problems">{count === 1 ? '1 problem' : `${count} problems`}</span>}
      </summary>
      <div className="words-card__body">{children}</div>
    </details>
  );
}

/** The first words of a part, so that a closed card says which one it is. */
function hintOf(value: unknown): string | undefined {
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`;
  const texts = Object.values((value ?? {}) as object).filter((inner) => typeof inner === 'string');
  return texts[0] && plainText(texts[0]).slice(0, 80);
}

function innerNote(field: Field): Note {
  const note = noteOf(field);
  return note.control === 'optional' ? innerNote(note.inner) : note;
}

const partOf = (words: unknown, key: string) => (words as Record<string, unknown> | undefined)?.[key];
