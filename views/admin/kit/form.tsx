import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { setAt, valueAt } from '../../../src/shared/content/walk.ts';
import type { FieldNote } from '../../../src/shared/field.ts';
import { CheckboxField, InputField, SelectField, TextareaField, textKinds } from '../../components/field.tsx';
import { Button } from './button.tsx';
import { Conflict } from './conflict.tsx';
import { askedAs, type FormState } from './use-form.ts';

export { type FormState, Refusal, useForm } from './use-form.ts';

export const FormContext = createContext<unknown>(undefined);

/** The form around a component. @throws outside of a form */
export function useFormAround<Draft extends object>(): FormState<Draft> {
  const form = use(FormContext);
  if (!form) throw new Error('A field must be within a form.');
  return form as FormState<Draft>;
}

type FormProps<Draft extends object> = Omit<ComponentProps<'form'>, 'onSubmit' | 'form'> & { form: FormState<Draft> };

/** The form around its fields; a conflict with another window is settled above them. */
export function Form<Draft extends object>({ form, children, className = 'form', ...props }: FormProps<Draft>) {
  return (
    <FormContext value={form}>
      <form
        {...props}
        ref={form.element}
        className={className}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!form.isSending) void form.submit();
        }}
      >
        {form.conflict && <Conflict {...form.conflict} onTakeTheirs={form.discard} />}
        {children}
      </form>
    </FormContext>
  );
}

interface FieldProps extends Partial<FieldNote> {
  /** Its path in the form, such as `host` or `testimonials.2.quote`. */
  of: string;
  disabled?: boolean;
  /** What it belongs to, which assistive technology reads behind the label: "Quote of testimonial 2". */
  within?: string;
  'aria-label'?: string;
  list?: string;
  maxLength?: number;
  inputMode?: 'numeric';
  /** The messages, where they are not those at its path. */
  messages?: readonly string[] | undefined;
  /** What it shows, where that is not the value at its path. */
  value?: string;
  /** What follows from the value that was typed or chosen; without it, the value itself at its path. */
  onValue?(value: string): void;
  /** The options of a choice that are not words by value alone. */
  children?: ReactNode;
}

/** One field as its schema says that it is asked for; what only the screen knows, such as a proposal, is said here. */
export function Field({ of, value: shown, within, onValue, children, ...more }: FieldProps) {
  const { name, schema, draft, messages, change } = useFormAround<Record<string, unknown>>();
  const note = { ...askedAs(schema, of), ...more };
  const {
    label = '',
    control: asked,
    kind,
    options,
    rows,
    limited,
    min: _min,
    max,
    isWhole,
    one: _one,
    ...field
  } = note;
  const value = shown ?? valueAt(draft, of);
  const put = (value: unknown) => change((draft) => setAt(draft, of, value));
  const control = {
    messages: messages[of],
    ...(within && { 'aria-label': `${label} of ${within}` }),
    ...field,
    label,
    name: of,
    id: `${name}-${of}`.replace(/\W+/g, '-'),
  };
  if (typeof value === 'boolean')
    return <CheckboxField {...control} checked={value} onChange={({ target }) => put(target.checked)} />;
  const text = {
    ...control,
    value: String(value ?? ''),
    ...(limited && { maxLength: max }),
    onChange: ({ target }: { target: { value: string } }) => (onValue ?? put)(target.value),
  };
  if (options || children)
    return (
      <SelectField {...text}>
        {children}
        {Object.entries(options ?? {}).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </SelectField>
    );
  if (rows) return <TextareaField {...text} rows={rows} />;
  return (
    <InputField
      {...(asked === 'number' && { inputMode: isWhole ? 'numeric' : 'decimal' })}
      {...(asked === 'code' && { autoCapitalize: 'none', spellCheck: false })}
      {...(kind && textKinds[kind])}
      {...text}
    />
  );
}

/** Several fields in their order, such as `host security user`. */
export function Fields({ of }: { of: string }) {
  return of.split(' ').map((path) => <Field key={path} of={path} />);
}

interface SubmitProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** What it says while the form is sent. */
  working?: string;
}

/** The button that sends the form. */
export function Submit({ children, working = 'Saving...', disabled = false, ...look }: SubmitProps) {
  const { isSending } = useFormAround();
  return (
    <Button {...look} type="submit" disabled={isSending || disabled}>
      {isSending ? working : children}
    </Button>
  );
}

/** Brings back what is stored; there while something else was typed. */
export function Discard() {
  const { isChanged, isSending, discard } = useFormAround();
  if (!isChanged) return null;
  return (
    <Button quiet disabled={isSending} onClick={discard}>
      Discard changes
    </Button>
  );
}

/** Save and Discard, in reach while there is something to save. */
export function SaveBar() {
  const { isChanged, isSending, messages, discard } = useFormAround();
  const isMarked = Object.keys(messages).length > 0;
  return (
    <div className={`save-bar cluster cluster-1${isChanged ? ' save-bar--changed' : ''}`}>
      <Submit disabled={!isChanged}>Save</Submit>
      <Button quiet disabled={isSending || !isChanged} onClick={discard}>
        Discard changes
      </Button>
      <p className="small" role="status">
        {isMarked ? 'Please check the marked fields.' : isChanged ? 'Not saved yet.' : ''}
      </p>
    </div>
  );
}
