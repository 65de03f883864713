import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { exportText, listRedirects } from '../content/index.ts';
import type { PictureRow } from '../database/index.ts';
import { NoRoomError } from '../http/errors.ts';
import { openFile, packFile } from '../operations/index.ts';
import { isForWords, listUploadedPictures } from '../pictures/index.ts';
import { contentFileFormat, contentFileLimits, type FileContent, type FilePicture } from '../shared/admin/transfer.ts';

/** The first entry of the tar: the list of its content. */
export const contentName = 'content.json';

/** The originals of the pictures are entries in this folder. */
export const pictureFolder = 'pictures/';

/**
 * Streams everything that visitors read and see as a tar: the owner's text, the plan, redirects, the profile, and the pictures outside
 * projects. It contains no lead, password, or key (docs/product.md, "Export and import").
 * @throws NoRoomError if the pictures exceed a file's limit
 */
export async function writeContentFile(app: FastifyInstance): Promise<Readable> {
  const rows = await listWhole(app, (await listUploadedPictures(app.db)).filter(isForWords));
  if (rows.length > contentFileLimits.pictures || sumOf(rows) > contentFileLimits.bytes) throw new NoRoomError(tooMuch);
  const content = JSON.stringify(await describeSite(app, rows));
  const { default: tar } = await import('tar-stream');
  const archive = tar.pack();
  const output = new PassThrough();
  pipeline(archive, output).catch(() => {});
  const pack = async () => {
    archive.entry({ name: contentName, mode: 0o600 }, content);
    for (const row of rows) {
      const path = await app.pictures.findOriginal(row);
      const file = path && (await openFile(path, `${pictureFolder}${row.name}`));
      if (file) await packFile(archive, file);
    }
    archive.finalize();
  };
  pack().catch((error) => {
    // The response has started, so the browser only sees a failed download.
    if (!output.destroyed) app.log.error({ err: error }, 'could not write the content file');
    output.destroy(error);
  });
  return output;
}

const tooMuch = `The pictures take more than ${contentFileLimits.bytes / 1024 / 1024} MB, the limit for one file. A backup contains them all.`;

const sumOf = (rows: readonly PictureRow[]) => rows.reduce((sum, { bytes }) => sum + bytes, 0);

/** Leaves out a picture whose file is gone. */
async function listWhole(app: FastifyInstance, rows: readonly PictureRow[]): Promise<PictureRow[]> {
  const whole: PictureRow[] = [];
  for (const row of rows) if (await app.pictures.findOriginal(row)) whole.push(row);
  return whole;
}

async function describeSite(app: FastifyInstance, rows: readonly PictureRow[]): Promise<FileContent> {
  const { documents, plan, removed } = await exportText(app.db, app.site.current.documents);
  return {
    format: contentFileFormat,
    madeAt: new Date(app.now()).toISOString(),
    documents: documents.map(({ id, kind, words }) => ({ id, kind, words })),
    plan,
    removed,
    redirects: (await listRedirects(app.db)).map(({ from, page, address, automatic }) => ({
      from,
      ...(page !== undefined && { page }),
      ...(address !== undefined && { address }),
      automatic,
    })),
    pictures: rows.map(toFilePicture),
  };
}

function toFilePicture({ kind, name, hash, alt, position, createdAt }: PictureRow): FilePicture {
  return { kind, name, hash, alt, position, createdAt };
}
