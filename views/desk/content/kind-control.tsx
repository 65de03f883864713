import { useState } from 'react';
import { changeKind } from '../../../src/shared/content/change-kind.ts';
import { type Field, noteOf } from '../../../src/shared/content/fields.ts';
import { SelectField } from '../../components/field.tsx';
import { useForm } from './form-context.ts';

interface KindControlProps {
  /** Made by `kinds`. */
  field: Field;
  path: string;
  value: Readonly<Record<string, unknown>>;
}

/** What sort of section it is. Another one keeps what fits it; what it has no place for is said first. */
export function KindControl({ field, path, value }: KindControlProps) {
  const { onChange, announce, idOf } = useForm();
  const [asked, setAsked] = useState<string>();
  const note = noteOf(field);
  if (note.control !== 'kinds') return null;
  const labelOf = (kind: string) => (note.options[kind] ? noteOf(note.options[kind]).label : kind);
  const dropped = asked === undefined ? [] : changeKind(field, value, asked).dropped;

  function choose(kind: string): void {
    if (kind === value.kind) setAsked(undefined);
    else if (changeKind(field, value, kind).dropped.length > 0) setAsked(kind);
    else change(kind);
  }

  function change(kind: string): void {
    setAsked(undefined);
    onChange(path, changeKind(field, value, kind).words);
    announce(`The section is of the kind ${labelOf(kind)} now.`);
  }

  return (
    <div className="words-kind">
      <SelectField
        id={idOf(`${path}.kind`)}
        label="Kind of section"
        value={asked ?? String(value.kind)}
        onChange={(event) => choose(event.target.value)}
      >
        {Object.keys(note.options).map((kind) => (
          <option key={kind} value={kind}>
            {labelOf(kind)}
          </option>
        ))}
      </SelectField>
      {asked !== undefined && (
        <div className="words-kind__question" role="alert">
          <p>
            {labelOf(asked)} has no room for: {dropped.join(', ')}. The rest stays.
          </p>
          <button className="text-button" type="button" onClick={() => change(asked)}>
            Change it
          </button>
          <button className="text-button" type="button" onClick={() => setAsked(undefined)}>
            Leave it as it is
          </button>
        </div>
      )}
    </div>
  );
}
