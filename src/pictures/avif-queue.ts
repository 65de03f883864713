import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';
import type { PictureRow } from '../database/index.ts';
import { widthFile } from '../shared/pictures.ts';
import { makeIncomingFolder } from '../storage/index.ts';
import { listMadeAvif, originalName } from './picture-files.ts';
import type { PictureMaker } from './picture-maker.ts';
import { addAvif, listPicturesWithoutAvif, toPicture } from './store.ts';

export interface AvifQueue {
  /** Starts making missing variants, or continues after the current one. */
  wake(): void;
  /** Stops after the current variant. */
  stop(): void;
  /** Settles when no variant is being made. */
  idle(): Promise<void>;
}

/**
 * Makes the AVIF variants in the background, because AVIF is slow; pages show WebP until then. A restart finds unfinished pictures.
 * Of several processes one makes them.
 */
export function createAvifQueue({
  app,
  dataDir,
  maker,
}: {
  app: FastifyInstance;
  dataDir: string;
  maker: PictureMaker;
}): AvifQueue {
  const failed = new Set<string>();
  let stopped = false;
  const rounds = new PQueue({ concurrency: 1 });

  return {
    wake() {
      rounds.add(makeMissing).catch((error) => logFailure(error, 'the pictures without AVIF could not be listed'));
    },
    stop() {
      stopped = true;
    },
    idle: () => rounds.onIdle(),
  };

  /** Updates the site once for all waiting pictures, not once for each. */
  async function makeMissing(): Promise<void> {
    if (app.cluster.isRunner && (await findNext())) await app.site.update(makeEach);
  }

  async function makeEach(): Promise<void> {
    for (let row = await findNext(); row && !stopped && app.cluster.isRunner; row = await findNext()) {
      try {
        await make(row);
      } catch (error) {
        failed.add(row.hash);
        logFailure(error, 'AVIF variants could not be made', row.id);
      }
    }
  }

  async function findNext(): Promise<PictureRow | undefined> {
    return (await listPicturesWithoutAvif(app.db)).find(({ hash }) => !failed.has(hash));
  }

  async function make(row: PictureRow): Promise<void> {
    const picture = toPicture(row);
    const source = await app.files.find(originalName(row.file), () => true);
    if (!source) throw new Error(`The original ${row.file} is missing`);
    const { folder, discard } = await makeIncomingFolder(dataDir);
    try {
      for (const width of picture.widths)
        await maker.encode({ source, target: join(folder, widthFile(width, 'avif')), width, format: 'avif' });
      const made = listMadeAvif(folder, picture);
      await addAvif(app.db, picture, (transaction) => app.files.keep(transaction, made));
    } finally {
      await discard();
    }
  }

  /** Logs a failure, unless the server is stopping. */
  function logFailure(error: unknown, message: string, image?: number): void {
    if (!stopped) app.log.error({ err: error, image }, message);
  }
}
