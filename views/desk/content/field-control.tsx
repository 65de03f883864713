import { blankOf } from '../../../src/shared/content/edit.ts';
import { type Field, type Note, noteOf } from '../../../src/shared/content/fields.ts';
import { CheckboxField, InputField, SelectField, TextareaField } from '../../components/field.tsx';
import { messagesAt, useForm } from './form-context.ts';
import { KindControl } from './kind-control.tsx';
import { ListControl } from './list-control.tsx';
import { toLocalTime } from './local-time.ts';
import { PageOptions } from './page-options.tsx';
import { ParagraphControl } from './paragraph-control.tsx';
import { PictureControl } from './picture-control.tsx';
import { TargetControl } from './target-control.tsx';

export interface FieldControlProps {
  field: Field;
  path: string;
  value: unknown;
  /** Its label already stands above it. */
  isTitled?: boolean;
}

/** The control of one field, with those of the fields within it. */
export function FieldControl({ field, path, value, isTitled = false }: FieldControlProps) {
  const note = noteOf(field);
  switch (note.control) {
    case 'kept':
      return null;
    case 'optional':
      return <OptionalControl note={note} path={path} value={value} isTitled={isTitled} />;
    case 'group':
      return <GroupControl note={note} path={path} value={value} isTitled={isTitled} />;
    case 'kinds': {
      const group = note.options[String((value as { kind?: unknown } | null)?.kind)];
      if (!group) return null;
      return (
        <>
          <KindControl field={field} path={path} value={value as Record<string, unknown>} />
          <FieldControl field={group} path={path} value={value} isTitled />
        </>
      );
    }
    case 'picture':
      return <PictureControl note={note} path={path} value={value} />;
    case 'list':
      return <ListControl note={note} path={path} value={value} isTitled={isTitled} />;
    case 'paragraph':
      return <ParagraphControl note={note} path={path} value={value} />;
    default:
      return <SimpleControl note={note} path={path} value={value} />;
  }
}

interface GroupProps<Control extends Note['control']> {
  note: Extract<Note, { control: Control }>;
  path: string;
  value: unknown;
  isTitled: boolean;
}

function GroupControl({ note, path, value, isTitled }: GroupProps<'group'>) {
  const controls = Object.entries(note.fields).map(([key, field]) => (
    <FieldControl key={key} field={field} path={`${path}.${key}`} value={(value as Record<string, unknown>)?.[key]} />
  ));
  if (isTitled) return <div className="words-group">{controls}</div>;
  return (
    <fieldset className="words-group words-group--titled">
      <legend>{note.label}</legend>
      {controls}
    </fieldset>
  );
}

/** Something that may be left out. */
function OptionalControl({ note, path, value, isTitled }: GroupProps<'optional'>) {
  const { onChange } = useForm();
  const inner = noteOf(note.inner);
  if (inner.control === 'kept') return null;
  if (value === undefined)
    return (
      <button className="text-button" type="button" onClick={() => onChange(path, blankOf(note.inner))}>
        Add: {note.label}
      </button>
    );
  return (
    <div className="words-optional">
      <FieldControl field={note.inner} path={path} value={value} isTitled={isTitled} />
      <button
        className="text-button"
        type="button"
        aria-label={`Leave out: ${note.label}`}
        onClick={() => onChange(path, undefined)}
      >
        Leave out
      </button>
    </div>
  );
}

/** A line that may have more characters than this gets room for several rows. */
const longLine = 150;

/** A field with one plain value. */
function SimpleControl({ note, path, value }: { note: Note; path: string; value: unknown }) {
  const { problems, pages, onChange, idOf } = useForm();
  const shared = { id: idOf(path), label: note.label, messages: messagesAt(problems, path), 'data-path': path };
  const text = String(value ?? '');
  switch (note.control) {
    case 'choice':
      return (
        <SelectField {...shared} value={text} onChange={(event) => onChange(path, event.target.value)}>
          {note.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      );
    case 'page':
      return (
        <SelectField {...shared} value={text} onChange={(event) => onChange(path, event.target.value)}>
          {!pages.some(({ id }) => id === text) && <option value={text}>Choose a page</option>}
          <PageOptions pages={pages} />
        </SelectField>
      );
    case 'target':
      return <TargetControl label={note.label} path={path} value={text} />;
    case 'moment':
      return (
        <InputField
          {...shared}
          type="datetime-local"
          defaultValue={text && toLocalTime(text)}
          onChange={({ target }) => target.value && onChange(path, new Date(target.value).toISOString())}
        />
      );
    case 'number':
      return (
        <InputField
          {...shared}
          type="number"
          step="any"
          defaultValue={text}
          onChange={({ target }) => Number.isFinite(target.valueAsNumber) && onChange(path, target.valueAsNumber)}
        />
      );
    case 'switch':
      return (
        <CheckboxField
          {...shared}
          checked={value === true}
          onChange={(event) => onChange(path, event.target.checked)}
        />
      );
    default:
      return (
        <div>
          {note.control === 'line' && note.max > longLine ? (
            <TextareaField {...shared} rows={3} value={text} onChange={(event) => onChange(path, event.target.value)} />
          ) : (
            <InputField {...shared} value={text} onChange={(event) => onChange(path, event.target.value)} />
          )}
          {note.control === 'line' && <Counter length={text.length} max={note.max} />}
        </div>
      );
  }
}

/** Shown once most of the room is used. */
export function Counter({ length, max }: { length: number; max: number }) {
  if (length < max * 0.8) return null;
  return (
    <p className={`words-counter${length > max ? ' words-counter--over' : ''}`}>
      {length} of {max} characters
    </p>
  );
}
