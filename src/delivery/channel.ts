import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, type OutboxRow, readSettings, type Setting, setting } from '../database/index.ts';
import { deliverySwitches } from '../shared/desk/mail-settings.ts';

const key = 'delivery';

/** The key of the setting that holds the owner's mail server. */
export const mailKey = 'mail';

const schema = z.object({
  ...deliverySwitches,
  webhook: z.optional(z.object({ url: z.string(), secret: z.string() })),
});
/** The owner's settings for deliveries. */
export type DeliverySettings = z.infer<typeof schema>;
const defaults: DeliverySettings = schema.parse({});
const deliverySetting = setting(key, schema);

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

/** One kind of delivery: which leads it is for, and how it is sent. */
export interface Channel {
  /** Names the server that a delivery goes to. While that server is down, all deliveries of the same path wait, and no others. */
  path: string | ((delivery: Pick<OutboxRow, 'deviceId'>) => string);
  /** Whether a new lead gets a delivery of this kind, according to the owner's settings and to whether mail is set. */
  wants(
    lead: { email: string },
    settings: Pick<DeliverySettings, 'acknowledge' | 'webhook'> & { mail: boolean },
  ): boolean;
  /** Sends one delivery; calls `claim` before its first byte is sent. */
  send(delivery: OutboxRow, claim: Claim, signal: AbortSignal): Promise<Outcome | Needless>;
}

/** The text of an error as the outbox stores it and the owner reads it. */
export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The stored settings with their version; both channels are off where no settings are stored or they cannot be read. */
export async function readDeliverySettings(
  db: Kysely<Database>,
): Promise<DeliverySettings & Pick<Setting<unknown>, 'version' | 'isDamaged'>> {
  const { value, ...stored } = await deliverySetting.read(db);
  return { ...defaults, ...value, ...stored };
}

/** The settings with whether the owner has typed a mail server, in one query: every lead asks. */
export async function readLeadSettings(db: Kysely<Database>): Promise<DeliverySettings & { hasMailServer: boolean }> {
  const settings = await readSettings(db, [key, mailKey]);
  const { data: stored } = schema.safeParse(settings.get(key)?.value ?? {});
  const mail = settings.get(mailKey);
  // A mail waits for a server that cannot be read, as it does for one that does not answer.
  return { ...defaults, ...stored, hasMailServer: Boolean(mail?.value) || mail?.isDamaged === true };
}

/** @param settings the usual ones where they are left out @returns the new version
 * @throws ChangedElsewhereError when another tab has changed it since */
export function saveDeliverySettings(
  db: Kysely<Database>,
  settings: Partial<DeliverySettings>,
  expectedVersion?: number,
): Promise<number> {
  return deliverySetting.write(
    db,
    { ...defaults, ...settings },
    expectedVersion,
    'These settings were changed in another window.',
  );
}
