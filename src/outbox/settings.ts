import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, readSettings, type Setting, setting } from '../database/index.ts';
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

/** The stored settings with their version; both channels are off where no settings are stored or they cannot be read. */
export async function readDeliverySettings(
  db: Kysely<Database>,
): Promise<DeliverySettings & Pick<Setting<unknown>, 'version' | 'isDamaged'>> {
  const { value, ...stored } = await deliverySetting.read(db);
  return { ...defaults, ...value, ...stored };
}

/** The settings with whether the owner has typed a mail server, in one query: every lead asks. */
export async function readSettingsWithMail(
  db: Kysely<Database>,
): Promise<DeliverySettings & { hasMailServer: boolean }> {
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
