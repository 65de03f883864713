import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { inItsTransaction } from '../http/change-rule.ts';
import type { ZodApp } from '../http/validation.ts';
import { multipartForms } from '../pictures/index.ts';
import { applicationSchema, contentFileLimits } from '../shared/admin/transfer.ts';
import { toSlug } from '../shared/content/addresses.ts';
import { summarize, undoImport } from './apply.ts';
import { openWaitingFile } from './waiting.ts';
import { writeContentFile } from './write.ts';

/** Uploading 500 MB at 1 Mbit/s takes more than an hour, and hundreds of pictures are made before the response. */
const fileTransferMs = 3 * 3600_000;

const lookedAt = { change: { none: 'a file that is looked at; nothing of it is applied' } } as const;
const params = z.object({ import: z.uuid() });

/** Admin routes for all text and pictures as one file: exported, checked, imported (docs/product.md, "Export and import"). */
export async function transferAdmin(app: ZodApp, { config }: { config: Config }): Promise<void> {
  const waiting = openWaitingFile(app, config.dataDir);
  app.content.undoListeners.push(undoImport);

  app.get('/api/admin/content-file', { role: 'owner', handlerTimeout: fileTransferMs }, async (_request, reply) => {
    const file = await writeContentFile(app);
    return reply
      .type('application/x-tar')
      .header('content-disposition', `attachment; filename="${nameFile(app)}"`)
      .send(file);
  });

  await app.register(receivingRoute, { waiting });

  app.post(
    '/api/admin/content-file/:import/application',
    {
      role: 'owner',
      config: inItsTransaction,
      handlerTimeout: fileTransferMs,
      schema: { params, body: applicationSchema },
    },
    async ({ params, author }) => {
      // The summary depends on the current site, which another process may have just changed.
      await app.site.catchUp();
      return waiting.apply(params.import, author);
    },
  );
}

/** A separate scope, because only this route accepts multipart forms. */
async function receivingRoute(
  app: ZodApp,
  { waiting }: { waiting: ReturnType<typeof openWaitingFile> },
): Promise<void> {
  await app.register(multipartForms);
  app.post(
    '/api/admin/content-file',
    { role: 'owner', config: lookedAt, handlerTimeout: fileTransferMs },
    async (request, reply) => {
      const { file } = await request.receiveUpload({ field: 'file', limitBytes: contentFileLimits.bytes });
      const { id, content } = await waiting.receive(file);
      return reply.code(201).send({ import: id, ...(await summarize(app, content)) });
    },
  );
}

function nameFile(app: FastifyInstance): string {
  const day = new Date(app.now()).toISOString().slice(0, 10);
  return `${toSlug(app.site.current.profile.name) || 'site'}-text-and-pictures-${day}.tar`;
}
