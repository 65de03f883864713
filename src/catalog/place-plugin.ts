import fp from 'fastify-plugin';
import { type CatalogPlace, openCatalogPlace } from './catalog-place.ts';

declare module 'fastify' {
  interface FastifyInstance {
    catalogPlace: CatalogPlace;
  }
}

/** Opens the catalog's place for what shows it and for what changes it. */
export const catalogPlace = fp<{ dataDir: string }>(
  async (app, { dataDir }) => {
    const { db, files, now } = app;
    const isShared = app.database.shared !== undefined;
    app.decorate('catalogPlace', openCatalogPlace({ db, files, now, isShared, dataDir }));
  },
  { name: 'catalog-place', dependencies: ['clock', 'database', 'site-files'], fastify: '5.x' },
);
