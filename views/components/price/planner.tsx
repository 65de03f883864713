import { type Plan, startPlan } from '../../../src/shared/fence/plan.ts';
import { pricePlan } from '../../../src/shared/fence/price.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { resultLines } from '../../../src/shared/fence/result-lines.ts';
import { writePlanForm } from '../../../src/shared/fence/typed-plan.ts';
import type { FieldMessages } from '../../../src/shared/fields.ts';
import { useSite, useVisitor } from '../../site.ts';
import { FencePart } from './fence-part.tsx';
import { GatesPart } from './gates-part.tsx';
import { GroundPart } from './ground-part.tsx';
import { LengthsPart } from './lengths-part.tsx';
import { PlanDrawings } from './plan-drawings.tsx';
import { PlanChanges, PlanKeep } from './plan-keep.tsx';
import { Result } from './result.tsx';
import { SendForm } from './send-form.tsx';
import { SketchPart } from './sketch-part.tsx';

/** What the island counts with; the rest it finds in the page. */
export interface PlannerProps {
  plan: Plan;
  prices: PriceTable;
  /** Of the prices; a request names it. */
  version: number;
  /** Where a very long fence is priced. */
  phone: string;
}

/** The whole of "Price my fence": a form of lists, the result beside it, and below both what the fence looks like. */
export function Planner({ plan }: PlannerProps) {
  const { planState = {} } = useVisitor();
  const { typed = writePlanForm(plan), fields = {}, took } = planState;
  const part = { typed: { ...writePlanForm(startPlan), ...typed }, fields };
  return (
    <div className="price frame">
      <form className="price__form" action="/api/price-plan#problems" method="post" noValidate data-form="plan">
        {/* The first button is the one that Enter presses. */}
        <button type="submit" className="unseen" name="do" value="show" tabIndex={-1} aria-hidden="true">
          Show the price
        </button>
        <Problems fields={fields} message={planState.message} />
        <FencePart {...part} kind={plan.kind} />
        <LengthsPart {...part} />
        <SketchPart plan={plan} />
        <GatesPart {...part} />
        <GroundPart {...part} />
        <button type="submit" className="button price__show" name="do" value="show">
          Show the price
        </button>
      </form>
      <div>
        <Result plan={plan} took={took} />
      </div>
      <PlanDrawings plan={plan} />
      <PlanChanges plan={plan} />
      <PlanKeep plan={plan} />
      <SendForm plan={plan} />
      <PriceBar plan={plan} />
      <p className="unseen" role="status" data-price="status" />
      <template data-template="message">
        <p className="field__message" />
      </template>
      <template data-template="item">
        <li>
          <span /> <span />
        </li>
      </template>
    </div>
  );
}

/** What is wrong, on top of the page that a plain post comes back to; each leads to its control. */
function Problems({ fields, message }: { fields: FieldMessages; message: string | undefined }) {
  const entries = Object.entries(fields);
  if (!entries.length && !message) return null;
  return (
    <div className="form__error price-problems" id="problems" role="alert">
      {message && <p>{message}</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(([name, words]) => (
            <li key={name}>
              <a href={`#${controlId(name)}`}>{words.join(' ')}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The id of the control, or of the part of the form that holds a group of answers. */
function controlId(name: string): string {
  if (name.includes('.')) return name.replaceAll('.', '-');
  if (name === 'oldFeet') return 'old-feet';
  if (name === 'measured') return 'gates';
  return ['kind', 'height', 'finish', 'property'].includes(name) ? 'fence' : 'ground';
}

/** On small screens, in place of the bar with the telephone: the price under the thumb, whatever is being typed. */
function PriceBar({ plan }: { plan: Plan }) {
  const { prices } = useSite().prices;
  const { range, summary } = resultLines(plan, pricePlan(plan, prices), prices);
  return (
    <nav className="phone-bar price-bar" aria-label="Price">
      <p>
        <strong data-price="bar-range">{range}</strong> <span data-price="bar-summary">{summary}</span>
      </p>
      <a className="button" href="#price">
        See price
      </a>
    </nav>
  );
}
