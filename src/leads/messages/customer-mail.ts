import { type Channel, readPayload, writeMail } from '../../outbox/index.ts';
import { addressByHand, createCustomerMailChannel, type LeadMailOptions } from './lead-mail.ts';

/** A message from the owner to a customer. */
export interface CustomerMail {
  subject: string;
  text: string;
}

/**
 * An email that the owner wrote to the customer: a reply or a review request. It goes to the lead's current address, and replies go to the
 * business.
 */
export function createCustomerChannel(options: LeadMailOptions): Channel {
  return createCustomerMailChannel(options, (lead, delivery, sender) => {
    const { subject = '', text = '' } = readPayload<CustomerMail>(delivery);
    return {
      ...addressByHand(lead, sender, delivery.messageId),
      ...writeMail({ subject, paragraphs: text.split(/\n{2,}/), to: 'customer' }, sender.profile, sender.publicUrl),
    };
  });
}
