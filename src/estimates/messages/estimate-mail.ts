import type { EstimateRow, LeadRow } from '../../database/index.ts';
import { addressByHand, callButton, type LeadMailOptions, requireLead } from '../../leads/index.ts';
import { type Channel, type Mail, type MailTable, readPayload, type Sender, writeMail } from '../../outbox/index.ts';
import { formatDayOf } from '../../shared/dates.ts';
import type { EstimateContent } from '../../shared/estimate/content.ts';
import { formatCents } from '../../shared/estimate/money.ts';
import { lineAmount, totalsOf } from '../../shared/estimate/totals.ts';
import { findEstimate, findVersion, linkOf } from '../store.ts';

export interface EstimateMailPayload {
  estimateId: number;
  version: number;
  /** The owner's text above the prices. */
  text: string;
}

/** Creates the channel of the email that brings a customer an estimate. A version that is no longer in force isn't sent. */
export function createEstimateChannel({ db, mailer }: LeadMailOptions): Channel {
  return {
    path: 'mail',
    endsWhenRefused: true,
    async send(delivery, claim, signal) {
      const { estimateId = 0, version = 0, text = '' } = readPayload<EstimateMailPayload>(delivery);
      const lead = await requireLead(db, delivery);
      const row = await findEstimate(db, estimateId);
      const sent = await findVersion(db, estimateId, version);
      if (!row || !sent || row.sentVersion !== version || row.state === 'voided') return { result: 'needless' };
      // It goes to the address that the record names.
      const to = { ...lead, email: sent.email };
      const write = (sender: Sender) => composeEstimate(to, row, sent.content, text, sender, delivery.messageId);
      return mailer.sendToCustomer(write, claim, signal);
    },
  };
}

function composeEstimate(
  lead: LeadRow,
  { number, token, sentVersion }: EstimateRow,
  content: EstimateContent,
  text: string,
  sender: Sender,
  messageId: string,
): Mail {
  const { profile, publicUrl } = sender;
  const isUpdate = (sentVersion ?? 1) > 1;
  return {
    ...addressByHand(lead, sender, messageId),
    ...writeMail(
      {
        subject: `${isUpdate ? 'Updated estimate' : 'Estimate'} #${number} from ${profile.name}`,
        heading: isUpdate ? 'Your updated estimate' : 'Your estimate',
        paragraphs: text.split(/\n{2,}/),
        buttons: [{ label: 'View your estimate', url: linkOf(publicUrl, token ?? '') }, ...callButton(profile)],
        tables: listOptions(content),
        facts: [
          ['Estimate', `#${number}`],
          ['Valid through', formatDayOf(content.validUntil)],
          ...(content.start ? ([['Start', content.start]] as const) : []),
        ],
        to: 'customer',
      },
      profile,
      publicUrl,
    ),
  };
}

/** Returns the options as tables: lines with their amounts, tax, and the total. */
function listOptions(content: EstimateContent): MailTable[] {
  return content.options.map(({ name, lines }, index) => ({
    title: name || 'Your fence',
    rows: [...lines.map((line) => [line.text, formatCents(lineAmount(line))]), ...listSums(content, index)],
  }));
}

/** Returns the figures of an option as rows of a table. */
export function listSums(content: EstimateContent, option: number, addOns: readonly number[] = []): string[][] {
  const { tax, total, deposit } = totalsOf(content, option, addOns);
  return [
    ...(content.taxPercent > 0 ? [['Sales tax', formatCents(tax)]] : []),
    ['Total', formatCents(total)],
    ...(deposit > 0 ? [['Deposit when you accept', formatCents(deposit)]] : []),
  ];
}
