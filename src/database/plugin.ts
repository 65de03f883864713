import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { openCopy } from './copy.ts';
import { openDatabase } from './open.ts';
import type { Database } from './schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>;
    /** True while the volume takes nothing: what was stored can be read, and no write succeeds. */
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

/** Stands in for it when the volume takes nothing: what was stored can be read, and nothing can be written. */
export const databaseCopy = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    const db = openCopy(join(dataDir, 'site.db'));
    app.decorate('db', db);
    app.decorate('isReadOnly', true);
    app.addHook('onClose', () => db.destroy());
  },
  { name: 'database', fastify: '5.x' },
);
