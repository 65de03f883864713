import { randomBytes } from 'node:crypto';
import { rmSync, statfsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { isDiskFull } from '../http/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call must work on a full disk too. Calls that delete are among these anyway. */
    worksOnFullDisk?: boolean;
  }
  interface FastifyRequest {
    /** Lends the reserve to this call until its answer is sent, where the disk is full. Call it for nobody but the owner or the crew. */
    borrowDiskRoom(): Promise<void>;
  }
  interface FastifyInstance {
    diskReserve: DiskReserve;
  }
}

interface DiskReserve {
  /** Makes the reserve whole again where there is room for it. */
  restore(): Promise<void>;
  /** True if the disk has refused something for want of room, or has next to none, or little. */
  readState(): 'full' | 'low' | undefined;
}

/** Its name in the data directory. */
export const reserveName = 'reserve.bin';
/** Enough for the write-ahead log of a deletion of many leads. */
const reserveBytes = 2 * 1024 * 1024;
/** With less free space the largest picture does not fit, and soon leads cannot be stored either. */
export const lowBytes = 20 * 1024 * 1024;
/** With less free space the reserve is lent: a call of the owner writes some hundred kilobytes at most. */
const tightBytes = 1024 * 1024;

/**
 * Room on the disk that only the owner's way in and out uses: signing in, signing out, and deleting. On a full disk it is given up for the time of
 * such a call, and taken again after it, as much as is left of it. Visitors' leads never wait for it, and it takes no room that they had.
 */
export const diskReserve = fp<{ dataDir: string; databaseUrl?: string | undefined }>(
  async (app, { dataDir, databaseUrl }) => {
    const path = join(dataDir, reserveName);
    /** The calls that use its room now. */
    const borrowers = new Set<FastifyRequest>();
    /** The free space when it was lent. */
    let freeBefore = 0;
    let hasRefused = false;
    /** The giving back that is under way; a call that came meanwhile would count the room twice. */
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
    // Several processes on PostgreSQL have nothing on their disks that signing in or deleting would write.
    if (databaseUrl) return;

    // A start needs room as well.
    const isTightStart = isFull();
    if (isTightStart) lend();
    app.addHook('onReady', async () => (isTightStart ? giveBack() : restore()));
    // Hooks of the page path use callbacks: one promise costs a tenth of the time of a cached page.
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
        // A volume that cannot be written lends nothing; what fails for that says so itself.
      }
    }

    function giveBack(): Promise<void> {
      return take(Math.min(reserveBytes, freeBytes(dataDir) - freeBefore));
    }

    /** After a call that is giving its room back. */
    async function restore(): Promise<void> {
      await turn;
      if (borrowers.size > 0 || databaseUrl) return;
      const held = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
      const isRoomy = freeBytes(dataDir) > 2 * reserveBytes;
      if (isRoomy) hasRefused = false;
      if (isRoomy && held < reserveBytes) await take(reserveBytes);
    }

    /** Random bytes, because some file systems store nothing for zeros. What finds no room is left out. */
    async function take(bytes: number): Promise<void> {
      if (borrowers.size === 0 && bytes > 0) await writeFile(path, randomBytes(bytes), { mode: 0o600 }).catch(() => {});
    }
  },
  { name: 'disk-reserve' },
);

function needsRoom({ method, url, routeOptions: { config } }: FastifyRequest): boolean {
  return config.worksOnFullDisk === true || (method === 'DELETE' && url.startsWith('/api/admin/'));
}

/** The bytes that this user can still write. A missing directory counts as plenty; other checks report it. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
