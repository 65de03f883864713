import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import PQueue from 'p-queue';
import { type Database, setting } from '../database/index.ts';
import { NoSuchRecordError } from '../http/errors.ts';
import { type TemporaryFile, toStorageError } from '../storage/index.ts';
import type { CheckedContent } from './check-content.ts';
import { type CheckedFile, checkFile } from './check-file.ts';
import { type WaitingPlace, waitAlone, waitTogether } from './waiting-place.ts';

/** Lets one transaction have a file. */
type Claim = (transaction: Transaction<Database>) => Promise<void>;

/** Names the file that may be applied. */
const heldFile = setting<string | null>('heldFile');

/** The file that was checked last and waits to be applied. There is one; its words lie on the disk, not in memory. */
export class HeldFiles {
  #app: FastifyInstance;
  #dataDir: string;
  #place: WaitingPlace;
  /** One file at a time is read. */
  #checks = new PQueue({ concurrency: 1 });

  constructor(app: FastifyInstance, dataDir: string) {
    this.#app = app;
    this.#dataDir = dataDir;
    const { shared } = app.database;
    this.#place = shared ? waitTogether(app, shared.blobs, dataDir) : waitAlone();
  }

  /**
   * Checks a file and holds it in place of the one before. A file that is refused is removed.
   * @throws what `checkFile` throws
   */
  take(file: TemporaryFile): Promise<{ id: string; content: CheckedContent }> {
    return this.#checks.add(async () => {
      try {
        const checked = await checkFile(this.#app, file);
        await writeChecked(file.folder, checked);
        await rm(file.path, { force: true });
        const id = randomUUID();
        await heldFile.write(this.#app.db, id);
        await this.#place.keep(id, file);
        return { id, content: checked.content };
      } catch (error) {
        await file.discard();
        throw toStorageError(error, this.#dataDir);
      }
    });
  }

  /**
   * Works with a file that is held.
   * @param work calls `claim` in its transaction, which lets one of several at once apply the file
   * @returns what the work returned; nothing for a file that is not held any more
   */
  async use<Result>(
    id: string,
    work: (checked: CheckedFile, claim: Claim) => Promise<Result>,
  ): Promise<Result | undefined> {
    const held = await this.#place.open(id);
    if (!held) return undefined;
    try {
      return await work(await readChecked(held.folder), (transaction) => claimFile(transaction, id));
    } catch (error) {
      // Where a process is alone, another call that applied the file a moment ago has taken the folder away.
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    } finally {
      await held.discard();
    }
  }

  /** Forgets the file, which was applied. */
  discard(): Promise<void> {
    return this.#place.clear();
  }

  close(): Promise<void> {
    return this.#place.close();
  }
}

/**
 * Of several that apply the same file, also at several processes, the version lets one write; its failure gives the file back.
 * @throws NoSuchRecordError, or ChangedElsewhereError for one that came at the same moment
 */
async function claimFile(transaction: Transaction<Database>, id: string): Promise<void> {
  const { value, version } = await heldFile.read(transaction);
  if (value !== id) throw new NoSuchRecordError();
  await heldFile.write(transaction, null, version, 'This file was brought in at the same moment.');
}

const checkedName = 'content.json';

/** Which folder the pictures lie in may be another one when it is read. */
async function writeChecked(folder: string, { content, named }: CheckedFile): Promise<void> {
  const kept: CheckedFile = {
    content,
    named: named.map((picture) => ({ ...picture, folder: basename(picture.folder) })),
  };
  await writeFile(join(folder, checkedName), JSON.stringify(kept), { mode: 0o600 });
}

async function readChecked(folder: string): Promise<CheckedFile> {
  const { content, named }: CheckedFile = JSON.parse(await readFile(join(folder, checkedName), 'utf8'));
  return { content, named: named.map((picture) => ({ ...picture, folder: join(folder, picture.folder) })) };
}
