import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { compressText } from '../http/encoding.ts';
import { InvalidUploadError } from '../http/errors.ts';
import { longAnswer } from '../http/timeouts.ts';
import type { Site } from '../shared/page.ts';
import {
  listVariants,
  type Picture,
  pictureLimits,
  slotOf,
  type UploadedPicture,
  variantFormats,
} from '../shared/pictures/pictures.ts';
import { originalName, variantFile } from './picture-files.ts';
import { listUploadedPictures, toUploadedPicture } from './store.ts';
import { acceptUpload, multipartForms, type Upload, type UploadDescription, uploadRoute } from './uploads.ts';

const yearMs = 365 * 24 * 3600_000;
/** For an address that shows the newest picture: browsers revalidate it each time, and the response is mostly 304. */
const revalidated = { maxAge: 0, immutable: false };
/**
 * The policy for a picture that is opened as a page: it shows pixels and runs nothing. Chrome wraps the picture in a page with style
 * attributes, which this policy must allow.
 */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/**
 * Serves pictures by name and by variant, and the lists (docs/product.md, "Calls"; docs/decisions.md, "Pictures"). The session is read only
 * if a picture or a list isn't public.
 */
export async function pictureFileRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  const builtInVariants = join(config.distDir, 'images/variants');
  const builtInVariantNames = new Set(await readdir(builtInVariants));
  const builtInOriginals = join(config.staticDir, 'images');
  const builtInNames = new Set(await readdir(builtInOriginals));

  app.get<{ Querystring: { view?: string } }>('/api/images', { onSend: compressText }, async (request, reply) => {
    if (request.query.view === 'uploader') return sendUploads(app, request, reply);
    reply.header('cache-control', 'no-cache');
    return sendGallery(reply, app.site.current);
  });

  app.get<{ Params: { name: string } }>('/images/:name', longAnswer, async (request, reply) => {
    const { name } = request.params;
    const original = await findOriginal(app, name, builtInNames);
    if (original) return sendPicture(reply, original, revalidated);
    const hidden = await findHiddenOriginal(app, request, name);
    if (hidden) return sendToStaff(reply, hidden);
    if (builtInNames.has(name)) return sendPicture(reply, join(builtInOriginals, name), revalidated);
    return reply.callNotFound();
  });

  app.get<{ Params: { name: string } }>('/images/variants/:name', longAnswer, async (request, reply) => {
    const { name } = request.params;
    const cached = { maxAge: yearMs, immutable: true };
    if (builtInVariantNames.has(name)) return sendPicture(reply, join(builtInVariants, name), cached);
    const variant = isVariantName(name) && (await app.files.find(variantFile(name), () => becomesShown(app, name)));
    if (!variant) return reply.callNotFound();
    // After the search, because only then this process knows about a hidden photo that another process has just added.
    if (!isHidden(app.site.current, name)) return sendPicture(reply, variant, cached);
    return (await request.findPerson()) ? sendToStaff(reply, variant) : reply.callNotFound();
  });
}

/** The upload route for the staff's pictures. */
export async function pictureUploadRoutes(app: FastifyInstance): Promise<void> {
  await app.register(multipartForms);
  const upload = pictureUpload(app);
  app.post('/api/upload', uploadRoute(upload), async (request, reply) => acceptUpload(request, reply, upload));
}

/** Sends the uploader's list: every uploaded picture for staff, and the public ones for others. */
async function sendUploads(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const isStaff = (await request.findPerson()) !== undefined;
  reply.header('cache-control', isStaff ? 'no-store' : 'no-cache');
  const rows = await listUploadedPictures(app.db);
  const { originals } = app.site.current;
  return { success: true, images: rows.filter(({ name }) => isStaff || originals.has(name)).map(toUploadedPicture) };
}

/** The ETags of the galleries that were sent, until the gallery changes. */
const galleryTags = new WeakMap<Site['gallery'], string>();

/** Sends the gallery's list. A browser that has it need not download it again, from any process. */
function sendGallery(reply: FastifyReply, { gallery }: Site) {
  const etag = galleryTags.get(gallery) ?? makeTag(gallery);
  galleryTags.set(gallery, etag);
  reply.header('etag', etag);
  return reply.send(gallery);
}

function makeTag(value: unknown): string {
  return `W/"${createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)}"`;
}

/** Returns the original of a public uploaded picture. An unknown name may belong to a picture that another process has just added. */
async function findOriginal(
  app: FastifyInstance,
  name: string,
  builtInNames: ReadonlySet<string>,
): Promise<string | undefined> {
  if (!app.site.current.originals.has(name) && !builtInNames.has(name)) await app.site.catchUp();
  const file = app.site.current.originals.get(name);
  return file && app.files.find(originalName(file), () => true);
}

/** Returns the original of a picture that only staff may see, for a request of staff. */
async function findHiddenOriginal(app: FastifyInstance, request: FastifyRequest, name: string) {
  const { original } = app.site.current.staffPictures.find((each) => each.original && each.picture.name === name) ?? {};
  return original && (await request.findPerson()) && app.files.find(originalName(original), () => true);
}

function pictureUpload(app: FastifyInstance): UploadDescription {
  return {
    field: 'image',
    limitBytes: pictureLimits.bytes,
    returnTo: { path: '/upload-images', screen: 'upload-images' },
    change: { action: 'upload', subject: 'pictures' },
    message: 'Image uploaded successfully',
    accept: async (upload) => ({ image: await acceptPicture(app, upload) }),
  };
}

/**
 * A file named like a site slot (or sent with that slot's name in the field `slot`) fills it; any other joins the gallery. A file with the
 * field `project` is a project's photo, whatever its name.
 */
function acceptPicture(app: FastifyInstance, { file, fileName, fields }: Upload): Promise<UploadedPicture> {
  if (fields.project) return app.pictures.addToGallery(file, fileName, { forProject: true });
  const slot = slotOf(fields.slot || fileName);
  if (fields.slot && !slot) throw new InvalidUploadError('There’s no picture with this name to replace.');
  return slot ? app.pictures.fillSlot(file, slot) : app.pictures.addToGallery(file, fileName);
}

function sendPicture(reply: FastifyReply, path: string, options: { maxAge: number; immutable: boolean }): FastifyReply {
  return reply.header('content-security-policy', inertPolicy).sendFile(basename(path), dirname(path), options);
}

/** Files that only staff may see must not stay in a browser or a cache. */
function sendToStaff(reply: FastifyReply, path: string): FastifyReply {
  reply.header('content-security-policy', inertPolicy).header('cache-control', 'no-store');
  return reply.sendFile(basename(path), dirname(path), { cacheControl: false });
}

/** Only names that `variantName` makes are looked up on disk. */
function isVariantName(name: string): boolean {
  return /^[A-Za-z0-9._-]+-[0-9a-f]{12}-\d{1,5}\.(avif|webp|jpg)$/.test(name);
}

/** True if a variant belongs to a picture of the site, including one that another process has just added. */
async function becomesShown(app: FastifyInstance, name: string): Promise<boolean> {
  if (isShown(app.site.current, name)) return true;
  await app.site.catchUp();
  return isShown(app.site.current, name);
}

function isShown({ staffUploads, pictures }: Site, name: string): boolean {
  const known = [...staffUploads.flatMap(({ picture }) => picture ?? []), ...Object.values(pictures)];
  return hasVariant(known, name);
}

function isHidden({ staffPictures, uploads }: Site, name: string): boolean {
  const hidden = staffPictures.map(({ picture }) => picture);
  const open = uploads.flatMap(({ picture }) => picture ?? []);
  return hasVariant(hidden, name) && !hasVariant(open, name);
}

function hasVariant(pictures: readonly Picture[], name: string): boolean {
  const hash = /-([0-9a-f]{12})-\d+\.\w+$/.exec(name)?.[1];
  return pictures
    .filter((picture) => picture.hash === hash)
    .some((picture) => listVariants({ ...picture, formats: variantFormats }).some(({ file }) => file === name));
}
