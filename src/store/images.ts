import type { Kysely } from 'kysely';
import type { Database, ImageRow } from '../db/schema.ts';
import type { GalleryImage } from '../shared/page.ts';
import { type Picture, variantName } from '../shared/pictures.ts';

/** The pictures that were uploaded for site slots, by name. */
export async function listSlotPictures(db: Kysely<Database>): Promise<Record<string, Picture>> {
  const rows = await db.selectFrom('images').selectAll().where('kind', '=', 'slot').execute();
  return Object.fromEntries(rows.map((row) => [row.name, toPicture(row)]));
}

/** The gallery's pictures in the owner's order, newest first otherwise. */
export async function listGalleryImages(db: Kysely<Database>): Promise<ImageRow[]> {
  return db
    .selectFrom('images')
    .selectAll()
    .where('kind', '=', 'gallery')
    .orderBy((expression) => expression('position', 'is', null))
    .orderBy('position')
    .orderBy('id', 'desc')
    .execute();
}

export function toPicture(row: ImageRow): Picture {
  return {
    name: row.name,
    hash: row.hash,
    width: row.width,
    height: row.height,
    widths: JSON.parse(row.widths),
    formats: JSON.parse(row.formats),
  };
}

/** An entry of `GET /api/images` (specification, section 7). */
export function toGalleryImage(row: ImageRow): GalleryImage {
  const picture = toPicture(row);
  const width =
    picture.widths.find((candidate) => candidate >= 800) ?? picture.widths[picture.widths.length - 1] ?? row.width;
  return {
    name: row.name,
    path: `/images/${row.name}`,
    url: `/images/variants/${variantName(picture, width, 'jpeg')}`,
    alt: row.alt,
    picture,
  };
}
