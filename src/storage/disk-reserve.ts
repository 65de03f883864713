import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDiskFull } from '../http/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route must work on a full disk too. Routes that delete always do. */
    worksOnFullDisk?: boolean;
  }
  interface FastifyRequest {
    /** Lends the reserve to this request until its response is sent, if the disk is full. Call it only for the owner or the crew. */
    borrowDiskRoom(): Promise<void>;
  }
  interface FastifyInstance {
    diskReserve: DiskReserve;
  }
}

interface DiskReserve {
  /** Fills the reserve again if there is space. */
  restore(): Promise<void>;
  /** Returns whether the disk has refused a write for lack of space, has almost none left, or is low. */
  readState(): 'full' | 'low' | undefined;
}

/** The reserve's file name in the data directory. */
export const reserveName = 'reserve.bin';
/** Enough for the write-ahead log of a deletion of many leads. */
const reserveBytes = 2 * 1024 * 1024;
/** With less free space the largest picture doesn't fit, and soon leads can't be stored either. */
export const lowBytes = 20 * 1024 * 1024;
/** With less free space the reserve is lent: an owner's request writes some hundred kilobytes at most. */
const tightBytes = 1024 * 1024;

/**
 * Reserves disk space for signing in, signing out, and deleting. On a full disk it is freed for such a request, and filled again afterward
 * with the space that is left. Visitors' leads never wait for it, and it is refilled only from space left over.
 */
export const diskReserve = fp<{ dataDir: string; databaseUrl?: string | undefined }>(
  async (app, { dataDir, databaseUrl }) => {
    const path = join(dataDir, reserveName);
    /** The requests that are using the reserve. */
    const borrowers = new Set<FastifyRequest>();
    /** The free space when the reserve was lent. */
    let freeBefore = 0;
    let hasRefused = false;
    /** The refill in progress; a request that arrives meanwhile would count the space twice. */
    let turn: Promise<void> = Promise.resolve();

    const isFull = () => hasRefused || freeBytes(dataDir) < tightBytes;
    const readState = () => {
      if (isFull()) return 'full';
      return freeBytes(dataDir) < lowBytes ? 'low' : undefined;
    };
    app.decorate('diskReserve', { restore, readState });
    app.decorateRequest('borrowDiskRoom', function borrowDiskRoom(this: FastifyRequest) {
      return borrow(this);
    });
    // Signing in or deleting writes nothing to the disks of processes that share PostgreSQL.
    if (databaseUrl) return;

    // Startup needs disk space as well.
    const isTightStart = isFull();
    if (isTightStart) lend();
    app.addHook('onReady', async () => (isTightStart ? giveBack() : restore()));
    // Hooks of the page path use callbacks: one promise takes a tenth of the time of a cached page.
    app.addHook('preHandler', (request, _reply, done) => {
      if (!needsRoom(request)) return done();
      borrow(request).then(() => done(), done);
    });
    app.addHook('onError', async (_request, _reply, error) => {
      if (isDiskFull(error)) hasRefused = true;
    });
    app.addHook('onResponse', (request, _reply, done) => {
      if (!borrowers.delete(request) || borrowers.size > 0) return done();
      turn = app.database
        .releaseRoom()
        .catch(() => {})
        .then(giveBack);
      turn.then(() => done(), done);
    });

    async function borrow(request: FastifyRequest): Promise<void> {
      await turn;
      if (databaseUrl || (borrowers.size === 0 && !isFull())) return;
      if (borrowers.size === 0) lend();
      borrowers.add(request);
      await app.database.releaseRoom().catch(() => {});
    }

    function lend(): void {
      freeBefore = freeBytes(dataDir);
      try {
        rmSync(path, { force: true });
      } catch {
        // A read-only volume has nothing to lend; operations that fail because of it report that themselves.
      }
    }

    function giveBack(): Promise<void> {
      return take(Math.min(reserveBytes, freeBytes(dataDir) - freeBefore));
    }

    /** Waits for a request that is refilling the reserve. */
    async function restore(): Promise<void> {
      await turn;
      if (borrowers.size > 0 || databaseUrl) return;
      const held = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      const isRoomy = freeBytes(dataDir) > 2 * reserveBytes;
      if (isRoomy) hasRefused = false;
      if (isRoomy && held < reserveBytes) await take(reserveBytes);
    }

    /** Random bytes, because some file systems store nothing for zeros. Bytes that don't fit are left out. */
    async function take(bytes: number): Promise<void> {
      if (borrowers.size === 0 && bytes > 0) await writeFile(path, randomBytes(bytes), { mode: 0o600 }).catch(() => {});
    }
  },
  { name: 'disk-reserve' },
);

function needsRoom({ method, url, routeOptions: { config } }: FastifyRequest): boolean {
  return config.worksOnFullDisk === true || (method === 'DELETE' && url.startsWith('/api/admin/'));
}

/** Returns how many bytes this user can still write. A missing directory counts as plenty; other checks report it. */
export function freeBytes(folder: string): number {
  return readSpace(folder)?.free ?? Number.POSITIVE_INFINITY;
}

/** Returns the space of the disk with a folder, in bytes; `undefined` if it can't be read. */
export function readSpace(folder: string): { free: number; total: number } | undefined {
  try {
    const { bavail, blocks, bsize } = statfsSync(folder);
    return { free: bavail * bsize, total: blocks * bsize };
  } catch {
    return undefined;
  }
}
