import type { Kysely } from 'kysely';
import { ChangedElsewhereError } from '../http/errors.ts';
import type { Database } from './schema.ts';

/** A stored value with the number of its last change; `version` 0 means that nothing is stored yet. */
export interface Setting<Value> {
  value: Value | undefined;
  version: number;
}

/** The value under a key, in the type that its writer gave it. */
export async function readSetting<Value>(db: Kysely<Database>, key: string): Promise<Setting<Value>> {
  const row = await db.selectFrom('settings').select(['value', 'version']).where('key', '=', key).executeTakeFirst();
  return row ? { value: JSON.parse(row.value) as Value, version: row.version } : { value: undefined, version: 0 };
}

/**
 * Stores a value in one statement, which alone decides who wins: it needs no transaction around it.
 * @param expectedVersion the version that the writer has read; omit it to write whatever was there
 * @param conflict what the error says
 * @returns the new version
 * @throws ChangedElsewhereError when the stored version is another one; nothing is written then
 */
export async function writeSetting(
  db: Kysely<Database>,
  key: string,
  value: unknown,
  expectedVersion?: number,
  conflict = 'This was changed in another window.',
): Promise<number> {
  const row = { value: JSON.stringify(value), updatedAt: new Date().toISOString() };
  const written = await (expectedVersion
    ? replaceVersion(db, key, row, expectedVersion)
    : insertOrReplace(db, key, row, expectedVersion === undefined));
  if (!written) throw new ChangedElsewhereError(conflict);
  return written.version;
}

/**
 * Changes a value by what is stored: reads, computes, and writes if nobody has written since; otherwise it begins again with what
 * the other one wrote. Each round means that another writer has finished, so it ends.
 * @param change the new value, or `undefined` to leave the stored one; it may run more than once
 * @returns what was written, or `undefined` when nothing was
 */
export async function updateSetting<Value>(
  db: Kysely<Database>,
  key: string,
  change: (value: Value | undefined) => Value | undefined | Promise<Value | undefined>,
): Promise<Value | undefined> {
  for (;;) {
    const { value, version } = await readSetting<Value>(db, key);
    const changed = await change(value);
    if (changed === undefined) return undefined;
    try {
      await writeSetting(db, key, changed, version);
      return changed;
    } catch (error) {
      if (!(error instanceof ChangedElsewhereError)) throw error;
    }
  }
}

interface StoredValue {
  value: string;
  updatedAt: string;
}

function replaceVersion(db: Kysely<Database>, key: string, row: StoredValue, version: number) {
  return db
    .updateTable('settings')
    .set({ ...row, version: version + 1 })
    .where('key', '=', key)
    .where('version', '=', version)
    .returning('version')
    .executeTakeFirst();
}

function insertOrReplace(db: Kysely<Database>, key: string, row: StoredValue, mayReplace: boolean) {
  return db
    .insertInto('settings')
    .values({ key, ...row, version: 1 })
    .onConflict((clash) => {
      const onKey = clash.column('key');
      return mayReplace
        ? onKey.doUpdateSet(({ eb }) => ({ ...row, version: eb('settings.version', '+', 1) }))
        : onKey.doNothing();
    })
    .returning('version')
    .executeTakeFirst();
}
