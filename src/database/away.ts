import {
  type Dialect,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from './tables.ts';

/** A database that was not there at the start: whatever is asked of it fails, as it does while a database is away later. */
export function openAway(): Kysely<Database> {
  return new Kysely<Database>({ dialect: awayDialect });
}

const awayDialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => awayDriver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

const awayDriver: Driver = {
  init: async () => {},
  acquireConnection: refuse,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: async () => {},
  destroy: async () => {},
};

async function refuse(): Promise<never> {
  throw Object.assign(new Error('There is no database'), { code: 'PG_08001' });
}
