import { labelOfPrice } from '../../../src/shared/desk/price-versions.ts';
import { decodePlan } from '../../../src/shared/fence/plan-schema.ts';
import { pricePlan } from '../../../src/shared/fence/price.ts';
import { type PriceTable, priceTableSchema } from '../../../src/shared/fence/prices.ts';
import { rangeOf, summarize } from '../../../src/shared/fence/sentences.ts';
import { checkPaths } from '../../../src/shared/fields.ts';
import { readTyped, type Typed } from '../kit/values.ts';

/** Three plans of everyday work: a backyard, a front and side yard, and a commercial lot. */
const examples = [
  '1.wp72p.hlnp.0.x0y0r50r80t90r50t90g48a23',
  '1.vp72w.hlnp.0.x0y0r30g48a0.x0y40r12r60t90r40t90',
  '1.cl72g.blrt.0.x0y0r200r150t90r200t90r150t90g192a67z',
].flatMap((code) => decodePlan(code) ?? []);

/** What visitors see of the same plans with the saved prices and with those being typed. */
export function PriceExamples({ saved, draft }: { saved: PriceTable; draft: Typed<PriceTable> }) {
  const { value: typed, fields = {} } = checkPaths(priceTableSchema, readTyped(priceTableSchema, draft));
  const [wrong] = Object.keys(fields);
  return (
    <aside className="price-examples stack-2 dashed" aria-labelledby="price-examples-title">
      <h2 id="price-examples-title">What visitors see</h2>
      {wrong && <p>The new ranges show as soon as this is right: {labelOfPrice(wrong)}.</p>}
      {examples.map((plan) => {
        const [before, after] = [shown(plan, saved), typed ? shown(plan, typed) : '—'];
        return (
          <section key={plan.kind} className="price-example">
            <h3>{summarize(plan)}</h3>
            <dl>
              <dt>Now</dt>
              <dd>{before}</dd>
              <dt>When saved</dt>
              <dd className={!typed || after === before ? undefined : 'price-example__changed'}>{after}</dd>
            </dl>
          </section>
        );
      })}
    </aside>
  );
}

function shown(plan: (typeof examples)[number], prices: PriceTable): string {
  const price = pricePlan(plan, prices);
  return price.status === 'priced' ? rangeOf(price) : 'No price shown';
}
