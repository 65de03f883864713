import type { BarWords } from '../shared/content/bar-words.ts';

/** No announcement until the owner writes one. */
export const bar = { on: false } as const satisfies BarWords;
