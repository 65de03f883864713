import type { OutboxRow } from '../database/index.ts';
import type { DeliverySettings } from './settings-store.ts';

/** How one attempt to send a delivery ended. */
export type Outcome =
  | { result: 'sent' }
  /** Certainly not delivered. `scope` tells whether the whole path is down or this delivery alone was refused, `permanent` that it was for good. */
  | { result: 'refused'; error: string; scope: 'path' | 'delivery'; permanent?: boolean }
  /** Claimed and begun, and no answer came: it may have arrived. */
  | { result: 'unknown'; error: string };

/** Called right before the first byte of a delivery leaves; when it throws, nothing is sent. */
export type Claim = () => Promise<void>;

/** For attempts that need not be remembered, such as checks. */
export const withoutClaim: Claim = async () => {};

/** The delivery was deleted, held as spam, or claimed by another process before its first byte left. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** One kind of delivery: which leads it is for, and how it leaves. */
export interface Channel {
  /** Deliveries of one path wait together while its other end is down. */
  path: 'mail' | 'webhook';
  /** Whether a new lead is to be told about this way, as the owner has set things. */
  wants(lead: { email: string }, settings: DeliverySettings): boolean;
  /** Sends one delivery; calls `claim` right before its first byte leaves. */
  send(delivery: OutboxRow, claim: Claim, signal: AbortSignal): Promise<Outcome>;
  /** Sends something that may arrive any number of times, to see whether the other end confirms. */
  check(id: string, signal?: AbortSignal): Promise<Outcome>;
}

/** The text of a failure as it is stored in the outbox, which the owner reads. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
