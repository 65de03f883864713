import { formatDay } from '../../../src/shared/dates.ts';
import { tookHeight } from '../../../src/shared/fence/labels.ts';
import { inDollars } from '../../../src/shared/fence/measures.ts';
import type { Plan } from '../../../src/shared/fence/plan.ts';
import { type PriceResult, pricePlan } from '../../../src/shared/fence/price.ts';
import { type ResultLines, resultLines } from '../../../src/shared/fence/result-lines.ts';
import { exclusions, honesty, itemLines } from '../../../src/shared/fence/result-words.ts';
import type { CurrentPrices } from '../../../src/shared/price-versions.ts';
import { fillPlaceholders } from '../../../src/shared/profile.ts';
import { useSite } from '../../site.ts';

/** The range, what stands behind it, and what must always stand under it. */
export function Result({ plan, took }: { plan: Plan; took?: number | undefined }) {
  const { prices: current, content, profile } = useSite();
  const { typicalPrices } = fillPlaceholders(content.price, profile);
  const price = pricePlan(plan, current.prices);
  const lines = resultLines(plan, price, current.prices);
  const tookWords = took && took !== plan.height ? tookHeight(plan.kind, plan.height) : '';
  return (
    <section className="price-result" id="price" tabIndex={-1} aria-labelledby="price-heading">
      <h2 id="price-heading">Likely price, installed</h2>
      <Range lines={lines} />
      <p data-price="took" hidden={!tookWords}>
        {tookWords}
      </p>
      <p>{honesty.range}</p>
      <p data-price="exclusions">{exclusions(plan)}</p>
      <p>{honesty.call}</p>
      <p>{honesty.rules}</p>
      <p className="price-result__checked">{checkedWords(current, typicalPrices)}</p>
      {!current.checkedAt && <p className="price-result__checked">{honesty.roughGuide}</p>}
      <Items plan={plan} price={price} />
    </section>
  );
}

function Range({ lines }: { lines: ResultLines }) {
  return (
    <>
      <p className={lines.isRange ? 'price-range' : 'price-range price-range--words'} data-price="range">
        {lines.range}
      </p>
      <p className="price-result__facts" data-price="summary" hidden={!lines.summary}>
        {lines.summary}
      </p>
      <p data-price="notes-part" hidden={!lines.notes}>
        <span data-price="notes-start" hidden={!lines.isRange}>
          The range is
        </span>{' '}
        <span data-price="notes">{lines.notes}</span>
      </p>
      <p data-price="payment" hidden={!lines.payment}>
        <span>{lines.payment}</span> <a href="/fence-financing">About financing</a>
      </p>
    </>
  );
}

function Items({ plan, price }: { plan: Plan; price: PriceResult }) {
  const items = price.status === 'priced' ? itemLines(plan, price) : [];
  return (
    <div className="price-result__items" data-price="items-part" hidden={!items.length}>
      <h3>In this price</h3>
      <ul className="price-items" data-price="items">
        {items.map(({ key, label, amount }) => (
          <li key={key}>
            <span>{label}</span> <span>about {inDollars(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const yearMs = 365 * 24 * 3600_000;

/**
 * When the prices were checked; old ones say that they are.
 * @param typical said of prices that the owner has not checked
 */
function checkedWords({ checkedAt }: CurrentPrices, typical: string): string {
  if (!checkedAt) return typical;
  const day = formatDay(new Date(checkedAt));
  return Date.now() - Date.parse(checkedAt) > yearMs
    ? `Last checked on ${day}, more than a year ago.`
    : `Prices checked on ${day}.`;
}
