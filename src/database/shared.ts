import type { Kysely } from 'kysely';
import type { Database } from './tables.ts';

/** What several processes on one database share. A site in one directory has none of it: its process is alone. */
export interface SharedDatabase {
  /** The secret of a name. The first process that asks decides what it is. */
  keepSecret(name: string, made: string, transaction?: Kysely<Database>): Promise<string>;
  /** What each process asks twice a second, in one statement and on a connection of its own. */
  readPulse(): Promise<Pulse>;
  /**
   * Takes the runner's lease, or renews it.
   * @param holder names the process
   * @returns the lease's epoch, which grows with each new holder; `undefined` while another process has it
   */
  renewLease(holder: string): Promise<number | undefined>;
  /** Gives the lease back, so that another process takes it at once. */
  releaseLease(holder: string): Promise<void>;
  /** The uses of the rate limits, by keys that tell nothing of who is behind them. */
  limits: SharedLimits;
  blobs: Blobs;
  seenTexts: SeenTexts;
  /**
   * Fills an empty database with every row of the `site.db` in a directory, which is brought to the newest schema first; all or nothing.
   * @param finish stores what belongs to the rows, in their transaction
   * @throws DatabaseFullError when the database holds anything
   */
  loadFrom(directory: string, finish: (transaction: Kysely<Database>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface Pulse {
  /** Grows with each change that visitors see, by any process. */
  siteVersion: number;
  /** The database's clock, in milliseconds since 1970. */
  nowMs: number;
  /** Whether nobody holds the runner's lease. */
  isLeaseFree: boolean;
  /** Whether a delivery is due. */
  isDeliveryDue: boolean;
}

export interface SharedLimits {
  /** Counts one use; the first one starts the window. */
  count(key: string, windowMs: number): Promise<SharedUsage>;
  find(key: string): Promise<SharedUsage>;
  refund(key: string): Promise<void>;
  /** Forgets what has ended a minute ago. */
  sweep(): Promise<void>;
  /** Hands out turns that are so far apart, over all processes. @returns how long to wait for this one, in milliseconds */
  takeTurn(key: string, gapMs: number): Promise<number>;
}

/** How often a key was used in its window, and the milliseconds until that ends. */
export interface SharedUsage {
  current: number;
  ttl: number;
}

/** How long a lease lasts without being renewed. */
export const leaseMs = 15_000;

/** Texts that visitors have sent, by keys that tell nothing of them or of who is behind them. */
export interface SeenTexts {
  /** Notes a text. @returns how many others have sent it within the window */
  record(text: string, sender: string, windowMs: number): Promise<number>;
  /** Forgets what is older. */
  sweep(windowMs: number): Promise<void>;
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
   * Keeps a file; one that is there under this name already stays as it is.
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
  /** Keeps small files that belong to no row, and notes of those that are there already that they are needed still. */
  writeAll(files: readonly { name: string; path: string }[]): Promise<void>;
}
