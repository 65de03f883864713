import { type Dispatch, memo, useMemo } from 'react';
import { drawCard } from '../../../src/shared/fence/elevation.ts';
import { heightsOf, type KindName, kindOf } from '../../../src/shared/fence/kinds.ts';
import { answerLabels, finishLabel, kindLabel } from '../../../src/shared/fence/labels.ts';
import { inFeet } from '../../../src/shared/fence/measures.ts';
import { offeredHeights, offeredKinds } from '../../../src/shared/fence/offered-kinds.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import type { Typed } from '../../../src/shared/fence/typed-plan.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { Drawing } from '../../components/drawing.tsx';
import { FieldMessage, messageId } from '../../components/field.tsx';
import { Choices } from './choices.tsx';
import type { Action } from './reduce.ts';

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
