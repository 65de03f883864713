/** Lengths and money in the words of the page. */

const fractions: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾', 0.625: '⅝', 0.875: '⅞' };

/** Inches as feet: 42 gives "3½ ft". */
export const inFeet = (inches: number): string => `${withFraction(inches / 12)} ft`;

/** A number with the usual fractions written as such: 5.5 gives "5½"; any other keeps its decimals. */
export function withFraction(value: number): string {
  const whole = Math.floor(value);
  const fraction = fractions[value - whole];
  return fraction ? `${whole || ''}${fraction}` : String(value);
}

/** "an 8 ft", "a 4 ft". */
export const withArticle = (measure: string): string => (measure.startsWith('8') ? `an ${measure}` : `a ${measure}`);

/** Whole dollars: "$1,550". */
export const inDollars = (dollars: number): string => `$${withCommas(dollars)}`;

/** 1550 gives "1,550"; the same in every browser and time zone. */
export const withCommas = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
