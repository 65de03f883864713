import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Kysely, Transaction } from 'kysely';
import { type Database, inTransaction, type PasskeyRow, takeLock } from '../database/index.ts';
import { LastWayError, NoRoomError, NoSuchRecordError } from '../http/errors.ts';
import { clockSlackMs } from './clock-slack.ts';
import { readPassword } from './passwords.ts';
import { findPerson, type Person } from './people.ts';

/** The host and the origins for which passkeys of this site work. */
export interface PasskeyPlace {
  /** The host of the public address without `www.` (WebAuthn: the relying party's id). Never the request's `Host`. */
  rpId: string;
  /** The public address with and without `www.`. */
  origins: string[];
}

/** Returns where passkeys work, or why they don't. */
export function findPasskeyPlace(publicUrl: string): PasskeyPlace | { unavailable: string } {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')))
    return { unavailable: 'Passkeys need a domain name. This site’s address is a number (an IP address).' };
  if (protocol !== 'https:' && hostname !== 'localhost')
    return { unavailable: 'Passkeys need an address that starts with https://.' };
  const rpId = hostname.replace(/^www\./, '');
  const suffix = port && `:${port}`;
  return { rpId, origins: [`${protocol}//${rpId}${suffix}`, `${protocol}//www.${rpId}${suffix}`] };
}

/** The maximum number of passkeys per person. */
const passkeyLimit = 20;

/** Lists a person's passkeys, including those for former addresses, oldest first. */
export function listPasskeys(db: Kysely<Database>, personId: number): Promise<PasskeyRow[]> {
  return db.selectFrom('passkeys').selectAll().where('personId', '=', personId).orderBy('id').execute();
}

/** Counts the passkeys that work at a host, of one person or of everyone. */
export async function countPasskeys(db: Kysely<Database>, host: string, personId?: number): Promise<number> {
  let query = db.selectFrom('passkeys').where('host', '=', host);
  if (personId !== undefined) query = query.where('personId', '=', personId);
  const { count } = await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow();
  return Number(count);
}

/** Returns a passkey and its person, or `undefined`. A passkey for another host is unknown here. */
export async function findPasskey(
  db: Kysely<Database>,
  credentialId: string,
  host: string,
): Promise<{ passkey: PasskeyRow; person: Person; userHandle: string } | undefined> {
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credentialId', '=', credentialId)
    .where('host', '=', host)
    .executeTakeFirst();
  const person = passkey && (await findPerson(db, passkey.personId));
  if (!person) return undefined;
  return { passkey, person, userHandle: await readUserHandle(db, person.id) };
}

/** Returns the random name by which passkeys know a person. */
export async function readUserHandle(db: Kysely<Database>, personId: number): Promise<string> {
  const row = await db.selectFrom('people').select('userHandle').where('id', '=', personId).executeTakeFirst();
  if (!row) throw new NoSuchRecordError();
  return row.userHandle;
}

/** A verified new passkey. */
export type NewPasskey = Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'transports' | 'counter' | 'host' | 'name'>;

/**
 * Stores a passkey in the transaction of its ceremony. A second "Phone" is named "Phone 2".
 * @throws NoRoomError
 */
export async function savePasskey(
  transaction: Transaction<Database>,
  personId: number,
  passkey: NewPasskey,
  nowMs: number,
): Promise<{ id: number; name: string }> {
  await takeLock(transaction, 'people');
  const own = await listPasskeys(transaction, personId);
  if (own.length >= passkeyLimit)
    throw new NoRoomError(`You can have up to ${passkeyLimit} passkeys. Remove one that you no longer use.`);
  const names = new Set(own.map(({ name }) => name));
  let name = passkey.name;
  for (let number = 2; names.has(name); number += 1) name = `${passkey.name} ${number}`;
  const { id } = await transaction
    .insertInto('passkeys')
    .values({ ...passkey, name, personId, createdAtMs: nowMs })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: Number(id), name };
}

/**
 * Stores the use of a passkey.
 * @returns false if the counter isn't higher than the stored one: the passkey was copied, or the response was used twice
 */
export async function notePasskeyUse(
  db: Kysely<Database>,
  id: number,
  counter: number,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, usedAtMs: nowMs })
    .where('id', '=', id)
    // Many passkeys don't count and always send 0.
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Removes a person's passkey.
 * @param host where passkeys work now; undefined if they don't
 * @throws NoSuchRecordError, LastWayError if the person could no longer sign in
 */
export function removePasskey(
  db: Kysely<Database>,
  personId: number,
  id: number,
  host: string | undefined,
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'people');
    const own = await listPasskeys(transaction, personId);
    const removed = own.find((passkey) => passkey.id === id);
    if (!removed) throw new NoSuchRecordError();
    const others = own.filter((passkey) => passkey.id !== id && passkey.host === host);
    const hasPassword = (await readPassword(transaction, personId)).isSet;
    // A passkey for a former address isn't a way in anymore.
    if (removed.host === host && others.length === 0 && !hasPassword) throw new LastWayError();
    await transaction.deleteFrom('passkeys').where('id', '=', id).execute();
  });
}

/** Deletes all passkeys of a person. */
export async function deletePasskeys(db: Kysely<Database>, personId: number): Promise<void> {
  await db.deleteFrom('passkeys').where('personId', '=', personId).execute();
}

/** A challenge is valid for this time, and once. */
const challengeMs = 5 * 60_000;

/** The purpose of a challenge. One that was made for a purpose is void for another. */
export type ChallengePurpose = 'authentication' | `registration:${number}`;

/**
 * Stores a challenge.
 * @returns the secret for the browser's cookie, which alone can use the challenge
 */
export async function saveChallenge(
  db: Kysely<Database>,
  purpose: ChallengePurpose,
  challenge: string,
  nowMs: number,
): Promise<string> {
  const secret = randomBytes(24).toString('base64url');
  await db.deleteFrom('passkeyChallenges').where('endsAtMs', '<', nowMs).execute();
  await db
    .insertInto('passkeyChallenges')
    .values({ secretHash: hashSecret(secret), purpose, challenge, endsAtMs: nowMs + challengeMs })
    .execute();
  return secret;
}

/** Removes and returns a challenge, so that it can be used only once. @returns `undefined` for an unknown, used, or expired one */
export async function takeChallenge(
  db: Kysely<Database>,
  purpose: ChallengePurpose,
  secret: string,
  nowMs: number,
): Promise<string | undefined> {
  const row = await db
    .deleteFrom('passkeyChallenges')
    .where('secretHash', '=', hashSecret(secret))
    .returning(['purpose', 'challenge', 'endsAtMs'])
    .executeTakeFirst();
  if (row?.purpose !== purpose) return undefined;
  const leftMs = Number(row.endsAtMs) - nowMs;
  // A challenge with more time left was made before the clock was set back.
  return leftMs >= 0 && leftMs <= challengeMs + clockSlackMs ? row.challenge : undefined;
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
