import { type ChangeEvent, type Dispatch, memo, type ReactNode } from 'react';
import { type FencePlan, gateWidths, sidesWithPlace } from '../../../src/shared/fence/plan.ts';
import { answerLabels, gateLabel, turnLabel, turnLabels } from '../../../src/shared/fence/sentences.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { CheckboxField, InputField, SelectField } from '../../components/field.tsx';
import { type AnswerProps, asker, feetControl, Part } from './fence.tsx';
import type { Action } from './reduce.ts';
import { usualTurn } from './rows.ts';
import type { List, Row } from './state.ts';

const measures = Object.entries(answerLabels.measured);
const widths = gateWidths.map((width) => [width, gateLabel(width)] as const);

interface ListProps extends AnswerProps {
  /** The sentence below its heading. */
  hint: string;
  rows: readonly Row[];
  /** True once the script runs. Before that, the list has spare empty rows. */
  isAwake: boolean;
}

/** The sides in order, with lengths and turns. The list works alone; the sketch edits the same plan. */
export function LengthsPart({ plan, ...props }: ListProps & { plan: FencePlan }) {
  const { hint, rows, typed, isAwake } = props;
  const places = sidesWithPlace(plan);
  const posted = rows.filter((_, index) => typed[`side.${index + 1}.feet`]).length;
  return (
    <Part id="lengths" heading="How long?">
      <p className="price-part__hint hint">{hint}</p>
      <div className="price-rows">
        {rows.map((row, index) => {
          const read = readerOf('side', props, row, index);
          const { line, index: at } = places[index] ?? {};
          const isLast = line !== undefined && at === line.runs.length - 1 && line.runs.length > 2;
          return (
            <SideRow
              {...rowProps(props, row, index)}
              feet={read('feet')}
              turn={read('turn', usualTurn)}
              closes={read('closes') !== ''}
              canClose={isAwake ? isLast : index > 1}
              start={['heading', 'x', 'y'].map((name) => read(name)).join(' ')}
              isSpare={!isAwake && index + 1 > Math.max(1, posted) && !read('feet')}
              key={row.key}
            />
          );
        })}
      </div>
      <RowButton className="button button--quiet" list="side" change="add-side">
        Add a side
      </RowButton>
    </Part>
  );
}

/** Returns a function that reads a row's controls by the last part of their names: the typed value, or the form's. */
const readerOf =
  (list: List, { typed }: ListProps, row: Row, index: number) =>
  (name: string, usual = '') =>
    row.typed[name] ?? typed[`${list}.${index + 1}.${name}`] ?? usual;

interface RowProps {
  rowKey: number;
  number: number;
  messages: FieldMessages;
  dispatch: Dispatch<Action>;
}

const rowProps = ({ dispatch }: ListProps, { key, messages }: Row, index: number): RowProps => ({
  messages,
  dispatch,
  rowKey: key,
  number: index + 1,
});

/** Props of a row's control, by the last part of its name. A length in feet is formatted when it loses the focus. */
function controlsOf(list: List, { rowKey: key, number, messages, dispatch }: RowProps) {
  const control = (name: string) => ({
    id: `${list}-${number}-${name}`,
    name: `${list}.${number}.${name}`,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      dispatch({ do: 'type', list, key, name, text: target.value }),
    messages: messages[name],
  });
  const feet = (name: string) => ({
    ...control(name),
    ...feetControl,
    onBlur: () => dispatch({ do: 'leave', list, key, name }),
  });
  return { control, feet };
}

interface SideRowProps extends RowProps {
  feet: string;
  turn: string;
  closes: boolean;
  /** True if this side may end where its line began. */
  canClose: boolean;
  /** The start of a drawn line, as hidden fields: direction, x, and y. */
  start: string;
  /** An empty row for those without JavaScript. */
  isSpare: boolean;
}

const SideRow = memo(function SideRow({ feet, turn, closes, canClose, start, isSpare, ...row }: SideRowProps) {
  const { number, rowKey: key, dispatch } = row;
  const { control, feet: feetOf } = controlsOf('side', row);
  const isOdd = turn !== 'new' && !turnLabels.some(([degrees]) => String(degrees) === turn);
  return (
    <RowFields list="side" number={number} isSpare={isSpare}>
      <legend>Side {number}</legend>
      <div className="price-row__turn" hidden={number === 1}>
        <SelectField {...control('turn')} label="Turn" value={turn}>
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
      <InputField {...feetOf('feet')} label="Length in feet" value={feet} />
      {start.split(' ').map((value, index) => {
        const name = ['heading', 'x', 'y'][index];
        return value && <input key={name} type="hidden" name={`side.${number}.${name}`} value={value} />;
      })}
      <div className="price-row__closes" hidden={!canClose}>
        <CheckboxField
          {...control('closes')}
          label="Ends at the starting point"
          checked={closes}
          onChange={({ target }) =>
            dispatch({ do: 'type', list: 'side', key, name: 'closes', text: target.checked ? 'on' : '' })
          }
        />
      </div>
    </RowFields>
  );
});

/** The gates, each with its side, and the question how the lengths were measured. @param sides how many there are to choose from */
export function GatesPart({ sides, ...props }: ListProps & { sides: number }) {
  const { hint, rows, isAwake } = props;
  return (
    <Part id="gates" heading="Gates">
      <p className="price-part__hint hint">{hint}</p>
      <div className="price-rows">
        {rows.map((row, index) => {
          const read = readerOf('gate', props, row, index);
          return (
            <GateRow
              {...rowProps(props, row, index)}
              width={read('width')}
              side={read('side')}
              at={read('at')}
              sides={sides}
              isSpare={!isAwake && !read('width') && !read('at')}
              key={row.key}
            />
          );
        })}
      </div>
      <RowButton className="button button--quiet" list="gate" change="add-gate">
        Add a gate
      </RowButton>
      {asker(props)('measured', 'How did you measure?', measures)}
    </Part>
  );
}

type GateRowProps = RowProps & { width: string; side: string; at: string; sides: number; isSpare: boolean };

const GateRow = memo(function GateRow({ width, side, at, sides, isSpare, ...row }: GateRowProps) {
  const { control, feet } = controlsOf('gate', row);
  return (
    <RowFields list="gate" number={row.number} isSpare={isSpare}>
      <legend>Gate {row.number}</legend>
      <SelectField {...control('width')} label="Width" value={width}>
        <option value="">No gate</option>
        {widths.map(([inches, label]) => (
          <option key={inches} value={inches}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField {...control('side')} label="Which side" value={side}>
        <option value="">Choose</option>
        {Array.from({ length: sides }, (_, index) => index + 1).map((side) => (
          <option key={side} value={side}>
            {side}
          </option>
        ))}
      </SelectField>
      <InputField {...feet('at')} label="Feet from corner" placeholder="Middle" value={at} />
    </RowFields>
  );
});

/** A row's controls, and the button that removes the row. */
function RowFields(props: { list: List; number: number; isSpare: boolean; children: ReactNode }) {
  const { list, number, isSpare, children } = props;
  return (
    <fieldset className={`price-row${list === 'gate' ? ' price-row--gate' : ''}${isSpare ? ' price-row--spare' : ''}`}>
      {children}
      <RowButton
        className="text-button price-row__remove"
        list={list}
        change={`remove-${list}-${number}`}
        label={`Remove ${list} ${number}`}
      >
        Remove
      </RowButton>
    </fieldset>
  );
}

/** Adds or removes a row; without a script it posts the form. */
function RowButton(props: { className: string; list: List; change: string; label?: string; children: string }) {
  return (
    <button
      type="submit"
      className={props.className}
      name="do"
      value={props.change}
      formAction={`/api/price-plan#${props.list === 'side' ? 'lengths' : 'gates'}`}
      aria-label={props.label}
    >
      {props.children}
    </button>
  );
}
