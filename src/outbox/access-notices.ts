import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { AlarmText } from './mail.ts';
import { enqueueDeliveries, enqueuePushes } from './outbox-store.ts';

/** Time that a sent message about the site itself stays in the message list. */
const sentForMs = 30 * 24 * 3600_000;

/** Deletes sent messages that belong to no lead, because no lead's deletion removes them. */
export async function deleteOldOwnMessages(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('submissionId', 'is', null)
    .where('state', '=', 'sent')
    .where('sentAtMs', '<', nowMs - sentForMs)
    .execute();
}

/**
 * Notifies the owner that leads or appointments can now be read in another place, in case someone else arranged it. The message goes by
 * mail, and to the devices that already get notifications (docs/product.md, "Roles").
 * @param db the transaction of the change; a new device must be added to it afterward
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
