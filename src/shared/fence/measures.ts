/** The messages for fields. `{phone}` is filled in from the business profile. */
export const messages = {
  noLength: 'Enter the length of at least one side, in feet.',
  notFeet: 'Enter the length in feet, like 50.',
  sideShort: 'Enter at least 1 foot.',
  sideLong: 'Keep each side to 1,000 feet or less. Split a longer side into two.',
  tooLong: 'For more than 3,000 feet, please call us at {phone}. We price jobs that size in person.',
  sides: 'You can add up to 24 sides.',
  lines: 'You can draw up to 6 separate lines.',
  gates: 'You can add up to 12 gates.',
  gatesInSide: 'You can add up to 4 gates to a side.',
  height: 'Please choose a height.',
  finish: 'Please choose a material or color.',
  closing: 'A closed fence needs at least 3 sides.',
  closingSide: 'Only the last side of a line can close it.',
  gateSide: 'Choose a side for the gate.',
  old: 'Enter the length of the old fence (1 to 3,000 feet), or leave it blank.',
  gone: 'That side is no longer there.',
  sketchEdge: 'The sketch ends here. Please start closer to the middle.',
} as const;

/** Lengths and money as the page shows them. */

const fractions: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾', 0.625: '⅝', 0.875: '⅞' };

/** Formats inches as feet: 42 gives "3½ ft". */
export const inFeet = (inches: number): string => `${withFraction(inches / 12)} ft`;

/** Formats a number with common fractions: 5.5 gives "5½". Other numbers have decimals. */
export function withFraction(value: number): string {
  const whole = Math.floor(value);
  const fraction = fractions[value - whole];
  return fraction ? `${whole || ''}${fraction}` : String(value);
}

/** Adds the article: "an 8 ft", "a 4 ft". */
export const withArticle = (measure: string): string => (measure.startsWith('8') ? `an ${measure}` : `a ${measure}`);

/** Formats whole dollars: "$1,550". */
export const inDollars = (dollars: number): string => `$${withCommas(dollars)}`;

/** Formats 1550 as "1,550", the same in every browser and time zone. */
export const withCommas = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

/** A typed length in whole feet, or the message for the field; both absent if nothing was typed. */
type ReadFeet = { feet?: number; message?: string };

/**
 * Parses a typed length: `50`, `50 ft`, `50'`, `49' 6"`, `49.5`, `49½`, `1,000`, with spaces. A fraction is rounded up to the next foot;
 * any remaining text causes a message and is never guessed.
 * @returns whole feet, which may be out of the field's range, or the message for the field
 */
export function readFeet(text: string): ReadFeet {
  const typed = text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[’′]/g, "'")
    .replace(/[”″]|''/g, '"')
    .replace(/½/, '.5')
    .replace(/\s+/g, ' ');
  if (!typed) return {};
  const meters = /^([\d,.]+) ?m(eters?|etres?)?\.?$/.exec(typed)?.[1];
  if (meters !== undefined) return { message: inMeters(meters) };
  const found = /^(-?[\d,]*\.?\d*)(?: ?(?:ft\.?|foot|feet|')(?: ?(\d+(?:\.\d+)?) ?(?:"|in\.?|inch|inches)?)?)?$/.exec(
    typed,
  );
  const feet = toNumber(found?.[1] ?? '');
  if (feet === undefined) return { message: messages.notFeet };
  return { feet: Math.ceil(feet + Number(found?.[2] ?? 0) / 12) };
}

/** Parses the length of a side: 1 to 1,000 feet. */
export function readSideFeet(text: string): ReadFeet {
  const read = readFeet(text);
  if (read.feet === undefined) return read;
  if (read.feet < 1) return { message: messages.sideShort };
  return read.feet > 1000 ? { message: messages.sideLong } : read;
}

/** A comma separates thousands, so `49,5` isn't a number. */
function toNumber(text: string): number | undefined {
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(text) || !/\d/.test(text)) return;
  return Number(text.replaceAll(',', ''));
}

function inMeters(text: string): string {
  const meters = toNumber(text);
  if (meters === undefined || meters === 0) return messages.notFeet;
  return `Please enter feet. ${meters} m is about ${Math.ceil(meters / 0.3048)} ft.`;
}
