import type { OutboxRow } from '../database/index.ts';

/** The result of one attempt to send a delivery. */
export type Outcome =
  /** `missed` are the recipients that the server refused while it took the message for the others; `isForgotten` deletes the delivery. */
  | { result: 'sent'; missed?: readonly string[]; isForgotten?: boolean }
  /** Not delivered, for certain. `scope` says whether the whole path is down or only this delivery was rejected; `permanent` that a retry is useless. `plain` says the error in the owner's words, `retryAfterMs` how long the other side wants to be left alone. */
  | {
      result: 'refused';
      error: string;
      scope: 'path' | 'delivery';
      permanent?: boolean;
      plain?: string;
      retryAfterMs?: number;
    }
  /** Sent without an answer, so it may have arrived. */
  | { result: 'unknown'; error: string };

/** There was nothing to send any more; the delivery is deleted. */
export type Needless = { result: 'needless' };

/** Called before the first byte of a delivery is sent; if it throws, nothing is sent. */
export type Claim = () => Promise<void>;

/** For attempts that are not stored in the outbox, such as tests. */
export const withoutClaim: Claim = async () => {};

/** The delivery was deleted, held as spam, or claimed by another process before its first byte left. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** How one kind of delivery is sent. */
export interface Channel {
  /** Names the server that a delivery goes to. While that server is down, all deliveries of the same path wait, and no others. */
  path: string | ((delivery: Pick<OutboxRow, 'deviceId'>) => string);
  /** Ends a delivery that is refused permanently, as for a customer's mailbox. Without it, the delivery is retried and the owner sees the failure. */
  endsWhenRefused?: boolean;
  /** Sends one delivery; calls `claim` before its first byte is sent. */
  send(delivery: OutboxRow, claim: Claim, signal: AbortSignal): Promise<Outcome | Needless>;
}

/** The text of an error as the outbox stores it and the owner reads it. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
