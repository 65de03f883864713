import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { type DatabasePlace, type DatabaseState, openDatabase } from './open.ts';
import type { SharedDatabase } from './shared.ts';
import type { Database } from './tables.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>;
    /** Rejects when the database takes no changes at this moment; writes nothing. */
    requireWritableDatabase(): Promise<void>;
    /** Copies every row into a SQLite file that is not there yet, as of one moment. */
    copyDatabaseTo(path: string): Promise<void>;
    /** What several processes share; `undefined` where this one is alone. */
    sharedDatabase: SharedDatabase | undefined;
    /** For the metrics. */
    readDatabaseState(): DatabaseState;
  }
}

/** Opens the database for the app and closes it with the app. */
export const database = fp<{ config: DatabasePlace }>(
  async (app, { config }) => {
    const { db, requireWritable, copyTo, readState, shared, warnings, close } = await openDatabase(config);
    for (const warning of warnings) app.log.warn(warning);
    app.decorate('db', db);
    app.decorate('requireWritableDatabase', requireWritable);
    app.decorate('copyDatabaseTo', copyTo);
    app.decorate('readDatabaseState', readState);
    app.decorate('sharedDatabase', shared);
    app.addHook('onClose', async () => {
      await shared?.close();
      await close();
    });
  },
  { name: 'database', fastify: '5.x' },
);
