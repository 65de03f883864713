import { basename, dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pdfSecurityPolicy } from '../http/headers.ts';
import { longAnswer } from '../http/timeouts.ts';
import { acceptUpload, inertPolicy, multipartForms, type UploadDescription, uploadRoute } from '../pictures/index.ts';
import { type CatalogFile, catalogLimitBytes, catalogPageFile, catalogPageSizes } from '../shared/catalog.ts';
import type { Site } from '../shared/page.ts';
import { catalogFileName, catalogPath } from '../shared/routes.ts';
import { findPdf } from './live-pdf.ts';
import { versionFile } from './store.ts';

/** A page's pictures never change: the next catalog has other addresses. */
const cached = { maxAge: 365 * 24 * 3600_000, immutable: true };

/**
 * The catalog at its fixed path, which depends on the profile, its pages, and its upload (docs/product.md, "Catalog viewer" and "Catalog
 * uploader").
 */
export async function catalog(app: FastifyInstance): Promise<void> {
  await app.register(multipartForms);

  app.get<{ Params: { name: string } }>('/:name(^.+\\.pdf$)', longAnswer, async ({ params: { name } }, reply) => {
    const shown = await findCurrent(app, ({ catalog, profile }) =>
      catalog && name === catalogFileName(profile) ? catalog : undefined,
    );
    const file = shown && (await findPdf(app.files, shown));
    if (!file) return reply.callNotFound();
    reply.headers({
      'content-security-policy': pdfSecurityPolicy,
      'content-disposition': `inline; filename="${asciiOf(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-robots-tag': 'noindex, nofollow',
    });
    return reply.sendFile(basename(file), dirname(file), { maxAge: 0, immutable: false });
  });

  app.get<{ Params: { version: string; name: string } }>(
    '/catalog-pages/:version/:name(^\\d{1,3}-(?:800|1600)\\.webp$)',
    longAnswer,
    async ({ params: { version, name } }, reply) => {
      const shown = await findCurrent(app, ({ catalog }) => (catalog?.version === version ? catalog : undefined));
      const file = shown && (await app.files.find(versionFile(version, name), () => isPage(shown, name)));
      if (!file) return reply.callNotFound();
      reply.headers({ 'content-security-policy': inertPolicy, 'x-robots-tag': 'noindex, nofollow' });
      return reply.sendFile(basename(file), dirname(file), cached);
    },
  );

  app.get('/api/catalog-progress', { role: 'crew' }, async () => app.catalog.progress);

  const upload: UploadDescription = {
    field: 'catalog',
    limitBytes: catalogLimitBytes,
    returnTo: { path: '/upload-catalog', screen: 'upload-catalog' },
    change: { action: 'upload', subject: 'catalog' },
    message: 'The catalog PDF has been uploaded successfully.',
    accept: async ({ file }) => {
      await app.catalog.publish(file);
      return { url: catalogPath(app.site.current.profile) };
    },
  };
  app.post('/api/upload-catalog', uploadRoute(upload), async (request, reply) => acceptUpload(request, reply, upload));
}

/** Looks for a catalog on the current site. If it isn't there, reads the latest changes of other processes and looks again. */
async function findCurrent(
  app: FastifyInstance,
  find: (site: Site) => CatalogFile | undefined,
): Promise<CatalogFile | undefined> {
  const found = find(app.site.current);
  if (found) return found;
  await app.site.catchUp();
  return find(app.site.current);
}

function isPage({ pages }: CatalogFile, name: string): boolean {
  return pages.some(({ page }) => catalogPageSizes.some((size) => catalogPageFile(page, size) === name));
}

/** For clients that don't support `filename*`. */
function asciiOf(name: string): string {
  return name.replace(/[^\x20-\x7e]|["\\]/g, '_');
}
