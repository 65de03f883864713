import type { ReactNode } from 'react';
import type { FieldMessages } from '../../../src/shared/fields.ts';

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string | undefined;
  fields: FieldMessages;
}

/** One answer out of a few, each as large as a thumb. */
export function Choices({ name, legend, options, chosen, fields }: ChoicesProps) {
  const messages = fields[name];
  return (
    <fieldset className="choices" aria-describedby={messages && `${name}-message`}>
      <legend className="field__label">{legend}</legend>
      <div className="choices__list" data-choices={name}>
        {options.map(([value, label]) => (
          <Choice key={value} name={name} value={value} isChosen={value === chosen}>
            {label}
          </Choice>
        ))}
      </div>
      <FieldMessage name={name} messages={messages} />
    </fieldset>
  );
}

/** One answer of a group, as a radio button. */
export function Choice(props: { name: string; value: string; isChosen?: boolean; children: ReactNode }) {
  const { name, value, isChosen, children } = props;
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      <span>{children}</span>
    </label>
  );
}

/** What is wrong with a group of answers. */
export function FieldMessage({ name, messages }: { name: string; messages: readonly string[] | undefined }) {
  if (!messages?.length) return null;
  return (
    <p className="field__message" id={`${name}-message`}>
      {messages.join(' ')}
    </p>
  );
}
