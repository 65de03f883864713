import type { EstimateContent, EstimateLine } from './content.ts';

/** The figures of one option, in cents. */
export interface EstimateTotals {
  subtotal: number;
  tax: number;
  total: number;
  deposit: number;
}

type Priced = Pick<EstimateContent, 'options' | 'addOns' | 'deposit' | 'taxPercent'>;

/** Returns the amount of a line in cents, rounded once, half up. */
export function lineAmount({ quantity, unitPrice }: Pick<EstimateLine, 'quantity' | 'unitPrice'>): number {
  return divideHalfUp(quantity * unitPrice, 100);
}

/**
 * Computes the figures of an option: for the page, the mail, the admin, and print. Nothing else adds up an estimate. Each line is rounded
 * once, the tax once on the taxable sum, and the deposit once on the total. No figure is below zero.
 * @param addOns the indexes of the chosen add-ons; an index counts once, and one that doesn't exist counts as absent
 */
export function totalsOf(content: Priced, option: number, addOns: readonly number[] = []): EstimateTotals {
  const lines = (content.options[option]?.lines ?? []).map((line) => ({
    cents: lineAmount(line),
    taxable: line.taxable,
  }));
  const extras = content.addOns
    .filter((_addOn, index) => addOns.includes(index))
    .map(({ price, taxable }) => ({ cents: price, taxable }));
  const items = [...lines, ...extras];
  const subtotal = Math.max(0, sumOf(items));
  const taxed = Math.max(0, sumOf(items.filter(({ taxable }) => taxable)));
  // A discount on lines that aren't taxed can't make the taxable part larger than the whole.
  const tax = portionOf(Math.min(taxed, subtotal), Math.round(content.taxPercent * 10), 100_000);
  const total = subtotal + tax;
  return { subtotal, tax, total, deposit: depositOf(content, total) };
}

/** Returns the figures of every option without add-ons. */
export function allTotals(content: Priced): EstimateTotals[] {
  return content.options.map((_option, index) => totalsOf(content, index));
}

function depositOf({ deposit }: Pick<Priced, 'deposit'>, total: number): number {
  if (deposit.kind === 'percent') return portionOf(total, deposit.value, 10_000);
  return deposit.kind === 'amount' ? Math.min(deposit.value, total) : 0;
}

const sumOf = (items: readonly { cents: number }[]) => items.reduce((sum, { cents }) => sum + cents, 0);

/** Returns `cents × part ÷ whole`, rounded half up. The product alone could exceed the whole numbers that JavaScript represents exactly. */
function portionOf(cents: number, part: number, whole: number): number {
  const rest = cents % whole;
  return ((cents - rest) / whole) * part + divideHalfUp(rest * part, whole);
}

/** Divides whole numbers and rounds half up, for negative numbers too. Adding zero avoids a "minus zero". */
function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor)) + 0;
}
