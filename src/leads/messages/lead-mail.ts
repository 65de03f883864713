import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxRow } from '../../database/index.ts';
import {
  addressFrom,
  bouncesOf,
  type Channel,
  type Mail,
  type MailButton,
  type Mailer,
  ownersOf,
  type Sender,
} from '../../outbox/index.ts';
import type { Profile } from '../../shared/profile.ts';
import { shownPhone, telephoneLink } from '../../shared/telephone.ts';

/** Context for the channels of mails about a lead. */
export interface LeadMailOptions {
  db: Kysely<Database>;
  mailer: Mailer;
}

/** A channel for emails to the customer. A permanent refusal ends the delivery, because a retry would fail too. */
export function createCustomerMailChannel(
  { db, mailer }: LeadMailOptions,
  write: (lead: LeadRow, delivery: OutboxRow, sender: Sender) => Mail,
): Channel {
  return {
    path: 'mail',
    endsWhenRefused: true,
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      return mailer.sendToCustomer((sender) => write(lead, delivery, sender), claim, signal);
    },
  };
}

/** Name, service, and town, such as "Jane Doe, Wood Fence Installation, Kernersville". */
export function describeLeadInLine({ name, service, town }: LeadRow): string {
  return [name, service, town].filter(Boolean).join(', ');
}

/** Returns the buttons of a mail to the owner: call the customer, if there is a number, and open the lead. */
export function leadButtons({ id, phone }: LeadRow, publicUrl: string): MailButton[] {
  const url = telephoneLink(phone);
  const open = { label: 'Open lead', url: `${publicUrl}/admin/leads/${id}` };
  return url ? [{ label: `Call ${shownPhone(phone)}`, url }, open] : [open];
}

/** Returns the button that calls the business; none if its number can't be dialed. */
export function callButton({ phone }: Profile): MailButton[] {
  const url = telephoneLink(phone);
  return url ? [{ label: `Call ${phone}`, url }] : [];
}

/** Returns the lead of a delivery. @throws Error if it was deleted */
export async function requireLead(db: Kysely<Database>, { submissionId }: OutboxRow): Promise<LeadRow> {
  const lead = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', submissionId ?? 0)
    .executeTakeFirst();
  if (!lead) throw new Error('The request was deleted');
  return lead;
}

/** The envelope of a mail to the owner about a lead. Replies go to the visitor. */
export function addressOwner(lead: LeadRow, sender: Sender, messageId: string) {
  return {
    ...addressFrom(sender, messageId),
    ...inThreadOf(lead, sender),
    to: sender.to,
    ...(lead.email && { replyTo: [{ name: lead.name, address: lead.email }] }),
  };
}

/** The envelope of a mail to the visitor. Replies go to the business. */
export function addressCustomer(
  { email, reference }: Pick<LeadRow, 'email' | 'reference'>,
  sender: Sender,
  messageId: string,
) {
  return {
    ...addressFrom(sender, messageId),
    ...inThreadOf({ reference }, sender),
    to: [email],
    replyTo: ownersOf(sender),
  };
}

/** The envelope of an email that the owner wrote to the customer. Bounces go to the owner. */
export function addressByHand(lead: Pick<LeadRow, 'email' | 'reference'>, sender: Sender, messageId: string) {
  return { ...addressCustomer(lead, sender, messageId), ...bouncesOf(sender) };
}

/**
 * Puts a mail into the conversation of its lead. Mail programs group mails that name the same identifier, and a reply repeats it. The owner
 * finds a customer's reply below the mail about the lead, and the customer finds all mails about the request together. The identifier is
 * made from the reference, which never changes.
 */
function inThreadOf({ reference }: Pick<LeadRow, 'reference'>, sender: Sender): Pick<Mail, 'thread'> {
  return { thread: addressFrom(sender, `lead-${reference.toLowerCase()}`).messageId };
}
