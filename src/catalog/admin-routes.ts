import { basename, dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { changesOf } from '../http/change-rule.ts';
import { NoSuchRecordError } from '../http/errors.ts';
import { longAnswer } from '../http/timeouts.ts';
import { requireRecord } from '../http/validation.ts';
import { inertPolicy } from '../pictures/index.ts';
import {
  type CatalogOverview,
  type CatalogPageSize,
  catalogPageFile,
  catalogPagePattern,
  catalogPageSizes,
  catalogVersionPattern,
} from '../shared/catalog.ts';
import { catalogFileName, catalogPath } from '../shared/routes.ts';
import { versionFile } from './store.ts';

/** Admin routes for the live catalog: its state, removing it, and undoing that. The upload route replaces it. */
export async function catalogAdmin(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/catalog', { role: 'office' }, async () => {
    await app.site.catchUp();
    return readOverview(app);
  });

  app.delete('/api/admin/catalog', { role: 'office', ...changes('remove') }, async () => {
    if (!(await app.catalog.remove())) throw new NoSuchRecordError();
    return readOverview(app);
  });

  app.post('/api/admin/catalog/restoration', { role: 'office', ...changes('bring back') }, async (_request, reply) => {
    if (!(await app.catalog.restore())) throw new NoSuchRecordError();
    return reply.code(201).send(readOverview(app));
  });

  app.get<CitedPageRequest>(
    '/api/admin/catalog/versions/:version/pages/:page',
    { role: 'office', ...longAnswer },
    async (request, reply) => {
      const { version, page } = request.params;
      if (!catalogVersionPattern.test(version) || !catalogPagePattern.test(page)) throw new NoSuchRecordError();
      const name = versionFile(version, catalogPageFile(Number(page), readSize(request.query.w)));
      const file = requireRecord(await app.files.find(name, () => true));
      reply.header('content-security-policy', inertPolicy);
      return reply.sendFile(basename(file), dirname(file), { cacheControl: false });
    },
  );
}

const changes = changesOf('catalog');

/** A request for a page that a lead is about, which may be of a former catalog. */
interface CitedPageRequest {
  Params: { version: string; page: string };
  Querystring: { w?: unknown };
}

function readSize(width: unknown): CatalogPageSize {
  return catalogPageSizes.find((size) => String(size) === width) ?? catalogPageSizes[0];
}

function readOverview(app: FastifyInstance): CatalogOverview {
  const { profile, catalog } = app.site.current;
  const name = catalogFileName(profile);
  return {
    name,
    path: `/${encodeURIComponent(name)}`,
    viewerPath: catalogPath(profile),
    ...(catalog && { catalog: { ...catalog, pages: catalog.pages.length } }),
  };
}
