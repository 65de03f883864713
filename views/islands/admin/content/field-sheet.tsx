import { valueAt } from '../../../../src/shared/content/edit.ts';
import { type Field, noteOf } from '../../../../src/shared/content/fields.ts';
import { FieldControl } from './field-control.tsx';
import { controlId, FormContext, useForm } from './form-context.ts';

interface FieldSheetProps {
  schema: Field;
  words: unknown;
  path: string;
  /** The fields of the page in its order. */
  paths: readonly string[];
  onPick(path: string): void;
  onClose(): void;
}

/** On a phone: the field of the words that were tapped, over the lower half of the page. */
export function FieldSheet({ schema, words, path, paths, onPick, onClose }: FieldSheetProps) {
  const form = useForm();
  const field = fieldAt(schema, words, path);
  const place = paths.indexOf(path);
  const go = (to: number) => paths[to] !== undefined && onPick(paths[to]);
  if (!field) return null;
  return (
    <section className="words-sheet" aria-label="The words that you tapped">
      <div className="words-sheet__actions">
        <button className="text-button" type="button" disabled={place <= 0} onClick={() => go(place - 1)}>
          Previous
        </button>
        <button
          className="text-button"
          type="button"
          disabled={place >= paths.length - 1}
          onClick={() => go(place + 1)}
        >
          Next
        </button>
        <button className="text-button" type="button" onClick={onClose}>
          Done
        </button>
      </div>
      <FormContext value={{ ...form, idOf: (path) => `sheet-${controlId(path)}` }}>
        <FieldControl key={path} field={field} path={path} value={valueAt(words, path)} />
      </FormContext>
    </section>
  );
}

/** The schema of the field at a path; `undefined` where the words have none. */
function fieldAt(schema: Field, words: unknown, path: string): Field | undefined {
  let field: Field | undefined = schema;
  let at = '';
  for (const key of path.split('.')) {
    const note: ReturnType<typeof noteOf> | undefined = field && plainNote(field, valueAt(words, at));
    if (note?.control === 'group' || note?.control === 'picture') field = note.fields[key];
    else if (note?.control === 'list') field = note.item;
    else return undefined;
    at = at ? `${at}.${key}` : key;
  }
  return field;
}

function plainNote(field: Field, words: unknown): ReturnType<typeof noteOf> | undefined {
  const note = noteOf(field);
  if (note.control === 'optional') return plainNote(note.inner, words);
  if (note.control !== 'kinds') return note;
  const group = note.options[String((words as { kind?: unknown } | undefined)?.kind)];
  return group && plainNote(group, words);
}
