import type { FieldMessages } from '../../src/shared/fields.ts';
import { InputField } from './field.tsx';

export interface PersonFieldsProps {
  /** Begins the controls' ids, since two forms may ask the same. */
  prefix: string;
  nameLabel: string;
  phoneLabel: string;
  /** What was typed before, by field. */
  values: Readonly<Record<string, string>>;
  fields: FieldMessages;
}

/** Who asks, and the number to call back: the same on every public form (specification, section 5). */
export function PersonFields({ prefix, nameLabel, phoneLabel, values, fields }: PersonFieldsProps) {
  return (
    <>
      <InputField
        id={`${prefix}-name`}
        name="name"
        label={nameLabel}
        required
        autoComplete="name"
        autoCapitalize="words"
        enterKeyHint="next"
        defaultValue={values.name ?? ''}
        messages={fields.name}
      />
      <InputField
        id={`${prefix}-phone`}
        name="phone"
        label={phoneLabel}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        enterKeyHint="next"
        defaultValue={values.phone ?? ''}
        messages={fields.phone}
      />
    </>
  );
}
