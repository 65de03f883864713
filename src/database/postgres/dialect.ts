import {
  type DatabaseConnection,
  type Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
  type TransactionSettings,
} from 'kysely';

/** Kysely's PostgreSQL with two rules of ours. */
export class SiteDialect extends PostgresDialect {
  #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ReadCommittedDriver(this.#config);
  }

  override createAdapter() {
    return new MigrationAdapter();
  }
}

/** Names the level in each transaction, because a database may have another one set. */
class ReadCommittedDriver extends PostgresDriver {
  override beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    return super.beginTransaction(connection, {
      ...settings,
      isolationLevel: settings.isolationLevel ?? 'read committed',
    });
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
