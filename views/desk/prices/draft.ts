import { type PriceTable, priceTableSchema } from '../../../src/shared/fence/prices.ts';
import { checkPaths, type FieldMessages } from '../../../src/shared/fields.ts';

/**
 * The prices while they are edited, by the paths that messages name: `kinds.chain-link.heights.48.perFoot`.
 * Numbers are texts until they are checked, so that a half-typed one is not lost.
 */
export type PriceDraft = Readonly<Record<string, string | boolean>>;

/** The prices as the editor begins with them. */
export function toDraft(prices: PriceTable): PriceDraft {
  return Object.fromEntries(listTexts(prices));
}

/** The table that a draft makes, or the messages by path. */
export function checkDraft(
  draft: PriceDraft,
): { prices: PriceTable; fields?: undefined } | { prices?: undefined; fields: FieldMessages } {
  const { value, fields } = checkPaths(priceTableSchema, buildTable(draft));
  return fields ? { fields } : { prices: value };
}

/** Whether a number differs from the saved one by more than 40 percent: worth a second look, and no mistake. */
export function isBigChange(text: string, saved: string): boolean {
  const [now, before] = [toNumber(text), toNumber(saved)];
  return before > 0 && Math.abs(now - before) > 0.4 * before;
}

function listTexts(record: object, prefix = ''): [path: string, text: string | boolean][] {
  return Object.entries(record).flatMap(([name, value]): [string, string | boolean][] => {
    if (value !== null && typeof value === 'object') return listTexts(value, `${prefix}${name}.`);
    return [[`${prefix}${name}`, typeof value === 'boolean' ? value : String(value ?? '')]];
  });
}

function buildTable(draft: PriceDraft): object {
  const table: Record<string, unknown> = {};
  for (const [path, text] of Object.entries(draft)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    let holder = table;
    for (const name of names) {
      holder[name] ??= {};
      holder = holder[name] as Record<string, unknown>;
    }
    holder[last] = readValue(path, text);
  }
  return table;
}

/** An amount per foot that is left out means "not priced"; terms of a lender may be unknown while they are not shown. */
function readValue(path: string, text: string | boolean): unknown {
  if (typeof text === 'boolean' || path === 'financing.words') return text;
  const mayBeEmpty = path.endsWith('.perFoot') || path.startsWith('financing.');
  return text.trim() === '' && mayBeEmpty ? null : toNumber(text);
}

/** Reads "$1,200" as it is meant; an empty text is no number. */
function toNumber(text: string): number {
  const plain = text.replace(/[$,%\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}
