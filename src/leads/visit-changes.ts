import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { type Database, inTransaction, type LeadRow, type VisitRow } from '../database/index.ts';
import { dropUnsentInvitations, enqueueDeliveries, type InvitationWords } from '../delivery/index.ts';
import { NoEmailAddressError, VisitOverError } from '../http/errors.ts';
import type { Visit, visitSchema } from '../shared/lead/visit.ts';
import { addNote, changeLead, stampLastContact } from './desk-store.ts';
import { findVisit, findVisitRow, spanOf } from './visit-store.ts';

/** What a change answers: the lead's new version, and the visit as it stands then. */
export interface ChangedVisit {
  version: number;
  visit?: Visit;
}

/**
 * Plans the visit of a lead, or moves it; nobody is told of it.
 * @returns `undefined` when there is no such lead
 * @throws ChangedElsewhereError when the lead was changed since
 */
export function saveVisit(
  db: Kysely<Database>,
  leadId: number,
  { startsAt: typed, minutes, note, version }: z.infer<typeof visitSchema>,
  nowMs: number,
): Promise<ChangedVisit | undefined> {
  const startsAt = new Date(typed).toISOString();
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return change(db, leadId, version, async (transaction, lead) => {
    const before = await findVisitRow(transaction, leadId);
    const time = { startsAt, endsAt, note };
    await transaction
      .insertInto('visits')
      .values({ submissionId: leadId, ...time, uid: randomUUID(), invitedAt: null })
      .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(time))
      .execute();
    if (!before || spanOf(before) !== spanOf(time))
      await addNote(transaction, lead.id, { kind: 'visit', text: startsAt }, nowMs);
  });
}

/**
 * Clears the visit of a lead. Whoever may have been invited to it gets a cancellation, unless it is over.
 * @returns `undefined` when there is no such lead
 * @throws ChangedElsewhereError when the lead was changed since
 */
export function clearVisit(
  db: Kysely<Database>,
  leadId: number,
  version: number,
  nowMs: number,
): Promise<ChangedVisit | undefined> {
  return change(db, leadId, version, async (transaction, lead) => {
    const visit = await findVisitRow(transaction, leadId);
    if (!visit) return;
    await transaction.deleteFrom('visits').where('submissionId', '=', leadId).execute();
    await addNote(transaction, leadId, { kind: 'visit', text: '' }, nowMs);
    const mayKnow = await dropUnsentInvitations(transaction, leadId, visit.uid);
    if (visit.invitedAt === null || !mayKnow || Date.parse(visit.endsAt) <= nowMs) return;
    const [startsAt = '', endsAt = ''] = visit.invitedSpan.split('/');
    await enqueue(transaction, lead, { ...visit, startsAt, endsAt, sequence: visit.sequence + 1 }, nowMs, {
      isCancelled: true,
    });
  });
}

/**
 * Sends the visitor an invitation to the visit, as it stands now. One of before that has not left is not sent any more.
 * @returns `undefined` when there is no such lead, or no visit
 * @throws ChangedElsewhereError when the lead was changed since
 * @throws NoEmailAddressError, VisitOverError
 */
export async function sendInvitation(
  db: Kysely<Database>,
  leadId: number,
  version: number,
  nowMs: number,
): Promise<ChangedVisit | undefined> {
  const answer = await change(db, leadId, version, async (transaction, lead) => {
    const visit = await findVisitRow(transaction, leadId);
    if (!visit) return;
    if (!lead.email) throw new NoEmailAddressError();
    if (Date.parse(visit.endsAt) <= nowMs) throw new VisitOverError();
    await dropUnsentInvitations(transaction, leadId, visit.uid);
    const sequence = visit.invitedAt === null ? 0 : visit.sequence + 1;
    const invitedAt = new Date(nowMs).toISOString();
    await transaction
      .updateTable('visits')
      .set({ sequence, invitedAt, invitedSpan: spanOf(visit) })
      .where('submissionId', '=', leadId)
      .execute();
    const hasMoved = visit.invitedSpan !== '' && visit.invitedSpan !== spanOf(visit);
    await enqueue(transaction, lead, { ...visit, sequence }, nowMs, hasMoved && { hasMoved });
    await addNote(transaction, leadId, { kind: 'invitation', text: visit.startsAt }, nowMs);
    await stampLastContact(transaction, leadId, nowMs);
  });
  return answer?.visit && answer;
}

/** Does the work with the lead's new version, or not at all. */
function change(
  db: Kysely<Database>,
  leadId: number,
  version: number,
  work: (transaction: Transaction<Database>, lead: LeadRow) => Promise<void>,
): Promise<ChangedVisit | undefined> {
  return inTransaction(db, async (transaction) => {
    const lead = await changeLead(transaction, leadId, version);
    if (!lead) return undefined;
    await work(transaction, lead);
    const visit = await findVisit(transaction, leadId);
    return { version: lead.version, ...(visit && { visit }) };
  });
}

async function enqueue(
  db: Kysely<Database>,
  { id, status }: LeadRow,
  { uid, sequence, startsAt, endsAt }: Pick<VisitRow, 'uid' | 'sequence' | 'startsAt' | 'endsAt'>,
  nowMs: number,
  more: Partial<InvitationWords> | false = false,
): Promise<void> {
  const payload: InvitationWords = { uid, sequence, startsAt, endsAt, ...more };
  await enqueueDeliveries(db, [{ kind: 'invitation', submissionId: id, payload, held: status === 'spam' }], nowMs);
}
