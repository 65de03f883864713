import type { Kysely } from 'kysely';
import { type Database, readSetting, readSettings, writeSetting } from '../database/index.ts';
import { mailKey } from './mail-settings-store.ts';

const key = 'delivery';

/** The owner's settings for deliveries; both are off by default. */
export interface DeliverySettings {
  /** Visitors with an e-mail address get an acknowledgement. */
  acknowledge: boolean;
  webhook?: { url: string; secret: string };
}

/** The settings with their version. */
export async function readDeliverySettings(db: Kysely<Database>): Promise<DeliverySettings & { version: number }> {
  const { value, version } = await readSetting<DeliverySettings>(db, key);
  return { acknowledge: false, ...value, version };
}

/** The settings with whether the owner has typed a mail server, in one query: every lead asks. */
export async function readLeadSettings(db: Kysely<Database>): Promise<DeliverySettings & { hasMailServer: boolean }> {
  const settings = await readSettings(db, [key, mailKey]);
  const stored = settings.get(key) as Partial<DeliverySettings> | undefined;
  return { acknowledge: false, ...stored, hasMailServer: Boolean(settings.get(mailKey)) };
}

/** @returns the new version
 * @throws ChangedElsewhereError when another tab has changed it since */
export function saveDeliverySettings(
  db: Kysely<Database>,
  settings: DeliverySettings,
  expectedVersion?: number,
): Promise<number> {
  return writeSetting(db, key, settings, expectedVersion, 'These settings were changed in another window.');
}
