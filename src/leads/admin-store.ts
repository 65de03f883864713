import type { Kysely } from 'kysely';
import { showsAuthors } from '../accounts/index.ts';
import { type Database, inTransaction, type LeadRow, lockLead } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import { holdOrRelease, listDeliveries } from '../outbox/index.ts';
import type { LeadDelivery } from '../shared/admin/delivery.ts';
import type { ChangedLead, ContactChannel, Lead, LeadDetail, LeadStatus, Note } from '../shared/lead/lead.ts';
import { findAppointment, listAwaited, reviseAppointment } from './appointment-store.ts';
import { listPhotos } from './lead-photos.ts';
import { toLead } from './lead-row.ts';
import { withPlans } from './plan-store.ts';

/** The author and the time of a change. */
export interface LeadEdit {
  /** The person's name, or empty for the site and the customer. */
  by: string;
  nowMs: number;
}

/** A lead as stored. Its day, time zone, and services come from the site. */
export type StoredDetail = Omit<LeadDetail, 'timeZone' | 'today' | 'services' | 'textRefusal' | 'bounce'>;

/** Returns a lead with its notes, its next step, its appointment, and the other leads of the same person, or `undefined`. */
export async function findLeadDetail(
  db: Kysely<Database>,
  id: number,
  nowMs = Date.now(),
): Promise<StoredDetail | undefined> {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const visit = await findAppointment(db, id, nowMs);
  const deliveries = await listDeliveries(db, id);
  return {
    submission: { ...(await readLead(db, row)), ...(deliveries.size > 0 && { deliveries: [...deliveries.values()] }) },
    notes: await listNotes(db, id, deliveries),
    photos: await listPhotos(db, id),
    ...(row.nextStepOn && { nextStep: { text: row.nextStep, dueOn: row.nextStepOn } }),
    ...(visit && { visit }),
    samePerson: await listSamePerson(db, row, nowMs),
  };
}

const endsAppointment = (status: LeadStatus) => status === 'lost' || status === 'spam';

/**
 * Changes a lead's status. This is the only way into and out of the spam tray, so the lead's deliveries are held or released too. A note
 * records the change.
 * @param expectedVersion the version that the owner saw
 * @returns the updated lead, or `undefined` if it doesn't exist
 * @throws ChangedElsewhereError if the lead changed in the meantime
 */
export async function changeLeadStatus(
  db: Kysely<Database>,
  id: number,
  status: LeadStatus,
  expectedVersion: number,
  { by, nowMs }: LeadEdit,
): Promise<ChangedLead | undefined> {
  return inTransaction(db, async (transaction) => {
    const before = await findRow(transaction, id);
    const changed = await updateStatus(transaction, id, status, { expectedVersion, nowMs });
    if (changed) {
      await holdOrRelease(transaction, id, status === 'spam', nowMs);
      await addNote(transaction, id, { kind: 'status', text: status }, { by, nowMs });
      // Calendars leave out the appointments of spam.
      if ([before?.status, status].includes('spam')) await reviseAppointment(transaction, id, nowMs);
      const visit = endsAppointment(status) ? await findAppointment(transaction, id, nowMs) : undefined;
      return { ...(await readLead(transaction, changed)), ...(visit?.isAwaited && { visit }) };
    }
    const row = await findRow(transaction, id);
    if (row && row.version !== expectedVersion)
      throw new ChangedElsewhereError(`This lead was changed in another window: it is now "${row.status}".`);
    return row && readLead(transaction, row);
  });
}

/**
 * Moves a lead on because of something that the customer or the owner did elsewhere, such as accepting an estimate. A note records it.
 * @param transaction must hold the lead's lock
 * @param from the statuses that change; a lead in another one stays as it is
 */
export async function advanceLead(
  transaction: Kysely<Database>,
  id: number,
  from: readonly LeadStatus[],
  status: LeadStatus,
  { by, nowMs }: LeadEdit,
): Promise<void> {
  const row = await findRow(transaction, id);
  if (!row || !from.includes(row.status)) return;
  await updateStatus(transaction, id, status, { expectedVersion: row.version, nowMs });
  await holdOrRelease(transaction, id, false, nowMs);
  await addNote(transaction, id, { kind: 'status', text: status }, { by, nowMs });
  if (row.status === 'spam') await reviseAppointment(transaction, id, nowMs);
}

/**
 * One statement compares and raises the version, so that only one of several concurrent changes succeeds. When a lead leaves the spam tray,
 * its waiting time starts now, because no one was notified of it before.
 */
function updateStatus(
  db: Kysely<Database>,
  id: number,
  status: LeadStatus,
  { expectedVersion, nowMs }: { expectedVersion: number; nowMs: number },
) {
  const nowIso = new Date(nowMs).toISOString();
  return db
    .updateTable('submissions')
    .set(({ eb, ref, val, fn }) => ({
      status,
      version: expectedVersion + 1,
      waitsSinceMs: eb
        .case()
        .when(eb.and([eb('status', '=', 'spam'), eb('waitsSinceMs', 'is not', null)]))
        .then(val<number | null>(nowMs))
        .else(ref('waitsSinceMs'))
        .end(),
      // Sending a quote is a contact. Reopening a won or lost lead isn't.
      ...(status === 'quoted' && {
        lastContactAt: eb
          .case()
          .when('status', 'in', ['new', 'contacted'])
          .then(val<string | null>(nowIso))
          .else(fn.coalesce(ref('lastContactAt'), val(nowIso)))
          .end(),
      }),
    }))
    .where('id', '=', id)
    .where('source', '<>', 'form-check')
    .where('version', '=', expectedVersion)
    .where('status', '<>', status)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Changes columns of a lead and raises its version, in one statement.
 * @param expectedVersion the version that the owner saw
 * @returns the updated row, or `undefined` if the lead doesn't exist
 * @throws ChangedElsewhereError if the lead changed in the meantime
 */
export async function changeLead(
  transaction: Kysely<Database>,
  id: number,
  expectedVersion: number,
  columns: Partial<Omit<LeadRow, 'id' | 'version'>> = {},
): Promise<LeadRow | undefined> {
  const changed = await transaction
    .updateTable('submissions')
    .set({ ...columns, version: expectedVersion + 1 })
    .where('id', '=', id)
    .where('source', '<>', 'form-check')
    .where('version', '=', expectedVersion)
    .returningAll()
    .executeTakeFirst();
  if (!changed && (await findRow(transaction, id)))
    throw new ChangedElsewhereError('This lead was changed in another window.');
  return changed;
}

/**
 * Records a call, mail, or text as a note and as the last contact. The first contact also sets `firstContactAt`, and a new lead becomes
 * `contacted`.
 * @returns the updated lead, or `undefined` if it doesn't exist
 */
export async function recordContact(
  db: Kysely<Database>,
  id: number,
  channel: ContactChannel,
  { by, nowMs }: LeadEdit,
): Promise<Lead | undefined> {
  return inTransaction(db, async (transaction) => {
    const row = (await stampContact(transaction, id, nowMs)) ?? (await findRow(transaction, id));
    if (!row) return undefined;
    await addNote(transaction, id, { kind: channel, text: '' }, { by, nowMs });
    return readLead(transaction, row);
  });
}

/** Records that the business just contacted the visitor. A quoted lead's "Follow up" is counted from this time. */
export async function stampLastContact(db: Kysely<Database>, id: number, nowMs: number): Promise<void> {
  await db
    .updateTable('submissions')
    .set({ lastContactAt: new Date(nowMs).toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Records that the business just reached out. @returns the lead if this is its first contact, else `undefined` */
export async function stampContact(db: Kysely<Database>, id: number, nowMs: number): Promise<LeadRow | undefined> {
  await stampLastContact(db, id, nowMs);
  return stampFirstContact(db, id, nowMs);
}

/** Sets the first contact in one statement. @returns the lead, or `undefined` if it already had one */
async function stampFirstContact(db: Kysely<Database>, id: number, nowMs: number): Promise<LeadRow | undefined> {
  const row = await db
    .updateTable('submissions')
    .set(({ eb, ref, val }) => ({
      firstContactAt: new Date(nowMs).toISOString(),
      status: eb.case().when('status', '=', 'new').then(val<LeadStatus>('contacted')).else(ref('status')).end(),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where('source', '<>', 'form-check')
    .where('firstContactAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const answeredAfterMs = Math.max(0, nowMs - Date.parse(row.createdAt));
  await db.updateTable('submissions').set({ answeredAfterMs }).where('id', '=', id).execute();
  return row;
}

export async function readLead(db: Kysely<Database>, row: LeadRow): Promise<Lead> {
  const [lead] = await withPlans(db, [toLead(row)]);
  return lead as Lead;
}

/** Finds a lead by its number. The form check's post counts as absent. */
export function findRow(db: Kysely<Database>, id: number): Promise<LeadRow | undefined> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('source', '<>', 'form-check')
    .executeTakeFirst();
}

/** Lists leads with the same email address (in any case) or the same last ten digits of the phone number. */
async function listSamePerson(db: Kysely<Database>, row: LeadRow, nowMs: number): Promise<LeadDetail['samePerson']> {
  const { id, email, phoneTail } = row;
  if (!email && !phoneTail) return [];
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'name', 'createdAt', 'status'])
    .where('id', '<>', id)
    .where('source', '<>', 'form-check')
    .where(({ eb, fn }) =>
      eb.or([
        ...(email ? [eb(fn<string>('lower', ['email']), '=', email.toLowerCase())] : []),
        ...(phoneTail ? [eb('phoneTail', '=', phoneTail)] : []),
      ]),
    )
    .orderBy('id', 'desc')
    .execute();
  const ids = rows.map(({ id }) => id);
  const visits = new Map((await listAwaited(db, ids, nowMs)).map((visit) => [visit.submissionId, visit.startsAt]));
  return rows.map((lead) => {
    const visitAt = visits.get(lead.id);
    return { ...lead, ...(visitAt && { visitAt }) };
  });
}

async function listNotes(
  db: Kysely<Database>,
  submissionId: number,
  deliveries: ReadonlyMap<number, LeadDelivery>,
): Promise<Note[]> {
  const rows = await db
    .selectFrom('notes')
    .select(['id', 'kind', 'text', 'createdAt', 'deliveryId', 'by'])
    .where('submissionId', '=', submissionId)
    .orderBy('id', 'desc')
    .execute();
  const isNamed = await showsAuthors(
    db,
    rows.map(({ by }) => by),
  );
  return rows.map(({ deliveryId, by, ...note }) => ({
    ...note,
    ...(deliveryId && { delivery: deliveries.get(deliveryId) ?? {} }),
    ...(isNamed && by && { by }),
  }));
}

/** Adds the owner's note. @returns the note, or `undefined` if the lead doesn't exist */
export function saveNote(db: Kysely<Database>, id: number, text: string, edit: LeadEdit): Promise<Note | undefined> {
  return inTransaction(db, async (transaction) => {
    // Someone may be deleting the lead at this moment.
    await lockLead(transaction, id);
    return (await findRow(transaction, id)) && addNote(transaction, id, { kind: 'note', text }, edit);
  });
}

/** Adds an entry with its time and its author. @param note may refer to a mail by its row number in the outbox */
export function addNote(
  db: Kysely<Database>,
  submissionId: number,
  { kind, text, deliveryId = null }: Pick<Note, 'kind' | 'text'> & { deliveryId?: number | null | undefined },
  { by, nowMs }: LeadEdit,
): Promise<Note> {
  return db
    .insertInto('notes')
    .values({ submissionId, kind, text, deliveryId, createdAt: new Date(nowMs).toISOString(), by })
    .returning(['id', 'kind', 'text', 'createdAt'])
    .executeTakeFirstOrThrow();
}
