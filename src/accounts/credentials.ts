import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import { type Database, readSetting, updateSetting, writeSetting } from '../database/index.ts';
import type { Role } from '../shared/desk/accounts.ts';
import { isCommonPassword } from './common-passwords.ts';
import { deleteOtherSessions } from './session-store.ts';

/**
 * scrypt with 32 MiB: the third of OWASP's equivalent settings (Password Storage Cheat Sheet, N=2^15, r=8, p=3). The first two
 * take more memory at once for the same protection, and a small machine makes pictures at the same time.
 */
export const passwordCost = 2 ** 15;
const parallelism = 3;
/** The parameters of old hashes, which were stored without any. */
const firstParameters = { cost: 2 ** 16, parallelism: 2 };
const scryptOptions = { r: 8, maxmem: 160 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** An update of all processes is over by then. */
const formerMs = 24 * 3600_000;

/** Letters and digits that do not look alike; 20 of them carry 99 bits. */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

interface PasswordHash {
  salt: string;
  hash: string;
  /** scrypt's N and p, stored with each hash so that a later release can change them. */
  cost?: number;
  parallelism?: number;
}

interface Credential extends PasswordHash {
  /** The hash of the last password from the environment, to detect a changed variable. */
  environment?: PasswordHash | undefined;
  /** Those before it, where processes with the former variable may still start again. */
  former?: (PasswordHash & { untilMs: number })[];
  concern?: PasswordConcern;
}

/** Why a password should be changed. */
export interface PasswordConcern {
  reason: 'generated' | 'common';
  /** ISO 8601, UTC. */
  since: string;
}

interface HashOptions {
  /** scrypt's N. */
  cost?: number | undefined;
}

interface SetOptions extends HashOptions {
  /** Given when the site generated the password, so that the owner is asked to choose another. */
  reason?: 'generated';
  /** The version of the password that is replaced, as `findPasswordVersion` gives it; without it any is. */
  version?: number;
}

interface ApplyOptions extends HashOptions {
  /** Where several processes share the site: one with the former variable that starts again within a day must not put the old password back. */
  keepsFormer?: boolean;
  /** Milliseconds since 1970 by the clock that they share. */
  nowMs?: number;
}

/**
 * Brings the stored password of a role in line with the environment.
 * A changed variable replaces the stored password once; a password set in `/admin` stays until the variable changes again.
 * Sessions that began with the old password end.
 */
export async function applyEnvironmentPassword(
  db: Kysely<Database>,
  role: Role,
  environmentPassword: string,
  { cost, keepsFormer = false, nowMs = Date.now() }: ApplyOptions = {},
): Promise<void> {
  const applied = await updateSetting<Credential>(db, settingKey(role), async (stored) => {
    if (stored?.environment && (await matches(stored.environment, environmentPassword))) return undefined;
    const former = keepsFormer ? (stored?.former ?? []).filter(({ untilMs }) => untilMs > nowMs) : [];
    for (const hash of former) if (await matches(hash, environmentPassword)) return undefined;
    const environment = await hashPassword(environmentPassword, cost);
    if (keepsFormer && stored?.environment) former.push({ ...stored.environment, untilMs: nowMs + formerMs });
    return {
      ...environment,
      environment,
      ...(former.length > 0 && { former }),
      ...(isCommonPassword(environmentPassword) && concernNow('common')),
    };
  });
  if (applied) await deleteOtherSessions(db, role);
}

/** Whether a role can sign in at all. */
export async function hasPassword(db: Kysely<Database>, role: Role): Promise<boolean> {
  return (await readSetting<Credential>(db, settingKey(role))).value !== undefined;
}

/** Why a role's password should be changed; `undefined` when there is no reason. */
export async function findPasswordConcern(db: Kysely<Database>, role: Role): Promise<PasswordConcern | undefined> {
  return (await readSetting<Credential>(db, settingKey(role))).value?.concern;
}

/** The version of a role's stored password; 0 where there is none. */
export async function findPasswordVersion(db: Kysely<Database>, role: Role): Promise<number> {
  return (await readSetting(db, settingKey(role))).version;
}

/**
 * Sets a role's password. The environment's hash stays, so that the next start does not restore the old password.
 * @throws ChangedElsewhereError when the password is no longer the one of `version`
 */
export async function setPassword(
  db: Kysely<Database>,
  role: Role,
  password: string,
  { cost, reason, version }: SetOptions = {},
): Promise<void> {
  const hash = await hashPassword(password, cost);
  const key = settingKey(role);
  const replace = (stored: Credential | undefined): Credential => ({
    ...hash,
    environment: stored?.environment,
    ...(stored?.former && { former: stored.former }),
    ...(reason && concernNow(reason)),
  });
  if (version === undefined) await updateSetting<Credential>(db, key, replace);
  else
    await writeSetting(
      db,
      key,
      replace((await readSetting<Credential>(db, key)).value),
      version,
      'The password was changed in another window.',
    );
}

/**
 * Makes a role's first password.
 * @returns the password in plain text, the only time it exists so, or `undefined` when the role already has one
 */
export async function makeFirstPassword(
  db: Kysely<Database>,
  role: Role,
  { cost }: HashOptions = {},
): Promise<string | undefined> {
  const password = makePassword();
  const made = await updateSetting<Credential>(db, settingKey(role), async (stored) =>
    stored ? undefined : { ...(await hashPassword(password, cost)), ...concernNow('generated') },
  );
  return made && password;
}

/** The role of a password, or `undefined`. All stored hashes are checked, against timing attacks, and one by one, to save memory. */
export async function findRoleByPassword(db: Kysely<Database>, password: string): Promise<Role | undefined> {
  let owner: Role | undefined;
  for (const role of ['staff', 'admin'] as const) {
    const { value } = await readSetting<Credential>(db, settingKey(role));
    if (value && (await matches(value, password))) owner = role;
  }
  return owner;
}

/** A password such as `k7mq-x2pd-9wfa-h4tn-c6vr`. */
export function makePassword(): string {
  const letters = Array.from({ length: 20 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

function concernNow(reason: PasswordConcern['reason']): { concern: PasswordConcern } {
  return { concern: { reason, since: new Date().toISOString() } };
}

const settingKey = (role: Role) => `password:${role}`;

async function hashPassword(password: string, cost = passwordCost): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, 32, { ...scryptOptions, N: cost, p: parallelism });
  return { salt: salt.toString('hex'), hash: hash.toString('hex'), cost, parallelism };
}

async function matches(known: PasswordHash, password: string): Promise<boolean> {
  const { salt, hash, cost: N, parallelism: p } = { ...firstParameters, ...known };
  const derived = await derive(password, Buffer.from(salt, 'hex'), 32, { ...scryptOptions, N, p });
  return timingSafeEqual(derived, Buffer.from(hash, 'hex'));
}
