import type { ComponentProps, ElementType } from 'react';
import type { TextKind } from '../../src/shared/field.ts';

interface FieldProps {
  id: string;
  label: string;
  required?: boolean;
  messages?: readonly string[] | undefined;
}

type Control<Tag extends 'input' | 'textarea' | 'select'> = FieldProps & Omit<ComponentProps<Tag>, 'id'>;

/** A label, its control and its messages, tied together for screen readers. */
function Field({ tag: Tag, label, messages, ...control }: FieldProps & { tag: ElementType }) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={control.id}>
        {label}
        {control.required && <span aria-hidden="true">*</span>}
      </label>
      <Tag className="field__control" {...controlProps(control, messages)} />
      <FieldMessage id={control.id} messages={messages} />
    </div>
  );
}

/** One line of text. */
export const InputField = (props: Control<'input'>) => <Field tag="input" {...props} />;

/** Several lines of text. */
export const TextareaField = (props: Control<'textarea'>) => <Field tag="textarea" {...props} />;

/** A choice from a list of options (its children). */
export const SelectField = (props: Control<'select'>) => <Field tag="select" {...props} />;

/** A checkbox before its label, with its messages. */
export function CheckboxField({ label, messages, ...input }: Control<'input'>) {
  return (
    <div className="field">
      <label className="field__choice" htmlFor={input.id}>
        <input type="checkbox" {...controlProps(input, messages)} /> {label}
      </label>
      <FieldMessage id={input.id} messages={messages} />
    </div>
  );
}

/** The messages of a control, or of a group of answers; `id` is the control's, or the group's name. */
export function FieldMessage({ id, messages }: { id: string; messages: readonly string[] | undefined }) {
  if (!messages?.length) return null;
  return (
    <p className="field__message" id={messageId(id)}>
      {messages.join(' ')}
    </p>
  );
}

/**
 * Tells assistive technology that the control is required. The `required` attribute would show the browser's own bubbles instead of the
 * specified messages.
 */
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

/** The input attributes of each kind of text or number. */
export const textKinds: Record<TextKind, ComponentProps<'input'>> = {
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  url: { type: 'url', inputMode: 'url', autoCapitalize: 'none', placeholder: 'https://' },
  phone: { type: 'tel', inputMode: 'tel' },
  password: { type: 'password' },
  date: { type: 'date' },
  month: { type: 'month' },
  'day and time': { type: 'datetime-local' },
  search: { type: 'search' },
  feet: { inputMode: 'decimal' },
  decimal: { inputMode: 'decimal' },
  money: { inputMode: 'decimal', placeholder: '0.00' },
  degrees: { type: 'number', step: 'any' },
};
