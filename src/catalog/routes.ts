import { basename, dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { answerConditionally } from '../http/conditional.ts';
import { pdfSecurityPolicy } from '../http/headers.ts';
import { longAnswer } from '../http/timeouts.ts';
import { acceptUpload, multipartForms, type UploadDescription, uploadRoute } from '../pictures/index.ts';
import { catalogLimitBytes } from '../shared/catalog.ts';
import { catalogFileName, catalogPath } from '../shared/routes.ts';
import { catalogFile, publishCatalog } from './catalog-file.ts';

/** The catalog at its fixed path, which follows the profile, and its upload (docs/product.md, "Catalog viewer" and "Catalog uploader"). */
export async function catalog(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const file = catalogFile(config.dataDir);

  await app.register(multipartForms);
  app.addHook('onRequest', answerConditionally);

  app.get<{ Params: { name: string } }>('/:name(^.+\\.pdf$)', longAnswer, async ({ params: { name } }, reply) => {
    const { profile, catalog } = app.site.current;
    if (!catalog || name !== catalogFileName(profile)) return reply.callNotFound();
    reply.headers({
      'content-security-policy': pdfSecurityPolicy,
      'content-disposition': `inline; filename="${asciiOf(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'x-robots-tag': 'noindex, nofollow',
    });
    return reply.sendFile(basename(file), dirname(file), { maxAge: 0, immutable: false });
  });

  const upload: UploadDescription = {
    field: 'catalog',
    limitBytes: catalogLimitBytes,
    returnTo: { path: '/upload-catalog', screen: 'upload-catalog' },
    message: 'The catalog PDF has been uploaded successfully.',
    accept: async ({ file: { path } }) => {
      await app.site.update(() => publishCatalog(config.dataDir, path));
      return { url: catalogPath(app.site.current.profile) };
    },
  };
  app.post('/api/upload-catalog', uploadRoute(upload), async (request, reply) => acceptUpload(request, reply, upload));
}

/** For clients that do not know `filename*`. */
function asciiOf(name: string): string {
  return name.replace(/[^\x20-\x7e]|["\\]/g, '_');
}
