import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { PictureRow } from '../database/index.ts';
import { changesOf } from '../http/change-rule.ts';
import { NoSuchRecordError } from '../http/errors.ts';
import { timeouts } from '../http/timeouts.ts';
import { recordParams, requireRecord, type ZodApp } from '../http/validation.ts';
import { captionsOf } from '../shared/content/shown-pictures.ts';
import { captionSchema, galleryOrderSchema } from '../shared/pictures/picture-edits.ts';
import {
  type PictureChoice,
  type PictureChoices,
  type PictureOverview,
  pictureLimits,
  siteSlots,
  thumbnailAddress,
} from '../shared/pictures/pictures.ts';
import { recordNumber } from '../shared/record-number.ts';
import { foldText } from '../shared/text-rules.ts';
import { deletePicture, restorePicture } from './history-store.ts';
import {
  findPicture,
  isForWords,
  listNewestPictures,
  listUploadedPictures,
  setGalleryOrder,
  setPictureAlt,
  toPicture,
  toUploadedPicture,
} from './store.ts';
import { multipartForms } from './uploads.ts';

const byId = { schema: { params: recordParams } };
const changes = changesOf('pictures');

/** Admin routes for the pictures of the gallery and of the site's slots: captions, order, replacing, deleting, and restoring. */
export async function picturesAdmin(app: ZodApp): Promise<void> {
  await app.register(replacementRoute);

  app.get('/api/admin/images', { role: 'office' }, async () => readOverview(app));

  app.get('/api/admin/images/choices', { role: 'office', schema: { querystring: choicesQuery } }, async ({ query }) =>
    readChoices(app, query),
  );

  // The editor knows only the names of pictures, not their variants.
  app.get<{ Params: { name: string } }>(
    '/api/admin/images/thumbnails/:name',
    { role: 'office' },
    async ({ params: { name } }, reply) => {
      await app.site.catchUp();
      const { pictures } = app.site.current;
      const picture = requireRecord(Object.hasOwn(pictures, name) ? pictures[name] : undefined);
      return reply.redirect(thumbnailAddress(picture));
    },
  );

  const caption = { ...changes('caption'), schema: { params: recordParams, body: captionSchema } };
  app.patch('/api/admin/images/:id', { role: 'office', ...caption }, async ({ params: { id }, body: { alt } }) => {
    if (!(await app.site.update(() => setPictureAlt(app.db, id, alt)))) throw new NoSuchRecordError();
    return { id, alt };
  });

  const order = { ...changes('order'), schema: { body: galleryOrderSchema } };
  app.put('/api/admin/images/order', { role: 'office', ...order }, async ({ body: { ids } }) => {
    await app.site.update(() => setGalleryOrder(app.db, ids));
    return { ids };
  });

  app.delete(
    '/api/admin/images/:id',
    { role: 'office', ...changes('delete'), ...byId },
    async ({ params: { id: undoId } }) => {
      if (!(await app.site.update(() => deletePicture(app.db, undoId, app.now())))) throw new NoSuchRecordError();
      return { undoId };
    },
  );

  app.post(
    '/api/admin/images/:id/restoration',
    { role: 'office', ...changes('bring back'), ...byId },
    async ({ params }, reply) => {
      const row = requireRecord(await app.site.update(() => restorePicture(app.db, params.id, app.now())));
      return reply.code(201).send(toUploadedPicture(row));
    },
  );
}

/** A separate scope, because only this route accepts multipart forms. */
async function replacementRoute(app: ZodApp): Promise<void> {
  await app.register(multipartForms);

  const replacement = { ...changes('replace'), ...byId, handlerTimeout: timeouts.uploadMs };
  app.put('/api/admin/images/:id/file', { role: 'office', ...replacement }, async (request) => {
    const { id } = requireRecord(await findPicture(app.db, request.params.id));
    const { file } = await request.receiveUpload({ field: 'image', limitBytes: pictureLimits.bytes });
    return requireRecord(await app.pictures.replace(file, id).finally(() => file.remove()));
  });
}

async function readOverview(app: ZodApp): Promise<PictureOverview> {
  // Slots are read from the shown pages, which another process may have just changed.
  await app.site.catchUp();
  const { pictures } = app.site.current;
  const images = (await listUploadedPictures(app.db)).map(toUploadedPicture);
  const slots = siteSlots.flatMap(({ name, width, height }) => {
    const picture = pictures[name];
    const image = images.find(({ kind, name: uploaded }) => kind === 'slot' && uploaded === name);
    return picture ? [{ name, width, height, picture, ...(image && { image }) }] : [];
  });
  const uses = await app.content.readPictureUses(app.site.current.documents);
  return { gallery: images.filter(({ kind }) => kind === 'gallery'), slots, uses };
}

/** `search`: text to find in captions and names; `before`: the number of the last picture of the previous part. */
const choicesQuery = z.object({
  search: z._default(z.string().check(z.maxLength(200)), ''),
  before: z.optional(recordNumber()),
});

/** The number of pictures that a dialog shows at a time: whole rows of two, three, or four. */
const partLength = 24;

/** Lists the pictures that text may show; the gallery's come in parts. The caption or name must contain all words of the search. */
async function readChoices(
  app: FastifyInstance,
  { search, before }: z.infer<typeof choicesQuery>,
): Promise<PictureChoices> {
  const fits = fitterOf(search);
  const found = (await listNewestPictures(app.db)).filter((row) => isForWords(row) && fits(row));
  const rest = found.filter(({ id }) => before === undefined || id < before);
  const shown = rest.slice(0, partLength);
  const last = rest.length > partLength ? shown.at(-1) : undefined;
  return {
    uploads: shown.map((row) => ({ name: row.name, alt: row.alt, thumbnail: thumbnailAddress(toPicture(row)) })),
    total: found.length,
    ...(last && { next: last.id }),
    builtIn: before === undefined ? (await listBuiltIn(app)).filter(fits) : [],
  };
}

async function listBuiltIn(app: FastifyInstance): Promise<PictureChoice[]> {
  // Another process may have received an upload.
  await app.site.catchUp();
  const { pictures, documents } = app.site.current;
  const captions = captionsOf(documents);
  return Object.values(pictures)
    .filter(({ name }) => app.pictures.isBuiltIn(name))
    .map((picture) => ({
      name: picture.name,
      alt: captions.get(picture.name) ?? '',
      thumbnail: thumbnailAddress(picture),
    }));
}

function fitterOf(search: string): (picture: Pick<PictureRow, 'name' | 'alt'>) => boolean {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return ({ name, alt }) => {
    const text = foldText(`${alt} ${name}`);
    return words.every((word) => text.includes(word));
  };
}
