import type { FastifyInstance } from 'fastify';
import { NoSuchRecordError } from '../http/errors.ts';
import { found, readId, type WithId } from '../http/records.ts';
import { timeouts } from '../http/timeouts.ts';
import { checkBody } from '../http/validation.ts';
import { captionSchema, galleryOrderSchema } from '../shared/picture-edits.ts';
import { type PictureOverview, pictureLimits, siteSlots } from '../shared/pictures.ts';
import { deleteImage, restoreImage } from './history-store.ts';
import { findImage, listUploadedImages, setImageAlt, setImageOrder, toUploadedImage } from './store.ts';
import { multipartForms } from './uploads.ts';

/** The pictures of the gallery and of the site's slots: captions, order, replacing, deleting and taking that back. */
export async function picturesDesk(app: FastifyInstance): Promise<void> {
  await app.register(replacementRoute);

  app.get('/api/admin/images', async () => readOverview(app));

  app.patch<WithId>('/api/admin/images/:id', async (request) => {
    const { alt } = checkBody(captionSchema, request.body);
    const id = readId(request.params.id);
    if (!(await setImageAlt(app.db, id, alt))) throw new NoSuchRecordError();
    app.site.changed();
    return { id, alt };
  });

  app.put('/api/admin/images/order', async (request) => {
    const { ids } = checkBody(galleryOrderSchema, request.body);
    await setImageOrder(app.db, ids);
    app.site.changed();
    return { ids };
  });

  app.delete<WithId>('/api/admin/images/:id', async (request) => {
    const undoId = readId(request.params.id);
    if (!(await deleteImage(app.db, undoId))) throw new NoSuchRecordError();
    app.site.changed();
    return { undoId };
  });

  app.post<WithId>('/api/admin/images/:id/restoration', async (request, reply) => {
    const row = found(await restoreImage(app.db, readId(request.params.id)));
    app.site.changed();
    return reply.code(201).send(toUploadedImage(row));
  });
}

/** Apart from the others, whose bodies are JSON. */
async function replacementRoute(app: FastifyInstance): Promise<void> {
  await app.register(multipartForms);

  app.put<WithId>('/api/admin/images/:id/file', { handlerTimeout: timeouts.uploadMs }, async (request) => {
    const { id } = found(await findImage(app.db, readId(request.params.id)));
    const { file } = await request.receiveUpload({ field: 'image', limitBytes: pictureLimits.bytes });
    return found(await app.pictures.replace(file, id).finally(() => file.discard()));
  });
}

async function readOverview(app: FastifyInstance): Promise<PictureOverview> {
  const { pictures } = await app.site.read();
  const images = (await listUploadedImages(app.db)).map(toUploadedImage);
  const slots = siteSlots.flatMap(({ name, width, height }) => {
    const picture = pictures[name];
    const image = images.find(({ kind, name: uploaded }) => kind === 'slot' && uploaded === name);
    return picture ? [{ name, width, height, picture, ...(image && { image }) }] : [];
  });
  return { gallery: images.filter(({ kind }) => kind === 'gallery'), slots };
}
