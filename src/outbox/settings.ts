import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, readBoth, type Setting, setting } from '../database/index.ts';
import { deliverySwitches, type MailSettingsInput, mailSecurities } from '../shared/admin/mail-settings.ts';

const schema = z.object({
  ...deliverySwitches,
  webhook: z.optional(z.object({ url: z.string(), secret: z.string() })),
});
/** The owner's settings for deliveries. */
export type DeliverySettings = z.infer<typeof schema>;
const defaults: DeliverySettings = schema.parse({});
const deliverySetting = setting('delivery', schema);

/** A mail server that the owner has entered. */
export interface StoredMailServer extends Omit<MailSettingsInput, 'password' | 'version'> {
  /** The password, encrypted; absent if the server requires none. */
  sealed?: string | undefined;
}

const mailSchema: z.ZodMiniType<StoredMailServer | null> = z.nullable(
  z.object({
    host: z.string(),
    port: z.number(),
    security: z.enum(mailSecurities),
    user: z.string(),
    from: z.string(),
    to: z.string(),
    sealed: z.optional(z.string()),
  }),
);
/** The owner's mail server; `null` once it was removed. */
export const mailSetting = setting('mail', mailSchema);

/** Returns the stored settings with their version. Both channels are off if no settings are stored or they can't be read. */
export async function readDeliverySettings(
  db: Kysely<Database>,
): Promise<DeliverySettings & Pick<Setting<unknown>, 'version' | 'isDamaged'>> {
  const { value, ...stored } = await deliverySetting.read(db);
  return { ...defaults, ...value, ...stored };
}

/** Returns the settings and whether the owner has entered a mail server, in one query: every lead needs both. */
export async function readSettingsWithMail(
  db: Kysely<Database>,
): Promise<DeliverySettings & { hasMailServer: boolean }> {
  const [settings, mail] = await readBoth(db, deliverySetting, mailSetting);
  // A mail waits for a server whose settings can't be read, as it does for a server that doesn't respond.
  return { ...defaults, ...settings.value, hasMailServer: Boolean(mail.value) || mail.isDamaged };
}

/**
 * @param settings missing fields get their defaults
 * @returns the new version
 * @throws ChangedElsewhereError if another tab has changed it since
 */
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
