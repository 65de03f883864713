import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import type { Author } from '../accounts/index.ts';
import { type Database, inTransaction, setting } from '../database/index.ts';
import { NoSuchRecordError } from '../http/errors.ts';
import { makeIncomingFolder, type TemporaryFile, toStorageError } from '../storage/index.ts';
import { applyFile } from './apply.ts';
import { type CheckedContent, checkFile } from './check.ts';

/** How long a file waits for the owner's decision. */
const waitingMs = 2 * 3600_000;
const folder = 'waiting';
const fileNameOf = (id: string) => `${folder}/${id}.tar`;

const schema = z.object({
  id: z.string(),
  /** When it was received; milliseconds since 1970. */
  atMs: z.number(),
});

/** The id of the single file that may be applied; null once it was. */
const waitingFile = setting('waitingFile', z.nullable(schema));

/**
 * Manages the content file that was received last. It is stored unchanged among the site's files, so that any process can apply it, even
 * after a restart. Backups leave it out. It is checked again when it is applied.
 */
export function openWaitingFile(app: FastifyInstance, dataDir: string) {
  /** Reads one file at a time. */
  const reads = new PQueue({ concurrency: 1 });
  app.jobs.add({ name: 'content files', everyMs: waitingMs / 2, lane: 'long', run: removeUnused });
  return { receive, apply };

  /**
   * Checks a file and stores it for the owner's decision, replacing the previous one. A refused file is deleted.
   * @throws errors of `checkFile`
   */
  function receive(file: TemporaryFile): Promise<{ id: string; content: CheckedContent }> {
    return reads.add(async () => {
      try {
        const { content } = await checkFile(app, file);
        const id = randomUUID();
        await inTransaction(app.db, async (transaction) => {
          await app.files.keep(transaction, [{ name: fileNameOf(id), path: file.path }]);
          await waitingFile.write(transaction, { id, atMs: app.now() });
        });
        await removeUnused();
        return { id, content };
      } catch (error) {
        throw toStorageError(error, dataDir);
      } finally {
        await file.remove();
      }
    });
  }

  /**
   * Applies the uploaded file to the site.
   * @returns the batch of all changes, which one request undoes
   * @throws NoSuchRecordError for a file that is no longer waiting, and errors of `applyFile`; after those the file is still waiting
   */
  function apply(id: string, by: Author): Promise<{ batch: string }> {
    return reads.add(async () => {
      const path = (await findWaiting())?.id === id ? await app.files.find(fileNameOf(id), () => true) : undefined;
      if (!path) throw new NoSuchRecordError();
      const { folder, remove } = await makeIncomingFolder(dataDir);
      try {
        const done = await applyFile(app, await checkFile(app, { path, folder }), by, claim);
        await removeUnused();
        return done;
      } catch (error) {
        throw toStorageError(error, dataDir);
      } finally {
        await remove();
      }
    });

    /**
     * If several requests apply the same file, even in different processes, the setting's version lets only one succeed. If that one fails,
     * its transaction is rolled back and the file waits again.
     * @throws NoSuchRecordError, or ChangedElsewhereError for a simultaneous request
     */
    async function claim(transaction: Transaction<Database>): Promise<void> {
      const { value, version } = await waitingFile.read(transaction);
      if (value?.id !== id) throw new NoSuchRecordError();
      await waitingFile.write(transaction, null, version, 'This file was already imported.');
    }
  }

  async function findWaiting(): Promise<z.infer<typeof schema> | undefined> {
    const { value } = await waitingFile.read(app.db);
    return value && value.atMs + waitingMs >= app.now() ? value : undefined;
  }

  function removeUnused(): Promise<void> {
    return app.files.removeUnused(folder, async () => {
      const waiting = await findWaiting();
      return (name) => waiting !== undefined && name === fileNameOf(waiting.id);
    });
  }
}
