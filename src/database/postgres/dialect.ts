import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';

/** Kysely's PostgreSQL with another lock for migrations. */
export class SiteDialect extends PostgresDialect {
  override createAdapter() {
    return new MigrationAdapter();
  }
}

/** Any number will do, as long as every program of this site takes the same. */
const migrationLock = 4_207_316_911;
/** A migration that waits longer than this for a table gives up and is tried again, so that visitors do not queue up behind it. */
const tableWait = '3s';

/**
 * Kysely's own lock belongs to the session, and a pooler would keep it when a migration has failed. This one ends with the
 * transaction in which the migrations run.
 */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(db);
    await sql`set local lock_timeout = ${sql.lit(tableWait)}`.execute(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}
