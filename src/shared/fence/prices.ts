import * as z from 'zod/mini';
import { onOneLine } from '../text-rules.ts';
import { heightsOf, kindNames } from './kinds.ts';
import { withCommas } from './measures.ts';

/** The owner's prices in dollars, optionally with cents; percents are whole. */
export type PriceTable = z.infer<typeof priceTableSchema>;
export type PriceRow = z.infer<typeof rowSchema>;
export type Financing = PriceTable['financing'];

const steepMessage = 'A steeper slope can’t cost less than a gentler one.';
const tallerMessage = 'A taller fence can’t cost less than a shorter one.';

const rowSchema = z.object({
  /** `null`: not priced. */
  perFoot: z.nullable(amount(1, 500)),
  walkGate: amount(0, 20_000),
  doubleGatePerFoot: amount(0, 20_000),
});

const financingSchema = z.object({
  on: z.boolean(),
  apr: z.nullable(bounded(0, 36)),
  months: z.nullable(whole(6, 180)),
  least: z.nullable(amount(1, 1_000_000)),
  most: z.nullable(amount(1, 1_000_000)),
  words: z.string('Enter 1 to 400 characters.').check(onOneLine(), z.maxLength(400, 'Enter 1 to 400 characters.')),
});

export const priceTableSchema = z
  .object({
    enabled: z.boolean(),
    kinds: z.record(
      z.enum(kindNames),
      z.object({ offered: z.boolean(), heights: z.record(z.string().check(z.regex(/^\d{2}$/)), rowSchema) }),
    ),
    percents: z.object({
      cedar: whole(0, 100),
      color: whole(0, 100),
      black: whole(0, 100),
      gentle: whole(0, 100),
      steep: whole(0, 100),
      unsure: whole(0, 100),
      rock: whole(0, 100),
      business: whole(0, 100),
    }),
    corner: amount(0, 1000),
    tearOut: z.object({ light: amount(0, 100), solid: amount(0, 100) }),
    minimum: amount(1, 20_000),
    /** Percent up or down, before any unknowns. */
    baseWidth: whole(5, 30),
    financing: financingSchema,
  })
  .check(({ value, issues }) => {
    const conflicts = [...slopeConflicts(value), ...heightConflicts(value), ...financingConflicts(value.financing)];
    for (const { path, message } of conflicts) issues.push({ code: 'custom', path: [...path], message, input: value });
  });

type Conflict = { path: readonly (string | number)[]; message: string };

function slopeConflicts({ percents: { unsure, gentle, steep } }: PriceTable): Conflict[] {
  const found: Conflict[] = [];
  if (gentle < unsure) found.push({ path: ['percents', 'gentle'], message: steepMessage });
  if (steep < gentle) found.push({ path: ['percents', 'steep'], message: steepMessage });
  return found;
}

/** Each kind has its own heights, and no amount may fall as the height rises; heights without a price are skipped. */
function heightConflicts({ kinds }: PriceTable): Conflict[] {
  return kindNames.flatMap((name) => {
    const { heights } = kinds[name];
    const known = heightsOf(name);
    const path = ['kinds', name, 'heights'];
    if (known.join() !== Object.keys(heights).join())
      return [{ path, message: `The heights are ${known.join(', ')}.` }];
    const priced = known.filter((height) => heights[height]?.perFoot !== null);
    return priced.flatMap((height, index) => {
      const [row, lower] = [heights[height], heights[priced[index - 1] ?? 0]];
      const falling = lower ? amounts.filter((name) => (row?.[name] ?? 0) < (lower[name] ?? 0)) : [];
      return falling.map((amount) => ({ path: [...path, height, amount], message: tallerMessage }));
    });
  });
}

const amounts = ['perFoot', 'walkGate', 'doubleGatePerFoot'] as const;

/** Terms are shown only if all of them are known. */
function financingConflicts({ on, words, least, most, ...rest }: Financing): Conflict[] {
  if (!on) return [];
  const found = Object.entries({ ...rest, least, most })
    .filter(([, value]) => value === null)
    .map(([name]) => ({ path: ['financing', name], message: 'Fill in all the financing terms.' }));
  if (!words) found.push({ path: ['financing', 'words'], message: 'Enter 1 to 400 characters.' });
  if (least !== null && most !== null && most < least)
    found.push({ path: ['financing', 'most'], message: 'The maximum can’t be less than the minimum.' });
  return found;
}

/** Dollars, with at most two decimals. */
function amount(least: number, most: number) {
  return bounded(least, most).check(
    z.refine(
      (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
      'Enter dollars with at most two decimals.',
    ),
  );
}

function whole(least: number, most: number) {
  return z.int(range(least, most)).check(z.minimum(least, range(least, most)), z.maximum(most, range(least, most)));
}

function bounded(least: number, most: number) {
  return z.number(range(least, most)).check(z.minimum(least, range(least, most)), z.maximum(most, range(least, most)));
}

function range(least: number, most: number): string {
  return `Enter a number from ${withCommas(least)} to ${withCommas(most)}.`;
}
