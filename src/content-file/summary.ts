import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { mergePlans } from '../content/index.ts';
import type { PictureRow } from '../database/index.ts';
import { listUploadedPictures } from '../pictures/index.ts';
import { nameOf } from '../shared/content/documents.ts';
import type { FileEntry, FilePart, FilePicture, ImportSummary } from '../shared/content-file.ts';
import type { CheckedContent } from './check-content.ts';

type State = 'adds' | 'changes' | 'leaves';

/** What a file would do to the site as it is now. */
export async function summarize(app: FastifyInstance, content: CheckedContent): Promise<Omit<ImportSummary, 'import'>> {
  const { documents } = app.site.current;
  const summary: Omit<ImportSummary, 'import'> = {
    madeAt: content.madeAt,
    ...{ adds: [], changes: [], leaves: [] },
    pictures: await comparePictures(app, content.pictures),
  };
  const tell = (state: State, entry: FileEntry) => summary[state].push(entry);
  const tellPart = (part: FilePart, isSame: boolean) =>
    tell(isSame ? 'leaves' : 'changes', { id: part, kind: part, name: partNames[part] });
  for (const document of content.documents) {
    const here = documents.byId.get(document.id);
    const state = here ? (isDeepStrictEqual(here.words, document.words) ? 'leaves' : 'changes') : 'adds';
    tell(state, { id: document.id, kind: document.kind, name: nameOf(document) });
  }
  const merged = mergePlans(documents.plan, documents, content);
  tellPart('plan', isDeepStrictEqual(merged, documents.plan));
  if (content.redirects.length > 0) tellPart('redirects', hasRedirects(app, content));
  if (content.pictures.length > 0)
    tellPart(
      'pictures',
      summary.pictures.every(({ state }) => state === 'leaves'),
    );
  return summary;
}

const partNames: Record<FilePart, string> = {
  plan: 'List of pages and their addresses',
  redirects: 'Redirects',
  pictures: 'All pictures',
};

function hasRedirects(app: FastifyInstance, { redirects }: CheckedContent): boolean {
  return redirects.every(({ from, page, address, automatic }) => {
    const here = app.site.current.redirects.get(from);
    return here?.page === page && here?.address === address && here?.automatic === automatic;
  });
}

async function comparePictures(
  app: FastifyInstance,
  pictures: readonly FilePicture[],
): Promise<ImportSummary['pictures']> {
  const rows = new Map((await listUploadedPictures(app.db)).map((row) => [row.name, row]));
  return pictures.map((picture) => ({
    name: picture.name,
    alt: picture.alt,
    state: stateOf(picture, rows.get(picture.name)),
  }));
}

function stateOf({ kind, hash, alt }: FilePicture, here: PictureRow | undefined): State {
  if (!here) return kind === 'slot' ? 'changes' : 'adds';
  return here.hash === hash && here.alt === alt ? 'leaves' : 'changes';
}
