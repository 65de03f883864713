import type { Kysely } from 'kysely';
import type { Database, VisitRow } from '../database/index.ts';
import type { CalendarVisit, OtherVisit, Visit } from '../shared/lead/visit.ts';

/** The visit of a lead with the others at its time, or `undefined`. */
export async function findVisit(db: Kysely<Database>, leadId: number): Promise<Visit | undefined> {
  const row = await findVisitRow(db, leadId);
  if (!row) return undefined;
  return {
    startsAt: row.startsAt,
    minutes: minutesOf(row),
    note: row.note,
    ...(row.invitedAt && { invitedAt: row.invitedAt }),
    ...(row.invitedSpan && row.invitedSpan !== spanOf(row) && { hasMoved: true as const }),
    overlaps: await listOthersAt(db, row),
  };
}

/** The visit's own row, or `undefined`. */
export function findVisitRow(db: Kysely<Database>, leadId: number): Promise<VisitRow | undefined> {
  return db.selectFrom('visits').selectAll().where('submissionId', '=', leadId).executeTakeFirst();
}

/** What an invitation names, to tell whether the visit has moved since. */
export const spanOf = ({ startsAt, endsAt }: Pick<VisitRow, 'startsAt' | 'endsAt'>) => `${startsAt}/${endsAt}`;

/** A visit with the lead that it is about. */
export interface ListedVisit extends CalendarVisit {
  uid: string;
  sequence: number;
}

/**
 * The visits that take place between two moments, or begin before the second and end after the first, in their order; those of spam
 * are left out.
 * @param toMs without it, all that are ahead
 */
export async function listVisits(db: Kysely<Database>, fromMs: number, toMs?: number): Promise<ListedVisit[]> {
  let query = selectVisits(db).where('visits.endsAt', '>', new Date(fromMs).toISOString());
  if (toMs !== undefined) query = query.where('visits.startsAt', '<', new Date(toMs).toISOString());
  const rows = await query
    .select(['submissions.phone', 'submissions.address', 'visits.note', 'visits.uid', 'visits.sequence'])
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
  return rows.map(({ phone, address, note, uid, sequence, overlaps, ...row }) => ({
    ...toOther(row),
    ...{ phone, address, note, uid, sequence: Number(sequence) },
    ...(overlaps && { overlaps: true as const }),
  }));
}

async function listOthersAt(db: Kysely<Database>, { submissionId, startsAt, endsAt }: VisitRow): Promise<OtherVisit[]> {
  const rows = await selectVisits(db)
    .where('visits.submissionId', '<>', submissionId)
    .where('visits.startsAt', '<', endsAt)
    .where('visits.endsAt', '>', startsAt)
    .execute();
  return rows.map(toOther);
}

function selectVisits(db: Kysely<Database>) {
  return db
    .selectFrom('visits')
    .innerJoin('submissions', 'submissions.id', 'visits.submissionId')
    .select(['submissions.id', 'submissions.name', 'visits.startsAt', 'visits.endsAt'])
    .where('submissions.status', '<>', 'spam')
    .orderBy('visits.startsAt')
    .orderBy('submissions.id');
}

function toOther({ id, name, startsAt, endsAt }: Omit<OtherVisit, 'minutes'> & { endsAt: string }): OtherVisit {
  return { id, name, startsAt, minutes: minutesOf({ startsAt, endsAt }) };
}

function minutesOf({ startsAt, endsAt }: Pick<VisitRow, 'startsAt' | 'endsAt'>): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}
