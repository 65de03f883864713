import type { OutboxRow } from '../database/index.ts';

/** The result of one attempt to send a delivery. */
export type Outcome =
  /**
   * `missed` lists the recipients that the server refused while it accepted the message for the others; `isForgotten` deletes the delivery.
   */
  | { result: 'sent'; missed?: readonly string[]; isForgotten?: boolean }
  /**
   * Certainly not delivered. `scope` says whether the whole path is down or only this delivery was rejected; `permanent` means that a retry
   * is useless. `plain` explains the error to the owner, and `retryAfterMs` is how long the other side asks us to wait.
   */
  | {
      result: 'refused';
      error: string;
      scope: 'path' | 'delivery';
      permanent?: boolean;
      /** Why the server refuses the recipient's address permanently; absent for any other refusal. */
      bounce?: string | undefined;
      plain?: string;
      retryAfterMs?: number;
    }
  /** Sent without a response, so it may have arrived. */
  | { result: 'unknown'; error: string };

/** Nothing has to be sent anymore; the delivery is deleted. */
export type Needless = { result: 'needless' };

/** Called before the first byte of a delivery is sent; if it throws, nothing is sent. */
export type Claim = () => Promise<void>;

/** For attempts that are not stored in the outbox, such as tests. */
export const withoutClaim: Claim = async () => {};

/** The delivery was deleted, held as spam, or claimed by another process before its first byte was sent. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** How one kind of delivery is sent. */
export interface Channel {
  /** Names the server that a delivery goes to. While that server is down, all deliveries of the same path wait, and no others. */
  path: string | ((delivery: Pick<OutboxRow, 'deviceId'>) => string);
  /**
   * Ends a delivery that is refused permanently, as for a customer's mailbox. Without it, the delivery is retried and the owner sees the
   * failure.
   */
  endsWhenRefused?: boolean;
  /** Sends one delivery; calls `claim` before its first byte is sent. */
  send(delivery: OutboxRow, claim: Claim, signal: AbortSignal): Promise<Outcome | Needless>;
}

/** Returns an error's text as the outbox stores it and the owner reads it. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
