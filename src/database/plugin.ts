import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { openCopy } from './copy.ts';
import { openDatabase } from './open.ts';
import type { Database } from './schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>;
    /** True in the read-only start: reads work and writes fail. */
    isReadOnly: boolean;
  }
}

/** Opens the database for the app and closes it with the app. */
export const database = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    const { db, close } = await openDatabase(dataDir);
    app.decorate('db', db);
    app.decorate('isReadOnly', false);
    app.addHook('onClose', close);
  },
  { name: 'database', fastify: '5.x' },
);

/** Replaces it in the read-only start: reads work and writes fail. */
export const databaseCopy = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    const db = openCopy(join(dataDir, 'site.db'));
    app.decorate('db', db);
    app.decorate('isReadOnly', true);
    app.addHook('onClose', () => db.destroy());
  },
  { name: 'database', fastify: '5.x' },
);
