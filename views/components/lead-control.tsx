import type { FieldMessages } from '../../src/shared/fields.ts';
import type { FormControl } from '../../src/shared/lead/lead-fields.ts';
import { InputField, SelectField, TextareaField } from './field.tsx';

export interface LeadControlProps {
  /** Begins the control's id, since two forms may ask the same. */
  prefix: string;
  field: { name: string; form: Omit<FormControl, 'schema'> };
  /** Where a form calls the field otherwise. */
  label?: string;
  /** What was typed before, by field. */
  values: Readonly<Record<string, string>>;
  messages: FieldMessages;
}

/** The control of a lead's field on a public form, as the list of fields describes it. */
export function LeadControl({ prefix, field: { name, form }, label, values, messages }: LeadControlProps) {
  const { control, required, placeholder, options = [], attributes } = form;
  if (control === 'hidden') return values[name] ? <input type="hidden" name={name} value={values[name]} /> : null;
  const field = {
    id: `${prefix}-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    name,
    label: label ?? form.label,
    ...(required && { required }),
    ...attributes,
    defaultValue: values[name] ?? '',
    messages: messages[name],
  };
  if (control === 'input') return <InputField {...field} placeholder={placeholder} />;
  if (control === 'textarea') return <TextareaField {...field} placeholder={placeholder} />;
  return (
    <SelectField {...field}>
      {placeholder && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </SelectField>
  );
}
