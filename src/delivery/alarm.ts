import { randomUUID } from 'node:crypto';
import { type Channel, type Outcome, withoutClaim } from './channel.ts';
import { composeOwnerMail, type Mailer } from './mail.ts';
import { readPayload } from './outbox-store.ts';

/** The text of an alarm. */
export interface AlarmWords {
  subject: string;
  text: string;
  /** The screen where something can be done about it; that of deliveries when absent. */
  path?: string | undefined;
}

/** The mail to the owner about the site itself; never sent for a lead. */
export function createAlarmChannel(mailer: Mailer): Channel {
  return {
    path: 'mail',
    wants: () => false,
    async send(delivery, claim, signal) {
      const { subject = '', text = '', path } = readPayload<AlarmWords>(delivery);
      return mailer.send(
        (sender) => composeOwnerMail({ subject, text, path }, sender, delivery.messageId),
        claim,
        signal,
      );
    },
  };
}

/** Mails an alarm without the outbox, for use when the database fails. */
export function mailAlarm(mailer: Mailer, words: AlarmWords): Promise<Outcome> {
  return mailer.send((sender) => composeOwnerMail(words, sender, randomUUID()), withoutClaim);
}
