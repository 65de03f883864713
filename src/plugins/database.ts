import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { openDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>;
  }
}

/** Opens the database for the app and closes it with the app. */
export const database = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    const { db, close } = await openDatabase(dataDir);
    app.decorate('db', db);
    app.addHook('onClose', close);
  },
  { name: 'database', fastify: '5.x' },
);
