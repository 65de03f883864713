import { setTimeout } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseNewerError } from '../../http/errors.ts';
import type { Database } from '../schema.ts';
import { migrations, type PostgresMigration } from './migrations/index.ts';

/** How often migrations are tried while others hold a table or the way to the database breaks, and the pause in between. */
const tries = 10;
const pauseMs = 1000;

/** Errors that pass: a lock that another transaction holds, and collisions with a start at the same time that makes Kysely's own tables. */
const passing = new Set(['PG_55P03', 'PG_40P01', 'PG_40001', 'PG_23505', 'PG_42P07']);

/**
 * Brings a database to the newest schema. Of several processes that start at the same time one does the work and the others wait.
 * A newer schema is left as it is and may be used as long as it says that this program still works with it (`oldest`).
 * @throws DatabaseNewerError
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      await migrateOnce(db);
      return;
    } catch (error) {
      if (left === 0 || !passing.has((error as { code?: string }).code ?? '')) throw error;
      await setTimeout(pauseMs);
    }
  }
}

async function migrateOnce(db: Kysely<Database>): Promise<void> {
  const applied = await listApplied(db);
  const unknown = applied.find((name) => !(name in migrations));
  if (unknown) return requireCompatible(db, unknown);
  if (Object.keys(migrations).every((name) => applied.includes(name))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => wrapAll() } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function listApplied(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ present: string | null }>`select to_regclass('kysely_migration') as present`.execute(db);
  if (!rows[0]?.present) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return applied.rows.map(({ name }) => name);
}

async function requireCompatible(db: Kysely<Database>, unknown: string): Promise<void> {
  const { rows } = await sql<{ oldest: number }>`select "oldest" from "schemaState"`.execute(db);
  const newest = Math.max(...Object.keys(migrations).map(levelOf));
  if ((rows[0]?.oldest ?? 0) > newest) throw new DatabaseNewerError('on PostgreSQL', unknown);
}

/** Each migration notes its level in its own transaction. */
function wrapAll(): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [
      name,
      {
        async up(db: Kysely<unknown>) {
          await migration.up(db);
          await noteLevel(db, levelOf(name), migration);
        },
      },
    ]),
  );
}

async function noteLevel(db: Kysely<unknown>, level: number, { oldest }: PostgresMigration): Promise<void> {
  await sql`update "schemaState" set "level" = ${level}, "oldest" = ${oldest === undefined ? sql`"oldest"` : oldest}`.execute(
    db,
  );
}

/** The number at the beginning of a migration's name. */
function levelOf(name: string): number {
  return Number.parseInt(name, 10);
}
