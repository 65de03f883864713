import type { Plan } from './plan.ts';
import { type PriceResult, pricePerFoot } from './price.ts';
import type { PriceTable } from './prices.ts';
import { financingSentence, minimumSentence, poolNote, unpricedNote, widthSentence } from './result-words.ts';
import { perFootSentence, rangeOf, summarize } from './sentences.ts';

/** The sentences of a result that depend on the plan; empty strings are not shown. */
export interface ResultLines {
  /** The range itself; before any length the price of a foot, and without a price the reason. */
  range: string;
  isRange: boolean;
  /** "180 ft wood privacy, 6 ft, 1 gate". */
  summary: string;
  /** Why the range is so wide, what sets it, who decides. */
  notes: string;
  payment: string;
}

/** The words of a result, the same on the server and in the browser. */
export function resultLines(plan: Plan, price: PriceResult, prices: PriceTable): ResultLines {
  const none = {
    isRange: false,
    summary: '',
    payment: '',
    notes: plan.kind === 'aluminum-pool' ? `A pool fence has to pass inspection. ${poolNote}` : '',
  };
  if (price.status === 'empty') {
    const perFoot = pricePerFoot(plan, prices);
    return { ...none, range: perFoot ? perFootSentence(plan, perFoot) : unpricedNote };
  }
  const summary = summarize(plan);
  if (price.status === 'unpriced') return { ...none, summary, range: unpricedNote };
  const notes = [widthSentence(plan, prices), minimumSentence(price), none.notes].filter(Boolean).join(' ');
  const payment = financingSentence(price, prices.financing) ?? '';
  return { range: rangeOf(price), isRange: true, summary, notes, payment };
}
