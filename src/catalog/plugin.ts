import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import type { Config } from '../config.ts';
import { PictureFailedError, UnreadableFileError } from '../http/errors.ts';
import type { DrawnPage } from '../pictures/index.ts';
import { type CatalogProgress, catalogPageFile, catalogPageSizes } from '../shared/catalog.ts';
import { makeIncomingFolder, type TemporaryFile } from '../storage/index.ts';
import {
  findPdf,
  hashPdf,
  publishPdf,
  readPdfs,
  removePdf,
  removeUnusedPdfs,
  requirePdf,
  restorePdf,
} from './live-pdf.ts';
import { addVersion, deleteOldVersions, hasVersion, listMadePages, versionFile, versionsFolder } from './store.ts';

export interface Catalog {
  /**
   * Makes the pages of an upload and then replaces the live catalog, which stays if anything fails.
   * @throws UnsupportedFileError, UnreadableFileError for a PDF that is refused; StorageUnavailableError
   */
  publish(file: TemporaryFile): Promise<void>;
  /** Removes the catalog from the site. @returns whether there was one */
  remove(): Promise<boolean>;
  /** Undoes `remove`. @returns whether there was one to restore */
  restore(): Promise<boolean>;
  /** The progress of the upload whose pages are being made. */
  readonly progress: CatalogProgress;
}

declare module 'fastify' {
  interface FastifyInstance {
    catalog: Catalog;
  }
}

const dayMs = 24 * 3600_000;
/** Long enough for 300 pages of a heavy catalog; an upload may take fifteen minutes in all. */
const drawingLimitMs = 12 * 60_000;
const idle: CatalogProgress = { made: 0, pages: 0 };

/**
 * Manages the live catalog and its pages. Registered before the pictures: plugins close in reverse order, so that the encoder process has
 * ended when this plugin waits for its drawing.
 */
export const catalogVersions = fp<{ config: Config }>(
  async (app, { config: { dataDir } }) => {
    const { db, files } = app;
    let progress = idle;
    const closing = new AbortController();
    const { signal } = closing;
    /** One upload at a time, and no cleanup during an upload. */
    const changes = new PQueue({ concurrency: 1 });

    app.decorate('catalog', {
      get progress() {
        return progress;
      },
      async publish(file) {
        await requirePdf(file.path);
        await changes.add(async () => {
          const version = await hashPdf(file.path);
          await makeVersion(version, file.path, file.folder);
          await app.site.update(() => publishPdf(db, files, { path: file.path, version, nowMs: app.now() }));
        });
        app.jobs.soon('catalog');
      },
      remove: () => app.site.update(() => removePdf(db)).finally(() => app.jobs.soon('catalog')),
      restore: () => app.site.update(() => restorePdf(db)).finally(() => app.jobs.soon('catalog')),
    } satisfies Catalog);

    app.addHook('onReady', async () => {
      fetchAhead();
      app.site.onChange(fetchAhead);
    });
    const tend = () => changes.add(makeMissing).finally(() => changes.add(removeUnused));
    app.jobs.add({ name: 'catalog', everyMs: dayMs, lane: 'long', run: tend });

    // An upload in progress would delay shutdown until its pages are made.
    app.addHook('preClose', async () => closing.abort());
    app.addHook('onClose', () => changes.onIdle());

    /** Loads the file before a visitor waits for it: 50 MiB from the database take a second or two. */
    function fetchAhead(): void {
      const { catalog } = app.site.current;
      if (catalog)
        void findPdf(files, catalog).catch((err) => app.log.error({ err }, 'could not load the catalog file'));
    }

    async function isMade(version: string): Promise<boolean> {
      const first = versionFile(version, catalogPageFile(1, catalogPageSizes[0]));
      return (await hasVersion(db, version)) && (await files.find(first, () => true)) !== undefined;
    }

    /** A PDF that is uploaded again already has its pages. */
    async function makeVersion(version: string, source: string, folder: string): Promise<void> {
      if (await isMade(version)) return;
      const made = join(folder, 'pages');
      await mkdir(made);
      try {
        const pages = await drawPages(app, { source, folder: made, signal }, (current) => {
          progress = current;
        });
        const pictures = listMadePages(made, version, pages);
        await addVersion(db, version, pages, app.now(), (transaction) => files.keep(transaction, pictures));
      } finally {
        progress = idle;
      }
    }

    /** Makes missing pages of the live catalog, such as lost ones, while the site is running. */
    async function makeMissing(): Promise<void> {
      const { live } = await readPdfs(db);
      if (!live || signal.aborted || (await isMade(live.version))) return;
      const source = await findPdf(files, live);
      if (!source) throw new Error(`The catalog ${live.version} is missing`);
      const { folder, remove } = await makeIncomingFolder(dataDir);
      try {
        await app.site.update(() => makeVersion(live.version, source, folder));
      } finally {
        await remove();
      }
    }

    async function removeUnused(): Promise<void> {
      if (signal.aborted) return;
      await removeUnusedPdfs(db, files);
      await files.removeUnused(versionsFolder, async () => {
        const { live, removed } = await readPdfs(db);
        const versions = [live, removed].flatMap((pdf) => pdf?.version ?? []);
        const needed = new Set(await deleteOldVersions(db, versions));
        return (name) => needed.has(name.split('/')[2] ?? '');
      });
    }
  },
  {
    name: 'catalog-versions',
    dependencies: ['clock', 'database', 'jobs', 'site-files', 'site'],
  },
);

/** Draws a PDF's pages a few at a time, so that photos that arrive in between don't wait for all of them. */
async function drawPages(
  app: FastifyInstance,
  { source, folder, signal }: { source: string; folder: string; signal: AbortSignal },
  onProgress: (progress: CatalogProgress) => void,
): Promise<DrawnPage[]> {
  const deadlineMs = Date.now() + drawingLimitMs;
  const all: DrawnPage[] = [];
  for (;;) {
    const { drawn, pages } = await app.pictures.maker.drawPages({ source, from: all.length + 1, folder });
    all.push(...drawn);
    onProgress({ made: all.length, pages });
    if (all.length === pages) return all;
    if (signal.aborted) throw new PictureFailedError('the server is stopping');
    if (Date.now() > deadlineMs)
      throw new UnreadableFileError('This PDF takes too long to process. Please send one with fewer or simpler pages.');
  }
}
