import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, inTransaction, setting } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import { endSessions } from './people.ts';
import { randomText } from './random-text.ts';

/**
 * scrypt with 32 MiB: the third of OWASP's equivalent settings (Password Storage Cheat Sheet, N=2^15, r=8, p=3). The first two use more
 * memory at once for the same protection, and a small machine makes pictures at the same time.
 */
const passwordCost = 2 ** 15;
const parallelism = 3;
const scryptOptions = { r: 8, maxmem: 160 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** An update of all processes is finished by then. */
const formerMs = 24 * 3600_000;

/** Letters and digits that don't look alike; 20 of them have 99 bits. */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const hashSchema = z.object({
  salt: z.string(),
  hash: z.string(),
  /** scrypt's N and p, stored with each hash so that a later release can change them. */
  cost: z.number(),
  parallelism: z.number(),
});
type PasswordHash = z.infer<typeof hashSchema>;

/** The last password from the environment, to detect a changed variable. */
const environmentSchema = z.extend(hashSchema, {
  /** Hashes of former passwords, while processes with the former variable may still start again. */
  former: z.optional(z.array(z.extend(hashSchema, { untilMs: z.number() }))),
});
const environment = setting('password-variable', environmentSchema);

const credentialSchema = z.extend(hashSchema, {
  /** Why the password should be changed; `since` is ISO 8601, UTC. */
  concern: z.optional(z.object({ reason: z.enum(['generated', 'common']), since: z.string() })),
});

interface SetOptions {
  /** scrypt's N. */
  cost?: number | undefined;
  /** Set if the site generated the password, so that the owner is asked to choose another. */
  reason?: 'generated';
  /** The version of the replaced password, from `readPassword`; without it, any version is replaced. */
  version?: number;
}

interface ApplyOptions extends Pick<SetOptions, 'cost'> {
  /** For several processes: a process that restarts within a day, still with the former variable, must not restore the old password. */
  keepsFormer?: boolean;
  /** Milliseconds since 1970 by the clock that the processes share. */
  nowMs?: number;
}

/**
 * Updates the first owner's password from the environment. A changed variable replaces the stored password once; a password set in
 * `/admin` stays until the variable changes again. Sessions that started with the old password end.
 */
export async function applyEnvironmentPassword(
  db: Kysely<Database>,
  ownerId: number,
  password: string,
  { cost, keepsFormer = false, nowMs = Date.now() }: ApplyOptions = {},
): Promise<void> {
  for (;;) {
    const { value: known, version } = await environment.read(db);
    if (known && (await matches(known, password))) return;
    const former = keepsFormer ? (known?.former ?? []).filter(({ untilMs }) => untilMs > nowMs) : [];
    for (const hash of former) if (await matches(hash, password)) return;
    if (keepsFormer && known) former.push({ ...bareHash(known), untilMs: nowMs + formerMs });
    const hash = await hashPassword(password, cost);
    const credential = { ...hash, ...(isCommonPassword(password) && concernNow('common')) };
    try {
      await inTransaction(db, async (transaction) => {
        await environment.write(transaction, { ...hash, ...(former.length > 0 && { former }) }, version);
        await credentialOf(ownerId).write(transaction, credential);
        await endSessions(transaction, ownerId);
      });
      return;
    } catch (error) {
      // Another process has applied its variable.
      if (!(error instanceof ChangedElsewhereError)) throw error;
    }
  }
}

/**
 * Returns the state of a person's password: its version (0 without a password), and why it should be changed. `concern` is absent without a
 * reason.
 */
export async function readPassword(db: Kysely<Database>, personId: number) {
  const { value, version } = await credentialOf(personId).read(db);
  return { isSet: value !== undefined, version, concern: value?.concern };
}

/**
 * Sets a person's password. The stored hash of the environment variable is kept, so that the next start doesn't restore the old password.
 * @throws ChangedElsewhereError if the password is no longer the one of `version`
 */
export async function setPassword(
  db: Kysely<Database>,
  personId: number,
  password: string,
  { cost, reason, version }: SetOptions = {},
): Promise<void> {
  await storePassword(db, personId, await makeCredential(password, { cost, reason }), version);
}

/** A password's hash, made before a transaction because it takes long. */
export type PreparedPassword = Awaited<ReturnType<typeof makeCredential>>;

/** Hashes a password for `storePassword`. */
export async function makeCredential(password: string, { cost, reason }: Pick<SetOptions, 'cost' | 'reason'> = {}) {
  return { ...(await hashPassword(password, cost)), ...(reason && concernNow(reason)) };
}

/** Stores a hashed password. @throws ChangedElsewhereError if the password is no longer the one of `version` */
export async function storePassword(
  db: Kysely<Database>,
  personId: number,
  credential: PreparedPassword,
  version?: number,
): Promise<void> {
  await credentialOf(personId).write(db, credential, version, 'The password was changed in another window.');
}

/** Deletes a person's password. */
export async function deletePassword(db: Kysely<Database>, personId: number): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', credentialOf(personId).key).execute();
}

/**
 * Returns whether a password is a person's. Without a person or a password it takes as long as a wrong password, so that no one learns which
 * emails are known.
 * @param cost scrypt's N of new passwords
 */
export async function isPasswordOf(
  db: Kysely<Database>,
  personId: number | undefined,
  password: string,
  cost = passwordCost,
): Promise<boolean> {
  const { value } = await credentialOf(personId ?? 0).read(db);
  const isMatch = await matches(value ?? { salt: '00'.repeat(16), hash: '00'.repeat(32), cost, parallelism }, password);
  return value !== undefined && isMatch;
}

/** Makes a password such as `k7mq-x2pd-9wfa-h4tn-c6vr`. */
export function makePassword(): string {
  const letters = randomText(passwordAlphabet, 20);
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

function concernNow(reason: 'generated' | 'common') {
  return { concern: { reason, since: new Date().toISOString() } };
}

const credentialOf = (personId: number) => setting(`password:${personId}`, credentialSchema);

const bareHash = ({ salt, hash, cost, parallelism }: PasswordHash): PasswordHash => ({ salt, hash, cost, parallelism });

async function hashPassword(password: string, cost = passwordCost): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32, { ...scryptOptions, N: cost, p: parallelism });
  return { salt: salt.toString('hex'), hash: hash.toString('hex'), cost, parallelism };
}

async function matches(known: PasswordHash, password: string): Promise<boolean> {
  const { salt, hash, cost: N, parallelism: p } = known;
  const derived = await derive(password, Buffer.from(salt, 'hex'), 32, { ...scryptOptions, N, p });
  return timingSafeEqual(derived, Buffer.from(hash, 'hex'));
}

/** One password per line, in lower case. The build copies the file next to the bundled server. */
const listFile = new URL('./common-passwords.txt', import.meta.url);

/**
 * True if a password is on the list of common ones, in any case (OWASP ASVS 5, 6.2.4). The list contains the 8479 entries of eight
 * characters or more among the some 20,000 common passwords that Django ships (django/contrib/auth/common-passwords.txt.gz, BSD-3-Clause,
 * gathered by Royce Williams). It is read each time a password is set, which is rare, so that it otherwise uses no memory.
 */
export function isCommonPassword(password: string): boolean {
  const wanted = password.trim().toLowerCase();
  return wanted !== '' && readFileSync(listFile, 'utf8').split('\n').includes(wanted);
}
