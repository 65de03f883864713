import { messages } from './messages.ts';

/** A typed length in whole feet, or what to say at the field; both absent when nothing was typed. */
export type ReadFeet = { feet?: number; message?: string };

/**
 * Reads a typed length: `50`, `50 ft`, `50'`, `49' 6"`, `49.5`, `49½`, `1,000`, with spaces.
 * A fraction goes up to the next foot; what is left is told, never guessed.
 * @returns whole feet that may lie outside of what a field takes, or the message for the field
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

/** A side of the plan: 1 to 1,000 feet. */
export function readSideFeet(text: string): ReadFeet {
  const read = readFeet(text);
  if (read.feet === undefined) return read;
  if (read.feet < 1) return { message: messages.sideShort };
  return read.feet > 1000 ? { message: messages.sideLong } : read;
}

/** A comma parts thousands, so `49,5` is no number. */
function toNumber(text: string): number | undefined {
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)?(\.\d*)?$/.test(text) || !/\d/.test(text)) return;
  return Number(text.replaceAll(',', ''));
}

function inMeters(text: string): string {
  const meters = toNumber(text);
  if (meters === undefined || meters === 0) return messages.notFeet;
  return `Please give feet; ${meters} m is about ${Math.ceil(meters / 0.3048)} ft.`;
}
