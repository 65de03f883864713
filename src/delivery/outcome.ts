/** How one attempt to send a message ended. */
export type Outcome =
  | { result: 'sent' }
  /** Certainly not delivered. `scope` tells whether the whole path is down or this message alone was refused, `permanent` that it was for good. */
  | { result: 'refused'; error: string; scope: 'path' | 'message'; permanent?: boolean }
  /** Handed over, and no answer came: it may have arrived. */
  | { result: 'unknown'; error: string };

/** Called right before the first byte of a message leaves; when it throws, nothing is sent. */
export type HandOver = () => Promise<void>;

/** For attempts that nobody needs to remember. */
export const withoutClaim: HandOver = async () => {};

/** The message was deleted, or marked as spam, before it was handed over. */
export class ClaimLostError extends Error {
  override name = 'ClaimLostError';
}

/** What a failure is called in the outbox, which the owner reads. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
