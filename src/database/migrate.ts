import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { DatabaseOlderError } from '../http/errors.ts';
import * as initial from './migrations/001-initial.ts';
import * as push from './migrations/002-push.ts';
import * as nextStepAndAppointment from './migrations/003-next-step-and-appointment.ts';
import * as textAndReview from './migrations/004-text-and-review.ts';
import { type Engine, makeSchemaBuilder, type SchemaBuilder } from './migrations/builder.ts';
import type { Database } from './tables.ts';

/** A step of the schema, the same for both engines. */
export interface SchemaStep {
  up(schema: SchemaBuilder): Promise<void>;
}

/** Every migration in order, listed by hand and frozen once released. */
export const migrations: Record<string, SchemaStep> = {
  '001-initial': initial,
  '002-push': push,
  '003-next-step-and-appointment': nextStepAndAppointment,
  '004-text-and-review': textAndReview,
};

/** Number of tries of migrations while others lock a table or the connection breaks, and the pause in between. */
const tries = 10;
const pauseMs = 1000;

/** Temporary errors: a lock that another transaction holds, and collisions with a simultaneous start that creates Kysely's own tables. */
const passing = new Set(['PG_55P03', 'PG_40P01', 'PG_40001', 'PG_23505', 'PG_42P07']);

/**
 * Migrates a database to the newest schema, completely or not at all. If several processes start at the same time, one migrates and the
 * others wait.
 * @param only names of migrations, for the schema of an earlier version
 */
export async function migrate(db: Kysely<Database>, engine: Engine, only?: readonly string[]): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => listMigrations(engine, only) } });
  for (let left = tries - 1; ; left -= 1) {
    const { error } = await migrator.migrateToLatest();
    if (!error) return;
    if (left === 0 || !passing.has((error as { code?: string }).code ?? '')) throw error;
    await setTimeout(pauseMs);
  }
}

/** True if a database has every migration. */
export function isNewest(applied: readonly string[]): boolean {
  return Object.keys(migrations).every((name) => applied.includes(name));
}

/**
 * Finds a migration that only a newer version of this program has.
 * @param applied the names of a database's migrations
 * @param place names the database for the operator
 * @throws DatabaseOlderError if the database is older than the first migration
 */
export function findNewerMigration(applied: readonly string[], place: string): string | undefined {
  const names = Object.keys(migrations);
  const last = applied.toSorted().at(-1);
  if (last && !applied.includes(names[0] ?? '')) throw new DatabaseOlderError(place, last);
  return applied.find((name) => !names.includes(name));
}

function listMigrations(engine: Engine, only?: readonly string[]): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations)
      .filter(([name]) => only?.includes(name) ?? true)
      .map(([name, { up }]): [string, Migration] => [
        name,
        { up: (db: Kysely<unknown>) => up(makeSchemaBuilder(db, engine)) },
      ]),
  );
}
