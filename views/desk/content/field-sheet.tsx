import { valueAt } from '../../../src/shared/content/edit.ts';
import type { Field } from '../../../src/shared/content/fields.ts';
import { fieldAt, fieldsOf } from '../../../src/shared/content/walk.ts';
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
  const shown = pictureAround(schema, words, path) ?? path;
  const field = fieldAt(schema, words, shown);
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
        <FieldControl key={shown} field={field} path={shown} value={valueAt(words, shown)} />
      </FormContext>
    </section>
  );
}

/** A picture is tapped by its words for those who do not see it, and meant as a whole. */
function pictureAround(schema: Field, words: unknown, path: string): string | undefined {
  const around = path.replace(/\.alt$/, '');
  const isPicture = [...fieldsOf(schema, words)].some(
    (field) => field.path === around && field.note.control === 'picture',
  );
  return isPicture ? around : undefined;
}
