import { randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Database, inTransaction } from '../database/index.ts';
import { CannotWriteError, InvalidFieldsError, NoEmailAddressError } from '../http/errors.ts';
import { addNote, advanceLead, findLeadPlan, findLeadRow, stampContact } from '../leads/index.ts';
import { enqueueDeliveries, type NewDelivery } from '../outbox/index.ts';
import type { EstimateContent } from '../shared/estimate/content.ts';
import type { LeadStatus } from '../shared/lead/lead.ts';
import { change, requireChangeable, requireEstimate, requireVersion } from './draft-store.ts';
import type { EstimateMailPayload } from './messages/estimate-mail.ts';
import { webhookDelivery } from './messages/webhook-events.ts';
import { customerColumns, hashOf, linkOf, listColumns, toCanonicalJson } from './store.ts';
import { findUnfinished } from './unfinished.ts';

/** A version to send, with the data that decides how it is sent. */
export interface SendOrder {
  /** The version that the owner saw. */
  version: number;
  by: 'email' | 'link';
  /** The name of the person who sends it. */
  sender: string;
  /** In the business's time zone, such as `2026-11-27`. */
  today: string;
  publicUrl: string;
  firstNumber: number;
  /** The text above the prices. */
  mailText: string;
  hasWebhook: boolean;
}

export interface Sent {
  number: number;
  link: string;
  sentVersion: number;
  content: EstimateContent;
}

/** 128 bits. */
const tokenBytes = 16;

/**
 * Sends the draft: freezes its content, gives the number and the link, moves the lead to `quoted`, and queues the mail, all or nothing.
 * @throws NoSuchRecordError, CannotWriteError without a draft, TextChangedError, InvalidFieldsError for an unfinished draft,
 * NoEmailAddressError
 */
export function sendEstimate(db: Kysely<Database>, id: number, order: SendOrder, nowMs: number): Promise<Sent> {
  return inTransaction(db, async (transaction) => {
    const row = await requireEstimate(transaction, id);
    await requireVersion(transaction, row, order.version);
    requireChangeable(row);
    if (row.draft === null || row.submissionId === null)
      throw new CannotWriteError('This estimate was sent. Start a revision to change it.');
    const content: EstimateContent = JSON.parse(row.draft);
    const unfinished = findUnfinished(content, order.today);
    if (unfinished) throw new InvalidFieldsError(unfinished);
    const leadId = row.submissionId;
    const lead = await findLeadRow(transaction, leadId);
    if (order.by === 'email' && !lead?.email) throw new NoEmailAddressError();
    const email = order.by === 'email' ? (lead?.email ?? '') : '';
    const at = new Date(nowMs).toISOString();
    const sentVersion = (row.sentVersion ?? 0) + 1;
    const number = row.number ?? (await takeNumber(transaction, order.firstNumber));
    const token = row.token ?? randomBytes(tokenBytes).toString('base64url');
    const frozen = toCanonicalJson(content);
    const plan = await findLeadPlan(transaction, leadId);
    await transaction
      .insertInto('estimateVersions')
      .values({
        estimateId: id,
        version: sentVersion,
        hash: hashOf(frozen),
        sentAt: at,
        sentBy: order.by,
        sender: order.sender,
        email,
        planCode: plan?.code ?? null,
        content: frozen,
      })
      .execute();
    await change(transaction, row, nowMs, {
      state: 'sent',
      number,
      token,
      sentVersion,
      validUntil: content.validUntil,
      sentAt: at,
      draft: null,
      ...listColumns(content),
      ...(lead && customerColumns(lead.name)),
    });
    // The customer may answer the new version, whatever the answer to the previous one was.
    await transaction.deleteFrom('estimateDeclines').where('estimateId', '=', id).execute();
    await stampContact(transaction, leadId, nowMs);
    // A customer who declined has a new price to think about.
    const edit = { by: order.sender, nowMs };
    const before: LeadStatus[] = row.state === 'declined' ? ['new', 'contacted', 'lost'] : ['new', 'contacted'];
    await advanceLead(transaction, leadId, before, 'quoted', edit);
    const payload: EstimateMailPayload = { estimateId: id, version: sentVersion, text: order.mailText };
    const mail: NewDelivery[] = order.by === 'email' ? [{ kind: 'estimate', submissionId: leadId, payload }] : [];
    const [deliveryId] = await enqueueDeliveries(transaction, mail, nowMs);
    const how = order.by === 'email' ? `by email to ${email}` : 'as a link';
    const what = sentVersion > 1 ? `a new version of estimate #${number}` : `estimate #${number}`;
    await addNote(transaction, leadId, { kind: 'estimate', text: `Sent ${what} ${how}`, deliveryId }, edit);
    if (order.hasWebhook)
      await enqueueDeliveries(
        transaction,
        [webhookDelivery('estimate.sent', leadId, { id, number, version: sentVersion, ...listColumns(content) })],
        nowMs,
      );
    return { number, link: linkOf(order.publicUrl, token), sentVersion, content };
  });
}

/** Takes the next number. The counter is part of the transaction, so a number is given once, and only to an estimate that is sent. */
async function takeNumber(transaction: Transaction<Database>, first: number): Promise<number> {
  const { value } = await transaction
    .insertInto('counters')
    .values({ name: 'estimate', value: first })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb, val }) => ({
        value: eb
          .case()
          .when('counters.value', '<', first)
          .then(val(first))
          .else(eb('counters.value', '+', 1))
          .end(),
      })),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
