import { randomUUID } from 'node:crypto';
import { type Channel, type Outcome, withoutClaim } from './channel.ts';
import { composeOwnerMail, type Mailer } from './mail.ts';
import { readPayload } from './outbox-store.ts';

/** What an alarm says to the owner. */
export interface AlarmWords {
  subject: string;
  text: string;
}

/** The owner's mail about the site itself; no lead asks for one. */
export function createAlarmChannel(mailer: Mailer): Channel {
  return {
    path: 'mail',
    wants: () => false,
    async send(delivery, claim, signal) {
      const { subject = '', text = '' } = readPayload<AlarmWords>(delivery);
      return mailer.send((sender) => composeOwnerMail({ subject, text }, sender, delivery.messageId), claim, signal);
    },
    check: mailer.check,
  };
}

/** Mails an alarm without the outbox, for when the database is what fails. */
export function mailAlarm(mailer: Mailer, words: AlarmWords): Promise<Outcome> {
  return mailer.send((sender) => composeOwnerMail(words, sender, randomUUID()), withoutClaim);
}
