import type { EstimateRow, LeadRow } from '../../database/index.ts';
import {
  addressByHand,
  addressOwner,
  callButton,
  type LeadMailOptions,
  leadButtons,
  requireLead,
} from '../../leads/index.ts';
import {
  type Channel,
  type Mail,
  type MailContent,
  type MailTable,
  readPayload,
  type Sender,
  writeMail,
} from '../../outbox/index.ts';
import type { EstimateAcceptance, SentVersion } from '../../shared/estimate/estimate.ts';
import { formatCents } from '../../shared/estimate/money.ts';
import { noticeParagraphs } from '../../shared/estimate/notice.ts';
import { lineAmount } from '../../shared/estimate/totals.ts';
import { describeMoment } from '../../shared/moments.ts';
import type { Profile } from '../../shared/profile.ts';
import { cancellationDates } from '../cancellation.ts';
import { dayOf } from '../customer-day.ts';
import { findAcceptance, findEstimate, findVersion, linkOf } from '../store.ts';
import { listSums } from './estimate-mail.ts';

/** An estimate that was accepted, for both copies. */
interface Signed {
  row: EstimateRow;
  acceptance: EstimateAcceptance;
  sent: SentVersion;
}

async function findSigned(db: LeadMailOptions['db'], estimateId: number): Promise<Signed | undefined> {
  const row = await findEstimate(db, estimateId);
  const acceptance = await findAcceptance(db, estimateId);
  const sent = acceptance && (await findVersion(db, estimateId, acceptance.version));
  return row && acceptance && sent && { row, acceptance, sent };
}

/** The customer's copy of the signed estimate: the text itself, the record, the deposit, and the notice of cancellation. */
export function createCopyChannel({ db, mailer }: LeadMailOptions): Channel {
  return {
    path: 'mail',
    endsWhenRefused: true,
    async send(delivery, claim, signal) {
      const { estimateId = 0 } = readPayload<{ estimateId: number }>(delivery);
      const lead = await requireLead(db, delivery);
      const signed = await findSigned(db, estimateId);
      if (!signed) return { result: 'needless' };
      // It goes to the address that the estimate was sent to.
      const to = { ...lead, email: signed.acceptance.email || lead.email };
      return mailer.sendToCustomer((sender) => composeCopy(to, signed, sender, delivery.messageId), claim, signal);
    },
  };
}

function composeCopy(lead: LeadRow, signed: Signed, sender: Sender, messageId: string): Mail {
  const { profile, publicUrl } = sender;
  const { row, acceptance, sent } = signed;
  const { deposit } = acceptance;
  const { paymentLink } = sent.content;
  const paysOnline = deposit > 0 && paymentLink;
  const content: MailContent = {
    subject: `You accepted estimate #${row.number} from ${profile.name}`,
    heading: 'Thank you. Here is your copy.',
    paragraphs: [
      'We’ll call you to schedule the work.',
      ...(deposit > 0 ? [`The deposit is ${formatCents(deposit)}.`] : []),
    ],
    buttons: [
      ...(paysOnline ? [{ label: 'Pay the deposit', url: paymentLink }] : []),
      { label: 'View your estimate', url: linkOf(publicUrl, row.token ?? '') },
      ...callButton(profile),
    ],
    tables: listSigned(signed, profile),
    to: 'customer',
  };
  return { ...addressByHand(lead, sender, messageId), ...writeMail(content, profile, publicUrl) };
}

/** The mail to the owner about an acceptance, a decline, or a question. An acceptance comes with the owner's copy. */
export function createAnswerChannel({ db, mailer }: LeadMailOptions): Channel {
  return {
    path: 'mail',
    async send(delivery, claim, signal) {
      const { estimateId = 0, title = '', body = '' } = readPayload<AnswerPayload>(delivery);
      const lead = await requireLead(db, delivery);
      const signed = title.startsWith('Accepted') ? await findSigned(db, estimateId) : undefined;
      const write = (sender: Sender): Mail => ({
        ...addressOwner(lead, sender, delivery.messageId),
        ...writeMail(
          {
            subject: title,
            heading: title,
            paragraphs: body.split(/\n{2,}/),
            buttons: leadButtons(lead, sender.publicUrl),
            tables: signed ? listSigned(signed, sender.profile) : [],
            facts: [['Reference', lead.reference]],
            to: 'owner',
          },
          sender.profile,
          sender.publicUrl,
        ),
      });
      return mailer.tell(delivery, write, claim, signal);
    },
  };
}

interface AnswerPayload {
  estimateId: number;
  title: string;
  body: string;
}

/** Returns the accepted text and the record of the signature. */
function listSigned({ row, acceptance, sent: { content } }: Signed, profile: Profile): MailTable[] {
  const { option, addOns, name, consent, hash, version, at, timeZone, address, userAgent, email } = acceptance;
  const chosen = content.options[option];
  const extras = content.addOns.filter((_addOn, index) => addOns.includes(index));
  const signedDay = dayOf(at, timeZone);
  const tables: MailTable[] = [
    {
      title: chosen?.name || `Estimate #${row.number}`,
      rows: [
        ...(chosen?.lines ?? []).map((line) => [line.text, formatCents(lineAmount(line))]),
        ...extras.map(({ text, price }) => [text, formatCents(price)]),
        ...listSums(content, option, addOns),
      ],
    },
    { title: 'What’s included', rows: content.included.map((item) => [item]) },
    { title: 'What’s not included', rows: content.notIncluded.map((item) => [item]) },
    { title: 'Start', rows: content.start ? [[content.start]] : [] },
    { title: 'Notes', rows: listParagraphs(content.notes) },
    { title: 'Terms', rows: listParagraphs(content.terms) },
    {
      title: 'Signature',
      rows: [
        ['Signed by', name],
        ['Time', describeMoment(at, timeZone)],
        ['Estimate', `#${row.number}, version ${version}`],
        ['Agreed to', consent],
        ['Sent to', email || 'a link'],
        ['Network address', address],
        ['Browser', userAgent],
        ['SHA-256 of the estimate', hash],
      ],
    },
    {
      title: 'Notice of Cancellation',
      rows: content.cancellationNotice
        ? noticeParagraphs(cancellationDates(signedDay, signedDay), profile).map((paragraph) => [paragraph])
        : [],
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

const listParagraphs = (text: string): string[][] => (text ? text.split(/\n+/).map((line) => [line]) : []);
