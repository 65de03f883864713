import type { Kysely } from 'kysely';
import type { Database, LeadRow } from '../database/index.ts';
import type { Channel } from './channel.ts';
import { addressFrom, type Mailer, type Sender, writeParagraphs } from './mail.ts';
import { requireLead } from './outbox-store.ts';
import type { Mail } from './smtp.ts';

/** The mail to the visitor that confirms the lead, if the owner has switched it on. */
export function createAcknowledgementChannel(db: Kysely<Database>, mailer: Mailer): Channel {
  return {
    path: 'mail',
    wants: ({ email }, { mail, acknowledge }) => mail && acknowledge && email !== '',
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      return mailer.send((sender) => compose(lead, sender, delivery.messageId), claim, signal);
    },
  };
}

/**
 * It repeats nothing that was typed into the form. Otherwise anyone could enter a stranger's address and send
 * that stranger any text in our name.
 */
function compose(lead: LeadRow, sender: Sender, messageId: string): Mail {
  const { name, phone } = sender.profile;
  return {
    ...addressFrom(sender, messageId),
    to: lead.email,
    replyTo: { name, address: sender.to },
    ...writeParagraphs(`We have your message (${lead.reference})`, [
      "Thank you for your message. We'll get back to you soon.",
      `Your reference is ${lead.reference}. Please have it handy if you call us at ${phone}.`,
      name,
    ]),
    automatic: true,
  };
}
