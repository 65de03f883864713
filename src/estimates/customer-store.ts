import type { Kysely, Transaction } from 'kysely';
import { type Database, type EstimateRow, inTransaction, type LeadRow } from '../database/index.ts';
import { EstimateConflictError, EstimateExpiredError, InvalidFieldsError, NoSuchRecordError } from '../http/errors.ts';
import { addNote, advanceLead, findLeadRow } from '../leads/index.ts';
import { enqueueDeliveries, type NewDelivery } from '../outbox/index.ts';
import type { EstimateContent } from '../shared/estimate/content.ts';
import { declineReasons, type EstimateAcceptance, isExpired, type SentVersion } from '../shared/estimate/estimate.ts';
import { formatCents } from '../shared/estimate/money.ts';
import { totalsOf } from '../shared/estimate/totals.ts';
import { leadStatuses } from '../shared/lead/lead.ts';
import { listChanges } from './changes.ts';
import type { EstimateAccept, EstimateDecline } from './customer-forms.ts';
import { change } from './draft-store.ts';
import { webhookDelivery } from './messages/webhook-events.ts';
import type { EstimateMoment } from './store.ts';
import { findAcceptance, findVersion, hashOf, lockEstimate } from './store.ts';

/** The channels that tell the owner about a customer's answer, and the next workday. */
export interface CustomerMoment extends EstimateMoment {
  nowMs: number;
  hasMail: boolean;
  hasWebhook: boolean;
  /** The next step's day for a lead that is won. */
  workday: string;
}

/** The part of an acceptance's record that comes from the request. */
export interface Signing {
  consent: string;
  address: string;
  userAgent: string;
}

/** Finds an estimate by the secret of its link. */
export function findByToken(db: Kysely<Database>, token: string): Promise<EstimateRow | undefined> {
  return db.selectFrom('estimates').selectAll().where('token', '=', token).executeTakeFirst();
}

/** Counts an opening of the customer's page. It changes nothing else: mail filters open links too. */
export async function recordOpening(db: Kysely<Database>, id: number, nowMs: number): Promise<void> {
  const at = new Date(nowMs).toISOString();
  await db
    .updateTable('estimates')
    .set(({ eb, fn, ref, val }) => ({
      opens: eb('opens', '+', 1),
      openedAt: fn.coalesce(ref('openedAt'), val(at)),
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Accepts an estimate: the signature, the state, the lead's status and next step, and the messages, all or nothing. The same acceptance
 * again returns the first one and sends nothing.
 * @throws NoSuchRecordError, EstimateConflictError if the estimate isn't what the customer saw, EstimateExpiredError, InvalidFieldsError
 */
export function acceptEstimate(
  db: Kysely<Database>,
  id: number,
  order: EstimateAccept,
  signing: Signing,
  moment: CustomerMoment,
): Promise<{ number: number; acceptance: EstimateAcceptance; isNew: boolean }> {
  return inTransaction(db, async (transaction) => {
    const row = await lockEstimate(transaction, id);
    if (!row?.number) throw new NoSuchRecordError();
    const number = row.number;
    const addOns = [...new Set(order.addOns)].sort((one, other) => one - other);
    const known = await findAcceptance(transaction, id);
    if (known && row.state === 'accepted') {
      if (isSameChoice(known, order, addOns)) return { number, acceptance: known, isNew: false };
      throw new EstimateConflictError('This estimate was already accepted. Please call us to change it.');
    }
    const { sent, lead } = await requireOpen(transaction, row, order.version, moment);
    const { content } = sent;
    requireChoice(content, order.option, addOns);
    const { total, deposit } = totalsOf(content, order.option, addOns);
    if (total !== order.total)
      throw new EstimateConflictError('The total is different from the one you saw. Please review it.', [
        `The total is ${formatCents(total)}, not ${formatCents(order.total)}.`,
      ]);
    const acceptance: EstimateAcceptance = {
      version: sent.version,
      hash: sent.hash,
      option: order.option,
      optionName: content.options[order.option]?.name ?? '',
      addOns,
      total,
      deposit,
      name: order.name,
      ...signing,
      at: new Date(moment.nowMs).toISOString(),
      timeZone: moment.timeZone,
      email: sent.email,
    };
    await transaction
      .insertInto('estimateAcceptances')
      .values({ ...acceptance, estimateId: id, addOns: JSON.stringify(addOns) })
      .execute();
    await change(transaction, row, moment.nowMs, { state: 'accepted', total, highestTotal: total });
    await winLead(transaction, lead, moment);
    const what = describeAcceptance(number, acceptance);
    await tell(transaction, lead.id, id, moment, {
      note: `Accepted ${what}`,
      title: `Accepted: ${what}`,
      body: 'The lead is won. Call to schedule.',
      event: webhookDelivery('estimate.accepted', lead.id, {
        id,
        number,
        version: sent.version,
        option: order.option,
        optionName: acceptance.optionName,
        addOns,
        total,
        deposit,
        name: order.name,
        acceptedAt: acceptance.at,
      }),
      copy: (sent.email || lead.email) !== '',
    });
    return { number, acceptance, isNew: true };
  });
}

/** Returns such as "#1042, Vinyl privacy, $6,480.00, Jane Doe". */
function describeAcceptance(number: number | null, { optionName, total, name }: EstimateAcceptance): string {
  return [`#${number}`, optionName, formatCents(total), name].filter(Boolean).join(', ');
}

function isSameChoice(
  known: EstimateAcceptance,
  { version, option, total }: EstimateAccept,
  addOns: readonly number[],
): boolean {
  return (
    known.version === version &&
    known.option === option &&
    known.total === total &&
    known.addOns.join() === addOns.join()
  );
}

/** @throws InvalidFieldsError for an option or add-on that the estimate doesn't have */
function requireChoice({ options, addOns }: EstimateContent, option: number, chosen: readonly number[]): void {
  if (option >= options.length) throw new InvalidFieldsError({ option: ['Choose one of the options.'] });
  if (chosen.some((index) => index >= addOns.length))
    throw new InvalidFieldsError({ addOns: ['Choose from the add-ons on this page.'] });
}

/**
 * Returns the version in force, which the customer must have seen, with the lead.
 * @throws EstimateConflictError, EstimateExpiredError
 */
async function requireOpen(
  transaction: Transaction<Database>,
  row: EstimateRow,
  seen: number,
  { today }: Pick<EstimateMoment, 'today'>,
): Promise<{ sent: SentVersion; lead: LeadRow }> {
  const { id, state, sentVersion, submissionId } = row;
  const sent = await findVersion(transaction, id, sentVersion);
  const lead = submissionId === null ? undefined : await findLeadRow(transaction, submissionId);
  if (!sent || !lead || state === 'voided') throw new EstimateConflictError('This estimate is no longer valid.');
  if (state === 'declined') throw new EstimateConflictError('This estimate was declined. Please call us.');
  if (state === 'accepted') throw new EstimateConflictError('This estimate was already accepted. Please call us.');
  if (seen !== sent.version) {
    const before = await findVersion(transaction, id, seen);
    throw new EstimateConflictError(
      'We updated this estimate. Please review it.',
      before ? listChanges(before.content, sent.content) : [],
    );
  }
  if (isExpired(row, today)) throw new EstimateExpiredError();
  return { sent, lead };
}

/** The status of a lead whose estimate was accepted, whatever it was before. */
const beforeWon = leadStatuses.filter((status) => status !== 'won');

async function winLead(
  transaction: Transaction<Database>,
  { id }: LeadRow,
  { nowMs, workday }: CustomerMoment,
): Promise<void> {
  await advanceLead(transaction, id, beforeWon, 'won', { by: '', nowMs });
  await transaction
    .updateTable('submissions')
    .set(({ eb }) => ({ nextStep: 'Call to schedule', nextStepOn: workday, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('nextStepOn', 'is', null)
    .execute();
}

/**
 * Declines an estimate. The lead is lost only if no other estimate of it is open. The same answer again changes nothing.
 * @throws NoSuchRecordError, EstimateConflictError
 */
export function declineEstimate(
  db: Kysely<Database>,
  id: number,
  { version, reason, text, name }: EstimateDecline,
  moment: CustomerMoment,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = await lockEstimate(transaction, id);
    if (!row?.number) throw new NoSuchRecordError();
    if (row.state === 'declined') return;
    const { lead } = await requireOpen(transaction, row, version, { today: '' });
    const at = new Date(moment.nowMs).toISOString();
    await transaction.insertInto('estimateDeclines').values({ estimateId: id, reason, text, name, at }).execute();
    await change(transaction, row, moment.nowMs, { state: 'declined' });
    if (!(await hasOtherOpen(transaction, lead.id, id, moment.today)))
      await advanceLead(transaction, lead.id, ['new', 'contacted', 'quoted'], 'lost', { by: '', nowMs: moment.nowMs });
    const what = `#${row.number}, ${declineReasons[reason]}, ${name}`;
    await tell(transaction, lead.id, id, moment, {
      note: [`Declined ${what}`, text].filter(Boolean).join('\n'),
      title: `Declined: ${what}`,
      body: text || declineReasons[reason],
      event: webhookDelivery('estimate.declined', lead.id, {
        id,
        number: row.number,
        version,
        reason,
        text,
        name,
        declinedAt: at,
      }),
    });
  });
}

/** True if the lead has another estimate that may still be accepted, or is being written. */
async function hasOtherOpen(
  transaction: Transaction<Database>,
  leadId: number,
  id: number,
  today: string,
): Promise<boolean> {
  const other = await transaction
    .selectFrom('estimates')
    .select('id')
    .where('submissionId', '=', leadId)
    .where('id', '<>', id)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'draft'), and([eb('state', '=', 'sent'), eb('validUntil', '>=', today)])]),
    )
    .executeTakeFirst();
  return other !== undefined;
}

/**
 * Stores a question, or a note of the customer's. The same text again is stored once.
 * @param label how the entry begins, such as "Question about estimate #1042"
 * @throws NoSuchRecordError, EstimateConflictError for a voided estimate
 */
export function askQuestion(
  db: Kysely<Database>,
  id: number,
  { text, label }: { text: string; label: string },
  moment: CustomerMoment,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const row = await lockEstimate(transaction, id);
    if (!row || row.submissionId === null) throw new NoSuchRecordError();
    if (row.state === 'voided') throw new EstimateConflictError('This estimate is no longer valid.');
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('estimateQuestions')
      .values({ estimateId: id, hash: hashOf(text), text, at: new Date(moment.nowMs).toISOString() })
      .onConflict((conflict) => conflict.columns(['estimateId', 'hash']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) return;
    await tell(transaction, row.submissionId, id, moment, {
      note: `${label} #${row.number}:\n${text}`,
      title: `${label} #${row.number}, ${row.customer}`,
      body: text,
    });
  });
}

/** A customer's answer, as text for the owner. */
interface News {
  note: string;
  title: string;
  body: string;
  event?: NewDelivery;
  /** The customer gets the signed copy. */
  copy?: boolean;
}

/** Adds the entry of the lead and queues the messages. Their rows are deleted with the lead, so no name outlives it. */
async function tell(
  transaction: Transaction<Database>,
  leadId: number,
  estimateId: number,
  { nowMs, hasMail, hasWebhook }: CustomerMoment,
  { note, title, body, event, copy = false }: News,
): Promise<void> {
  const path = `/admin/leads/${leadId}`;
  const mails: NewDelivery[] = [
    ...(copy ? [{ kind: 'estimate-copy' as const, submissionId: leadId, payload: { estimateId } }] : []),
    { kind: 'estimate-answer', submissionId: leadId, payload: { estimateId, title, body } },
  ];
  await addNote(transaction, leadId, { kind: 'estimate', text: note }, { by: '', nowMs });
  await enqueueDeliveries(
    transaction,
    [
      { kind: 'push', submissionId: leadId, payload: { title, body, path, tag: `estimate-${estimateId}` } },
      ...(hasMail ? mails : []),
      ...(hasWebhook && event ? [event] : []),
    ],
    nowMs,
  );
}
