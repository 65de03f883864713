import * as z from 'zod/mini';
import { kindNames } from '../fence/kinds.ts';
import type { PriceTable } from '../fence/prices.ts';
import { fenceLabel, kindLabel } from '../fence/sentences.ts';
import { fieldNotes } from '../field.ts';
import { onOneLine } from '../text-rules.ts';

/** The current prices. */
export interface CurrentPrices {
  /** 0: the default prices, never saved by the owner. */
  version: number;
  /** When the owner last confirmed them; ISO 8601, UTC; `null` for version 0. */
  checkedAt: string | null;
  prices: PriceTable;
}

/** A saved version in the history. */
export interface PriceHistoryEntry {
  version: number;
  /** ISO 8601, UTC. */
  savedAt: string;
  /** Absent while only one person has worked on the site. */
  savedBy?: string;
  note: string;
  /** The number of values that differ from the previous version. */
  changes: number;
}

/** The response of `GET` and `PUT /api/admin/prices` and of `POST /api/admin/prices/checked`. */
export interface PriceOverview extends CurrentPrices {
  /** Newest first; version 0 has no entry. */
  history: PriceHistoryEntry[];
}

/** The response of `GET /api/admin/prices/:version`. */
export interface PriceVersion extends CurrentPrices {
  note: string;
  /** ISO 8601, UTC; `null` for version 0. */
  savedAt: string | null;
  savedBy: string;
}

const expectedVersion = z.int('The version you loaded is missing.');

/** `prices` is checked by `priceTableSchema`, whose messages name full paths. */
export const priceEditSchema = z.object({
  prices: z.unknown(),
  version: expectedVersion,
  note: z
    .prefault(z.string().check(onOneLine(), z.maxLength(200, 'Keep the note to 200 characters or less.')), '')
    .register(fieldNotes, { label: 'Note for the history', limit: 'stops' }),
});

export const priceCheckSchema = z.object({ version: expectedVersion });

/** The amounts of one height of a fence, in the order of the editor. */
const amountLabels = {
  perFoot: 'per foot',
  walkGate: 'walk gate',
  doubleGatePerFoot: 'double gate, per foot',
} as const;

export const percentLabels = {
  cedar: 'Cedar instead of pine',
  color: 'Colored vinyl',
  black: 'Black vinyl-coated chain link',
  unsure: 'Slope not known',
  gentle: 'Gentle slope',
  steep: 'Steep slope',
  rock: 'Rock or big roots',
  business: 'Commercial property',
} as const;

const financingLabels = {
  on: 'My lender offers these terms',
  apr: 'APR',
  months: 'Months',
  least: 'Minimum amount',
  most: 'Maximum amount',
  words: 'Lender’s required wording',
} as const;

const otherLabels: Record<string, string> = {
  enabled: 'Price my fence on the website',
  corner: 'Per corner',
  'tearOut.light': 'Removing chain link or rails, per foot',
  'tearOut.solid': 'Removing boards, panels or metal, per foot',
  minimum: 'Minimum job price',
  baseWidth: 'Price range, plus or minus percent',
};

/** Returns the name of the value at a path of the price table: "Wood privacy, 6 ft, per foot". */
export function labelOfPrice(path: string): string {
  const [first = '', second = '', third, height, amount] = path.split('.');
  if (first === 'percents') return percentLabels[second as keyof typeof percentLabels];
  if (first === 'financing') return financingLabels[second as keyof typeof financingLabels];
  const kind = kindNames.find((name) => first === 'kinds' && name === second);
  if (!kind) return otherLabels[path] ?? path;
  const fence = fenceLabel(kind, Number(height));
  return third === 'offered'
    ? `${kindLabel(kind)} offered`
    : `${fence}, ${amountLabels[amount as keyof typeof amountLabels]}`;
}

/** Returns the end of `labelOfPrice`, for a field below a heading with the beginning: "Per foot ($)". */
export function fieldLabelOfPrice(path: string): string {
  const [first, , third, , amount] = path.split('.');
  const label =
    first === 'kinds' && third === 'heights' ? amountLabels[amount as keyof typeof amountLabels] : labelOfPrice(path);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Returns the paths of the values in which two tables differ. Both may be tables or form values. */
export function listPriceChanges<Table extends object = PriceTable>(one: Table, other: Table): string[] {
  const before = new Map(listValues(other));
  return listValues(one)
    .filter(([path, value]) => before.get(path) !== value)
    .map(([path]) => path);
}

type Value = string | number | boolean | null;

function listValues(record: object, prefix = ''): [path: string, value: Value][] {
  return Object.entries(record).flatMap(([name, value]: [string, Value | object]) =>
    value !== null && typeof value === 'object'
      ? listValues(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, value] as [string, Value]],
  );
}
