import { type Dispatch, memo } from 'react';
import { gateWidths } from '../../../src/shared/fence/plan.ts';
import { answerLabels, gateLabel } from '../../../src/shared/fence/sentences.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { InputField, SelectField } from '../../components/field.tsx';
import { Choices } from './fence.tsx';
import { type ListProps, RemoveButton } from './lengths.tsx';
import type { Action } from './reduce.ts';

const measures = Object.entries(answerLabels.measured);
const widths = gateWidths.map((width) => [width, gateLabel(width)] as const);

interface GatesPartProps extends ListProps {
  /** How many sides there are to choose from. */
  sides: number;
  measuredMessages: readonly string[] | undefined;
}

/** The gates, each in a side; and how sure the lengths are. */
export function GatesPart(props: GatesPartProps) {
  const { hint, rows, typed, sides, isAwake, measuredMessages, dispatch } = props;
  return (
    <fieldset className="price-part" id="gates">
      <legend>
        <h2>Gates</h2>
      </legend>
      <p className="price-part__hint">{hint}</p>
      <div className="price-rows">
        {rows.map((row, index) => {
          const read = (name: string) => row.typed[name] ?? typed[`gate.${index + 1}.${name}`] ?? '';
          return (
            <GateRow
              key={row.key}
              rowKey={row.key}
              number={index + 1}
              width={read('width')}
              side={read('side')}
              at={read('at')}
              sides={sides}
              isSpare={!isAwake && !read('width') && !read('at')}
              messages={row.messages}
              dispatch={dispatch}
            />
          );
        })}
      </div>
      <button
        type="submit"
        className="button button--quiet"
        name="do"
        value="add-gate"
        formAction="/api/price-plan#gates"
      >
        Add a gate
      </button>
      <Choices
        name="measured"
        legend="How did you measure?"
        options={measures}
        chosen={typed.measured}
        messages={measuredMessages}
        dispatch={dispatch}
      />
    </fieldset>
  );
}

interface GateRowProps {
  rowKey: number;
  number: number;
  width: string;
  side: string;
  at: string;
  /** How many sides there are to choose from. */
  sides: number;
  /** An empty row for those without JavaScript. */
  isSpare: boolean;
  messages: FieldMessages;
  dispatch: Dispatch<Action>;
}

const GateRow = memo(function GateRow(props: GateRowProps) {
  const { rowKey, number, width, side, at, sides, isSpare, messages, dispatch } = props;
  const row = { list: 'gate', key: rowKey } as const;
  const onChange =
    (name: string) =>
    ({ target }: { target: { value: string } }) =>
      dispatch({ do: 'type', ...row, name, text: target.value });
  return (
    <fieldset className={isSpare ? 'price-row price-row--gate price-row--spare' : 'price-row price-row--gate'}>
      <legend>Gate {number}</legend>
      <SelectField
        id={`gate-${number}-width`}
        name={`gate.${number}.width`}
        label="Width"
        value={width}
        onChange={onChange('width')}
        messages={messages.width}
      >
        <option value="">No gate</option>
        {widths.map(([inches, label]) => (
          <option key={inches} value={inches}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        id={`gate-${number}-side`}
        name={`gate.${number}.side`}
        label="Which side"
        value={side}
        onChange={onChange('side')}
        messages={messages.side}
      >
        <option value="">Choose</option>
        {Array.from({ length: sides }, (_, index) => index + 1).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </SelectField>
      <InputField
        id={`gate-${number}-at`}
        name={`gate.${number}.at`}
        label="Feet before the gate"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        placeholder="Middle"
        value={at}
        onChange={onChange('at')}
        onBlur={() => dispatch({ do: 'leave', ...row, name: 'at' })}
        messages={messages.at}
      />
      <RemoveButton list="gate" number={number} />
    </fieldset>
  );
});
