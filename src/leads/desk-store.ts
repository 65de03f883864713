import type { Kysely } from 'kysely';
import { type Database, listInBatches, type SubmissionRow } from '../database/index.ts';
import { listLeadDeliveries } from '../delivery/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import type { ContactChannel, Lead } from '../shared/lead.ts';
import type { Submission, SubmissionStatus } from '../shared/submission.ts';
import { addNote, listNotes } from './note-store.ts';
import { toSubmission } from './store.ts';

/** Fewer digits than these are shared by strangers (an extension, a mistyped number). */
const personDigits = 10;

/** A request that a visitor has sent, or `undefined`. */
export function findSubmission(db: Kysely<Database>, id: number): Promise<Submission | undefined> {
  return findRow(db, id).then((row) => row && toSubmission(row));
}

/** A submission with its notes and the other requests of the same person, or `undefined`. */
export async function findLead(db: Kysely<Database>, id: number): Promise<Lead | undefined> {
  const row = await findRow(db, id);
  if (!row) return undefined;
  const deliveries = (await listLeadDeliveries(db, id)).get(id);
  return {
    submission: { ...toSubmission(row), ...(deliveries && { deliveries }) },
    notes: await listNotes(db, id),
    samePerson: await listSamePerson(db, row),
  };
}

/**
 * Moves a lead to another status and keeps the change among its notes.
 * @param expectedVersion the version that the owner was looking at
 * @returns the lead as it stands then, or `undefined` when there is none
 * @throws ChangedElsewhereError when it was changed since
 */
export async function changeLeadStatus(
  db: Kysely<Database>,
  id: number,
  status: SubmissionStatus,
  expectedVersion: number,
): Promise<Submission | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await findRow(transaction, id);
    if (!row) return undefined;
    if (row.version !== expectedVersion)
      throw new ChangedElsewhereError(`This lead was changed in another window: it is now "${row.status}".`);
    if (row.status === status) return toSubmission(row);
    await addNote(transaction, id, 'status', status);
    return updateLead(transaction, row, { status });
  });
}

/**
 * Stamps the first call or mail; a new lead becomes a contacted one. Later ones are kept among the notes alone.
 * @returns the lead as it stands then, or `undefined` when there is none
 */
export async function recordContact(
  db: Kysely<Database>,
  id: number,
  channel: ContactChannel,
): Promise<Submission | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await findRow(transaction, id);
    if (!row) return undefined;
    await addNote(transaction, id, channel, '');
    if (row.firstContactAt) return toSubmission(row);
    return updateLead(transaction, row, {
      firstContactAt: new Date().toISOString(),
      status: row.status === 'new' ? 'contacted' : row.status,
    });
  });
}

/**
 * Deletes requests with everything kept beside them: notes and outbox rows go by the tables' own references.
 * @returns how many requests there were
 */
export async function deleteLeads(db: Kysely<Database>, ids: readonly number[]): Promise<number> {
  const result = await db.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** The canary's own request is no lead. */
function findRow(db: Kysely<Database>, id: number): Promise<SubmissionRow | undefined> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', id)
    .where('source', '<>', 'canary')
    .executeTakeFirst();
}

async function updateLead(
  db: Kysely<Database>,
  row: SubmissionRow,
  change: Partial<Pick<SubmissionRow, 'status' | 'firstContactAt'>>,
): Promise<Submission> {
  const updated = await db
    .updateTable('submissions')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toSubmission(updated);
}

type PersonRow = Pick<SubmissionRow, 'id' | 'name' | 'email' | 'phone' | 'createdAt' | 'status'>;

/** The same e-mail address in any case, or the same last ten digits of the telephone number. */
async function listSamePerson(db: Kysely<Database>, row: SubmissionRow): Promise<Lead['samePerson']> {
  const email = row.email.toLowerCase();
  const digits = lastDigits(row.phone);
  const isSame = (other: PersonRow) =>
    (email && other.email.toLowerCase() === email) || (digits && lastDigits(other.phone) === digits);
  const found: PersonRow[] = [];
  for await (const others of listInBatches((below, limit) => readOthers(db, row.id, below, limit)))
    found.push(...others.filter(isSame));
  return found.map(({ id, name, createdAt, status }) => ({ id, name, createdAt, status }));
}

function readOthers(db: Kysely<Database>, id: number, below: number, limit: number): Promise<PersonRow[]> {
  return db
    .selectFrom('submissions')
    .select(['id', 'name', 'email', 'phone', 'createdAt', 'status'])
    .where('id', '!=', id)
    .where('id', '<', below)
    .where('source', '<>', 'canary')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The digits that tell telephone numbers apart, or nothing when there are too few. */
function lastDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length < personDigits ? '' : digits.slice(-personDigits);
}
