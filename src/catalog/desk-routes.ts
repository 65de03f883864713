import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { NoSuchRecordError } from '../http/errors.ts';
import type { CatalogOverview } from '../shared/catalog.ts';
import { catalogFileName, catalogPath } from '../shared/routes.ts';
import { removeCatalog, restoreCatalog } from './catalog-file.ts';

/** The catalog that is live, since when; removing it and taking that back. Replacing it is the upload call. */
export async function catalogDesk(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get('/api/admin/catalog', async () => readOverview(app));

  app.delete('/api/admin/catalog', async () => {
    if (!(await app.site.update(() => removeCatalog(config.dataDir)))) throw new NoSuchRecordError();
    return readOverview(app);
  });

  app.post('/api/admin/catalog/restoration', async (_request, reply) => {
    if (!(await app.site.update(() => restoreCatalog(config.dataDir)))) throw new NoSuchRecordError();
    return reply.code(201).send(readOverview(app));
  });
}

function readOverview(app: FastifyInstance): CatalogOverview {
  const { profile, catalog } = app.site.current;
  const name = catalogFileName(profile);
  return { name, path: `/${encodeURIComponent(name)}`, viewerPath: catalogPath(profile), ...(catalog && { catalog }) };
}
