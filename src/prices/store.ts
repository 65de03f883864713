import type { Kysely } from 'kysely';
import { type Database, inTransaction, type PriceVersionRow } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import {
  type CurrentPrices,
  listPriceChanges,
  type PriceHistoryEntry,
  type PriceOverview,
  type PriceVersion,
} from '../shared/admin/price-versions.ts';
import type { PriceTable } from '../shared/fence/prices.ts';
import { defaultPrices } from './default-prices.ts';

/** Version 0 as the prices in force. */
const shippedPrices: CurrentPrices = { version: 0, checkedAt: null, prices: defaultPrices };

/** The prices that ship with the site, until the owner saves his own. */
const shipped: PriceVersion = { ...shippedPrices, savedAt: null, note: '' };

/** The prices that are in force. */
export async function readPrices(db: Kysely<Database>): Promise<CurrentPrices> {
  const row = await newest(db).executeTakeFirst();
  if (!row) return shippedPrices;
  const { version, checkedAt, prices } = toVersion(row);
  return { version, checkedAt, prices };
}

/** The prices that are in force, with the history of the saved ones. */
export async function readPriceOverview(db: Kysely<Database>): Promise<PriceOverview> {
  const rows = await newest(db).execute();
  const { version, checkedAt, prices } = rows[0] ? toVersion(rows[0]) : shipped;
  return { version, checkedAt, prices, history: listHistory(rows.map(toVersion)) };
}

/** One version, or `undefined` when there is none of that number. */
export async function findPriceVersion(db: Kysely<Database>, version: number): Promise<PriceVersion | undefined> {
  if (version === 0) return shipped;
  const row = await db.selectFrom('priceVersions').selectAll().where('version', '=', version).executeTakeFirst();
  return row && toVersion(row);
}

/**
 * Adds a version, checked at the same moment.
 * @param expectedVersion the version that was edited
 * @throws ChangedElsewhereError when another window has saved since
 */
export async function savePrices(
  db: Kysely<Database>,
  { prices, note, version }: { prices: PriceTable; note: string; version: number },
  nowMs: number,
): Promise<void> {
  const now = new Date(nowMs).toISOString();
  await inTransaction(db, async (transaction) => {
    await expectVersion(transaction, version);
    const row = { version: version + 1, prices: JSON.stringify(prices), note, savedAt: now, checkedAt: now };
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('priceVersions')
      .values(row)
      // Two windows may both have read the version before: the number itself decides which of them saves.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw changedElsewhere();
  });
}

/**
 * Notes that the prices in force are still right. The shipped ones become the owner's own by that: version 1.
 * @throws ChangedElsewhereError when another window has saved since
 */
export async function checkPrices(db: Kysely<Database>, version: number, nowMs: number): Promise<void> {
  if (version === 0) return savePrices(db, { prices: defaultPrices, note: 'Still right', version }, nowMs);
  await inTransaction(db, async (transaction) => {
    await expectVersion(transaction, version);
    await transaction
      .updateTable('priceVersions')
      .set({ checkedAt: new Date(nowMs).toISOString() })
      .where('version', '=', version)
      .execute();
  });
}

function newest(db: Kysely<Database>) {
  return db.selectFrom('priceVersions').selectAll().orderBy('version', 'desc');
}

async function expectVersion(db: Kysely<Database>, expected: number): Promise<void> {
  const { version } = await readPrices(db);
  if (version !== expected) throw changedElsewhere();
}

const changedElsewhere = () => new ChangedElsewhereError('The prices were changed in another window.');

function toVersion({ prices, ...row }: PriceVersionRow): PriceVersion {
  return { ...row, prices: JSON.parse(prices) };
}

function listHistory(versions: readonly PriceVersion[]): PriceHistoryEntry[] {
  return versions.map(({ version, savedAt, note, prices }, index) => ({
    version,
    savedAt: savedAt ?? '',
    note,
    changes: listPriceChanges(prices, (versions[index + 1] ?? shipped).prices).length,
  }));
}
