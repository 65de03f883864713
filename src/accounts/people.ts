import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Database, inTransaction, type PersonRow, takeLock } from '../database/index.ts';
import { ChangedElsewhereError, InvalidFieldsError, LastOwnerError, NoSuchRecordError } from '../http/errors.ts';
import { deleteDevicesOf } from '../outbox/index.ts';
import type { NewPerson } from '../shared/admin/accounts.ts';
import type { Role } from '../shared/admin/roles.ts';
import { type Author, recordChange } from './activity.ts';
import { clockSlackMs } from './clock-slack.ts';

/** The name of the owner that the first start creates; views/admin/pages/places.ts knows it too. */
const firstOwnerName = 'The owner';

/** A person who can sign in, with the number that a new session gets. */
export type Person = Pick<PersonRow, 'id' | 'name' | 'email' | 'role' | 'sessionNumber'>;

const personColumns = ['id', 'name', 'email', 'role', 'sessionNumber'] as const;

/** Time in which a one-time link works. */
export const linkMs = 24 * 3600_000;

/** Creates the first owner unless there are people. @returns the first owner */
export async function ensureFirstOwner(db: Kysely<Database>, nowMs: number): Promise<Person> {
  const known = await findFirstOwner(db);
  if (known) return known;
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'people');
    const made = await findFirstOwner(transaction);
    if (made) return made;
    await insertPerson(transaction, { name: firstOwnerName, email: '', role: 'owner' }, nowMs, 1);
    const owner = await findFirstOwner(transaction);
    if (!owner) throw new NoSuchRecordError();
    return owner;
  });
}

/** Returns the owner who was added first: a password without an email is theirs. */
export function findFirstOwner(db: Kysely<Database>): Promise<Person | undefined> {
  return db
    .selectFrom('people')
    .select(personColumns)
    .where('role', '=', 'owner')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns a person by id, or `undefined`. */
export function findPerson(db: Kysely<Database>, id: number): Promise<Person | undefined> {
  return db.selectFrom('people').select(personColumns).where('id', '=', id).executeTakeFirst();
}

/** Returns a person by email in any case, or `undefined`. */
export function findPersonByEmail(db: Kysely<Database>, email: string): Promise<Person | undefined> {
  return db.selectFrom('people').select(personColumns).where('email', '=', plainEmail(email)).executeTakeFirst();
}

/** Returns an email in the form that is stored and compared. Parts after a plus are kept: they name another mailbox at some providers. */
function plainEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** Lists everyone, in the order in which they were added. */
export function listPeople(db: Kysely<Database>): Promise<PersonRow[]> {
  return db.selectFrom('people').selectAll().orderBy('id').execute();
}

/** Counts the people, as the sign-in card depends on it. */
export async function countPeople(db: Kysely<Database>): Promise<number> {
  const { count } = await db
    .selectFrom('people')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * True if authors' names are worth showing: more than one person can sign in, or someone else made one of the listed changes.
 * @param names of the authors of what is shown; empty for the site and customers
 */
export async function showsAuthors(db: Kysely<Database>, names: readonly string[]): Promise<boolean> {
  const people = await db.selectFrom('people').select('name').limit(2).execute();
  return people.length > 1 || names.some((name) => name !== '' && name !== people[0]?.name);
}

/** True if a person has a passkey, including one for a former address. */
export async function hasPasskey(db: Kysely<Database>, personId: number): Promise<boolean> {
  const row = await db.selectFrom('passkeys').select('id').where('personId', '=', personId).executeTakeFirst();
  return row !== undefined;
}

/** A change to people by an owner, for the activity log. */
export interface PeopleEdit {
  by: Author;
  nowMs: number;
}

/**
 * Adds a person with an open one-time link.
 * @returns the id, and the token of the link, of which only the hash is stored
 * @throws InvalidFieldsError if someone has this email
 */
export function addPerson(
  db: Kysely<Database>,
  fields: NewPerson,
  edit: PeopleEdit,
): Promise<{ id: number; token: string }> {
  return changePeople(db, edit, async (transaction) => {
    await requireFreeEmail(transaction, fields.email);
    const id = await insertPerson(transaction, fields, edit.nowMs);
    const token = await openLink(transaction, id, edit.nowMs);
    await record(transaction, edit, 'add', fields.name);
    return { id, token };
  });
}

/**
 * Changes name, email, and role. A new role counts at the person's next request.
 * @throws NoSuchRecordError, ChangedElsewhereError, InvalidFieldsError, LastOwnerError
 */
export function changePerson(
  db: Kysely<Database>,
  id: number,
  { version, ...fields }: NewPerson & { version: number },
  edit: PeopleEdit,
): Promise<void> {
  return changePeople(db, edit, async (transaction) => {
    const person = await requirePerson(transaction, id);
    if (Number(person.version) !== version)
      throw new ChangedElsewhereError('This person was changed in another window.');
    await requireFreeEmail(transaction, fields.email, id);
    if (fields.role !== 'owner') await requireOtherOwner(transaction, person);
    await transaction
      .updateTable('people')
      .set({ ...fields, email: plainEmail(fields.email), version: version + 1 })
      .where('id', '=', id)
      .execute();
    if (fields.role === 'crew') await deleteDevicesOf(transaction, id);
    await record(transaction, edit, 'change', fields.name);
  });
}

/**
 * Removes a person with their sessions, passkeys, password, private calendar, and devices for notifications.
 * @throws NoSuchRecordError, LastOwnerError
 */
export function removePerson(db: Kysely<Database>, id: number, edit: PeopleEdit): Promise<void> {
  return changePeople(db, edit, async (transaction) => {
    const person = await requirePerson(transaction, id);
    await requireOtherOwner(transaction, person);
    await deleteDevicesOf(transaction, id);
    await transaction.deleteFrom('people').where('id', '=', id).execute();
    await transaction.deleteFrom('settings').where('key', 'in', personalSettings(id)).execute();
    await record(transaction, edit, 'remove', person.name);
  });
}

/** Returns the settings of a person, which go with the person. */
const personalSettings = (id: number) => [
  `password:${id}`,
  `second-factor:${id}`,
  `second-factor-pending:${id}`,
  `calendar-feed:${id}`,
];

/** Makes a new one-time link, which voids the previous one. @returns its token @throws NoSuchRecordError */
export function renewLink(
  db: Kysely<Database>,
  id: number,
  edit: PeopleEdit,
): Promise<{ person: PersonRow; token: string }> {
  return changePeople(db, edit, async (transaction) => {
    const person = await requirePerson(transaction, id);
    const token = await openLink(transaction, id, edit.nowMs);
    await record(transaction, edit, 'link', person.name);
    return { person, token };
  });
}

/** Returns the person of an open one-time link, or `undefined`. */
export async function findPersonByLink(
  db: Kysely<Database>,
  token: string,
  nowMs: number,
): Promise<Person | undefined> {
  const person = await db
    .selectFrom('people')
    .select([...personColumns, 'linkEndsAtMs'])
    .where('linkHash', '=', hashToken(token))
    .executeTakeFirst();
  // If a link has more time left than a new link, it was made while the clock was wrong.
  const leftMs = Number(person?.linkEndsAtMs ?? 0) - nowMs;
  return person && leftMs > 0 && leftMs <= linkMs + clockSlackMs ? person : undefined;
}

/**
 * Uses up a one-time link, which also ends the person's sessions. Only one of two simultaneous uses succeeds.
 * @returns the person with the new session number, or `undefined` if the link doesn't work
 */
export async function consumeLink(
  transaction: Transaction<Database>,
  token: string,
  nowMs: number,
): Promise<Person | undefined> {
  await takeLock(transaction, 'people');
  const person = await findPersonByLink(transaction, token, nowMs);
  if (!person) return undefined;
  await transaction
    .updateTable('people')
    .set({ linkHash: null, linkEndsAtMs: null })
    .where('id', '=', person.id)
    .execute();
  await endSessions(transaction, person.id);
  return findPerson(transaction, person.id);
}

/** Ends all sessions of a person, including those that a simultaneous sign-in is about to create. @returns how many it ended */
export async function endSessions(db: Kysely<Database>, personId: number): Promise<number> {
  await db
    .updateTable('people')
    .set(({ eb }) => ({ sessionNumber: eb('sessionNumber', '+', 1) }))
    .where('id', '=', personId)
    .execute();
  const { numDeletedRows } = await db.deleteFrom('sessions').where('personId', '=', personId).executeTakeFirst();
  return Number(numDeletedRows);
}

/** One change at a time, so that two owners can't remove each other. The owner who makes the change must still be one. */
function changePeople<Value>(
  db: Kysely<Database>,
  { by }: PeopleEdit,
  work: (transaction: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'people');
    const self = by.id === undefined ? undefined : await findPerson(transaction, by.id);
    if (self?.role !== 'owner') throw new ChangedElsewhereError('You are no longer an owner of this site.');
    return work(transaction);
  });
}

async function requirePerson(transaction: Transaction<Database>, id: number): Promise<PersonRow> {
  const person = await transaction.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) throw new NoSuchRecordError();
  return person;
}

async function requireFreeEmail(transaction: Transaction<Database>, email: string, ownId?: number): Promise<void> {
  const holder = await findPersonByEmail(transaction, email);
  if (holder && holder.id !== ownId) throw new InvalidFieldsError({ email: ['Someone else has this email.'] });
}

/** At least one owner who has signed in must stay. A person who was only invited may never come. */
async function requireOtherOwner(transaction: Transaction<Database>, { id, role }: PersonRow): Promise<void> {
  if (role !== 'owner') return;
  const other = await transaction
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'owner')
    .where('id', '<>', id)
    .where('seenAtMs', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!other) throw new LastOwnerError();
}

async function insertPerson(
  db: Kysely<Database>,
  { name, email, role }: { name: string; email: string; role: Role },
  nowMs: number,
  getsDigest = 0,
): Promise<number> {
  const { id } = await db
    .insertInto('people')
    .values({
      name,
      email: plainEmail(email),
      role,
      userHandle: randomBytes(16).toString('base64url'),
      getsDigest,
      createdAt: new Date(nowMs).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return Number(id);
}

async function openLink(transaction: Transaction<Database>, id: number, nowMs: number): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await transaction
    .updateTable('people')
    .set({ linkHash: hashToken(token), linkEndsAtMs: nowMs + linkMs })
    .where('id', '=', id)
    .execute();
  return token;
}

/** The token has 192 random bits, so a fast hash is enough. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function record(transaction: Transaction<Database>, { by, nowMs }: PeopleEdit, action: string, name: string) {
  const at = new Date(nowMs).toISOString();
  return recordChange(transaction, by, at, { action, subject: 'people', detail: name });
}
