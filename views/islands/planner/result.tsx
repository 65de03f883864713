import { memo, useMemo } from 'react';
import { drawElevation } from '../../../src/shared/fence/elevation.ts';
import type { KindName } from '../../../src/shared/fence/kinds.ts';
import { inDollars } from '../../../src/shared/fence/measures.ts';
import { countParts } from '../../../src/shared/fence/parts.ts';
import { type FencePlan, sidesOf } from '../../../src/shared/fence/plan.ts';
import { type PriceResult, pricePlan } from '../../../src/shared/fence/price.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { itemLines, partLines, type ResultLines } from '../../../src/shared/fence/result.ts';
import { describePlan } from '../../../src/shared/fence/sentences.ts';
import { drawSketch } from '../../../src/shared/fence/sketch.ts';
import { Drawing } from '../../components/drawing.tsx';

/** Sentences that don't depend on the plan. The page's HTML contains them, so the script doesn't need to. */
export type StillText = Record<
  | ('lengths' | 'gates' | 'oldFeet' | 'draw' | 'move' | 'gate' | 'remove' | 'keys')
  | ('range' | 'notIncluded' | 'notIncludedWithRock' | 'call' | 'rules' | 'spares' | 'keep' | 'send'),
  string
>;

interface ResultProps {
  plan: FencePlan;
  /** The plan for lists and drawings. On a slow phone it lags a frame behind the range. */
  settledPlan: FencePlan;
  prices: PriceTable;
  lines: ResultLines;
  /** Names the height that replaced the previous one; empty if none did. */
  heightNote: string;
  /** The age of the prices. */
  checked: readonly string[];
  words: StillText;
}

/** The price range, its explanation, and the sentences that are always shown below it. */
export function Result({ plan, settledPlan, prices, lines, heightNote, checked, words }: ResultProps) {
  return (
    <section className="price-result" id="price" tabIndex={-1} aria-labelledby="price-heading">
      <h2 id="price-heading">Likely price, installed</h2>
      <p className={lines.isRange ? 'price-range' : 'price-range price-range--words'}>{lines.range}</p>
      <p className="strong" hidden={!lines.summary}>
        {lines.summary}
      </p>
      <p hidden={!lines.notes}>{lines.notes}</p>
      <p hidden={!lines.payment}>
        <span>{lines.payment}</span> <a href="/fence-financing">About financing</a>
      </p>
      <p hidden={!heightNote}>{heightNote}</p>
      <p>{words.range}</p>
      <p>{plan.ground === 'rock' ? words.notIncludedWithRock : words.notIncluded}</p>
      <p>{words.call}</p>
      <p>{words.rules}</p>
      {checked.map((sentence) => (
        <p className="price-result__checked quiet" key={sentence}>
          {sentence}
        </p>
      ))}
      <Items plan={settledPlan} prices={prices} />
    </section>
  );
}

const Items = memo(function Items({ plan, prices }: { plan: FencePlan; prices: PriceTable }) {
  const price: PriceResult = useMemo(() => pricePlan(plan, prices), [plan, prices]);
  const items = price.status === 'priced' ? itemLines(plan, price) : [];
  return (
    <div className="price-result__items" hidden={!items.length}>
      <h3>What’s included</h3>
      <ul className="price-items rows-below">
        {items.map(({ key, label, amount }) => (
          <li key={key}>
            <span>{label}</span> <span>about {inDollars(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** The price bar of small screens. It replaces the phone bar, within reach of the thumb while typing. */
export function PriceBar({ lines: { range, summary } }: { lines: ResultLines }) {
  return (
    <nav className="phone-bar price-bar" aria-label="Price">
      <p>
        <strong>{range}</strong> <span>{summary}</span>
      </p>
      <a className="button" href="#price">
        See price
      </a>
    </nav>
  );
}

/** The number of sides from which a sketch is clearer than the list. */
const sketchedSides = 2;

/** The fence from the front, from above if it has two sides or more, and the list of its parts. */
export const PlanDrawings = memo(function PlanDrawings({ plan, spares }: { plan: FencePlan; spares: string }) {
  const sides = sidesOf(plan).length;
  return (
    <section className="price-drawings" aria-labelledby="drawings-heading">
      <h2 id="drawings-heading">Your fence, to scale</h2>
      <figure className="price-drawings__elevation">
        <Elevation kind={plan.kind} height={plan.height} />
      </figure>
      <figure className="price-drawings__sketch" hidden={sides < sketchedSides}>
        <Drawing drawing={drawSketch(plan)} id="plan-sketch" />
      </figure>
      <div className="price-drawings__facts" hidden={!sides}>
        <div>
          <h3>Sides and gates</h3>
          <PlanFacts plan={plan} />
        </div>
        <div>
          <h3>What it’s made of</h3>
          <Facts lines={sides ? partLines(countParts(plan)) : []} />
          <p className="price-part__hint hint">{spares}</p>
        </div>
      </div>
    </section>
  );
});

const Elevation = memo(function Elevation({ kind, height }: { kind: KindName; height: number }) {
  return <Drawing drawing={drawElevation(kind, height)} id="elevation" />;
});

/** Describes each side and gate in a sentence. */
export function PlanFacts({ plan }: { plan: FencePlan }) {
  return <Facts lines={describePlan(plan)} />;
}

function Facts({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="price-facts rows-below">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two may read the same
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
