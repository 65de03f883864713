import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { type Database, inTransaction, type NewLead } from '../../database/index.ts';
import {
  type FinishedImport,
  type ImportedCustomer,
  type UndoableImport,
  undoImportMs,
} from '../../shared/lead/customer-import.ts';
import { makeReference, searchColumns, toRow } from '../lead-row.ts';

/** The number of rows in a transaction. Visitors' requests are stored between two transactions. */
const batchRows = 100;

/** The phone numbers and email addresses by which a customer is recognized. */
export interface KnownCustomers {
  /** Returns the owner of a customer's phone number or email address: a lead, or the index of a customer of the same file. */
  find(customer: Contact): 'lead' | number | undefined;
  /** Remembers a customer's phone number and email address. */
  add(customer: Contact, owner: 'lead' | number): void;
}

type Contact = Pick<ImportedCustomer, 'phone' | 'email'>;

/** Reads the phone numbers and email addresses of all leads except spam. */
export async function readKnownCustomers(db: Kysely<Database>): Promise<KnownCustomers> {
  const phones = new Map<string, 'lead' | number>();
  const emails = new Map<string, 'lead' | number>();
  let last = 0;
  for (;;) {
    const rows = await db
      .selectFrom('submissions')
      .select(['id', 'phoneTail', 'email'])
      .where('id', '>', last)
      .where('status', '<>', 'spam')
      .where('source', '<>', 'form-check')
      .orderBy('id')
      .limit(2000)
      .execute();
    for (const { phoneTail, email } of rows) remember(phoneTail, email, 'lead');
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
    await setImmediate();
  }

  function remember(phoneTail: string, email: string, owner: 'lead' | number): void {
    if (phoneTail && !phones.has(phoneTail)) phones.set(phoneTail, owner);
    const address = email.toLowerCase();
    if (address && !emails.has(address)) emails.set(address, owner);
  }

  return {
    find({ phone, email }) {
      const owners = [phones.get(searchColumns({ phone }).phoneTail), emails.get(email.toLowerCase())];
      return owners.find((owner) => owner === 'lead') ?? owners.find((owner) => owner !== undefined);
    },
    add({ phone, email }, owner) {
      remember(searchColumns({ phone }).phoneTail, email, owner);
    },
  };
}

/**
 * Stores customers in batches. Until all are stored, the import isn't marked as finished, and `removeUnfinishedImports` removes it.
 * No message leaves.
 */
export async function storeImport(
  db: Kysely<Database>,
  customers: readonly ImportedCustomer[],
  nowMs: number,
): Promise<FinishedImport> {
  const at = new Date(nowMs).toISOString();
  const { id } = await db
    .insertInto('customerImports')
    .values({ createdAt: at, customers: customers.length, isFinished: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    for (let start = 0; start < customers.length; start += batchRows) {
      const rows = customers.slice(start, start + batchRows).map((customer) => rowOf(customer, id, nowMs));
      await inTransaction(db, (transaction) => insertRows(transaction, rows));
      await setImmediate();
    }
    await db.updateTable('customerImports').set({ isFinished: 1 }).where('id', '=', id).execute();
  } catch (error) {
    await removeImport(db, id).catch(() => {});
    throw error;
  }
  return { id, imported: customers.length };
}

/** Old customers are won jobs: nobody is reminded of them. */
function rowOf(
  { name, phone, email, address, note, since }: ImportedCustomer,
  importId: number,
  nowMs: number,
): NewLead {
  const createdMs = since ? Date.parse(`${since}T12:00:00Z`) : nowMs;
  const input = { source: 'imported' as const, status: 'won' as const, name, phone, email, address, message: note };
  return { ...toRow(input, Math.min(createdMs, nowMs)), importId };
}

/** Inserts rows, and again with new references those whose reference was taken. */
async function insertRows(db: Transaction<Database>, rows: readonly NewLead[]): Promise<void> {
  let waiting = rows;
  while (waiting.length > 0) {
    const stored = await db
      .insertInto('submissions')
      .values(waiting)
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returning('reference')
      .execute();
    const references = new Set(stored.map(({ reference }) => reference));
    waiting = waiting
      .filter(({ reference }) => !references.has(reference))
      .map((row) => ({ ...row, reference: makeReference() }));
  }
}

/** Returns the newest import if it can still be undone. */
export async function findUndoable(db: Kysely<Database>, nowMs: number): Promise<UndoableImport | undefined> {
  const row = await db
    .selectFrom('customerImports')
    .selectAll()
    .where('isFinished', '=', 1)
    .where('createdAt', '>', new Date(nowMs - undoImportMs).toISOString())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, imported: row.customers, at: row.createdAt };
}

/**
 * Undoes an import of the last 24 hours. Customers that someone has worked with since then stay.
 * @returns the number of customers that were removed and that stayed; `undefined` without such an import
 */
export async function undoImport(
  db: Kysely<Database>,
  id: number,
  nowMs: number,
): Promise<{ removed: number; kept: number } | undefined> {
  const row = await db.selectFrom('customerImports').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || Date.parse(row.createdAt) <= nowMs - undoImportMs) return undefined;
  return removeImport(db, id);
}

/** Removes the customers of an import that a stop or a failure interrupted. */
export async function removeUnfinishedImports(db: Kysely<Database>, olderThan: string): Promise<void> {
  const rows = await db
    .selectFrom('customerImports')
    .select('id')
    .where('isFinished', '=', 0)
    .where('createdAt', '<', olderThan)
    .execute();
  for (const { id } of rows) await removeImport(db, id);
}

async function removeImport(db: Kysely<Database>, id: number): Promise<{ removed: number; kept: number }> {
  let removed = 0;
  for (;;) {
    const ids = await listUntouched(db, id);
    if (ids.length === 0) break;
    const result = await db.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst();
    removed += Number(result.numDeletedRows);
    await setImmediate();
  }
  const { kept } = await db
    .selectFrom('submissions')
    .select(({ fn }) => fn.countAll<number>().as('kept'))
    .where('importId', '=', id)
    .executeTakeFirstOrThrow();
  await db.updateTable('submissions').set({ importId: null }).where('importId', '=', id).execute();
  await db.deleteFrom('customerImports').where('id', '=', id).execute();
  return { removed, kept: Number(kept) };
}

/** Lists some customers of an import without a change, a note, an estimate, or a message. */
async function listUntouched(db: Kysely<Database>, importId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('submissions')
    .select('id')
    .where('importId', '=', importId)
    .where('version', '=', 1)
    .where(({ not, exists, selectFrom }) => {
      const has = (table: 'notes' | 'estimates' | 'outbox' | 'leadPhotos') =>
        exists(selectFrom(table).select(`${table}.id`).whereRef(`${table}.submissionId`, '=', 'submissions.id'));
      return not(has('notes').or(has('estimates')).or(has('outbox')).or(has('leadPhotos')));
    })
    .limit(batchRows)
    .execute();
  return rows.map(({ id }) => id);
}
