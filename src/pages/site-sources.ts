import type { FastifyInstance } from 'fastify';
import { readCatalog } from '../catalog/index.ts';
import type { PictureRow } from '../database/index.ts';
import { isForWords, listUploadedPictures, toGalleryPicture, toPicture } from '../pictures/index.ts';
import { listShownProjects } from '../projects/index.ts';
import type { Site } from '../shared/page.ts';
import type { Picture } from '../shared/pictures.ts';

/** What the owner has made of the site: all of it that does not come with the program. */
export type SiteSources = Pick<
  Site,
  'documents' | 'redirects' | 'formerForms' | 'projects' | 'gallery' | 'uploads' | 'originals' | 'catalog' | 'prices'
> & {
  /** The owner's pictures that words may show, by name: those of site slots, which stand in for built-in ones, and the gallery's. */
  ownPictures: Record<string, Picture>;
};

/** Reads it from the database. */
export async function readSources(app: FastifyInstance): Promise<SiteSources> {
  const uploads = await listUploadedPictures(app.db);
  const projects = await listShownProjects(app.db);
  const shown = new Set(projects.flatMap(({ pictures }) => pictures.map(({ picture }) => picture.name)));
  const isPublic = ({ kind, forProject, name }: PictureRow) => kind === 'gallery' && (!forProject || shown.has(name));
  const documents = await app.content.read();
  return {
    documents,
    redirects: await app.content.readRedirects(),
    formerForms: await app.content.readFormerForms(documents),
    ownPictures: Object.fromEntries(uploads.filter(isForWords).map((row) => [row.name, toPicture(row)])),
    projects,
    gallery: uploads.filter(isPublic).map(toGalleryPicture),
    uploads: uploads.map(toGalleryPicture),
    originals: new Map(uploads.map(({ name, file }) => [name, file])),
    catalog: await readCatalog(app.catalogPlace, app.db),
    prices: await app.prices.current(),
  };
}
