import { type ChangeEvent, type Dispatch, memo } from 'react';
import type { Plan } from '../../../src/shared/fence/plan.ts';
import { turnLabel, turnLabels } from '../../../src/shared/fence/sentences.ts';
import type { Typed } from '../../../src/shared/fence/typed-plan.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { CheckboxField, InputField, SelectField } from '../../components/field.tsx';
import type { Action } from './reduce.ts';
import { placeSides, usualTurn } from './rows.ts';
import type { Row } from './state.ts';

export interface ListProps {
  /** How it is filled in. */
  hint: string;
  rows: readonly Row[];
  /** The form that the plan or a post fills, by the names of its controls. */
  typed: Typed;
  /** Whether the script runs; before, the list has empty rows to spare. */
  isAwake: boolean;
  dispatch: Dispatch<Action>;
}

/** The sides in their order: lengths and turns. This list is enough by itself; the sketch edits the same plan. */
export function LengthsPart({ hint, rows, typed, plan, isAwake, dispatch }: ListProps & { plan: Plan }) {
  const places = placeSides(plan);
  const posted = rows.filter((_, index) => typed[`side.${index + 1}.feet`]).length;
  return (
    <fieldset className="price-part" id="lengths">
      <legend>
        <h2>How long?</h2>
      </legend>
      <p className="price-part__hint">{hint}</p>
      <div className="price-rows">
        {rows.map((row, index) => {
          const read = (name: string) => row.typed[name] ?? typed[`side.${index + 1}.${name}`] ?? '';
          const place = places[index];
          return (
            <SideRow
              key={row.key}
              rowKey={row.key}
              number={index + 1}
              feet={read('feet')}
              turn={row.typed.turn ?? typed[`side.${index + 1}.turn`] ?? usualTurn}
              closes={read('closes') !== ''}
              canClose={isAwake ? place?.isLast === true && place.count > 2 : index > 1}
              start={['heading', 'x', 'y'].map(read).join(' ')}
              isSpare={!isAwake && index + 1 > Math.max(1, posted) && !read('feet')}
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
        value="add-side"
        formAction="/api/price-plan#lengths"
      >
        Add a side
      </button>
    </fieldset>
  );
}

interface SideRowProps {
  rowKey: number;
  number: number;
  feet: string;
  turn: string;
  closes: boolean;
  /** Whether this side may end where its line began. */
  canClose: boolean;
  /** Where a drawn line begins, which the list does not show: its direction, x and y. */
  start: string;
  /** An empty row for those without JavaScript. */
  isSpare: boolean;
  messages: FieldMessages;
  dispatch: Dispatch<Action>;
}

const SideRow = memo(function SideRow(props: SideRowProps) {
  const { rowKey, number, feet, turn, closes, canClose, start, isSpare, messages, dispatch } = props;
  const row = { list: 'side', key: rowKey } as const;
  const isOdd = turn !== 'new' && !turnLabels.some(([degrees]) => String(degrees) === turn);
  return (
    <fieldset className={isSpare ? 'price-row price-row--spare' : 'price-row'}>
      <legend>Side {number}</legend>
      <div className="price-row__turn" hidden={number === 1}>
        <SelectField
          id={`side-${number}-turn`}
          name={`side.${number}.turn`}
          label="Turn"
          value={turn}
          onChange={({ target }: ChangeEvent<HTMLSelectElement>) =>
            dispatch({ do: 'type', ...row, name: 'turn', text: target.value })
          }
          messages={messages.turn}
        >
          {turnLabels.map(([degrees, label]) => (
            <option key={degrees} value={degrees}>
              {label}
            </option>
          ))}
          {isOdd && Number(turn) !== 0 && <option value={turn}>{turnLabel(Number(turn))}</option>}
          <optgroup label="Elsewhere in the yard">
            <option value="new">New line</option>
          </optgroup>
        </SelectField>
      </div>
      <InputField
        id={`side-${number}-feet`}
        name={`side.${number}.feet`}
        label="Length in feet"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={feet}
        onChange={({ target }) => dispatch({ do: 'type', ...row, name: 'feet', text: target.value })}
        onBlur={() => dispatch({ do: 'leave', ...row, name: 'feet' })}
        messages={messages.feet}
      />
      {start.split(' ').map((value, index) => {
        const name = ['heading', 'x', 'y'][index];
        return value && <input key={name} type="hidden" name={`side.${number}.${name}`} value={value} />;
      })}
      <div className="price-row__closes" hidden={!canClose}>
        <CheckboxField
          id={`side-${number}-closes`}
          name={`side.${number}.closes`}
          label="Ends back at the starting point"
          checked={closes}
          onChange={({ target }) => dispatch({ do: 'type', ...row, name: 'closes', text: target.checked ? 'on' : '' })}
          messages={messages.closes}
        />
      </div>
      <RemoveButton list="side" number={number} />
    </fieldset>
  );
});

/** Removes a row; without a script it posts the form. */
export function RemoveButton({ list, number }: { list: 'side' | 'gate'; number: number }) {
  return (
    <button
      type="submit"
      className="price-row__remove"
      name="do"
      value={`remove-${list}-${number}`}
      formAction={`/api/price-plan#${list === 'side' ? 'lengths' : 'gates'}`}
      aria-label={`Remove ${list} ${number}`}
    >
      Remove
    </button>
  );
}
