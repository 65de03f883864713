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

const properties = Object.entries(answerLabels.property);

interface FencePartProps {
  /** The kind whose heights and finishes are offered. */
  kind: KindName;
  /** What is chosen, by the names of the groups. */
  typed: Typed;
  fields: FieldMessages;
  prices: PriceTable;
  dispatch: Dispatch<Action>;
}

/** Which fence, how tall, in what finish, and whom it is for. */
export function FencePart({ kind, typed, fields, prices, dispatch }: FencePartProps) {
  const { height } = typed;
  const heights = useMemo(() => {
    const offered = offeredHeights(kind, prices);
    return (offered.length ? offered : [Number(height)]).map((inches) => [String(inches), inFeet(inches)] as const);
  }, [kind, prices, height]);
  const finishes = useMemo(
    () => kindOf(kind).finishes.map((finish) => [finish, finishLabel(finish, kind)] as const),
    [kind],
  );
  return (
    <fieldset className="price-part" id="fence">
      <legend>
        <h2>Your fence</h2>
      </legend>
      <KindCards prices={prices} chosen={typed.kind} messages={fields.kind} dispatch={dispatch} />
      <div className="price-part__pair">
        <Choices
          name="height"
          legend="Height"
          options={heights}
          chosen={height}
          messages={fields.height}
          dispatch={dispatch}
        />
        <Choices
          name="finish"
          legend="Material or color"
          options={finishes}
          chosen={typed.finish}
          messages={fields.finish}
          dispatch={dispatch}
        />
        <Choices
          name="property"
          legend="Is it for"
          options={properties}
          chosen={typed.property}
          messages={fields.property}
          dispatch={dispatch}
        />
      </div>
    </fieldset>
  );
}

interface KindCardsProps {
  prices: PriceTable;
  chosen: string | undefined;
  messages: readonly string[] | undefined;
  dispatch: Dispatch<Action>;
}

/** Each fence in its own drawing, in a middle height. */
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

/** The height that is bought most: privacy 6 ft, the others about 4 ft. */
function cardHeight(kind: KindName): number {
  const heights = heightsOf(kind);
  return heights.includes(48) ? 48 : (heights[0] ?? 72);
}

const slopes = Object.entries(answerLabels.slope);
const grounds = Object.entries(answerLabels.ground);
const oldFences = [['0', 'None'], ...Object.entries(answerLabels.old)] as const;

interface GroundPartProps {
  slope: string | undefined;
  ground: string | undefined;
  old: string | undefined;
  oldFeet: string;
  oldFeetMessages: readonly string[] | undefined;
  fields: FieldMessages;
  dispatch: Dispatch<Action>;
}

/** What the ground is like, and what stands there now. */
export const GroundPart = memo(function GroundPart(props: GroundPartProps) {
  const { slope, ground, old, oldFeet, oldFeetMessages, fields, dispatch } = props;
  return (
    <fieldset className="price-part" id="ground">
      <legend>
        <h2>The ground</h2>
      </legend>
      <Choices
        name="slope"
        legend="Slope"
        options={slopes}
        chosen={slope}
        messages={fields.slope}
        dispatch={dispatch}
      />
      <Choices
        name="ground"
        legend="Digging"
        options={grounds}
        chosen={ground}
        messages={fields.ground}
        dispatch={dispatch}
      />
      <Choices
        name="old"
        legend="Old fence to take down"
        options={oldFences}
        chosen={old}
        messages={fields.old}
        dispatch={dispatch}
      />
      <InputField
        id="old-feet"
        name="oldFeet"
        label="Feet of old fence (leave empty if it’s as long as the new one)"
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="done"
        value={oldFeet}
        onChange={({ target }) => dispatch({ do: 'type-old-feet', text: target.value })}
        onBlur={() => dispatch({ do: 'leave', list: 'side', key: 0, name: 'old' })}
        messages={oldFeetMessages}
      />
    </fieldset>
  );
});
