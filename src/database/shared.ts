/** What several processes on one database share. A site in one directory has none of it: its process is alone. */
export interface SharedDatabase {
  /** The secret of a name. The first process that asks decides what it is. */
  keepSecret(name: string, made: string): Promise<string>;
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
  close(): Promise<void>;
}

export interface Pulse {
  /** Grows with each change that visitors see, whoever made it. */
  siteVersion: number;
  /** The database's clock, in milliseconds since 1970. */
  nowMs: number;
  /** Whether nobody holds the runner's lease. */
  isLeaseFree: boolean;
  /** Whether a delivery is due. */
  isDeliveryDue: boolean;
}

/** How long a lease lasts without being renewed. */
export const leaseMs = 15_000;
