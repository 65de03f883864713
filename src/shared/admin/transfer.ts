import * as z from 'zod/mini';
import { redirectLimit, redirectSchema } from '../content/addresses.ts';
import { documentId, planSchema } from '../content/page-plan.ts';
import { captionLimit } from '../pictures/picture-edits.ts';
import { onOneLine, shownText } from '../text-rules.ts';

/** The file with all text and pictures: a tar whose first entry lists its content (docs/product.md, "Export and import"). */
export const contentFileFormat = 1;

export const contentFileLimits = {
  /** The limit of the whole file. */
  bytes: 500 * 1024 * 1024,
  /** The limit of its first entry: more than all documents at their limit. */
  textBytes: 18 * 1024 * 1024,
  pictures: 5000,
};

/** A picture's entry in the tar is `pictures/` followed by this name, which is also its name in the site. */
const pictureSchema = z.object({
  kind: z.enum(['slot', 'gallery']),
  name: z.string().check(z.regex(/^[A-Za-z0-9][\w-]*(\.[\w-]+)*\.(jpg|png|webp)$/), z.maxLength(120)),
  /** The hash of the original's bytes, as in the picture's addresses. */
  hash: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  alt: z.string().check(onOneLine(), z.maxLength(captionLimit), shownText()),
  position: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  createdAt: z.iso.datetime(),
});
export type FilePicture = z.infer<typeof pictureSchema>;

const documentSchema = z.object({
  id: documentId,
  kind: z.string(),
  /** The published text; the schema of the kind checks it. */
  words: z.record(z.string(), z.unknown()),
});
export type FileDocument = z.infer<typeof documentSchema>;

const fileRedirect = z.pipe(
  z.looseObject({ automatic: z.boolean() }),
  z.transform((input, context) => {
    const read = redirectSchema.safeParse(input);
    if (read.data) return { ...read.data, automatic: input.automatic };
    context.issues.push({ code: 'custom', input, message: 'One of the redirects can’t be read.' });
    return z.NEVER;
  }),
);

/** The schema of `content.json`: its format, and the text in it. */
export const contentSchema = z.object({
  format: z.literal(contentFileFormat),
  madeAt: z.iso.datetime(),
  documents: z.array(documentSchema).check(z.maxLength(200)),
  plan: planSchema,
  /** Default pages that the owner removed. */
  removed: z.array(documentId).check(z.maxLength(200)),
  redirects: z.array(fileRedirect).check(z.maxLength(redirectLimit)),
  pictures: z.array(pictureSchema).check(z.maxLength(contentFileLimits.pictures)),
});
export type FileContent = z.infer<typeof contentSchema>;

/** The parts of a content file other than its documents. */
export type FilePart = 'plan' | 'redirects' | 'pictures';

/** An entry of a file, by the id of its document or the name of its part. */
export interface FileEntry {
  id: string;
  name: string;
  kind: string;
}

/** The changes that a content file would make; nothing is applied yet. */
export interface ImportSummary {
  import: string;
  /** When the file was exported; ISO 8601, UTC. */
  madeAt: string;
  /** Pages that are new to the site. */
  adds: FileEntry[];
  /** Entries that differ from this site's. */
  changes: FileEntry[];
  /** Entries that are the same on this site. */
  leaves: FileEntry[];
  pictures: { name: string; alt: string; state: 'adds' | 'changes' | 'leaves' }[];
}

/** A file is imported all or nothing, so a list of parts is refused. */
export const applicationSchema = z.nullish(z.strictObject({}));
