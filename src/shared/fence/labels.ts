import { type Finish, heightsOf, type KindName, kindOf, type Style } from './kinds.ts';
import { inFeet, withFraction } from './measures.ts';

/** Words for what a visitor chooses, in the order in which it is offered. */

export const answerLabels = {
  property: { home: 'A home', business: 'A business' },
  slope: {
    level: 'Level',
    gentle: 'Gentle: a ball would roll',
    steep: 'Steep: steps or a bank',
    unsure: 'Not sure',
  },
  ground: { soil: 'Ordinary soil', rock: 'Rock or big roots', unsure: 'Not sure' },
  measured: { tape: 'With a tape or wheel', paced: 'Paced, or from a plat', guess: 'A guess' },
  old: { light: 'Chain link or rails', solid: 'Boards, panels or metal pickets' },
} as const;

/** The turns of the list; a drawn odd angle shows as one more. */
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

/** "Wood privacy, 6 ft". */
export const fenceLabel = (kind: KindName, height: number): string => `${kindLabel(kind)}, ${inFeet(height)}`;

/** Treated pine and the like; chain link's black is a coating. */
export const finishLabel = (finish: Finish, kind: KindName): string =>
  finish === 'black' && kind === 'chain-link' ? 'Black coated' : finishLabels[finish];

/** "Right", "Slight left", or "Right 63°" for an angle that was drawn. */
export function turnLabel(degrees: number): string {
  const named = turnLabels.find(([known]) => known === degrees);
  return named ? named[1] : `${degrees > 0 ? 'Right' : 'Left'} ${Math.abs(degrees)}°`;
}

/** "4 ft, single gate"; a single gate to 5 ft, a double one above. */
export const gateLabel = (width: number): string => `${inFeet(width)}, ${width <= 60 ? 'single gate' : 'double gate'}`;

/** What the page says when a fence does not come in the height asked for: "Picket fences come 3, 3½ or 4 ft tall; we took 4 ft." */
export function tookHeight(kind: KindName, height: number): string {
  const heights = heightsOf(kind).map((inches) => withFraction(inches / 12));
  const list = `${heights.slice(0, -1).join(', ')} or ${heights.at(-1)}`;
  return `${pluralStyles[kindOf(kind).style]} come ${list} ft tall; we took ${inFeet(height)}.`;
}
