import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Blobs, inTransaction } from '../database/index.ts';
import type { SiteFiles } from '../storage/index.ts';
import { shareRuns } from './pulse.ts';

/** A page of a release may stand open in a browser for so long and still ask for its files. */
const keptDays = 30;
const dayMs = 24 * 3600_000;
/** How often a process looks which files other releases have. */
const lookMs = 250;

/** What the build made and pages name, by the folder of its address: below `dist`. */
const folders = ['assets', 'images/variants'];
const prefix = 'release/';

/**
 * While processes of two releases run beside one another, each is asked for the files that the other one's pages name: the built
 * files go into the database before this process shows a page that names them.
 * @param isSharing whether this process gives its files to others, or only looks for theirs
 * @returns `SiteFiles.findReleased`
 */
export function shareReleaseFiles(
  app: FastifyInstance,
  { blobs, files, distDir, isSharing }: { blobs: Blobs; files: SiteFiles; distDir: string; isSharing: boolean },
): (name: string) => Promise<string | undefined> {
  let known = new Set<string>();
  const look = shareRuns(async () => {
    known = new Set((await blobs.list(prefix)).map(({ name }) => name));
  }, lookMs);
  const tending = setInterval(() => void tend().catch(logFailure), dayMs).unref();
  if (isSharing) app.addHook('onReady', share);
  app.addHook('onClose', async () => clearInterval(tending));

  return async (name) => {
    const stored = prefix + name;
    if (!known.has(stored)) await look().catch(() => {});
    if (!known.has(stored)) return undefined;
    // Packed as the build packed it, for those who send it from there.
    for (const packed of [`${stored}.br`, `${stored}.gz`]) if (known.has(packed)) await files.find(packed, () => true);
    return files.find(stored, () => true);
  };

  /** What was noted within the last day to be needed is not noted again. */
  async function share(): Promise<void> {
    const stored = new Map((await blobs.list(prefix)).map(({ name, neededAtMs }) => [name, neededAtMs]));
    for (const { name, path } of await listBuiltFiles(distDir))
      if ((stored.get(name) ?? 0) < app.cluster.now() - dayMs)
        await inTransaction(app.db, (transaction) => blobs.write(transaction, name, path));
  }

  async function tend(): Promise<void> {
    await share();
    if (app.cluster.isRunner) await removeFormer(blobs, app.cluster.now());
  }

  function logFailure(error: unknown): void {
    app.log.error({ err: error }, 'the built files could not be shared with other releases');
  }
}

async function listBuiltFiles(distDir: string): Promise<{ name: string; path: string }[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(distDir, folder))).map((file) => ({
        name: `${prefix}${folder}/${file}`,
        path: join(distDir, folder, file),
      })),
    ),
  );
  return found.flat();
}

/** Removes the files of releases that no process has had for so long. */
export async function removeFormer(blobs: Blobs, nowMs: number): Promise<void> {
  const listed = await blobs.list(prefix);
  await blobs.remove(listed.filter(({ neededAtMs }) => neededAtMs < nowMs - keptDays * dayMs));
}
