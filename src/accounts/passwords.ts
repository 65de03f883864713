import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Database, setting } from '../database/index.ts';
import type { Role } from '../shared/admin/accounts.ts';
import { randomText } from './random-text.ts';
import { deleteOtherSessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Settles when every role has its configured or generated password. Rejects if it can't be stored. */
    applyPasswords(): Promise<void>;
    /** scrypt's N for new passwords; `undefined` for the default. */
    passwordCost: number | undefined;
  }
}

interface PasswordOptions extends Pick<ApplyOptions, 'keepsFormer'> {
  config: Pick<Config, 'adminPassword' | 'staffPassword'>;
  /** Receives the admin password that the first start generates. */
  announcePassword(password: string): void;
  /** scrypt's N; the default if absent. */
  passwordCost?: number | undefined;
}

/**
 * Stores the configured passwords during startup. Hashing takes longer than the rest of the start, so the public pages don't wait for it:
 * routes that read the session await `applyPasswords`. If it fails, they fail, and the next of them tries again.
 */
export const passwords = fp<PasswordOptions>(
  async (app, options) => {
    let applying: Promise<void> | undefined;
    app.decorate('passwordCost', options.passwordCost);
    app.decorate('applyPasswords', () => {
      applying ??= ensurePasswords(app, options).catch((error) => {
        applying = undefined;
        throw error;
      });
      return applying;
    });
    const first = app
      .applyPasswords()
      .catch((err) => app.log.error({ err }, 'could not store the configured passwords'));
    app.addHook('onClose', async () => void (await (applying ?? first).catch(() => {})));
  },
  { name: 'passwords', dependencies: ['clock', 'database'] },
);

/**
 * Generates an admin password at the first start unless one is configured, stores its hash, and prints it once (docs/decisions.md,
 * "Configuration").
 */
async function ensurePasswords({ db, sharedNow }: FastifyInstance, options: PasswordOptions): Promise<void> {
  const { passwordCost: cost, keepsFormer = false } = options;
  const { adminPassword, staffPassword } = options.config;
  const how = { cost, keepsFormer, nowMs: sharedNow() };
  if (adminPassword) await applyEnvironmentPassword(db, 'admin', adminPassword, how);
  if (staffPassword) await applyEnvironmentPassword(db, 'staff', staffPassword, how);
  const password = await makeFirstPassword(db, 'admin', { cost });
  if (password) options.announcePassword(password);
}

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

const credentialSchema = z.extend(hashSchema, {
  /** The hash of the last password from the environment, to detect a changed variable. */
  environment: z.optional(hashSchema),
  /** Hashes of former passwords, while processes with the former variable may still start again. */
  former: z.optional(z.array(z.extend(hashSchema, { untilMs: z.number() }))),
  /** Why the password should be changed; `since` is ISO 8601, UTC. */
  concern: z.optional(z.object({ reason: z.enum(['generated', 'common']), since: z.string() })),
});
type Credential = z.infer<typeof credentialSchema>;

interface SetOptions {
  /** scrypt's N. */
  cost?: number | undefined;
  /** Set if the site generated the password, so that the owner is asked to choose another. */
  reason?: 'generated';
  /** The version of the replaced password, from `readPassword`; without it, any version is replaced. */
  version?: number;
}

interface ApplyOptions extends Pick<SetOptions, 'cost'> {
  /** For several processes: a process with the former variable that restarts within a day must not restore the old password. */
  keepsFormer?: boolean;
  /** Milliseconds since 1970 by the clock that the processes share. */
  nowMs?: number;
}

/**
 * Updates the stored password of a role from the environment. A changed variable replaces the stored password once; a password set in
 * `/admin` stays until the variable changes again. Sessions that started with the old password end.
 */
export async function applyEnvironmentPassword(
  db: Kysely<Database>,
  role: Role,
  environmentPassword: string,
  { cost, keepsFormer = false, nowMs = Date.now() }: ApplyOptions = {},
): Promise<void> {
  const applied = await credentialOf(role).update(db, async (stored) => {
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

/**
 * Returns the state of a role's password: its version (0 without a password), and why it should be changed. `concern` is absent without a
 * reason.
 */
export async function readPassword(db: Kysely<Database>, role: Role) {
  const { value, version } = await credentialOf(role).read(db);
  return { isSet: value !== undefined, version, concern: value?.concern };
}

/**
 * Sets a role's password. The environment's hash stays, so that the next start doesn't restore the old password.
 * @throws ChangedElsewhereError if the password is no longer the one of `version`
 */
export async function setPassword(
  db: Kysely<Database>,
  role: Role,
  password: string,
  { cost, reason, version }: SetOptions = {},
): Promise<void> {
  const hash = await hashPassword(password, cost);
  const credential = credentialOf(role);
  const replace = (stored: Credential | undefined): Credential => ({
    ...hash,
    environment: stored?.environment,
    ...(stored?.former && { former: stored.former }),
    ...(reason && concernNow(reason)),
  });
  if (version === undefined) return void (await credential.update(db, replace));
  const { value } = await credential.read(db);
  await credential.write(db, replace(value), version, 'The password was changed in another window.');
}

/**
 * Makes a role's first password.
 * @returns the password in plain text, which is stored nowhere, or `undefined` if the role already has one
 */
export async function makeFirstPassword(
  db: Kysely<Database>,
  role: Role,
  { cost }: Pick<SetOptions, 'cost'> = {},
): Promise<string | undefined> {
  const password = makePassword();
  const made = await credentialOf(role).update(db, async (stored) =>
    stored ? undefined : { ...(await hashPassword(password, cost)), ...concernNow('generated') },
  );
  return made && password;
}

/**
 * Returns the role of a password, or `undefined`. All stored hashes are checked to prevent timing attacks, and one by one to save memory.
 */
export async function findRoleByPassword(db: Kysely<Database>, password: string): Promise<Role | undefined> {
  let owner: Role | undefined;
  for (const role of ['staff', 'admin'] as const) {
    const { value } = await credentialOf(role).read(db);
    if (value && (await matches(value, password))) owner = role;
  }
  return owner;
}

/** Makes a password such as `k7mq-x2pd-9wfa-h4tn-c6vr`. */
export function makePassword(): string {
  const letters = randomText(passwordAlphabet, 20);
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

function concernNow(reason: 'generated' | 'common') {
  return { concern: { reason, since: new Date().toISOString() } };
}

const credentialOf = (role: Role) => setting(`password:${role}`, credentialSchema);

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
