import type { FastifyPluginAsync } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Database } from './tables.ts';

/** A database of either engine. Nothing outside this folder and src/cluster knows which one it is. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** Rejects when the database takes no changes at this moment; writes nothing. */
  requireWritable(): Promise<void>;
  /** Frees disk space that the database no longer needs, such as its log. */
  releaseRoom(): Promise<void>;
  /** Copies every row into a SQLite file at this path, which is not there yet, as of one moment; the site may be running. */
  copyTo(path: string): Promise<void>;
  /** For the metrics: connections by state, and failed statements by the class of their code. Empty where the database is a file. */
  readState(): { connections: Record<string, number>; errors: Record<string, number> };
  /** State that several processes on this database share; `undefined` where one process has the database for itself. */
  shared?: SharedDatabase | undefined;
  /** Warnings for the operator of the database. */
  warnings: readonly string[];
  close(): Promise<void>;
}

/** This process among the others of its site, or alone. */
export interface Processes {
  /** Names this process in what it claims. */
  readonly holder: string;
  /** True if this process may begin what one process at a time does: the daily form check, backups. */
  readonly isRunner: boolean;
  /**
   * Call it before reading what pages show: what is changed after that is seen at the next pulse.
   * @returns a function to call once everything is read
   */
  beginSiteRead(): Promise<() => void>;
  /** Called when something has changed since the last such read; the listener reads it. */
  onSiteChange(listener: () => Promise<void>): void;
  /** Reads what other processes have changed until now: call it before answering that something does not exist. */
  catchUp(): Promise<void>;
  /** Called when this process becomes the runner. */
  onRunner(listener: () => void): void;
  /** Milliseconds since 1970 by the clock that all processes share, whichever is right. */
  now(): number;
  /** For the metrics. */
  readState(): {
    /** How long ago the database was last asked with success. */
    pulseAgeMs: number;
    /** How far this process's clock is ahead of the database's. */
    clockOffsetMs: number;
    /** The version that all processes share; `undefined` where the process is alone. */
    siteVersion?: number;
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    cluster: Processes;
  }
}

/** A process that has its database for itself is always the runner, and sees its own changes at once. */
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

/** State that several processes share on one database; src/cluster makes it, which is loaded only with DATABASE_URL. */
export interface SharedDatabase {
  /**
   * The key of the session cookies, in hex. Stores a new key if the database has none.
   * @param adopted the session key from a backup; used only if the database has no key
   */
  sessionKey(adopted?: { key: string; transaction: Kysely<Database> }): Promise<string>;
  blobs: Blobs;
  /**
   * Fills an empty database with every row of the `site.db` in a directory, which is brought to the newest schema first; all or nothing.
   * @param finish stores what belongs to the rows, in their transaction
   * @throws DatabaseFullError when the database holds anything
   */
  loadFrom(directory: string, finish: (transaction: Kysely<Database>) => Promise<void>): Promise<void>;
  /**
   * Makes this process one of several: decorates the app as `singleProcess` and `siteFiles` do for one that is alone, and has the rate
   * limits counted together.
   */
  processes: FastifyPluginAsync<ProcessOptions>;
}

export interface ProcessOptions {
  config: Config;
  /** Hashes the keys of limits, so that neither the database nor a copy of it tells who was here. */
  key: Buffer;
}

/** A file of the site in the database. Its name says its content, so it never changes. */
export interface StoredFile {
  /** Such as `images/variants/gate-0123456789ab-800.webp`. */
  name: string;
  bytes: number;
  /** In hex. */
  sha256: string;
  /** When it was first written, by the database's clock. */
  modifiedAtMs: number;
  /** When it was last written or asked to be kept. */
  neededAtMs: number;
}

/** The files of a site whose processes share no disk. */
export interface Blobs {
  /**
   * Keeps a file; one that is there under this name already stays as it is, and is noted to be needed still.
   * @param transaction the one that stores the row the file belongs to, so that there is never one without the other
   * @param path where the file lies on this machine
   */
  write(transaction: Kysely<Database>, name: string, path: string): Promise<StoredFile>;
  find(name: string): Promise<StoredFile | undefined>;
  /** A file's bytes in pieces; fewer than it has when it is removed meanwhile. */
  read(name: string): AsyncGenerator<Buffer>;
  /** The SHA-256 of the bytes that are stored, in hex, as the database computes it. */
  hash(transaction: Kysely<Database>, name: string): Promise<string | undefined>;
  /** Every file whose name begins so, by name. */
  list(prefix?: string): Promise<StoredFile[]>;
  /** Removes files, but none that was written again since it was listed. */
  remove(listed: readonly StoredFile[]): Promise<void>;
}
