import { createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Role } from '../shared/login.ts';
import { readSetting, writeSetting } from './settings.ts';

/** scrypt with 64 MiB: the second of OWASP's equivalent settings (Password Storage Cheat Sheet, N=2^16, r=8, p=2). */
const cost = { N: 2 ** 16, r: 8, p: 2, maxmem: 160 * 1024 * 1024 };
const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** Letters and digits that cannot be mistaken for one another; 20 of them carry 99 bits. */
const passwordAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

interface Credential {
  salt: string;
  hash: string;
  /** Tells whether the environment's password is the one that was applied last. */
  environmentTag?: string;
}

/**
 * Brings the stored password of a role in line with the environment.
 * A changed variable replaces the stored password once; a password set in `/admin` stays until the variable changes again.
 * @param environmentPassword the variable's value, if it is set
 * @param key a secret that keys the tag, so that the file alone does not give a fast way to guess
 */
export async function applyEnvironmentPassword(
  db: Kysely<Database>,
  role: Role,
  environmentPassword: string,
  key: Buffer,
): Promise<void> {
  const environmentTag = createHmac('sha256', key).update(`${role}:${environmentPassword}`).digest('hex');
  const { value } = await readSetting<Credential>(db, settingKey(role));
  if (value?.environmentTag === environmentTag) return;
  await writeSetting(db, settingKey(role), { ...(await hashPassword(environmentPassword)), environmentTag });
}

export async function hasPassword(db: Kysely<Database>, role: Role): Promise<boolean> {
  return (await readSetting<Credential>(db, settingKey(role))).value !== undefined;
}

/** Sets a role's password; keeps the environment's tag, so that the next start does not undo it. */
export async function setPassword(db: Kysely<Database>, role: Role, password: string): Promise<void> {
  const { value } = await readSetting<Credential>(db, settingKey(role));
  await writeSetting(db, settingKey(role), { ...value, ...(await hashPassword(password)) });
}

/** Whose password it is, or `undefined`. Every stored password is checked, so that the time tells nothing. */
export async function findRoleByPassword(db: Kysely<Database>, password: string): Promise<Role | undefined> {
  const matches = await Promise.all(
    (['admin', 'staff'] as const).map(async (role) => ((await isPasswordOf(db, role, password)) ? role : undefined)),
  );
  return matches.find((role) => role !== undefined);
}

/** A password such as `k7mq-x2pd-9wfa-h4tn-c6vr`. */
export function makePassword(): string {
  const letters = Array.from({ length: 20 }, () => passwordAlphabet[randomInt(passwordAlphabet.length)]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

const settingKey = (role: Role) => `password:${role}`;

async function hashPassword(password: string): Promise<Credential> {
  const salt = randomBytes(16);
  return { salt: salt.toString('hex'), hash: (await derive(password, salt, 32, cost)).toString('hex') };
}

async function isPasswordOf(db: Kysely<Database>, role: Role, password: string): Promise<boolean> {
  const { value } = await readSetting<Credential>(db, settingKey(role));
  if (!value) return false;
  const hash = await derive(password, Buffer.from(value.salt, 'hex'), 32, cost);
  return timingSafeEqual(hash, Buffer.from(value.hash, 'hex'));
}
