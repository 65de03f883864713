import { drawElevation } from '../../../src/shared/fence/elevation.ts';
import { countParts } from '../../../src/shared/fence/parts.ts';
import type { Plan } from '../../../src/shared/fence/plan.ts';
import { honesty, partLines } from '../../../src/shared/fence/result-words.ts';
import { describePlan } from '../../../src/shared/fence/sentences.ts';
import { drawSketch } from '../../../src/shared/fence/sketch.ts';
import { Drawing } from './drawing.tsx';

/** From this many sides on, a sketch is clearer than the list. */
export const sketchedSides = 2;

/** The fence from the front, and from two sides on from above; what it is made of. */
export function PlanDrawings({ plan }: { plan: Plan }) {
  const facts = describePlan(plan);
  const sides = plan.lines.reduce((sum, { runs }) => sum + runs.length, 0);
  return (
    <section className="price-drawings" aria-labelledby="drawings-heading">
      <h2 id="drawings-heading">Your fence, to scale</h2>
      <figure className="price-drawings__elevation">
        <Drawing drawing={drawElevation(plan.kind, plan.height)} id="elevation" slot="elevation" />
      </figure>
      <figure className="price-drawings__sketch" data-price="sketch-part" hidden={sides < sketchedSides}>
        <Drawing drawing={drawSketch(plan)} id="plan-sketch" slot="sketch" />
      </figure>
      <div className="price-drawings__facts" data-price="parts-part" hidden={!sides}>
        <div>
          <h3>Sides and gates</h3>
          <ul className="price-facts" data-price="facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div>
          <h3>What it is made of</h3>
          <ul className="price-facts" data-price="parts">
            {(sides ? partLines(countParts(plan)) : []).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className="price-part__hint">{honesty.spares}</p>
        </div>
      </div>
    </section>
  );
}
