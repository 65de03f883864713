/** Returns a town's name for comparisons, without case and punctuation: "winston salem" and "Winston-Salem" are the same town. */
export function townKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
}

/** True if two names mean the same town. */
export const isSameTown = (one: string, other: string): boolean => townKey(one) === townKey(other);
