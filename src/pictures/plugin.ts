import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { Config } from '../config.ts';
import type { Database, PictureRow } from '../database/index.ts';
import type { Picture, UploadedPicture } from '../shared/pictures/pictures.ts';
import { makeIncomingFolder, type TemporaryFile } from '../storage/index.ts';
import type { KeepFiles } from './history-store.ts';
import { deletePicturesRemovedBefore, fillSlot, listAllPictures, replacePicture } from './history-store.ts';
import {
  listMadeAvif,
  listMadeFiles,
  listPictureFiles,
  makePictureName,
  originalFile,
  originalName,
  pictureFolders,
} from './picture-files.ts';
import type { MadePicture, OriginalExtension } from './picture-jobs.ts';
import { createPictureMaker, type MakerOptions, type PictureMaker } from './picture-maker.ts';
import {
  addAvif,
  addUnderNewName,
  findPicture,
  listPicturesWithoutAvif,
  type PlacedPicture,
  toPicture,
  toUploadedPicture,
} from './store.ts';

export interface Pictures {
  /**
   * Adds an upload to the gallery under its own name, with a suffix if that is taken. It is visible when this returns.
   * @param forProject hides it from the gallery until a published project shows it
   */
  addToGallery(file: TemporaryFile, fileName: string, options?: { forProject?: boolean }): Promise<UploadedPicture>;
  /** Puts an upload into a site slot and replaces the picture that was there. */
  fillSlot(file: TemporaryFile, slot: string): Promise<UploadedPicture>;
  /** Replaces a live picture with an upload; returns `undefined` if the picture doesn't exist. `restorePicture(undoId)` undoes it. */
  replace(file: TemporaryFile, id: number): Promise<{ image: UploadedPicture; undoId: number } | undefined>;
  /** Deletes unused files at once instead of in the daily cleanup. */
  removeUnused(): Promise<void>;
  /** Makes the variants of a picture that already has a name. Bytes without metadata stay unchanged. */
  makeNamed(source: string, folder: string, name: string): Promise<MadePicture>;
  /** True if the site comes with a picture of this name. */
  isBuiltIn(name: string): boolean;
  /** Returns the path of a picture's original on this machine's disk; `undefined` if it is gone. */
  findOriginal(row: Pick<PictureRow, 'file'>): Promise<string | undefined>;
  /**
   * Stores made pictures, which are visible when this returns. If that fails, no rows and files remain.
   * @param store stores the rows in a transaction of its own, and the files with `keep` in the same one
   */
  storeMade<Value>(
    made: readonly NamedPicture[],
    store: (placed: PlacedPicture[], keep: KeepFiles) => Promise<Value>,
  ): Promise<Value>;
  /** Makes pictures in separate processes, for catalogs too. */
  maker: PictureMaker;
}

/** Options that tests change to save time. */
export interface PictureOptions extends MakerOptions {
  makesAvif?: boolean;
}

/** A picture in a folder, made for a place in the site. */
export interface NamedPicture {
  folder: string;
  made: MadePicture;
  kind: PlacedPicture['kind'];
  name: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    pictures: Pictures;
  }
}

/** How long a deleted or replaced picture can be restored. */
const undoDays = 7;
const dayMs = 24 * 3600_000;

/** Turns uploads into pictures of the site: variants are made in a separate process, moved into place, stored, and shown at once. */
export const pictures = fp<{ config: Config } & PictureOptions>(
  async (app, { config: { dataDir, distDir, staticDir }, makesAvif = true, ...makerOptions }) => {
    const builtInNames: ReadonlySet<string> = new Set(await readdir(join(staticDir, 'images')));
    const maker = createPictureMaker(join(distDir, 'server/pictures/picture-process.js'), makerOptions);
    let closed = false;
    /** One change at a time, because the cleanup must not delete files that aren't stored yet. */
    const changes = new PQueue({ concurrency: 1 });
    const avif = new PQueue({ concurrency: 1 });
    const failed = new Set<string>();

    app.decorate('pictures', {
      async addToGallery(file, fileName, { forProject = false } = {}) {
        const made = await maker.make({ source: file.path, folder: file.folder });
        return runChange(async () => {
          const place = async (taken: ReadonlySet<string>, transaction: Kysely<Database>) => {
            const name = makePictureName(fileName, made.extension, new Set([...taken, ...builtInNames]));
            const placed = describePicture(made, 'gallery', name);
            await keepFiles(file, made, placed)(transaction);
            return placed;
          };
          return show(await addUnderNewName(app.db, place, app.now(), forProject));
        });
      },
      async fillSlot(file, slot) {
        const made = await maker.make({ source: file.path, folder: file.folder, extension: extensionOf(slot) });
        return runChange(async () => {
          const placed = describePicture(made, 'slot', slot);
          return show(await fillSlot(app.db, placed, keepFiles(file, made, placed), app.now()));
        });
      },
      async replace(file, id) {
        const current = await findPicture(app.db, id);
        if (!current) return undefined;
        const made = await maker.make({ source: file.path, folder: file.folder, extension: extensionOf(current.name) });
        return runChange(async () => {
          const placed = describePicture(made, current.kind, current.name);
          const replaced = await replacePicture(app.db, id, placed, keepFiles(file, made, placed), app.now());
          return replaced && { image: show(replaced.image), undoId: replaced.undoId };
        });
      },
      makeNamed: (source, folder, name) =>
        maker.make({ source, folder, extension: extensionOf(name), keepsBare: true }),
      isBuiltIn: (name) => builtInNames.has(name),
      findOriginal: ({ file }) => app.files.find(originalName(file), () => true),
      storeMade: (named, store) =>
        runChange(async () => {
          const all = named.map((each) => ({ ...each, placed: describePicture(each.made, each.kind, each.name) }));
          const files = all.flatMap(({ folder, made, placed }) => listMadeFiles(folder, made, placed.picture));
          const keep: KeepFiles = (transaction) => app.files.keep(transaction, files);
          const stored = await store(
            all.map(({ placed }) => placed),
            keep,
          );
          makeAvifSoon();
          return stored;
        }),
      removeUnused: () => changes.add(removeUnused).catch(logFailure),
      maker,
    } satisfies Pictures);

    app.jobs.add({ name: 'pictures', everyMs: dayMs, lane: 'long', run: () => changes.add(removeUnused) });
    app.addHook('onReady', async () => makeAvifSoon());
    app.jobs.onRunner(makeAvifSoon);
    // Another process may have added a picture.
    app.site.onChange(makeAvifSoon);

    app.addHook('onClose', async () => {
      closed = true;
      maker.close();
      await avif.onIdle();
      await changes.onIdle();
    });

    /** Runs a change in the queue. If it fails, the cleanup deletes files that were placed but not stored. */
    function runChange<Value>(work: () => Promise<Value>): Promise<Value> {
      return changes.add(async () => {
        try {
          return await app.site.update(work);
        } catch (error) {
          await removeUnused().catch(logFailure);
          throw error;
        }
      });
    }

    function keepFiles({ folder }: TemporaryFile, made: MadePicture, { picture }: PlacedPicture) {
      return (transaction: Kysely<Database>) => app.files.keep(transaction, listMadeFiles(folder, made, picture));
    }

    function show(row: PictureRow): UploadedPicture {
      makeAvifSoon();
      return toUploadedPicture(row);
    }

    function makeAvifSoon(): void {
      avif.add(makeMissingAvif).catch((error) => logAvifFailure(error, 'could not list pictures without AVIF'));
    }

    /**
     * Makes AVIF when no other picture waits, because it takes longest; pages show WebP until then. A restart finds unfinished pictures.
     * Only one of several processes makes it. The site is updated once for all of them.
     */
    async function makeMissingAvif(): Promise<void> {
      if (closed || !makesAvif || !app.jobs.isRunner) return;
      const missing = (await listPicturesWithoutAvif(app.db)).filter(({ hash }) => !failed.has(hash));
      if (missing.length === 0) return;
      await app.site.update(async () => {
        for (const row of missing)
          await makeAvif(row).catch((error) => {
            failed.add(row.hash);
            logAvifFailure(error, 'could not make AVIF variants', row.id);
          });
      });
    }

    async function makeAvif(row: PictureRow): Promise<void> {
      const picture = toPicture(row);
      const source = await app.files.find(originalName(row.file), () => true);
      if (!source) throw new Error(`The original ${row.file} is missing`);
      const { folder, remove } = await makeIncomingFolder(dataDir);
      try {
        for (const width of picture.widths) await maker.makeAvif({ source, folder, width });
        const made = listMadeAvif(folder, picture);
        await addAvif(app.db, picture, (transaction) => app.files.keep(transaction, made));
      } finally {
        await remove();
      }
    }

    function logAvifFailure(error: unknown, message: string, image?: number): void {
      if (!closed) app.log.error({ err: error, image }, message);
    }

    async function removeUnused(): Promise<void> {
      await deletePicturesRemovedBefore(app.db, new Date(app.now() - undoDays * dayMs).toISOString());
      for (const folder of Object.values(pictureFolders)) await app.files.removeUnused(folder, findNeeded);
    }

    async function findNeeded(): Promise<(name: string) => boolean> {
      const rows = await listAllPictures(app.db);
      const needed = new Set(rows.flatMap((row) => listPictureFiles({ file: row.file, picture: toPicture(row) })));
      return (name) => needed.has(name);
    }

    function logFailure(error: unknown): void {
      if (!closed) app.log.error({ err: error }, 'could not delete unused pictures');
    }
  },
  { name: 'pictures', dependencies: ['database', 'jobs', 'site-files', 'site'] },
);

function describePicture(made: MadePicture, kind: PlacedPicture['kind'], name: string): PlacedPicture {
  const { hash, width, height, widths, bytes } = made;
  const picture: Picture = { name, hash, width, height, widths, formats: ['webp', 'jpeg'] };
  return { kind, picture, file: originalFile(made), bytes };
}

/** The original has the extension of its slot's name, because the name doesn't change. */
function extensionOf(name: string): OriginalExtension {
  const extension = name.split('.').pop();
  return extension === 'png' || extension === 'webp' ? extension : 'jpg';
}
