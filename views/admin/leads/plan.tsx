import { formatDay } from '../../../src/shared/dates.ts';
import { drawElevation } from '../../../src/shared/fence/elevation.ts';
import { inDollars } from '../../../src/shared/fence/measures.ts';
import type { FencePlan } from '../../../src/shared/fence/plan.ts';
import { decodePlan } from '../../../src/shared/fence/plan-schema.ts';
import { partLines } from '../../../src/shared/fence/result.ts';
import { describePlan, rangeOf, type ShownPrice } from '../../../src/shared/fence/sentences.ts';
import { drawSketch } from '../../../src/shared/fence/sketch.ts';
import { type LeadPlanDetail, listAnswers, planAddress } from '../../../src/shared/lead/lead-plan.ts';
import { Drawing } from '../../components/drawing.tsx';

/** The visitor's fence plan, drawn again from its code, with the price the visitor saw and today's price. */
export function LeadPlan({ detail }: { detail: LeadPlanDetail }) {
  const plan = decodePlan(detail.code);
  return (
    <section className="lead-plan stack-2" aria-labelledby="lead-plan-title">
      <h2 id="lead-plan-title">Planned fence</h2>
      {plan && <PlanDetail detail={detail} plan={plan} />}
    </section>
  );
}

function PlanDetail({ detail, plan }: { detail: LeadPlanDetail; plan: FencePlan }) {
  const { code, figures } = detail;
  return (
    <>
      <PlanPrices detail={detail} />
      <div className="lead-plan__drawings paper">
        {plan.lines.length > 0 && <Drawing drawing={drawSketch(plan)} id="lead-sketch" />}
        <Drawing drawing={drawElevation(plan.kind, plan.height)} id="lead-elevation" />
      </div>
      <dl className="lead__facts columns columns-few">
        {listAnswers(plan).map(([title, value]) => (
          <div key={title}>
            <dt className="fine">{title}</dt>
            <dd className="wraps">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="lead-plan__lists columns columns-few">
        <PlanList title="Sides and gates" lines={describePlan(plan)} />
        {figures.status === 'priced' && (
          <PlanList
            title="What’s included"
            lines={figures.items.map(({ label, amount }) => `${label}: about ${inDollars(amount)}`)}
          />
        )}
        {figures.status !== 'empty' && <PlanList title="Materials" lines={partLines(figures.parts)} />}
      </div>
      <a className="start tap" href={planAddress(code)}>
        Open this plan on the website
      </a>
    </>
  );
}

function PlanPrices({ detail: { figures, pricesSavedAt, today } }: { detail: LeadPlanDetail }) {
  const since = pricesSavedAt
    ? `prices from ${formatDay(new Date(pricesSavedAt))}`
    : 'typical prices, not your own yet';
  return (
    <p className="tabular">
      Price shown: <strong>{priceText(figures)}</strong> ({since})
      <br />
      Price today: {priceText(today)}
    </p>
  );
}

function priceText(price: ShownPrice): string {
  if (price.status === 'priced') return rangeOf(price);
  return price.status === 'empty'
    ? 'no price, because no length was given'
    : 'no price, because none is set for this fence';
}

function PlanList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul className="small">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
