import type { FastifyInstance } from 'fastify';
import { NoSuchRecordError } from '../http/errors.ts';
import { found, readId, type WithId } from '../http/records.ts';
import { timeouts } from '../http/timeouts.ts';
import { checkBody } from '../http/validation.ts';
import { captionSchema, galleryOrderSchema } from '../shared/picture-edits.ts';
import { type PictureOverview, pictureLimits, siteSlots } from '../shared/pictures.ts';
import { deletePicture, restorePicture } from './history-store.ts';
import { findPicture, listUploadedPictures, setGalleryOrder, setPictureAlt, toUploadedPicture } from './store.ts';
import { multipartForms } from './uploads.ts';

/** The pictures of the gallery and of the site's slots: captions, order, replacing, deleting and taking that back. */
export async function picturesDesk(app: FastifyInstance): Promise<void> {
  await app.register(replacementRoute);

  app.get('/api/admin/images', async () => readOverview(app));

  app.patch<WithId>('/api/admin/images/:id', async (request) => {
    const { alt } = checkBody(captionSchema, request.body);
    const id = readId(request.params.id);
    if (!(await app.site.update(() => setPictureAlt(app.db, id, alt)))) throw new NoSuchRecordError();
    return { id, alt };
  });

  app.put('/api/admin/images/order', async (request) => {
    const { ids } = checkBody(galleryOrderSchema, request.body);
    await app.site.update(() => setGalleryOrder(app.db, ids));
    return { ids };
  });

  app.delete<WithId>('/api/admin/images/:id', async (request) => {
    const undoId = readId(request.params.id);
    if (!(await app.site.update(() => deletePicture(app.db, undoId)))) throw new NoSuchRecordError();
    return { undoId };
  });

  app.post<WithId>('/api/admin/images/:id/restoration', async (request, reply) => {
    const id = readId(request.params.id);
    const row = found(await app.site.update(() => restorePicture(app.db, id)));
    return reply.code(201).send(toUploadedPicture(row));
  });
}

/** Apart from the others, whose bodies are JSON. */
async function replacementRoute(app: FastifyInstance): Promise<void> {
  await app.register(multipartForms);

  app.put<WithId>('/api/admin/images/:id/file', { handlerTimeout: timeouts.uploadMs }, async (request) => {
    const { id } = found(await findPicture(app.db, readId(request.params.id)));
    const { file } = await request.receiveUpload({ field: 'image', limitBytes: pictureLimits.bytes });
    return found(await app.pictures.replace(file, id).finally(() => file.discard()));
  });
}

async function readOverview(app: FastifyInstance): Promise<PictureOverview> {
  const { pictures } = app.site.current;
  const images = (await listUploadedPictures(app.db)).map(toUploadedPicture);
  const slots = siteSlots.flatMap(({ name, width, height }) => {
    const picture = pictures[name];
    const image = images.find(({ kind, name: uploaded }) => kind === 'slot' && uploaded === name);
    return picture ? [{ name, width, height, picture, ...(image && { image }) }] : [];
  });
  return { gallery: images.filter(({ kind }) => kind === 'gallery'), slots };
}
