import type { Kysely } from 'kysely';
import type { Database, LeadRow } from '../database/index.ts';
import type { Channel } from './channel.ts';
import { addressFrom, bouncesOf, inThreadOf, type Mailer, ownersOf, type Sender, writeParagraphs } from './mail.ts';
import { readPayload, requireLead } from './outbox-store.ts';
import type { Mail } from './smtp.ts';

/** What the owner has written to a customer. */
export interface CustomerMail {
  subject: string;
  text: string;
}

/**
 * A mail to the visitor in the owner's own words: a reply, or the request for a review. Nothing sends one by itself; it goes to the
 * address of the lead as it stands, and an answer to it goes to the business.
 */
export function createCustomerChannel(db: Kysely<Database>, mailer: Mailer): Channel {
  return {
    path: 'mail',
    wants: () => false,
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      const { subject = '', text = '' } = readPayload<CustomerMail>(delivery);
      return mailer.send((sender) => compose({ subject, text }, lead, sender, delivery.messageId), claim, signal);
    },
  };
}

function compose({ subject, text }: CustomerMail, lead: LeadRow, sender: Sender, messageId: string): Mail {
  return {
    ...addressFrom(sender, messageId),
    ...inThreadOf(lead, sender),
    ...bouncesOf(sender),
    to: [lead.email],
    replyTo: ownersOf(sender),
    ...writeParagraphs(subject, text.split(/\n{2,}/)),
  };
}
