import { kindOf } from './kinds.ts';
import { inDollars, withCommas, withFraction } from './measures.ts';
import { cornersOf, type Parts } from './parts.ts';
import { type FencePlan, feetOf, gatesOf } from './plan.ts';
import { type ItemKey, monthlyPayments, type Price, type PriceResult, pricePerFoot, widthsOf } from './price.ts';
import type { Financing, PriceTable } from './prices.ts';
import { fenceLabel, finishLabel, perFootSentence, rangeOf, summarize } from './sentences.ts';

/** One line of "What’s included"; the amount is in dollars, rounded to 10. */
export interface ItemLine {
  key: ItemKey;
  label: string;
  amount: number;
}

/** Always shown below the price range. */
export const honesty = {
  range:
    'This is a range, not a quote. It covers materials, labor, concrete and cleanup for what you entered. Our firm price is in your written estimate. The estimate is free, and we write it after we measure.',
  call: 'Before anyone digs, call 811 to get buried lines marked. If we build your fence, we’ll make that call for you.',
  rules: 'First ask your town and HOA how tall your fence can be and where it can go.',
  spares: 'This is what ends up in your fence. We order 5 to 10% more to cover cuts and waste.',
} as const;

/** Shown with typical prices, which the owner hasn't checked. */
export const roughGuide = 'Use them as a rough guide. Your written estimate will show our price.';

/** An extra sentence below the range, for some fences. */
const poolNote = 'The inspector decides.';
const unpricedNote = 'We price this fence by hand. Send us your plan for a quote.';

/** Lists "What’s included", in the order of the arithmetic, without amounts that round to nothing. */
export function itemLines(plan: FencePlan, { items }: Price): ItemLine[] {
  return items
    .map(({ key, cents }) => ({ key, label: itemLabel(key, plan), amount: Math.round(cents / 1000) * 10 }))
    .filter(({ amount }) => amount > 0);
}

/** Lists "What it is made of": "25 posts: 19 line, 2 corner, 2 end, 2 gate" and so on, without missing parts. */
export function partLines({ posts, rails, boards, pickets, panels, mesh, topRail, bags }: Parts): string[] {
  const all = posts.line + posts.corner + posts.end + posts.gate;
  const kinds = (['line', 'corner', 'end', 'gate'] as const).filter((kind) => posts[kind] > 0);
  const lines: [count: number, one: string, many: string][] = [
    [rails, 'rail', 'rails'],
    [boards, 'board', 'boards'],
    [pickets, 'picket', 'pickets'],
    [panels, 'panel', 'panels'],
    [mesh, 'foot of mesh', 'feet of mesh'],
    [topRail, 'length of top rail, 21 ft', 'lengths of top rail, 21 ft each'],
    [bags, 'bag of concrete, 80 lb', 'bags of concrete, 80 lb each'],
  ];
  return [
    `${counted(all, 'post', 'posts')}: ${kinds.map((kind) => `${withCommas(posts[kind])} ${kind}`).join(', ')}`,
    ...lines.filter(([count]) => count > 0).map((line) => counted(...line)),
  ];
}

/** Explains the range: "The price could be 16% higher or lower: 12% to start, plus 4% because the lengths were paced." */
export function widthSentence(plan: FencePlan, { baseWidth }: PriceTable): string {
  const { lengths, slope, ground } = widthsOf(plan);
  const lengthReason = plan.measured === 'guess' ? 'the lengths are a guess' : 'the lengths were paced';
  const reasons: [number, string][] = [
    [lengths, lengthReason],
    [slope, 'we don’t know the slope'],
    [ground, 'we don’t know the soil'],
  ];
  const added = reasons.filter(([more]) => more).map(([more, reason]) => `, plus ${more}% because ${reason}`);
  const sum = baseWidth + lengths + slope + ground;
  const parts = added.length > 0 ? `: ${baseWidth}% to start${added.join('')}` : '';
  return `The price could be ${Math.min(sum, 40)}% higher or lower${parts}.${sum > 40 ? ' We never go above 40%.' : ''}`;
}

/** Returns "Our minimum job price is $1,000.", or nothing if the minimum doesn't apply. */
export function minimumSentence({ sumCents, middleCents }: Price): string | undefined {
  return middleCents > sumCents ? `Our minimum job price is ${inDollars(middleCents / 100)}.` : undefined;
}

/** Describes the payments at the lender's terms, with all required disclosures (12 CFR 1026.24(d)); nothing if they must not be shown. */
export function financingSentence(price: Price, financing: Financing): string | undefined {
  const payments = monthlyPayments(price, financing);
  if (!payments) return;
  const { apr, months, words } = payments;
  const terms = `${months} monthly payments of about ${rangeOf(payments)}, $0 down, ${apr}% annual percentage rate (APR)`;
  return `With financing: ${terms}. ${words}`;
}

/** Describes work that the range doesn't include; rock, unless it was chosen. */
export function exclusions({ ground }: Pick<FencePlan, 'ground'>): string {
  const last =
    ground === 'rock'
      ? 'or gate openers'
      : 'gate openers, or digging in rock unless you choose “Rock or big roots” above';
  return `Not included: permit and HOA fees, a survey, clearing, moving private utility lines, masonry, stain or paint, ${last}.`;
}

/** Returns the label of a part of the price. */
export function itemLabel(key: ItemKey, plan: FencePlan): string {
  const gates = gatesOf(plan);
  const fenceFeet = feetOf(plan) - gates.reduce((sum, { width }) => sum + width, 0) / 12;
  switch (key) {
    case 'fence':
      return `${feetWithFraction(fenceFeet)} ft of ${fenceLabel(plan.kind, plan.height).toLowerCase()}`;
    case 'gates':
      return counted(gates.length, 'gate', 'gates');
    case 'finish':
      return `${finishLabel(plan.finish, plan.kind)} instead of ${kindOf(plan.kind).finishes[0]}`;
    case 'ground':
      return groundLabel(plan);
    case 'business':
      return 'Commercial property';
    case 'corners':
      return counted(cornersOf(plan), 'corner', 'corners');
    case 'old':
      return `Removing ${withCommas(plan.old?.feet ?? feetOf(plan))} ft of old fence`;
    case 'minimum':
      return 'Minimum job adjustment';
  }
}

function groundLabel({ slope, ground }: FencePlan): string {
  const slopes = { level: '', gentle: 'Gentle slope', steep: 'Steep slope', unsure: 'Slope not known' };
  return [slopes[slope], ground === 'rock' ? 'rock or big roots' : ''].filter(Boolean).join(', ').replace(/^r/, 'R');
}

function feetWithFraction(feet: number): string {
  const whole = Math.floor(feet);
  return feet === whole ? withCommas(whole) : `${withCommas(whole)}${withFraction(feet - whole)}`;
}

function counted(count: number, one: string, many: string): string {
  return `${withCommas(count)} ${count === 1 ? one : many}`;
}

/** The sentences of a result that depend on the plan; empty strings aren't shown. */
export interface ResultLines {
  /** The range itself; before any length the price of a foot, and without a price the reason. */
  range: string;
  isRange: boolean;
  /** "180 ft wood privacy, 6 ft, 1 gate". */
  summary: string;
  /** Why the range is so wide, what affects it, and who decides. */
  notes: string;
  payment: string;
}

/** Returns the sentences of a result, the same on the server and in the browser. */
export function resultLines(plan: FencePlan, price: PriceResult, prices: PriceTable): ResultLines {
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
