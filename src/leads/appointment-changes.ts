import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { type Database, inTransaction, type LeadRow } from '../database/index.ts';
import { AppointmentOverError, NoEmailAddressError } from '../http/errors.ts';
import { enqueueDeliveries } from '../outbox/index.ts';
import type { Appointment, appointmentSchema } from '../shared/lead/appointment.ts';
import { addNote, changeLead, findRow, stampLastContact } from './admin-store.ts';
import {
  type AppointmentSpan,
  findAppointment,
  findAppointmentRow,
  type InvitableAppointment,
  isAwaited,
  listAwaited,
  listChanges,
  reviseOthersAt,
} from './appointment-store.ts';
import { deleteUnsentInvitations, type InvitationFacts } from './messages/invitation.ts';

/** The response to a change: the lead's new version, and the appointment. */
export interface ChangedAppointment {
  version: number;
  visit?: Appointment;
}

/**
 * Plans the visit of a lead, or moves it; nobody is told of it. Its name and sequence in calendars stay or rise.
 * @returns `undefined` when there is no such lead
 * @throws ChangedElsewhereError when the lead was changed since
 */
export function saveAppointment(
  db: Kysely<Database>,
  leadId: number,
  { startsAt: typed, minutes, note, version }: z.infer<typeof appointmentSchema>,
  nowMs: number,
): Promise<ChangedAppointment | undefined> {
  const startsAt = new Date(typed).toISOString();
  const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  return change(db, leadId, version, nowMs, async (transaction, lead) => {
    const before = await findAppointmentRow(transaction, leadId);
    const next = { startsAt, endsAt, note };
    const hasMoved = !before || !isSameSpan(before, next);
    if (!hasMoved && before.note === note) return;
    const changedAt = new Date(nowMs).toISOString();
    await transaction
      .insertInto('visits')
      .values({ submissionId: leadId, ...next, uid: randomUUID(), changedAt })
      .onConflict((conflict) =>
        conflict
          .column('submissionId')
          .doUpdateSet(({ eb }) => ({ ...next, changedAt, sequence: eb('visits.sequence', '+', 1) })),
      )
      .execute();
    if (!hasMoved) return;
    await reviseOthersAt(transaction, leadId, before ? [before, next] : [next], nowMs);
    await addNote(transaction, lead.id, { kind: 'visit', text: startsAt }, nowMs);
  });
}

const isSameSpan = (one: AppointmentSpan, other: AppointmentSpan) =>
  one.startsAt === other.startsAt && one.endsAt === other.endsAt;

/**
 * Clears the visit of a lead. Whoever may count on it gets a cancellation.
 * @returns `undefined` when there is no such lead
 * @throws ChangedElsewhereError when the lead was changed since
 */
export function deleteAppointment(
  db: Kysely<Database>,
  leadId: number,
  version: number,
  nowMs: number,
): Promise<ChangedAppointment | undefined> {
  return change(db, leadId, version, nowMs, async (transaction) => {
    const visit = await findAppointmentRow(transaction, leadId);
    if (!visit) return;
    await transaction.deleteFrom('visits').where('submissionId', '=', leadId).execute();
    await reviseOthersAt(transaction, leadId, [visit], nowMs);
    await addNote(transaction, leadId, { kind: 'visit', text: '' }, nowMs);
    if (!(await mayBeAwaited(transaction, visit, nowMs))) return;
    const cancellation = { kind: 'invitation', submissionId: leadId, payload: cancellationOf(visit) } as const;
    await enqueueDeliveries(transaction, [cancellation], nowMs);
  });
}

/**
 * Calls off the visits of leads that are about to be deleted. The mails hold what they need of a lead, and are deleted once they are sent.
 * @param tells whether whoever counts on a visit gets a cancellation
 */
export async function cancelAppointments(
  transaction: Kysely<Database>,
  leadIds: readonly number[],
  tells: boolean,
  nowMs: number,
): Promise<void> {
  const visits = await transaction.selectFrom('visits').selectAll().where('submissionId', 'in', leadIds).execute();
  for (const visit of visits) await reviseOthersAt(transaction, visit.submissionId, [visit], nowMs);
  for (const visit of tells ? await listAwaited(transaction, leadIds, nowMs) : []) {
    const lead = await findRow(transaction, visit.submissionId);
    if (!lead || !(await mayBeAwaited(transaction, visit, nowMs))) continue;
    const { name, email, address, reference } = lead;
    const payload: InvitationFacts = { ...cancellationOf(visit), lead: { name, email, address, reference } };
    await enqueueDeliveries(transaction, [{ kind: 'invitation', payload }], nowMs);
  }
}

/** An invitation that has certainly not left is dropped: nobody has to hear that its visit is off. */
async function mayBeAwaited(db: Kysely<Database>, visit: InvitableAppointment, nowMs: number): Promise<boolean> {
  const mayKnow = await deleteUnsentInvitations(db, visit.submissionId, visit.uid);
  return mayKnow && isAwaited(visit, nowMs);
}

/** Names the visit as the visitor knows it. */
function cancellationOf(visit: InvitableAppointment): InvitationFacts {
  return {
    uid: visit.uid,
    sequence: visit.sequence + 1,
    startsAt: visit.invitedStartsAt ?? visit.startsAt,
    endsAt: visit.invitedEndsAt ?? visit.endsAt,
    to: visit.invitedEmail,
    isCancelled: true,
  };
}

/**
 * Sends the visitor an invitation to the visit as it is now. An earlier invitation that hasn't been sent yet is dropped.
 * @returns `undefined` when there is no such lead, or no visit
 * @throws ChangedElsewhereError when the lead was changed since
 * @throws NoEmailAddressError, AppointmentOverError
 */
export async function sendInvitation(
  db: Kysely<Database>,
  leadId: number,
  version: number,
  nowMs: number,
): Promise<ChangedAppointment | undefined> {
  const answer = await change(db, leadId, version, nowMs, async (transaction, lead) => {
    const visit = await findAppointmentRow(transaction, leadId);
    if (!visit) return;
    if (!lead.email) throw new NoEmailAddressError();
    if (Date.parse(visit.endsAt) <= nowMs) throw new AppointmentOverError();
    await deleteUnsentInvitations(transaction, leadId, visit.uid);
    // Sent again unchanged, it is a revision too, so that a calendar from which it was deleted takes it.
    const isRepeated = visit.sequence === visit.invitedSequence;
    const sequence = visit.sequence + (isRepeated ? 1 : 0);
    const { startsAt, endsAt, uid } = visit;
    const named = { invitedStartsAt: startsAt, invitedEndsAt: endsAt, invitedAddress: lead.address };
    await transaction
      .updateTable('visits')
      .set({ sequence, invitedSequence: sequence, invitedAt: new Date(nowMs).toISOString(), ...named })
      .set({ invitedEmail: lead.email })
      .where('submissionId', '=', leadId)
      .execute();
    const payload: InvitationFacts = { uid, sequence, startsAt, endsAt, ...updateOf(visit) };
    const invitation = { kind: 'invitation', submissionId: leadId, payload, held: lead.status === 'spam' } as const;
    await enqueueDeliveries(transaction, [invitation], nowMs);
    await addNote(transaction, leadId, { kind: 'invitation', text: startsAt }, nowMs);
    await stampLastContact(transaction, leadId, nowMs);
  });
  return answer?.visit && answer;
}

/** The changes for the visitor; none for a mailbox that gets its first invitation. */
function updateOf(visit: InvitableAppointment): Pick<InvitationFacts, 'hasMoved' | 'isElsewhere'> {
  const changes = listChanges(visit);
  if (changes.includes('email')) return {};
  if (changes.includes('time')) return { hasMoved: true };
  return changes.includes('address') ? { isElsewhere: true } : {};
}

/** Does the work with the lead's new version, or not at all. */
function change(
  db: Kysely<Database>,
  leadId: number,
  version: number,
  nowMs: number,
  work: (transaction: Transaction<Database>, lead: LeadRow) => Promise<void>,
): Promise<ChangedAppointment | undefined> {
  return inTransaction(db, async (transaction) => {
    const lead = await changeLead(transaction, leadId, version);
    if (!lead) return undefined;
    await work(transaction, lead);
    const visit = await findAppointment(transaction, leadId, nowMs);
    return { version: lead.version, ...(visit && { visit }) };
  });
}
