import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** A stored value with the number of its last change; `version` 0 means that nothing is stored yet. */
export interface Setting<Value> {
  value: Value | undefined;
  version: number;
}

/** The value under a key, as whoever wrote it knows it. */
export async function readSetting<Value>(db: Kysely<Database>, key: string): Promise<Setting<Value>> {
  const row = await db.selectFrom('settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst();
  return row ? { value: JSON.parse(row.value) as Value, version: row.version } : { value: undefined, version: 0 };
}

/**
 * Stores a value.
 * @param expectedVersion the version that the writer has read; omit it to write whatever was there
 * @returns the new version, or `undefined` when somebody else has changed it since (nothing is written then)
 */
export async function writeSetting(
  db: Kysely<Database>,
  key: string,
  value: unknown,
  expectedVersion?: number,
): Promise<number | undefined> {
  return db.transaction().execute(async (transaction) => {
    const { version } = await readSetting(transaction, key);
    if (expectedVersion !== undefined && expectedVersion !== version) return undefined;
    const row = { value: JSON.stringify(value), version: version + 1, updatedAt: new Date().toISOString() };
    await transaction
      .insertInto('settings')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
    return row.version;
  });
}
