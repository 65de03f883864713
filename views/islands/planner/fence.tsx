import { type Dispatch, memo, type ReactNode, useMemo } from 'react';
import { drawCard } from '../../../src/shared/fence/elevation.ts';
import { heightsOf, type KindName, kindOf } from '../../../src/shared/fence/kinds.ts';
import { inFeet } from '../../../src/shared/fence/measures.ts';
import { offeredHeights, offeredKinds } from '../../../src/shared/fence/price.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { answerLabels, finishLabel, kindLabel } from '../../../src/shared/fence/sentences.ts';
import type { Typed } from '../../../src/shared/fence/typed-plan.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { Drawing } from '../../components/drawing.tsx';
import { FieldMessage, InputField, messageId } from '../../components/field.tsx';
import type { Action } from './reduce.ts';

type Options = readonly (readonly [value: string, label: string])[];

const properties = Object.entries(answerLabels.property);
const slopes = Object.entries(answerLabels.slope);
const soils = Object.entries(answerLabels.ground);
const oldFences = [['0', 'None'], ...Object.entries(answerLabels.old)] as const;

export interface AnswerProps {
  /** The chosen answers, by the name of their group. */
  typed: Typed;
  fields: FieldMessages;
  dispatch: Dispatch<Action>;
}

/** Returns a function that renders a group of answers to choose one from. */
export const asker =
  ({ typed, fields, dispatch }: AnswerProps) =>
  (name: string, legend: string, options: Options) => (
    <Choices
      name={name}
      legend={legend}
      options={options}
      dispatch={dispatch}
      chosen={typed[name]}
      messages={fields[name]}
    />
  );

/** Attributes of a control for a length in feet. */
export const feetControl = { inputMode: 'decimal', autoComplete: 'off', enterKeyHint: 'done' } as const;

interface ChoicesProps {
  name: string;
  legend: string;
  options: Options;
  chosen: string | undefined;
  messages: readonly string[] | undefined;
  dispatch: Dispatch<Action>;
}

/** A group of answers to choose one from, each as large as a thumb. */
const Choices = memo(function Choices({ name, legend, options, chosen, messages, dispatch }: ChoicesProps) {
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
  children: string;
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

/**
 * The choice of fence, height, finish, and property type.
 * @param kind the fence whose heights and finishes are offered
 */
export function FencePart({ kind, prices, ...answers }: AnswerProps & { kind: KindName; prices: PriceTable }) {
  const { typed, fields, dispatch } = answers;
  const { height } = typed;
  const heights = useMemo(() => {
    const offered = offeredHeights(kind, prices);
    return (offered.length ? offered : [Number(height)]).map((inches) => [String(inches), inFeet(inches)] as const);
  }, [kind, prices, height]);
  const finishes = useMemo(
    () => kindOf(kind).finishes.map((finish) => [finish, finishLabel(finish, kind)] as const),
    [kind],
  );
  const ask = asker(answers);
  return (
    <Part id="fence" heading="Your fence">
      <KindCards prices={prices} chosen={typed.kind} messages={fields.kind} dispatch={dispatch} />
      <div className="price-part__pair">
        {ask('height', 'Height', heights)}
        {ask('finish', 'Material or color', finishes)}
        {ask('property', 'This fence is for', properties)}
      </div>
    </Part>
  );
}

/** A part of the planner's form under its heading. */
export function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <fieldset className="price-part" id={id}>
      <legend>
        <h2>{heading}</h2>
      </legend>
      {children}
    </fieldset>
  );
}

type KindCardsProps = Pick<ChoicesProps, 'chosen' | 'messages' | 'dispatch'> & { prices: PriceTable };

/** One card for each fence, drawn at a typical height. */
const KindCards = memo(function KindCards({ prices, chosen, messages, dispatch }: KindCardsProps) {
  const cards = useMemo(
    () => offeredKinds(prices).map((kind) => ({ kind, drawing: drawCard(kind, cardHeight(kind)) })),
    [prices],
  );
  return (
    <fieldset className="choices" aria-describedby={messages?.length ? messageId('kind') : undefined}>
      <legend className="unseen">Which fence</legend>
      <div className="price-cards">
        {cards.map(({ kind, drawing }) => (
          <label className="price-card" key={kind}>
            <input
              type="radio"
              name="kind"
              value={kind}
              checked={kind === chosen}
              onChange={() => dispatch({ do: 'choose', name: 'kind', value: kind })}
            />
            <Drawing drawing={drawing} />
            <span>{kindLabel(kind)}</span>
          </label>
        ))}
      </div>
      <FieldMessage id="kind" messages={messages} />
    </fieldset>
  );
});

/** The most common height: 6 ft for privacy, about 4 ft for the others. */
function cardHeight(kind: KindName): number {
  const heights = heightsOf(kind);
  return heights.includes(48) ? 48 : (heights[0] ?? 72);
}

interface SitePartProps extends AnswerProps {
  oldFeetLabel: string;
  oldFeet: string;
  oldFeetMessages: readonly string[] | undefined;
}

/** Questions about the soil and about an old fence. */
export function SitePart({ oldFeetLabel, oldFeet, oldFeetMessages, ...answers }: SitePartProps) {
  const { dispatch } = answers;
  const ask = asker(answers);
  return (
    <Part id="ground" heading="The ground">
      {ask('slope', 'Slope', slopes)}
      {ask('ground', 'Soil', soils)}
      {ask('old', 'Old fence to remove', oldFences)}
      <InputField
        id="old-feet"
        name="oldFeet"
        label={oldFeetLabel}
        {...feetControl}
        value={oldFeet}
        onChange={({ target }) => dispatch({ do: 'type-old-feet', text: target.value })}
        onBlur={() => dispatch({ do: 'leave', list: 'side', key: 0, name: 'old' })}
        messages={oldFeetMessages}
      />
    </Part>
  );
}
