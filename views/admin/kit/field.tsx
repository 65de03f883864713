import { type ComponentProps, type ComponentType, createContext, type ReactNode, use, useState } from 'react';
import { type Control, type Field, type FieldNote, type Note, noteOf } from '../../../src/shared/field.ts';
import { CheckboxField, InputField, SelectField, TextareaField, textKinds } from '../../components/field.tsx';

/** The values and functions for every control, in forms with a Save button and in the editor. Paths are dotted, such as `testimonials.2.quote`. */
interface FieldsValue {
  valueAt(path: string): unknown;
  /** Replaces a value; `undefined` removes it. */
  change(path: string, value: unknown): void;
  /** The problems of a field, as sentences. */
  problemsAt(path: string): readonly string[];
  /** The id of a field's control. */
  idOf(path: string): string;
}

export const FieldsContext = createContext<FieldsValue | undefined>(undefined);

/** @throws outside of a form */
export function useFields(): FieldsValue {
  const fields = use(FieldsContext);
  if (!fields) throw new Error('A field must be within a form.');
  return fields;
}

/** The props of a control that belongs to one form. */
export interface ControlProps {
  field: Field;
  path: string;
  note: Note;
  /** The label is already shown above. */
  isTitled: boolean;
}

/** Controls that only some forms have, such as those of the page editor, by the name that a note uses. */
export const ControlsContext = createContext<Partial<Record<Control, ComponentType<ControlProps>>>>({});

/** Returns the id, label, and messages of a field's control, and the function that changes its value. */
export function useControl(path: string, label: string) {
  const { problemsAt, idOf, change } = useFields();
  const control = { id: idOf(path), label, messages: problemsAt(path), 'data-path': path };
  return [control, (value: unknown) => change(path, value)] as const;
}

/** Facts about a field that only the screen knows; they override its note. */
export interface FieldOptions extends Partial<FieldNote> {
  disabled?: boolean;
  /** The parent's name, which assistive technology reads after the label: "Quote of testimonial 2". */
  within?: string;
  'aria-label'?: string;
  list?: string;
  maxLength?: number;
  inputMode?: 'numeric';
  /** The messages, if they aren't the ones at the field's path. */
  messages?: readonly string[] | undefined;
  /** The shown value, if it isn't the value at its path. */
  value?: string;
  /** Called with the new value; by default the value is stored at its path. */
  onValue?(value: string): void;
  /** The options of a choice whose labels need more than the value. */
  children?: ReactNode;
}

interface FieldControlProps extends FieldOptions {
  field: Field;
  path: string;
  isTitled?: boolean;
}

/** The control of one field, as specified by its schema and note. */
export function FieldControl({ field, path, isTitled = false, ...options }: FieldControlProps) {
  const further = use(ControlsContext);
  const { value, within, onValue, children, disabled, list, maxLength, inputMode, messages, ...said } = options;
  const { 'aria-label': spoken, ...changes } = said;
  const note = noteOf(field, children ? { control: 'choice', ...changes } : changes);
  const Further = further[note.control];
  if (Further) return <Further field={field} path={path} note={note} isTitled={isTitled} />;
  return note.control === 'hidden' ? null : <PlainControl path={path} note={note} options={options} />;
}

interface PlainControlProps {
  path: string;
  note: Note;
  options: FieldOptions;
}

/** A field with one plain value. */
function PlainControl({ path, note, options }: PlainControlProps) {
  const { valueAt } = useFields();
  const { label, control, kind, rows, limit, max, required, placeholder, autoComplete, autoCapitalize } = note;
  const { within, disabled, list, maxLength, inputMode, children } = options;
  const [{ messages, ...ids }, change] = useControl(path, label);
  const value = options.value ?? valueAt(path);
  const put = options.onValue ?? change;
  const spoken = options['aria-label'] ?? (within && `${label} of ${within}`);
  const common = {
    ...ids,
    name: path,
    messages: 'messages' in options ? options.messages : messages,
    ...(spoken && { 'aria-label': spoken }),
    ...(required !== undefined && { required }),
    ...(disabled !== undefined && { disabled }),
  };
  if (control === 'switch')
    return <CheckboxField {...common} checked={value === true} onChange={({ target }) => change(target.checked)} />;
  const text = String(value ?? '');
  const typed = {
    ...common,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => put(target.value),
    ...(placeholder !== undefined && { placeholder }),
    ...(autoComplete && { autoComplete }),
    ...(autoCapitalize && { autoCapitalize }),
    ...((maxLength || limit === 'stops') && { maxLength: maxLength ?? max }),
  };
  if (control === 'choice')
    return (
      <SelectField {...typed}>
        {children}
        {Object.entries(note.options ?? {}).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  const input = {
    ...(kind && textKinds[kind]),
    ...(control === 'code' && { autoCapitalize: 'none', spellCheck: false }),
    ...typed,
    ...(list && { list }),
    ...(inputMode && { inputMode }),
  };
  if (control === 'number')
    return (
      <NumberControl
        inputMode={kind ? undefined : note.isWhole ? 'numeric' : 'decimal'}
        {...input}
        value={value}
        onValue={put}
      />
    );
  const box = rows ? <TextareaField {...typed} rows={rows} /> : <InputField {...input} />;
  if (limit !== 'counts') return box;
  return (
    <div>
      {box}
      <Counter length={text.length} max={max ?? 0} />
    </div>
  );
}

type NumberControlProps = Omit<ComponentProps<typeof InputField>, 'value' | 'onChange'> & {
  /** The typed number, or the typed text if it isn't a number. */
  value: unknown;
  onValue(value: string): void;
};

/** Keeps the typed text ("36.10") while it equals the value, and shows the value once it changes elsewhere. */
function NumberControl({ value, onValue, ...control }: NumberControlProps) {
  const [typed, setTyped] = useState('');
  const isTyped = typed === '' ? value === '' : Number(typed) === value;
  return (
    <InputField
      {...control}
      value={isTyped ? typed : String(value ?? '')}
      onChange={({ target }) => {
        setTyped(target.value);
        onValue(target.value);
      }}
    />
  );
}

/** Shown once most of the room is used. */
export function Counter({ length, max }: { length: number; max: number }) {
  if (length < max * 0.8) return null;
  return (
    <p className={`hint${length > max ? ' wrong' : ''}`}>
      {length} of {max} characters
    </p>
  );
}
