import type { ComponentProps, ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: string;
  required?: boolean;
  messages?: readonly string[] | undefined;
}

/** A label, its control and its messages, tied together for screen readers. */
function Field({ id, label, required, messages, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {required && <span aria-hidden="true">*</span>}
      </label>
      {children}
      <FieldMessage id={id} messages={messages} />
    </div>
  );
}

/** One line of text, with its label and messages. */
export function InputField({ label, messages, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <Field id={input.id} label={label} required={input.required ?? false} messages={messages}>
      <input className="field__control" {...controlProps(input, messages)} />
    </Field>
  );
}

/** Several lines of text, with their label and messages. */
export function TextareaField({ label, messages, ...textarea }: FieldProps & Omit<ComponentProps<'textarea'>, 'id'>) {
  return (
    <Field id={textarea.id} label={label} required={textarea.required ?? false} messages={messages}>
      <textarea className="field__control" {...controlProps(textarea, messages)} />
    </Field>
  );
}

/** A choice out of a list, with its label and messages. */
export function SelectField({
  label,
  messages,
  children,
  ...select
}: FieldProps & Omit<ComponentProps<'select'>, 'id'>) {
  return (
    <Field id={select.id} label={label} required={select.required ?? false} messages={messages}>
      <select className="field__control" {...controlProps(select, messages)}>
        {children}
      </select>
    </Field>
  );
}

/** A box to tick, before its label, with its messages. */
export function CheckboxField({ label, messages, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'id'>) {
  return (
    <div className="field">
      <label className="field__choice" htmlFor={input.id}>
        <input type="checkbox" {...controlProps(input, messages)} /> {label}
      </label>
      <FieldMessage id={input.id} messages={messages} />
    </div>
  );
}

/** What is wrong with a control, or with a group of answers; `id` is the control's, or the group's name. */
export function FieldMessage({ id, messages }: { id: string; messages: readonly string[] | undefined }) {
  if (!messages?.length) return null;
  return (
    <p className="field__message" id={messageId(id)}>
      {messages.join(' ')}
    </p>
  );
}

/** A required control says so to assistive technology; the browser's own bubbles would hide the specified messages. */
function controlProps<Props extends { id: string; required?: boolean | undefined }>(
  { required, ...props }: Props,
  messages: readonly string[] | undefined,
) {
  const invalid = Boolean(messages?.length);
  return {
    ...props,
    'aria-required': required || undefined,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? messageId(props.id) : undefined,
  };
}

export const messageId = (id: string) => `${id}-message`;
