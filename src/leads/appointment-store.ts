import type { Kysely } from 'kysely';
import type { AppointmentRow, Database } from '../database/index.ts';
import type {
  Appointment,
  AppointmentChange,
  CalendarAppointment,
  OtherAppointment,
} from '../shared/lead/appointment.ts';

/** Returns the appointment of a lead, with other appointments at the same time, or `undefined`. */
export async function findAppointment(
  db: Kysely<Database>,
  leadId: number,
  nowMs: number,
): Promise<Appointment | undefined> {
  const row = await findAppointmentRow(db, leadId);
  if (!row) return undefined;
  const changes = listChanges(row);
  return {
    startsAt: row.startsAt,
    minutes: minutesOf(row),
    note: row.note,
    ...(row.invitedAt && { invitedAt: row.invitedAt }),
    ...(changes.length > 0 && { hasMoved: true as const, changes }),
    ...(isAwaited(row, nowMs) && { isAwaited: true as const }),
    overlaps: await listOthersAt(db, row),
  };
}

/** An appointment with the lead's fields that an invitation contains. */
export type InvitableAppointment = AppointmentRow & { address: string; email: string };

/** Returns the appointment's own row, or `undefined`. */
export function findAppointmentRow(db: Kysely<Database>, leadId: number): Promise<InvitableAppointment | undefined> {
  return db
    .selectFrom('visits')
    .innerJoin('submissions', 'submissions.id', 'visits.submissionId')
    .selectAll('visits')
    .select(['submissions.address', 'submissions.email'])
    .where('submissionId', '=', leadId)
    .executeTakeFirst();
}

/** Lists the changes since the last invitation, or nothing before the first invitation. */
export function listChanges(visit: InvitableAppointment): readonly AppointmentChange[] {
  if (visit.invitedAt === null) return [];
  const changes: [AppointmentChange, boolean][] = [
    ['time', visit.startsAt !== visit.invitedStartsAt || visit.endsAt !== visit.invitedEndsAt],
    ['address', visit.address !== visit.invitedAddress],
    ['email', visit.email.toLowerCase() !== visit.invitedEmail.toLowerCase()],
  ];
  return changes.flatMap(([change, isSo]) => (isSo ? [change] : []));
}

/** True if someone was invited to a time that isn't over. */
export function isAwaited({ invitedEndsAt }: Pick<AppointmentRow, 'invitedEndsAt'>, nowMs: number): boolean {
  return invitedEndsAt !== null && Date.parse(invitedEndsAt) > nowMs;
}

/** Lists the appointments of these leads that a visitor was invited to. */
export async function listAwaited(
  db: Kysely<Database>,
  leadIds: readonly number[],
  nowMs: number,
): Promise<InvitableAppointment[]> {
  if (leadIds.length === 0) return [];
  return db
    .selectFrom('visits')
    .innerJoin('submissions', 'submissions.id', 'visits.submissionId')
    .selectAll('visits')
    .select(['submissions.address', 'submissions.email'])
    .where('submissionId', 'in', leadIds)
    .where('invitedEndsAt', '>', new Date(nowMs).toISOString())
    .execute();
}

/** Start and end of an appointment. */
export type AppointmentSpan = Pick<AppointmentRow, 'startsAt' | 'endsAt'>;

/**
 * Marks a lead's appointment as changed, so that calendars take the new state. Many calendars ignore an event until its sequence or its
 * modification time rises (RFC 5545, 3.8.7.3 and 3.8.7.4).
 */
export async function reviseAppointment(db: Kysely<Database>, leadId: number, nowMs: number): Promise<void> {
  const visit = await findAppointmentRow(db, leadId);
  if (!visit) return;
  await selectRevised(db, nowMs).where('submissionId', '=', leadId).execute();
  await reviseOthersAt(db, leadId, [visit], nowMs);
}

/** Marks the other appointments at these times as changed too, because the feed marks appointments that overlap. */
export async function reviseOthersAt(
  db: Kysely<Database>,
  leadId: number,
  spans: readonly AppointmentSpan[],
  nowMs: number,
): Promise<void> {
  if (spans.length === 0) return;
  await selectRevised(db, nowMs)
    .where('submissionId', '<>', leadId)
    .where(({ or, and, eb }) =>
      or(spans.map(({ startsAt, endsAt }) => and([eb('startsAt', '<', endsAt), eb('endsAt', '>', startsAt)]))),
    )
    .execute();
}

function selectRevised(db: Kysely<Database>, nowMs: number) {
  return db
    .updateTable('visits')
    .set(({ eb }) => ({ sequence: eb('sequence', '+', 1), changedAt: new Date(nowMs).toISOString() }));
}

/** An appointment with its lead's data. */
export interface ListedAppointment extends CalendarAppointment {
  uid: string;
  sequence: number;
  changedAt: string;
}

/**
 * Lists appointments that overlap the time between two moments, in order, without spam.
 * @param toMs if absent, all future appointments are listed
 */
export async function listAppointments(
  db: Kysely<Database>,
  fromMs: number,
  toMs?: number,
): Promise<ListedAppointment[]> {
  let query = selectAppointments(db).where('visits.endsAt', '>', new Date(fromMs).toISOString());
  if (toMs !== undefined) query = query.where('visits.startsAt', '<', new Date(toMs).toISOString());
  const rows = await query
    .select(['submissions.phone', 'submissions.address', 'visits.note'])
    .select(['visits.uid', 'visits.sequence', 'visits.changedAt'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('visits as other')
          .innerJoin('submissions as others', 'others.id', 'other.submissionId')
          .select('other.uid')
          .whereRef('other.submissionId', '<>', 'visits.submissionId')
          .whereRef('other.startsAt', '<', 'visits.endsAt')
          .whereRef('other.endsAt', '>', 'visits.startsAt')
          .where('others.status', '<>', 'spam'),
      ).as('overlaps'),
    )
    .execute();
  return rows.map(({ phone, address, note, uid, sequence, changedAt, overlaps, ...row }) => ({
    ...toOther(row),
    phone,
    address,
    note,
    uid,
    sequence: Number(sequence),
    changedAt,
    ...(overlaps && { overlaps: true as const }),
  }));
}

async function listOthersAt(
  db: Kysely<Database>,
  { submissionId, startsAt, endsAt }: AppointmentRow,
): Promise<OtherAppointment[]> {
  const rows = await selectAppointments(db)
    .where('visits.submissionId', '<>', submissionId)
    .where('visits.startsAt', '<', endsAt)
    .where('visits.endsAt', '>', startsAt)
    .execute();
  return rows.map(toOther);
}

function selectAppointments(db: Kysely<Database>) {
  return db
    .selectFrom('visits')
    .innerJoin('submissions', 'submissions.id', 'visits.submissionId')
    .select(['submissions.id', 'submissions.name', 'visits.startsAt', 'visits.endsAt'])
    .where('submissions.status', '<>', 'spam')
    .orderBy('visits.startsAt')
    .orderBy('submissions.id');
}

function toOther({
  id,
  name,
  startsAt,
  endsAt,
}: Omit<OtherAppointment, 'minutes'> & { endsAt: string }): OtherAppointment {
  return { id, name, startsAt, minutes: minutesOf({ startsAt, endsAt }) };
}

function minutesOf({ startsAt, endsAt }: AppointmentSpan): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}
