import type { SharedDatabase } from '../database/index.ts';

/** How often the lease is renewed, and how long after that its holder begins nothing more: well before it ends. */
const renewMs = 5000;
const trustMs = 10_000;

export interface Lease {
  /** The epoch while this process holds the lease and has renewed it lately; grows with each new holder. */
  readonly held: { epoch: number } | undefined;
  /** Renews the lease when it is time, and takes one that is free. */
  beat(isFree: boolean): Promise<void>;
  /** Gives it back and takes none any more. */
  release(): Promise<void>;
}

/**
 * Which of several processes does what only one may do. The lease alone cannot stop a process that was frozen in the middle of
 * something; what it does then must not be stored (see `claimDelivery`).
 * @param onTaken called when this process becomes the holder
 */
export function createLease(shared: SharedDatabase, holder: string, onTaken: () => void): Lease {
  let epoch: number | undefined;
  let renewedAtMs = Number.NEGATIVE_INFINITY;
  let isOver = false;

  return {
    get held() {
      return epoch !== undefined && !isOver && performance.now() - renewedAtMs < trustMs ? { epoch } : undefined;
    },
    async beat(isFree) {
      const isDue = epoch !== undefined && performance.now() - renewedAtMs >= renewMs;
      if (!isOver && (isFree || isDue)) await renew();
    },
    async release() {
      if (isOver) return;
      isOver = true;
      if (epoch !== undefined) await shared.releaseLease(holder).catch(() => {});
    },
  };

  async function renew(): Promise<void> {
    // Read before the call, because the lease may have ended by the time of a late answer.
    const askedAtMs = performance.now();
    const before = epoch;
    epoch = await shared.renewLease(holder);
    if (isOver && epoch !== undefined) return shared.releaseLease(holder);
    renewedAtMs = askedAtMs;
    if (epoch !== undefined && epoch !== before) onTaken();
  }
}
