import { type Dispatch, memo, type ReactNode } from 'react';
import { FieldMessage, messageId } from '../../components/field.tsx';
import type { Action } from './reduce.ts';

interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly (readonly [value: string, label: string])[];
  chosen: string | undefined;
  messages: readonly string[] | undefined;
  dispatch: Dispatch<Action>;
}

/** One answer out of a few, each as large as a thumb. */
export const Choices = memo(function Choices({ name, legend, options, chosen, messages, dispatch }: ChoicesProps) {
  return (
    <fieldset className="choices" aria-describedby={messages?.length ? messageId(name) : undefined}>
      <legend className="field__label">{legend}</legend>
      <div className="choices__list">
        {options.map(([value, label]) => (
          <Choice
            key={value}
            name={name}
            value={value}
            isChosen={value === chosen}
            onChoose={() => dispatch({ do: 'choose', name, value })}
          >
            {label}
          </Choice>
        ))}
      </div>
      <FieldMessage id={name} messages={messages} />
    </fieldset>
  );
});

interface ChoiceProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose(): void;
  children: ReactNode;
}

/** One answer of a group, as a radio button. */
export function Choice({ name, value, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}
