/** The name of the owner that the first start creates. */
export const firstOwnerName = 'The owner';

/** Returns a person's name for the middle of a sentence. Only the first owner's stand-in gets a lowercase letter: "by the owner". */
export function nameInSentence(name: string): string {
  return name === firstOwnerName ? 'the owner' : name;
}
