import type { LeadRow } from '../../database/index.ts';
import { type Channel, type Mail, type Sender, writeParagraphs } from '../../outbox/index.ts';
import { daysOffNow, describeLastDay } from '../../shared/days-off.ts';
import { addressCustomer, createCustomerMailChannel, type LeadMailOptions } from './lead-mail.ts';

/** The mail that confirms the lead to the visitor, if the owner has turned it on. */
export function createAcknowledgementChannel({ now, ...options }: LeadMailOptions & { now(): number }): Channel {
  return createCustomerMailChannel(options, (lead, { messageId }, sender) =>
    composeAcknowledgement(lead, sender, messageId, now()),
  );
}

/**
 * The mail must not repeat anything that was typed into the form. Otherwise anyone could enter a stranger's address and send that stranger
 * any text in our name.
 */
function composeAcknowledgement(lead: LeadRow, sender: Sender, messageId: string, nowMs: number): Mail {
  const { name, phone } = sender.profile;
  const daysOff = daysOffNow(sender.profile, nowMs);
  return {
    ...addressCustomer(lead, sender, messageId),
    ...writeParagraphs(`We have your message (${lead.reference})`, [
      daysOff
        ? `Thank you for your message. We are closed through ${describeLastDay(daysOff)}, and will get back to you after that.`
        : "Thank you for your message. We'll get back to you soon.",
      `Your reference is ${lead.reference}. Please have it handy if you call us at ${phone}.`,
      name,
    ]),
    automatic: true,
  };
}
