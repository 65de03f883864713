import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { type Blobs, inTransaction } from '../database/index.ts';
import { makeIncomingFolder, type TemporaryFile } from '../storage/index.ts';

/** How long a file waits for the owner's decision. */
const waitingMs = 2 * 3600_000;

/** A folder of files on this machine's disk. */
export type Folder = Pick<TemporaryFile, 'folder' | 'discard'>;

/** Where what was made of a file waits until it is applied. There is one at a time. */
export interface WaitingPlace {
  /** Lets a folder wait in place of the one before, and takes charge of it. */
  keep(id: string, folder: Folder): Promise<void>;
  /** The folder as it was kept, to be discarded after use; nothing when it waits no more. */
  open(id: string): Promise<Folder | undefined>;
  /** Forgets what waits, which was applied. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

/** On this process's own disk; a restart forgets it. */
export function waitAlone(): WaitingPlace {
  let waiting: { id: string; folder: Folder; timer: NodeJS.Timeout } | undefined;
  return { keep, open, clear, close: clear };

  async function keep(id: string, folder: Folder): Promise<void> {
    await clear();
    waiting = { id, folder, timer: setTimeout(() => void clear(), waitingMs).unref() };
  }

  async function open(id: string): Promise<Folder | undefined> {
    // It stays for the next try.
    return waiting?.id === id ? { folder: waiting.folder.folder, discard: async () => {} } : undefined;
  }

  async function clear(): Promise<void> {
    clearTimeout(waiting?.timer);
    const gone = waiting?.folder;
    waiting = undefined;
    await gone?.discard();
  }
}

const prefix = 'waiting/';
/** Lists the names of the other files. It is written last: a folder without it counts as absent. */
const listName = 'files.json';

/** In the database, because the balancer may lead the owner's decision to another process. Nothing of it is in a backup. */
export function waitTogether(app: FastifyInstance, blobs: Blobs, dataDir: string): WaitingPlace {
  app.jobs.add({ name: 'content files', everyMs: waitingMs / 2, run: sweep });
  return { keep, open, clear: () => removeBut(), close: async () => {} };

  async function keep(id: string, { folder, discard }: Folder): Promise<void> {
    try {
      const names = await listNames(folder);
      await writeFile(join(folder, listName), JSON.stringify(names), { mode: 0o600 });
      for (const name of [...names, listName])
        await inTransaction(app.db, (transaction) =>
          blobs.write(transaction, `${prefix}${id}/${name}`, join(folder, name)),
        );
      await removeBut(`${prefix}${id}/`);
    } finally {
      await discard();
    }
  }

  async function open(id: string): Promise<Folder | undefined> {
    const last = await blobs.find(`${prefix}${id}/${listName}`);
    if (!last || last.neededAtMs + waitingMs < app.now()) return undefined;
    const target = await makeIncomingFolder(dataDir);
    try {
      const isWhole = await bring(id, target.folder);
      if (isWhole) return target;
    } catch (error) {
      await target.discard();
      throw error;
    }
    await target.discard();
    return undefined;
  }

  /** @returns whether all of it is there, and nothing was removed meanwhile */
  async function bring(id: string, target: string): Promise<boolean> {
    for (const { name, bytes } of await blobs.list(`${prefix}${id}/`)) {
      const path = join(target, name.slice(`${prefix}${id}/`.length));
      await mkdir(dirname(path), { recursive: true });
      await pipeline(blobs.read(name), createWriteStream(path, { mode: 0o600 }));
      if ((await stat(path)).size !== bytes) return false;
    }
    const brought = new Set(await listNames(target));
    // Another call has applied the file since its list was found.
    if (!brought.has(listName)) return false;
    const names: string[] = JSON.parse(await readFile(join(target, listName), 'utf8'));
    return names.every((name) => brought.has(name));
  }

  async function removeBut(kept?: string): Promise<void> {
    const listed = await blobs.list(prefix);
    await blobs.remove(listed.filter(({ name }) => !kept || !name.startsWith(kept)));
  }

  async function sweep(): Promise<void> {
    const before = app.now() - waitingMs;
    const listed = await blobs.list(prefix);
    await blobs.remove(listed.filter(({ neededAtMs }) => neededAtMs < before));
  }
}

async function listNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
