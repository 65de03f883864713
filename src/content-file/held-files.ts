import { randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import PQueue from 'p-queue';
import type { NamedPicture } from '../pictures/index.ts';
import { type TemporaryFile, toStorageError } from '../storage/index.ts';
import type { CheckedContent } from './check-content.ts';
import { type CheckedFile, checkFile } from './check-file.ts';

/** How long a file waits for the owner's decision. */
const heldMs = 2 * 3600_000;

/**
 * The file that was checked last and waits to be applied. There is one; its words lie on the disk, not in memory, and a restart
 * forgets it.
 */
export class HeldFiles {
  #app: FastifyInstance;
  #dataDir: string;
  #held: { id: string; file: TemporaryFile; named: NamedPicture[]; timer: NodeJS.Timeout } | undefined;
  /** One file at a time is read. */
  #checks = new PQueue({ concurrency: 1 });

  constructor(app: FastifyInstance, dataDir: string) {
    this.#app = app;
    this.#dataDir = dataDir;
  }

  /**
   * Checks a file and holds it in place of the one before. A file that is refused is removed.
   * @throws what `checkFile` throws
   */
  take(file: TemporaryFile): Promise<{ id: string; content: CheckedContent }> {
    return this.#checks.add(async () => {
      try {
        const { content, named } = await checkFile(this.#app, file);
        await writeFile(contentPath(file), JSON.stringify(content), { mode: 0o600 });
        await rm(file.path, { force: true });
        await this.discard();
        const timer = setTimeout(() => void this.discard(), heldMs).unref();
        const id = randomUUID();
        this.#held = { id, file, named, timer };
        return { id, content };
      } catch (error) {
        await file.discard();
        throw toStorageError(error, this.#dataDir);
      }
    });
  }

  /** @returns nothing for a file that is not held any more */
  async find(id: string): Promise<CheckedFile | undefined> {
    const held = this.#held;
    if (held?.id !== id) return undefined;
    return { content: JSON.parse(await readFile(contentPath(held.file), 'utf8')), named: held.named };
  }

  async discard(): Promise<void> {
    const held = this.#held;
    this.#held = undefined;
    clearTimeout(held?.timer);
    await held?.file.discard();
  }
}

const contentPath = ({ folder }: TemporaryFile) => join(folder, 'content.json');
