import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Channel } from './channel.ts';
import { type AlarmText, addressFrom, type Mailer } from './mail.ts';
import { type MailButton, writeMail } from './mail-layout.ts';
import { enqueueDeliveries, enqueuePushes, readPayload } from './outbox-store.ts';

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
 * mail, and to the devices of owners that already get notifications (docs/product.md, "Roles").
 * @param db the transaction of the change; a new device must be added to it afterward
 * @param isMailed whether a mail server is set; without one the mail would wait forever
 */
export async function announceAccess(
  db: Kysely<Database>,
  { subject, text, path }: AlarmText & { path: string },
  { isMailed, nowMs }: { isMailed: boolean; nowMs: number },
): Promise<void> {
  if (isMailed) await enqueueDeliveries(db, [{ kind: 'alarm', payload: { subject, text, path } }], nowMs);
  await enqueuePushes(db, { title: subject, body: text, path, tag: 'access' }, nowMs, { ownersOnly: true });
}

/** The payload of a mail to one person about how this person signs in. */
interface AccessText {
  to: string;
  subject: string;
  heading: string;
  text: string;
  button: MailButton;
}

/** The mail to one person. It is forgotten once it is sent, because its link signs the person in. */
export function createAccessChannel(mailer: Mailer): Channel {
  return {
    path: 'mail',
    endsWhenRefused: true,
    async send(delivery, claim, signal) {
      const { to = '', subject = '', heading = '', text = '', button } = readPayload<AccessText>(delivery);
      if (!to || !button) return { result: 'needless' };
      const outcome = await mailer.send(
        (sender) => ({
          ...addressFrom(sender, delivery.messageId),
          to: [to],
          ...writeMail(
            { subject, heading, paragraphs: text.split(/\n{2,}/), buttons: [button], to: 'owner' },
            sender.profile,
            sender.publicUrl,
          ),
          automatic: true,
        }),
        claim,
        signal,
      );
      return outcome.result === 'sent' ? { ...outcome, isForgotten: true } : outcome;
    },
  };
}
