import { type ComponentProps, createContext, use } from 'react';
import { fieldAt, setAt, valueAt } from '../../../src/shared/content/walk.ts';
import { Button } from './button.tsx';
import { Conflict } from './conflict.tsx';
import { FieldControl, type FieldOptions, FieldsContext } from './field.tsx';
import type { FormState } from './use-form.ts';

export { type FormState, Refusal, useForm } from './use-form.ts';

const FormContext = createContext<unknown>(undefined);

/** Returns the form around a component. @throws outside of a form */
export function useFormAround<Draft extends object>(): FormState<Draft> {
  const form = use(FormContext);
  if (!form) throw new Error('A field must be within a form.');
  return form as FormState<Draft>;
}

type FormProps<Draft extends object> = Omit<ComponentProps<'form'>, 'onSubmit' | 'form'> & { form: FormState<Draft> };

/** The form around its fields. A conflict with another window is resolved above them. */
export function Form<Draft extends object>({ form, children, className = 'form', ...props }: FormProps<Draft>) {
  const { name, draft, messages } = form;
  const fields = {
    valueAt: (path: string) => valueAt(draft, path),
    change: (path: string, value: unknown) => form.change((draft) => setAt(draft, path, value)),
    problemsAt: (path: string) => messages[path] ?? [],
    idOf: (path: string) => `${name}-${path}`.replace(/\W+/g, '-'),
  };
  return (
    <FormContext value={form}>
      <FieldsContext value={fields}>
        <form
          {...props}
          ref={form.element}
          tabIndex={-1}
          className={className}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!form.isSending) void keepFocus(form, form.submit);
          }}
        >
          {form.conflict && <Conflict {...form.conflict} onTakeTheirs={form.discard} />}
          {children}
        </form>
      </FieldsContext>
    </FormContext>
  );
}

interface FieldProps extends FieldOptions {
  /** Its path in the form, such as `host` or `testimonials.2.quote`. */
  of: string;
}

/** One field, drawn from its schema. Props add what only the screen knows, such as a suggested value. */
export function Field({ of, ...options }: FieldProps) {
  const { schema } = useFormAround();
  const field = fieldAt(schema, of);
  if (!field) throw new Error(`The schema of the form has no field "${of}".`);
  return <FieldControl field={field} path={of} {...options} />;
}

/** Renders the fields that `of` names, separated by spaces, such as `host security user`. */
export function Fields({ of }: { of: string }) {
  return of.split(' ').map((path) => <Field key={path} of={path} />);
}

interface SubmitProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The label while the form is sent. */
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

/** Restores the stored values; shown while something else is typed. */
export function Discard() {
  const { isChanged, isSending, discard } = useFormAround();
  if (!isChanged) return null;
  return (
    <Button quiet disabled={isSending} onClick={discard}>
      Discard changes
    </Button>
  );
}

/** Save and Discard, shown while there is something to save. */
export function SaveBar({ children = 'Save' }: { children?: string }) {
  const form = useFormAround();
  const { isChanged, isSending, messages } = form;
  const isMarked = Object.keys(messages).length > 0;
  return (
    <div className={`save-bar cluster cluster-1${isChanged ? ' save-bar--changed' : ''}`}>
      {isChanged && (
        <>
          <Submit>{children}</Submit>
          <Button quiet disabled={isSending} onClick={() => keepFocus(form, form.discard)}>
            Discard changes
          </Button>
        </>
      )}
      <p className="small" role="status">
        {isMarked ? 'Check the highlighted fields.' : isChanged ? 'Not saved yet.' : ''}
      </p>
    </div>
  );
}

/** Focuses the form if the focused button goes away, as the save bar does once everything is saved. */
async function keepFocus({ element }: Pick<FormState<object>, 'element'>, act: () => unknown): Promise<void> {
  await act();
  requestAnimationFrame(() => document.activeElement === document.body && element.current?.focus());
}
