import type { Kysely } from 'kysely';
import { type Database, readSetting, writeSetting } from '../database/index.ts';

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

/** @returns the new version
 * @throws ChangedElsewhereError when another tab has changed it since */
export function saveDeliverySettings(
  db: Kysely<Database>,
  settings: DeliverySettings,
  expectedVersion?: number,
): Promise<number> {
  return writeSetting(db, key, settings, expectedVersion, 'These settings were changed in another window.');
}
