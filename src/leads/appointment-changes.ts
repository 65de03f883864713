import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { type Database, inTransaction, type LeadRow } from '../database/index.ts';
import { AppointmentOverError, NoEmailAddressError } from '../http/errors.ts';
import { enqueueDeliveries } from '../outbox/index.ts';
import type { Appointment, appointmentSchema } from '../shared/lead/appointment.ts';
import { addNote, changeLead, findRow, type LeadEdit, stampLastContact } from './admin-store.ts';
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
 * Schedules the appointment of a lead, or moves it, without notifying the visitor. Its calendar UID stays, and its sequence never falls.
 * @returns `undefined` if the lead doesn't exist
 * @throws ChangedElsewhereError if the lead changed in the meantime
 */
export function saveAppointment(
  db: Kysely<Database>,
  leadId: number,
  { startsAt: typed, minutes, note, version }: z.infer<typeof appointmentSchema>,
  { by, nowMs }: LeadEdit,
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
    await addNote(transaction, lead.id, { kind: 'visit', text: startsAt }, { by, nowMs });
  });
}

const isSameSpan = (one: AppointmentSpan, other: AppointmentSpan) =>
  one.startsAt === other.startsAt && one.endsAt === other.endsAt;

/**
 * Deletes the appointment of a lead. A visitor who was invited gets a cancellation.
 * @returns `undefined` if the lead doesn't exist
 * @throws ChangedElsewhereError if the lead changed in the meantime
 */
export function deleteAppointment(
  db: Kysely<Database>,
  leadId: number,
  version: number,
  { by, nowMs }: LeadEdit,
): Promise<ChangedAppointment | undefined> {
  return change(db, leadId, version, nowMs, async (transaction) => {
    const visit = await findAppointmentRow(transaction, leadId);
    if (!visit) return;
    await transaction.deleteFrom('visits').where('submissionId', '=', leadId).execute();
    await reviseOthersAt(transaction, leadId, [visit], nowMs);
    await addNote(transaction, leadId, { kind: 'visit', text: '' }, { by, nowMs });
    if (!(await mayBeAwaited(transaction, visit, nowMs))) return;
    const cancellation = { kind: 'invitation', submissionId: leadId, payload: cancellationOf(visit) } as const;
    await enqueueDeliveries(transaction, [cancellation], nowMs);
  });
}

/**
 * Cancels the appointments of leads that are about to be deleted. The mails contain the lead data they need, and are deleted once they are
 * sent.
 * @param tells whether invited visitors get a cancellation
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

/** Drops an invitation that certainly hasn't been sent, because then no cancellation is needed. */
async function mayBeAwaited(db: Kysely<Database>, visit: InvitableAppointment, nowMs: number): Promise<boolean> {
  const mayKnow = await deleteUnsentInvitations(db, visit.submissionId, visit.uid);
  return mayKnow && isAwaited(visit, nowMs);
}

/** Returns the appointment as the visitor's last invitation described it. */
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
 * Sends the visitor an invitation to the appointment as it is now. An earlier invitation that hasn't been sent yet is dropped.
 * @returns `undefined` if the lead or its appointment doesn't exist
 * @throws ChangedElsewhereError if the lead changed in the meantime
 * @throws NoEmailAddressError, AppointmentOverError
 */
export async function sendInvitation(
  db: Kysely<Database>,
  leadId: number,
  version: number,
  { by, nowMs }: LeadEdit,
): Promise<ChangedAppointment | undefined> {
  const answer = await change(db, leadId, version, nowMs, async (transaction, lead) => {
    const visit = await findAppointmentRow(transaction, leadId);
    if (!visit) return;
    if (!lead.email) throw new NoEmailAddressError();
    if (Date.parse(visit.endsAt) <= nowMs) throw new AppointmentOverError();
    await deleteUnsentInvitations(transaction, leadId, visit.uid);
    // An unchanged invitation that is sent again is a revision too, so that a calendar that deleted the event accepts it.
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
    await addNote(transaction, leadId, { kind: 'invitation', text: startsAt }, { by, nowMs });
    await stampLastContact(transaction, leadId, nowMs);
  });
  return answer?.visit && answer;
}

/** Describes the changes since the last invitation. A mailbox that gets its first invitation has none. */
function updateOf(visit: InvitableAppointment): Pick<InvitationFacts, 'hasMoved' | 'isElsewhere'> {
  const changes = listChanges(visit);
  if (changes.includes('email')) return {};
  if (changes.includes('time')) return { hasMoved: true };
  return changes.includes('address') ? { isElsewhere: true } : {};
}

/** Makes a change and raises the lead's version in one transaction. */
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
