import { type Finish, heightsOf, type KindName, kindOf, type Style } from './kinds.ts';
import { inDollars, inFeet, withCommas, withFraction } from './measures.ts';
import { type FencePlan, feetOf, type Gate, gatesOf, placedGates, sidesWithPlace } from './plan.ts';

/** Labels of the visitor's choices, in the order of the form. */

export const answerLabels = {
  property: { home: 'A home', business: 'A business' },
  slope: {
    level: 'Level',
    gentle: 'Gentle (a ball would roll)',
    steep: 'Steep (steps or a steep bank)',
    unsure: 'Not sure',
  },
  ground: { soil: 'Normal soil', rock: 'Rock or big roots', unsure: 'Not sure' },
  measured: { tape: 'With a tape or wheel', paced: 'Paced, or from a plat', guess: 'A guess' },
  old: { light: 'Chain link or rails', solid: 'Boards, panels or metal pickets' },
} as const;

/** The turns of the list; a drawn odd angle is added to it. */
export const turnLabels: readonly (readonly [degrees: number, label: string])[] = [
  [90, 'Right'],
  [-90, 'Left'],
  [0, 'Straight'],
  [45, 'Slight right'],
  [-45, 'Slight left'],
];

const finishLabels: Record<Finish, string> = {
  pine: 'Pine',
  cedar: 'Cedar',
  white: 'White',
  color: 'Color',
  black: 'Black',
  bronze: 'Bronze',
  galvanized: 'Galvanized',
};

const pluralStyles: Record<Style, string> = {
  privacy: 'Privacy fences',
  picket: 'Picket fences',
  ranch: 'Ranch fences',
  decorative: 'Decorative fences',
  pool: 'Pool fences',
  'chain link': 'Chain link fences',
};

export const kindLabel = (kind: KindName): string => kindOf(kind).label;

/** Returns "Wood privacy, 6 ft". */
export const fenceLabel = (kind: KindName, height: number): string => `${kindLabel(kind)}, ${inFeet(height)}`;

/** Returns a finish such as "Treated pine"; chain link's black is a coating. */
export const finishLabel = (finish: Finish, kind: KindName): string =>
  finish === 'black' && kind === 'chain-link' ? 'Black vinyl-coated' : finishLabels[finish];

/** Returns "Right", "Slight left", or "Right 63°" for a drawn angle. */
export function turnLabel(degrees: number): string {
  const named = turnLabels.find(([known]) => known === degrees);
  return named ? named[1] : `${degrees > 0 ? 'Right' : 'Left'} ${Math.abs(degrees)}°`;
}

/** Returns "4 ft, single gate"; a gate is single up to 5 ft, double above. */
export const gateLabel = (width: number): string => `${inFeet(width)}, ${width <= 60 ? 'single gate' : 'double gate'}`;

/**
 * Returns the sentence about a fence that isn't made in the requested height: "Picket fences come in 3, 3½ or 4 ft heights, so we used 4
 * ft."
 */
export function substitutedHeight(kind: KindName, height: number): string {
  const heights = heightsOf(kind).map((inches) => withFraction(inches / 12));
  const list = `${heights.slice(0, -1).join(', ')} or ${heights.at(-1)}`;
  return `${pluralStyles[kindOf(kind).style]} come in ${list} ft heights, so we used ${inFeet(height)}.`;
}

/** Sentences about a plan, for the page, its announcements, lists of leads, and the mail. */

/** A plan's price range in whole dollars, either today's or the one that the visitor saw. */
export type ShownPrice = { status: 'priced'; low: number; high: number } | { status: 'empty' | 'unpriced' };

/** Returns "180 ft wood privacy, 6 ft, 1 gate: $4,050 to $5,650"; without a price, the part before the colon. */
export function summarize(plan: FencePlan, price?: ShownPrice): string {
  const gates = gatesOf(plan).length;
  const facts = [`${lengthOf(plan)} ${kindLabel(plan.kind).toLowerCase()}`, inFeet(plan.height)];
  if (gates) facts.push(gates === 1 ? '1 gate' : `${gates} gates`);
  return `${facts.join(', ')}${price?.status === 'priced' ? `: ${rangeOf(price)}` : ''}`;
}

/** Returns the subject of the mail: "180 ft wood privacy, $4,050 to $5,650". */
export function headline(plan: FencePlan, price?: ShownPrice): string {
  const fence = `${lengthOf(plan)} ${kindLabel(plan.kind).toLowerCase()}`;
  return price?.status === 'priced' ? `${fence}, ${rangeOf(price)}` : fence;
}

/** Returns "$4,050 to $5,650". */
export const rangeOf = ({ low, high }: { low: number; high: number }): string =>
  `${inDollars(low)} to ${inDollars(high)}`;

/** Returns the sentence before any length: "Wood privacy, 6 ft: about $22 to $28 a foot, installed". */
export function perFootSentence(plan: FencePlan, { low, high }: { low: number; high: number }): string {
  return `${fenceLabel(plan.kind, plan.height)}: about ${rangeOf({ low, high })} a foot, installed`;
}

/** Lists "Side 2: 80 ft after a right turn." and "Gate 1: 4 ft wide, 23 ft along side 3.", in order. */
export function describePlan(plan: FencePlan): string[] {
  const sides = sidesWithPlace(plan).map(({ run, line, at, index }, side) => {
    const bend = index > 0 ? ` ${turnWords(run.turn)}` : at > 0 ? ', the start of a new line' : '';
    const end = line.closed && index === line.runs.length - 1 ? ' It ends where the line began.' : '';
    return `Side ${side + 1}: ${withCommas(run.feet)} ft${bend}.${end}`;
  });
  return [...sides, ...placedGates(plan).map(({ gate, side }, index) => gateSentence(index + 1, gate, side))];
}

/** Returns the announcement after a change: "Side 2 is 80 feet. 180 feet in all. About $4,050 to $5,650." */
export function announce(said: string, plan: FencePlan, price: ShownPrice): string {
  const feet = feetOf(plan);
  if (!feet) return said;
  const range = price.status === 'priced' ? ` About ${rangeOf(price)}.` : '';
  return `${said} ${withCommas(feet)} feet in all.${range}`;
}

/** Returns the announcement of a refused change. */
export const announceRefusal = (refusal: string): string =>
  `Not changed: ${refusal.charAt(0).toLowerCase()}${refusal.slice(1)}`;

/** Returns the position of the crosshair: "12 feet right, 30 feet down." */
export function placeWords(x: number, y: number): string {
  return `${feetWords(Math.abs(x))} ${x < 0 ? 'left' : 'right'}, ${feetWords(Math.abs(y))} ${y < 0 ? 'up' : 'down'}.`;
}

/** Returns "1 foot", "80 feet". */
export const feetWords = (feet: number): string => `${withCommas(feet)} ${feet === 1 ? 'foot' : 'feet'}`;

function lengthOf(plan: FencePlan): string {
  const feet = feetOf(plan);
  return feet ? `${withCommas(feet)} ft` : 'No length yet,';
}

function gateSentence(number: number, { width, at }: Gate, side: number): string {
  return `Gate ${number}: ${inFeet(width)} wide, ${at} ft along side ${side}.`;
}

function turnWords(turn: number): string {
  const side = turn > 0 ? 'right' : 'left';
  const degrees = Math.abs(turn);
  if (degrees === 0) return 'straight ahead';
  if (degrees === 90) return `after a ${side} turn`;
  if (degrees === 45) return `after a slight ${side} turn`;
  return degrees === 180 ? 'straight back' : `after a ${degrees}° ${side} turn`;
}
