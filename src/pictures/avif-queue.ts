import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';
import type { ImageRow } from '../database/index.ts';
import { widthFile } from '../shared/pictures.ts';
import { makeIncomingFolder } from '../storage/index.ts';
import { imageFolders, placeVariant } from './picture-files.ts';
import type { PictureMaker } from './picture-maker.ts';
import { addAvif, listImagesWithoutAvif, toPicture } from './store.ts';

export interface AvifQueue {
  /** Begins with what is missing, or goes on after what is being made. */
  wake(): void;
  /** Makes nothing more. */
  stop(): void;
  /** Settles when nothing is being made. */
  idle(): Promise<void>;
}

/** AVIF takes longer than all the rest; pages show WebP until it is there. What was not finished is found again after a restart. */
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

  /** Pages are made anew once for all pictures that wait, not once for each. */
  async function makeMissing(): Promise<void> {
    let made = 0;
    for (let row = await findNext(); row && !stopped; row = await findNext()) {
      try {
        await make(row);
        made += 1;
      } catch (error) {
        failed.add(row.hash);
        logFailure(error, 'AVIF variants could not be made', row.id);
      }
    }
    if (made > 0) app.site.changed();
  }

  async function findNext(): Promise<ImageRow | undefined> {
    return (await listImagesWithoutAvif(app.db)).find(({ hash }) => !failed.has(hash));
  }

  async function make(row: ImageRow): Promise<void> {
    const picture = toPicture(row);
    const source = join(imageFolders(dataDir).originals, row.file);
    const { folder, discard } = await makeIncomingFolder(dataDir);
    try {
      for (const width of picture.widths) {
        const target = join(folder, widthFile(width, 'avif'));
        await maker.encode({ source, target, width, format: 'avif' });
        await placeVariant(dataDir, target, picture, width);
      }
      await addAvif(app.db, picture);
    } finally {
      await discard();
    }
  }

  /** What breaks off because the server stops is no failure. */
  function logFailure(error: unknown, message: string, image?: number): void {
    if (!stopped) app.log.error({ err: error, image }, message);
  }
}
