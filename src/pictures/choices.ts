import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database, PictureRow } from '../database/index.ts';
import { captionsOf } from '../shared/content/shown-pictures.ts';
import { type PictureChoice, type PictureChoices, thumbnailAddress } from '../shared/pictures/pictures.ts';
import { foldText } from '../shared/text-rules.ts';
import { isForWords, listNewestPictures, toPicture } from './store.ts';

const numberText = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));

/** What to look for in captions and names, and the number of the picture before which the list goes on. */
export const choicesQuery = z.object({
  search: z._default(z.string().check(z.maxLength(200)), ''),
  before: z.optional(numberText),
});

/** As many as a dialog shows at a time, in whole rows of two, three and four. */
const partLength = 24;

/** The pictures that words may show, those of the gallery in parts; all words of a search stand in the caption or the name. */
export async function readChoices(
  app: FastifyInstance,
  { search, before }: z.infer<typeof choicesQuery>,
): Promise<PictureChoices> {
  const fits = fitterOf(search);
  const found = (await listForWords(app.db)).filter(fits);
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

async function listForWords(db: Kysely<Database>): Promise<PictureRow[]> {
  return (await listNewestPictures(db)).filter(isForWords);
}

async function listBuiltIn(app: FastifyInstance): Promise<PictureChoice[]> {
  // An upload may have come by another process.
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
