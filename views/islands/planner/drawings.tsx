import { memo } from 'react';
import { drawElevation } from '../../../src/shared/fence/elevation.ts';
import type { KindName } from '../../../src/shared/fence/kinds.ts';
import { countParts } from '../../../src/shared/fence/parts.ts';
import { type Plan, sidesOf } from '../../../src/shared/fence/plan.ts';
import { partLines } from '../../../src/shared/fence/result-words.ts';
import { describePlan } from '../../../src/shared/fence/sentences.ts';
import { drawSketch } from '../../../src/shared/fence/sketch.ts';
import { Drawing } from '../../components/drawing.tsx';

/** From this many sides on, a sketch is clearer than the list. */
const sketchedSides = 2;

/** The fence from the front, and from two sides on from above; what it is made of. */
export const PlanDrawings = memo(function PlanDrawings({ plan, spares }: { plan: Plan; spares: string }) {
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
          <h3>What it is made of</h3>
          <Facts lines={sides ? partLines(countParts(plan)) : []} />
          <p className="price-part__hint">{spares}</p>
        </div>
      </div>
    </section>
  );
});

const Elevation = memo(function Elevation({ kind, height }: { kind: KindName; height: number }) {
  return <Drawing drawing={drawElevation(kind, height)} id="elevation" />;
});

/** Each side and gate in a sentence. */
export function PlanFacts({ plan }: { plan: Plan }) {
  return <Facts lines={describePlan(plan)} />;
}

function Facts({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="price-facts">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and two may read the same
        <li key={index}>{line}</li>
      ))}
    </ul>
  );
}
