import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from './tables.ts';

/** A database of either engine. Only this folder and src/cluster know which one it is. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** Rejects if the database currently refuses changes; writes nothing. */
  requireWritable(): Promise<void>;
  /** Frees disk space that the database no longer needs, such as its log. */
  releaseRoom(): Promise<void>;
  /** Copies every row as of one moment into a new SQLite file at this path; the site may be running. */
  copyTo(path: string): Promise<void>;
  /** For the metrics: connections by state, and failed statements by the class of their code. Empty if the database is a file. */
  readState(): { connections: Record<string, number>; errors: Record<string, number> };
  /** State that several processes on this database share; `undefined` for a single process. */
  shared?: SharedDatabase | undefined;
  /** Warnings for the operator of the database. */
  warnings: readonly string[];
  close(): Promise<void>;
}

/**
 * Called before a migration changes a database that has data. If it throws, nothing is changed.
 * @param database the unchanged database
 * @param isStillEarlier false if another process has migrated the database meanwhile
 */
export type BeforeMigration = (database: OpenDatabase, isStillEarlier: () => Promise<boolean>) => Promise<void>;

/** This process among the others of its site, or alone. */
export interface Processes {
  /** Names this process in its claims. */
  readonly holder: string;
  /** True if this process may start work that only one process at a time does: the daily form check, backups. */
  readonly isRunner: boolean;
  /**
   * Call it before reading page data: later changes are detected at the next pulse.
   * @returns a function to call once everything is read
   */
  beginSiteRead(): Promise<() => void>;
  /** Called if something has changed since the last such read; the listener reads it. */
  onSiteChange(listener: () => Promise<void>): void;
  /** Reads the latest changes of other processes. Call it before responding that a record doesn't exist. */
  catchUp(): Promise<void>;
  /** Called when this process becomes the runner. */
  onRunner(listener: () => void): void;
  /** Milliseconds since 1970 by the clock that all processes share, even if it is wrong. */
  now(): number;
  /** For the metrics. */
  readState(): {
    /** Time since the last successful query. */
    pulseAgeMs: number;
    /** How far this process's clock is ahead of the database's. */
    clockOffsetMs: number;
    /** The version that all processes share; `undefined` for a single process. */
    siteVersion?: number;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    cluster: Processes;
  }
}

/** For a process with its own database: it is always the runner, and sees its own changes at once. */
export const singleProcess = fp(
  async (app) => {
    app.decorate('cluster', {
      holder: 'site',
      isRunner: true,
      beginSiteRead: async () => () => {},
      onSiteChange: () => {},
      catchUp: async () => {},
      onRunner: () => {},
      now: Date.now,
      readState: () => ({ pulseAgeMs: 0, clockOffsetMs: 0 }),
    });
  },
  { name: 'cluster', dependencies: ['database'] },
);

/** State that several processes share on one database; src/cluster creates it, which is loaded only with DATABASE_URL. */
export interface SharedDatabase {
  /**
   * Returns the key of the session cookies, in hex. Stores a new key if the database has none.
   * @param adopted the session key from a backup; used only if the database has no key
   */
  sessionKey(adopted?: { key: string; transaction: Kysely<Database> }): Promise<string>;
  blobs: Blobs;
  /**
   * Fills an empty database with every row of the `site.db` in a directory, which is migrated to the newest schema first; all or nothing.
   * @param finish stores data that belongs to the rows, in their transaction
   * @throws DatabaseFullError if the database contains data
   */
  loadFrom(directory: string, finish: (transaction: Kysely<Database>) => Promise<void>): Promise<void>;
  /**
   * Makes this process one of several: decorates the app as `singleProcess` and `siteFiles` do for a single process, and shares the counts
   * of the rate limits.
   */
  processes: FastifyPluginAsync<ProcessOptions>;
}

export interface ProcessOptions {
  config: Config;
  /** Hashes the keys of limits, so that neither the database nor a copy of it reveals who was here. */
  key: Buffer;
}

/** A file of the site in the database. Its name identifies its content, so it never changes. */
export interface StoredFile {
  /** Such as `images/variants/gate-0123456789ab-800.webp`. */
  name: string;
  bytes: number;
  /** In hex. */
  sha256: string;
  /** When it was first written, by the database's clock. */
  modifiedAtMs: number;
  /** When it was last written or marked as needed. */
  neededAtMs: number;
}

/** The files of a site whose processes share no disk. */
export interface Blobs {
  /**
   * Stores a file. A file that already has this name stays unchanged and is marked as still needed.
   * @param transaction the one that stores the file's row, so that both exist or neither
   * @param path where the file is on this machine
   */
  write(transaction: Kysely<Database>, name: string, path: string): Promise<StoredFile>;
  find(name: string): Promise<StoredFile | undefined>;
  /** Reads a file's bytes in pieces; incomplete if it is deleted meanwhile. */
  read(name: string): AsyncGenerator<Buffer>;
  /** Returns the SHA-256 of the stored bytes, in hex, computed by the database. */
  hash(transaction: Kysely<Database>, name: string): Promise<string | undefined>;
  /** Lists every file with this name prefix, by name. */
  list(prefix?: string): Promise<StoredFile[]>;
  /** Deletes files, except those that were written again since they were listed. */
  remove(listed: readonly StoredFile[]): Promise<void>;
}
