import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/index.ts';
import { freeBytes } from '../../storage/index.ts';
import { readBackupState } from '../backups.ts';
import { withWorkFolder } from '../work-folders.ts';
import type { RunCopyJob } from './background.ts';
import { type Bucket, type BucketLimits, openBucket } from './bucket.ts';
import { mayDelete } from './connection-test.ts';
import type { BucketJob } from './copy-thread.ts';
import { BucketError } from './failure.ts';
import type { CopyKeys } from './keys.ts';
import { chooseExpired, nameCopy } from './retention.ts';
import type { CopySettings } from './settings.ts';
import { type CopyFailure, changeCopies, mergeListed, readCopies } from './state.ts';

/** The minimum time between two copies: one for each night, however often the owner makes a backup. */
const copyEveryMs = 20 * 3600_000;
const checkEveryMs = 7 * 24 * 3600_000;
/** Kept free for the site while a copy is checked. */
const roomBytes = 50 * 1024 * 1024;

export interface CopyWork {
  db: Kysely<Database>;
  settings: CopySettings;
  keys: CopyKeys;
  /** Contains the backups; absent in a process that makes none. */
  backupDir: string | undefined;
  /** Folder in which the newest copy is unpacked for its check. */
  scratchDir: string;
  now(): number;
  /** The clock of the signatures; tests that change `now` leave it unchanged, because a bucket compares it with its own. */
  signingNow(): number;
  signal?: AbortSignal;
  limits?: Partial<BucketLimits> | undefined;
  /** Does the heavy part beside the site. */
  runJob: RunCopyJob;
  /** Learns how far this machine's clock is behind the bucket's, in milliseconds. */
  noteClock?(offsetMs: number): void;
}

/** The bucket for small requests, and its description for the jobs of the thread. */
interface OpenedBucket {
  bucket: Bucket;
  job: BucketJob;
}

/** Work to do now, even if it isn't due yet. */
export interface WantedWork {
  copy?: boolean;
  check?: boolean;
}

/**
 * Copies the newest verified backup to the bucket if one is due, then checks the newest copy and deletes old ones if that is due. Failures
 * are stored for the owner, and local backups continue.
 */
export async function runCopies(work: CopyWork, wanted: WantedWork = {}): Promise<void> {
  const chosen = await work.settings.read();
  const keys = await work.keys.read();
  if (!chosen || !keys) return;
  const { db, now, signal, limits } = work;
  const { target, allowPrivate } = chosen;
  const bucket = openBucket(target, {
    now: work.signingNow,
    allowPrivate,
    ...(signal && { signal }),
    ...(limits && { limits }),
  });
  const job = { target, allowPrivate, limits, clockAheadMs: work.signingNow() - Date.now() };
  try {
    const isCopied = await attempt(work, 'failure', () =>
      copyNewest(work, { bucket, job }, keys.recipients, wanted.copy ?? false),
    );
    const { copies, checkedAt } = await readCopies(db);
    const isDue = !checkedAt || now() - Date.parse(checkedAt) >= checkEveryMs;
    if (!isCopied || copies.length === 0 || !(wanted.check || isDue)) return;
    await attempt(work, 'checkFailure', () => checkNewest(work, { bucket, job }, keys.identity));
  } finally {
    const { clockOffsetMs } = bucket.facts;
    if (clockOffsetMs !== undefined) work.noteClock?.(clockOffsetMs);
    bucket.close();
  }
}

/** Stores the failure of a step, or that it works again. @returns whether it succeeded */
async function attempt(
  { db, now, signal }: CopyWork,
  part: 'failure' | 'checkFailure',
  step: () => Promise<void>,
): Promise<boolean> {
  try {
    await step();
    await changeCopies(db, (state) => ({ ...state, [part]: undefined }));
    return true;
  } catch (error) {
    // The site is stopping; the next start continues.
    if (signal?.aborted) return false;
    if (!(error instanceof BucketError)) throw error;
    const { message } = error;
    const since = new Date(now()).toISOString();
    await changeCopies(db, (state) => ({
      ...state,
      [part]: { message, since: state[part]?.since ?? since } satisfies CopyFailure,
    }));
    return false;
  }
}

async function copyNewest(
  { db, backupDir, runJob, signal }: CopyWork,
  { bucket, job }: OpenedBucket,
  recipients: readonly string[],
  isWanted: boolean,
): Promise<void> {
  const [newest] = (await readBackupState(db)).backups.filter(({ provenAt, problem }) => provenAt && !problem);
  if (!newest || !backupDir) return;
  const state = await readCopies(db);
  const name = nameCopy(newest.createdAt);
  const [last] = state.copies;
  const isDue = !last || Date.parse(newest.createdAt) - Date.parse(last.createdAt) >= copyEveryMs;
  // A failure ends with the next success, even if nothing is due.
  if (!isWanted && !isDue && !state.failure) return;
  await bucket.abortUnfinished().catch(ignoreDenied);
  const listed = await bucket.list();
  if (!listed.some((object) => object.name === name)) {
    const path = join(backupDir, newest.file);
    await runJob({ ...job, kind: 'send', name, path, recipients }, signal);
  }
  await refresh({ db }, bucket);
}

/** Many keys may not list the uploads of a bucket; rules of the bucket then delete unfinished ones. */
function ignoreDenied(error: unknown): void {
  if (error instanceof BucketError && (error.fault === 'denied' || error.fault === 'other')) return;
  throw error;
}

async function refresh({ db }: Pick<CopyWork, 'db'>, bucket: Bucket) {
  const listed = await bucket.list();
  return changeCopies(db, (state) => ({ ...state, copies: mergeListed(state.copies, listed) }));
}

async function checkNewest(work: CopyWork, { bucket, job }: OpenedBucket, identity: string | undefined): Promise<void> {
  const { db, now, scratchDir, runJob, signal } = work;
  const [newest] = (await refresh(work, bucket)).copies;
  if (!newest) throw new BucketError('missing', 'The bucket has no copies anymore.');
  if (!identity)
    throw new BucketError('key', 'The site’s own key can’t be read anymore. Make a new recovery key under Backups.');
  const note = (change: { verifiedAt?: string; problem?: string }) => {
    const { verifiedAt: _verifiedAt, problem: _problem, ...rest } = newest;
    return changeCopies(db, (state) => ({
      ...state,
      copies: state.copies.map((copy) => (copy.name === newest.name ? { ...rest, ...change } : copy)),
    }));
  };
  if (freeBytes(scratchDir) < newest.bytes + roomBytes)
    throw new BucketError('room', 'The newest copy couldn’t be checked: this server’s disk has too little free space.');
  // The thread may be stopped at any moment, so it doesn't delete the folder itself.
  try {
    await withWorkFolder(scratchDir, '.proof-', (folder) =>
      runJob({ ...job, kind: 'check', name: newest.name, identity, folder }, signal),
    );
  } catch (error) {
    if (error instanceof BucketError && error.fault === 'damaged') await note({ problem: error.message });
    throw error;
  }
  await note({ verifiedAt: new Date(now()).toISOString() });
  await deleteExpired(work, bucket);
  await changeCopies(db, (state) => ({ ...state, checkedAt: new Date(now()).toISOString() }));
}

/** Deletes old copies, then lists again: R2 and locked buckets may report a deletion and keep the object. */
async function deleteExpired(work: CopyWork, bucket: Bucket): Promise<void> {
  const { copies } = await readCopies(work.db);
  const { names, reason } = chooseExpired(copies);
  let note = reason;
  let deleted = 0;
  for (const name of names) {
    if (!(await mayDelete(() => bucket.remove(name)))) {
      note = 'Old copies stay because this key may not delete. That’s the safest setup.';
      break;
    }
    deleted += 1;
  }
  const { copies: left } = await refresh(work, bucket);
  const stayed = left.filter(({ name }) => names.slice(0, deleted).includes(name)).length;
  if (stayed > 0)
    note = `The bucket said that it deleted ${stayed === 1 ? '1 old copy' : `${stayed} old copies`}, but it still has ${stayed === 1 ? 'it' : 'them'}. Its own rules keep ${stayed === 1 ? 'it' : 'them'}.`;
  await changeCopies(work.db, (state) => ({ ...state, note }));
}
