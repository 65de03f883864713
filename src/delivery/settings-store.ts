import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, readSettings, type Setting, setting } from '../database/index.ts';
import { mailKey } from './mail-account.ts';

const key = 'delivery';

/** The owner's settings for deliveries; both are off by default. */
export interface DeliverySettings {
  /** Visitors with an e-mail address get an acknowledgement. */
  acknowledge: boolean;
  webhook?: { url: string; secret: string };
}

const schema: z.ZodMiniType<DeliverySettings> = z.object({
  acknowledge: z._default(z.boolean(), false),
  webhook: z.optional(z.object({ url: z.string(), secret: z.string() })),
});
const deliverySetting = setting(key, schema);

/** What is stored, with its version; both are off where nothing is, or it cannot be read. */
export async function readDeliverySettings(
  db: Kysely<Database>,
): Promise<DeliverySettings & Pick<Setting<unknown>, 'version' | 'isDamaged'>> {
  const { value, ...stored } = await deliverySetting.read(db);
  return { acknowledge: false, ...value, ...stored };
}

/** The settings with whether the owner has typed a mail server, in one query: every lead asks. */
export async function readLeadSettings(db: Kysely<Database>): Promise<DeliverySettings & { hasMailServer: boolean }> {
  const settings = await readSettings(db, [key, mailKey]);
  const { data: stored } = schema.safeParse(settings.get(key)?.value ?? {});
  const mail = settings.get(mailKey);
  // A mail waits for a server that cannot be read, as it does for one that does not answer.
  return { acknowledge: false, ...stored, hasMailServer: Boolean(mail?.value) || mail?.isDamaged === true };
}

/** @returns the new version
 * @throws ChangedElsewhereError when another tab has changed it since */
export function saveDeliverySettings(
  db: Kysely<Database>,
  settings: DeliverySettings,
  expectedVersion?: number,
): Promise<number> {
  return deliverySetting.write(db, settings, expectedVersion, 'These settings were changed in another window.');
}
