import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { AlarmText } from './mail.ts';
import { enqueueDeliveries, enqueuePushes } from './outbox-store.ts';

/** How long a sent message about the site itself is kept for the list of messages. */
const sentForMs = 30 * 24 * 3600_000;

/** Deletes sent messages that belong to no lead, and so end with none. */
export async function deleteOldOwnMessages(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('submissionId', 'is', null)
    .where('state', '=', 'sent')
    .where('sentAtMs', '<', nowMs - sentForMs)
    .execute();
}

/**
 * Tells the owner that leads or appointments can now be read in another place, in case somebody else arranged it: by mail, and on the devices
 * that get notifications already (docs/product.md, "Roles").
 * @param db the transaction of the change; a new device is added to it afterwards
 * @param isMailed whether a mail server is set; without one the mail would wait forever
 */
export async function announceAccess(
  db: Kysely<Database>,
  { subject, text, path }: AlarmText & { path: string },
  { isMailed, nowMs }: { isMailed: boolean; nowMs: number },
): Promise<void> {
  if (isMailed) await enqueueDeliveries(db, [{ kind: 'alarm', payload: { subject, text, path } }], nowMs);
  await enqueuePushes(db, { title: subject, body: text, path, tag: 'access' }, nowMs);
}
