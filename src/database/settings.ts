import type { Kysely } from 'kysely';
import type * as z from 'zod/mini';
import { ChangedElsewhereError, DamagedRecordError } from '../http/errors.ts';
import type { Database } from './tables.ts';

/** A stored value with its version; version 0 means that nothing is stored yet. */
export interface Setting<Value> {
  value: Value | undefined;
  version: number;
  /** True if the stored value can't be read. It counts as absent, and the next write replaces it. */
  isDamaged: boolean;
}

type SettingOf<Value> = ReturnType<typeof setting<Value>>;

/**
 * Defines a setting, with the type of its value.
 * @param schema that a stored value must pass; any other counts as damaged
 */
export function setting<Value>(key: string, schema: z.ZodMiniType<Value>) {
  type Change = (value: Value | undefined) => Value | undefined | Promise<Value | undefined>;
  return {
    key,
    /** Parses a row of the table `settings`, or a missing row. */
    parse: (row: SettingRow | undefined): Setting<Value> =>
      row ? toSetting(row, schema) : { value: undefined, version: 0, isDamaged: false },

    async read(db: Kysely<Database>): Promise<Setting<Value>> {
      const row = await db
        .selectFrom('settings')
        .select(['value', 'version'])
        .where('key', '=', key)
        .executeTakeFirst();
      return this.parse(row);
    },

    /**
     * Stores a value in one atomic statement, so it needs no transaction.
     * @param expectedVersion the version that the writer has read; omit it to overwrite any version
     * @param conflict the message of the error
     * @returns the new version
     * @throws ChangedElsewhereError if the stored version differs; nothing is written then
     */
    async write(
      db: Kysely<Database>,
      value: Value,
      expectedVersion?: number,
      conflict = 'This was changed in another window.',
    ): Promise<number> {
      const row = { value: JSON.stringify(value), updatedAt: new Date().toISOString() };
      const written = await (expectedVersion
        ? replaceVersion(db, key, row, expectedVersion)
        : insertOrReplace(db, key, row, expectedVersion === undefined));
      if (!written) throw new ChangedElsewhereError(conflict);
      return written.version;
    },

    /**
     * Updates a value from the stored one: reads, computes, and writes if the version is unchanged; otherwise it retries with the new
     * value. Each retry means that another writer has succeeded, so the loop ends.
     * @param change returns the new value, or `undefined` to leave the stored one unchanged; it may run more than once
     * @returns the written value, or `undefined` if nothing was written
     */
    async update(db: Kysely<Database>, change: Change): Promise<Value | undefined> {
      for (;;) {
        const { value, version } = await this.read(db);
        const changed = await change(value);
        if (changed === undefined) return undefined;
        try {
          await this.write(db, changed, version);
          return changed;
        } catch (error) {
          if (!(error instanceof ChangedElsewhereError)) throw error;
        }
      }
    },
  };
}

/** Reads two settings in one query. */
export async function readBoth<First, Second>(
  db: Kysely<Database>,
  first: SettingOf<First>,
  second: SettingOf<Second>,
): Promise<[Setting<First>, Setting<Second>]> {
  const keys = [first.key, second.key];
  const rows = await db.selectFrom('settings').select(['key', 'value', 'version']).where('key', 'in', keys).execute();
  const rowOf = (key: string) => rows.find((row) => row.key === key);
  return [first.parse(rowOf(first.key)), second.parse(rowOf(second.key))];
}

type SettingRow = { value: string; version: number };

function toSetting<Value>({ value: text, version }: SettingRow, schema: z.ZodMiniType<Value>): Setting<Value> {
  try {
    return { value: schema.parse(JSON.parse(text)), version, isDamaged: false };
  } catch {
    return { value: undefined, version, isDamaged: true };
  }
}

/** Settings that the owner may discard if they can't be read, and what the site does without them. */
export const discardable = {
  delivery:
    'The delivery settings can’t be read. If you discard them, the webhook and the confirmation email are turned off.',
  mail: 'The saved mail server can’t be read. If you discard it, no email is sent until you enter one.',
  'site-check': 'The last nightly check can’t be read. If you discard it, the site will be checked again.',
  'copies-bucket':
    'The saved bucket can’t be read. If you discard it, backups aren’t copied until you enter one again.',
  'set-up': 'The saved setup progress can’t be read. If you discard it, some steps will show as open again.',
} as const;

/** @throws DamagedRecordError for a setting that can't be read, with the request that discards it */
export function requireReadable(key: keyof typeof discardable, { version, isDamaged }: Setting<unknown>): void {
  if (!isDamaged) return;
  throw new DamagedRecordError(discardable[key], {
    label: 'Discard saved data',
    method: 'DELETE',
    path: `/api/admin/settings/${key}`,
    body: { version },
  });
}

/** Deletes a setting. @throws ChangedElsewhereError if the stored version differs */
export async function deleteSetting(db: Kysely<Database>, key: string, version: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('settings')
    .where('key', '=', key)
    .where('version', '=', version)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ChangedElsewhereError('This was changed in another window.');
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
