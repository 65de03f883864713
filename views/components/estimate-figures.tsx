import { type EstimateContent, unitLabels } from '../../src/shared/estimate/content.ts';
import { type EstimateEntry, estimateStateLabels, shownState } from '../../src/shared/estimate/estimate.ts';
import { formatCents, formatPercent, formatQuantity } from '../../src/shared/estimate/money.ts';
import { lineAmount, totalsOf } from '../../src/shared/estimate/totals.ts';

/** The figures that an estimate is made of. */
type Figures = Pick<EstimateContent, 'options' | 'addOns' | 'deposit' | 'taxPercent'>;

/** The lines of an option with their amounts. */
export function EstimateLines({ lines }: Pick<EstimateContent['options'][number], 'lines'>) {
  return (
    <ul className="estimate-lines rows">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal, and the list never changes its order.
        <li className="estimate-lines__line" key={index}>
          <span className="wraps">
            {line.text}
            <span className="hint"> {describeQuantity(line)}</span>
          </span>
          <span className="estimate-lines__amount">{formatCents(lineAmount(line))}</span>
        </li>
      ))}
    </ul>
  );
}

/** Describes the quantity of a line; empty for one job, which is only its price. */
function describeQuantity({ quantity, unit, unitPrice }: EstimateContent['options'][number]['lines'][number]): string {
  if (unit === 'job' && quantity === 100) return '';
  return `${formatQuantity(quantity)} ${unitLabels[unit]} × ${formatCents(unitPrice)}`;
}

/** The subtotal, tax, total, and deposit of an option. Without a tax, the subtotal is the total and isn't shown. */
export function EstimateSums({ content, option, addOns }: { content: Figures; option: number; addOns?: number[] }) {
  const { subtotal, tax, total, deposit } = totalsOf(content, option, addOns);
  const { taxPercent } = content;
  return (
    <dl className="estimate-sums">
      {taxPercent > 0 && <Sum label="Subtotal" cents={subtotal} />}
      {taxPercent > 0 && <Sum label={`Sales tax (${formatPercent(taxPercent)})`} cents={tax} />}
      <Sum label="Total" cents={total} isTotal />
      {deposit > 0 && <Sum label="Deposit when you accept" cents={deposit} />}
    </dl>
  );
}

function Sum({ label, cents, isTotal = false }: { label: string; cents: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'estimate-sums__total' : undefined}>
      <dt>{label}</dt>
      <dd>{formatCents(cents)}</dd>
    </div>
  );
}

/** The state of an estimate, as the admin names it. */
export function describeEstimateState(estimate: Pick<EstimateEntry, 'state' | 'isExpired'>): string {
  return estimateStateLabels[shownState(estimate)];
}
