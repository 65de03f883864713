import { noteOf } from '../field.ts';
import { type ContentDocument, type Documents, textSchemas } from './documents.ts';
import { markOf } from './marks.ts';
import { fieldAt, fieldsOf, setAt, valueAt } from './walk.ts';

/** A picture as text refers to it. */
interface NamedPicture {
  name: string;
  alt: string;
}

/** Lists the names of the pictures in a text, in order; a name may occur twice. */
export function picturesOf({ kind, words }: Pick<ContentDocument, 'kind' | 'words'>): string[] {
  return [...fieldsOf(textSchemas[kind], words)].flatMap(({ note, value }) =>
    note.control === 'pictureName' ? [String(value)] : [],
  );
}

/** Returns the descriptions of pictures by name; the first description for a picture that is shown twice. */
export function captionsOf({ byId }: Documents): Map<string, string> {
  const shown = [...byId.values()].flatMap(({ kind, words }) => [...fieldsOf(textSchemas[kind], words)]);
  const named = shown.flatMap(({ note, value }) => (note.control === 'picture' ? [value as NamedPicture] : []));
  return new Map(named.reverse().map(({ name, alt }) => [name, alt]));
}

/**
 * Returns the documents without missing pictures, so that a deleted picture leaves no hole. A missing optional picture is removed. Any
 * other is replaced by the page's default picture in that place.
 * @param shipped the default documents
 */
export function withStandIns(
  documents: Documents,
  hasPicture: (name: string) => boolean,
  shipped: Documents['byId'],
): Documents {
  const entries = [...documents.byId].map(([id, document]) => {
    const former = shipped.get(id);
    // Default pictures can't be deleted.
    return [id, document === former ? document : fillGaps(document, hasPicture, former)] as const;
  });
  return { ...documents, byId: new Map(entries) };
}

function fillGaps(
  document: ContentDocument,
  hasPicture: (name: string) => boolean,
  shipped: ContentDocument | undefined,
): ContentDocument {
  const schema = textSchemas[document.kind];
  const isGone = ({ name }: NamedPicture) => name !== '' && !hasPicture(name);
  const gone = [...fieldsOf(schema, document.words)].filter(
    ({ note, value }) => note.control === 'picture' && isGone(value as NamedPicture),
  );
  if (gone.length === 0) return document;
  const words = gone.reduce<unknown>((changed, { path, value }) => {
    const isOptional = noteOf(fieldAt(schema, path, document.words) ?? schema).control === 'optional';
    return setAt(
      changed,
      path,
      isOptional ? undefined : standInFor(value as NamedPicture, valueAt(shipped?.words, path)),
    );
  }, document.words);
  return { ...document, words } as ContentDocument;
}

/** The preview's mark stays, so that a tap still opens the field of the missing picture. */
function standInFor({ alt }: NamedPicture, shipped: unknown): NamedPicture {
  const picture = (shipped as NamedPicture | undefined) ?? { name: 'hero-image.jpg', alt: '' };
  return { name: picture.name, alt: markOf(alt) + picture.alt };
}
