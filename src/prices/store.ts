import type { Kysely } from 'kysely';
import { showsAuthors } from '../accounts/index.ts';
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

/** Version 0 as the current prices. */
const shippedPrices: CurrentPrices = { version: 0, checkedAt: null, prices: defaultPrices };

/** The default prices, until the owner saves other prices. */
const shipped: PriceVersion = { ...shippedPrices, savedAt: null, savedBy: '', note: '' };

/** Returns the current prices. */
export async function readPrices(db: Kysely<Database>): Promise<CurrentPrices> {
  const row = await newest(db).executeTakeFirst();
  if (!row) return shippedPrices;
  const { version, checkedAt, prices } = toVersion(row);
  return { version, checkedAt, prices };
}

/** Returns the current prices, with the history of the saved ones. */
export async function readPriceOverview(db: Kysely<Database>): Promise<PriceOverview> {
  const rows = await newest(db).execute();
  const { version, checkedAt, prices } = rows[0] ? toVersion(rows[0]) : shipped;
  const isNamed = await showsAuthors(
    db,
    rows.map(({ savedBy }) => savedBy),
  );
  return { version, checkedAt, prices, history: listHistory(rows.map(toVersion), isNamed) };
}

/** Returns one version, or `undefined` if it doesn't exist. */
export async function findPriceVersion(db: Kysely<Database>, version: number): Promise<PriceVersion | undefined> {
  if (version === 0) return shipped;
  const row = await db.selectFrom('priceVersions').selectAll().where('version', '=', version).executeTakeFirst();
  return row && toVersion(row);
}

/** The author and the time of a change. */
interface PriceEdit {
  by: string;
  nowMs: number;
}

/**
 * Adds a version, which counts as checked now.
 * @param expectedVersion the version that was edited
 * @throws ChangedElsewhereError if another window has saved since
 */
export async function savePrices(
  db: Kysely<Database>,
  { prices, note, version }: { prices: PriceTable; note: string; version: number },
  { by, nowMs }: PriceEdit,
): Promise<void> {
  const now = new Date(nowMs).toISOString();
  await inTransaction(db, async (transaction) => {
    await expectVersion(transaction, version);
    const row = { version: version + 1, prices: JSON.stringify(prices), note, savedAt: now, checkedAt: now };
    const authors = { savedBy: by, checkedBy: by };
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('priceVersions')
      .values({ ...row, ...authors })
      // Two windows may both have read the previous version. The new number's uniqueness decides which one saves.
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw changedElsewhere();
  });
}

/**
 * Records that the current prices are still right. Default prices become the owner's version 1.
 * @throws ChangedElsewhereError if another window has saved since
 */
export async function checkPrices(db: Kysely<Database>, version: number, edit: PriceEdit): Promise<void> {
  if (version === 0) return savePrices(db, { prices: defaultPrices, note: 'Still right', version }, edit);
  await inTransaction(db, async (transaction) => {
    await expectVersion(transaction, version);
    await transaction
      .updateTable('priceVersions')
      .set({ checkedAt: new Date(edit.nowMs).toISOString(), checkedBy: edit.by })
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

function listHistory(versions: readonly PriceVersion[], isNamed: boolean): PriceHistoryEntry[] {
  return versions.map(({ version, savedAt, savedBy, note, prices }, index) => ({
    version,
    savedAt: savedAt ?? '',
    note,
    changes: listPriceChanges(prices, (versions[index + 1] ?? shipped).prices).length,
    ...(isNamed && savedBy && { savedBy }),
  }));
}
