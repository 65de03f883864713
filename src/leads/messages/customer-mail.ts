import { type Channel, readPayload, writeParagraphs } from '../../outbox/index.ts';
import { addressByHand, createCustomerMailChannel, type LeadMailOptions } from './lead-mail.ts';

/** What the owner has written to a customer. */
export interface CustomerMail {
  subject: string;
  text: string;
}

/**
 * A mail to the visitor in the owner's own words: a reply, or the request for a review. Nothing sends one by itself; it goes to the
 * address of the lead as it stands, and an answer to it goes to the business.
 */
export function createCustomerChannel(options: LeadMailOptions): Channel {
  return createCustomerMailChannel(options, (lead, delivery, sender) => {
    const { subject = '', text = '' } = readPayload<CustomerMail>(delivery);
    return { ...addressByHand(lead, sender, delivery.messageId), ...writeParagraphs(subject, text.split(/\n{2,}/)) };
  });
}
