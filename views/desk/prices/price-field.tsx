import type { FieldMessages } from '../../../src/shared/fields.ts';
import { labelOfPrice } from '../../../src/shared/price-versions.ts';
import { CheckboxField, InputField } from '../../components/field.tsx';
import { isBigChange, type PriceDraft } from './price-draft.ts';

/** What every part of the editor works on. */
export interface PriceEditing {
  draft: PriceDraft;
  saved: PriceDraft;
  messages: FieldMessages;
  onChange(changes: PriceDraft): void;
}

interface PriceFieldProps extends PriceEditing {
  path: string;
  /** The visible part of the name where the heading says the rest. */
  label?: string;
  inputMode?: 'decimal' | 'numeric';
}

/** One number of the table, with a question where it changes a lot. */
export function PriceField({ path, label, inputMode = 'decimal', draft, saved, messages, onChange }: PriceFieldProps) {
  const text = String(draft[path] ?? '');
  const asks = isBigChange(text, String(saved[path] ?? ''));
  return (
    <div className="price-field">
      <InputField
        id={idOf(path)}
        label={label ?? labelOfPrice(path)}
        aria-label={label && labelOfPrice(path)}
        inputMode={inputMode}
        autoComplete="off"
        value={text}
        onChange={(event) => onChange({ [path]: event.target.value })}
        messages={messages[path]}
      />
      <p className="price-field__question" role="status">
        {asks && `Was ${saved[path]}. Is that right?`}
      </p>
    </div>
  );
}

/** A switch of the table. */
export function PriceSwitch({ path, label, draft, messages, onChange }: PriceFieldProps) {
  return (
    <CheckboxField
      id={idOf(path)}
      label={label ?? labelOfPrice(path)}
      checked={draft[path] === true}
      onChange={(event) => onChange({ [path]: event.target.checked })}
      messages={messages[path]}
    />
  );
}

export const idOf = (path: string): string => `prices-${path.replaceAll('.', '-')}`;
