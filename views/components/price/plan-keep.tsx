import { formatDay } from '../../../src/shared/dates.ts';
import { encodePlan } from '../../../src/shared/fence/encode.ts';
import type { Plan } from '../../../src/shared/fence/plan.ts';
import { changesOf } from '../../../src/shared/fence/price-changes.ts';
import { pricePath } from '../../../src/shared/routes.ts';
import { useSite } from '../../site.ts';

/** What would change the price, each a link to the changed plan. */
export function PlanChanges({ plan }: { plan: Plan }) {
  const changes = changesOf(plan, useSite().prices.prices);
  return (
    <section
      className="price-changes"
      data-price="changes-part"
      hidden={!changes.length}
      aria-labelledby="changes-heading"
    >
      <h2 id="changes-heading">What would change the price</h2>
      <ul className="price-facts" data-price="changes">
        {changes.map(({ text, plan }) => (
          <li key={text}>
            <a href={`${pricePath}?plan=${encodePlan(plan)}#price`} rel="nofollow">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The plan's own address, to copy, share or print. */
export function PlanKeep({ plan }: { plan: Plan }) {
  const link = `${useSite().publicUrl}${pricePath}?plan=${encodePlan(plan)}`;
  const printed = plan.lines.length ? `${formatDay(new Date())}: ${link}` : '';
  return (
    <section className="price-keep" data-price="keep-part" hidden={!plan.lines.length} aria-labelledby="keep-heading">
      <h2 id="keep-heading">Keep your plan</h2>
      <p>This link brings the plan back on any phone or computer. We store nothing until you send us the plan.</p>
      <label className="field">
        <span className="field__label">Link to this plan</span>
        <input className="field__control" data-price="link" readOnly defaultValue={link} />
      </label>
      <p className="price-keep__printed" data-price="printed">
        {printed}
      </p>
      <div className="button-row price-keep__buttons" hidden data-price="keep-buttons">
        <button className="button button--quiet" type="button" data-do="copy">
          Copy link
        </button>
        <span data-price="copied" />
        <button className="button button--quiet" type="button" data-do="share" hidden>
          Share
        </button>
        <button className="button button--quiet" type="button" data-do="print">
          Print
        </button>
      </div>
    </section>
  );
}
