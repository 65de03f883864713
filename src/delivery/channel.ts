import type { OutboxRow } from '../database/index.ts';
import type { DeliverySettings } from './settings-store.ts';

/** The result of one attempt to send a delivery. */
export type Outcome =
  | { result: 'sent' }
  /** Not delivered, for certain. `scope` says whether the whole path is down or only this delivery was rejected; `permanent` that a retry is useless. `plain` says the error in the owner's words. */
  | { result: 'refused'; error: string; scope: 'path' | 'delivery'; permanent?: boolean; plain?: string }
  /** Sent without an answer, so it may have arrived. */
  | { result: 'unknown'; error: string };

/** Called before the first byte of a delivery is sent; if it throws, nothing is sent. */
export type Claim = () => Promise<void>;

/** For attempts that are not stored in the outbox, such as tests. */
export const withoutClaim: Claim = async () => {};

/** The delivery was deleted, held as spam, or claimed by another process before its first byte left. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** One kind of delivery: which leads it is for, and how it is sent. */
export interface Channel {
  /** Names the server it sends to. While that server is down, all deliveries of the same path wait. */
  path: string;
  /** Whether a new lead gets a delivery of this kind, according to the owner's settings and to whether mail is set. */
  wants(lead: { email: string }, settings: DeliverySettings & { mail: boolean }): boolean;
  /** Sends one delivery; calls `claim` before its first byte is sent. */
  send(delivery: OutboxRow, claim: Claim, signal: AbortSignal): Promise<Outcome>;
}

/** The text of an error as the outbox stores it and the owner reads it. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
