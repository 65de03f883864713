import type { FastifyInstance } from 'fastify';
import { InvalidPhotoTokenError } from '../http/errors.ts';
import { timeouts } from '../http/timeouts.ts';
import { photoLimits } from '../shared/lead/lead-photos.ts';
import type { TemporaryFile } from '../storage/index.ts';
import type { FormOptions } from './lead-form.ts';
import { readPhotoToken } from './signed.ts';

/** `POST /api/lead-photos`: one photo of a lead that was stored before (docs/decisions.md, "Photos with a request"). */
export async function photoRoutes(app: FastifyInstance, { keys }: FormOptions): Promise<void> {
  const options = { handlerTimeout: timeouts.uploadMs };

  app.addHook('onRequest', async (request, reply) => {
    // Before the body is read.
    await app.photoLimit.count(request, reply);
  });

  app.post('/api/lead-photos', options, async (request, reply) => {
    const { file, fields } = await request.receiveUpload({ field: 'photo', limitBytes: photoLimits.bytes });
    const received = await add(fields.token ?? '', file).finally(() => file.discard());
    return reply.code(201).send({ received });
  });

  async function add(token: string, file: TemporaryFile): Promise<number> {
    const leadId = readPhotoToken(keys, token, app.now());
    if (leadId === undefined) throw new InvalidPhotoTokenError();
    return app.leadPhotos.add(leadId, file);
  }
}
