import type { LeadRow } from '../../database/index.ts';
import { type Channel, type Mail, type Sender, writeMail } from '../../outbox/index.ts';
import { daysOffNow, describeLastDay } from '../../shared/days-off.ts';
import { addressCustomer, callButton, createCustomerMailChannel, type LeadMailOptions } from './lead-mail.ts';

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
  const { phone } = sender.profile;
  const daysOff = daysOffNow(sender.profile, nowMs);
  return {
    ...addressCustomer(lead, sender, messageId),
    ...writeMail(
      {
        subject: `We got your message (${lead.reference})`,
        heading: 'We got your message',
        paragraphs: [
          daysOff
            ? `Thanks for reaching out. We’re closed through ${describeLastDay(daysOff)}, and we’ll get back to you after that.`
            : 'Thanks for reaching out. We’ll get back to you soon.',
          `Need us sooner? Call ${phone}, and please have your reference number handy: ${lead.reference}.`,
        ],
        buttons: callButton(sender.profile),
        to: 'customer',
      },
      sender.profile,
      sender.publicUrl,
    ),
    automatic: true,
  };
}
