import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, setting } from '../database/index.ts';
import { randomText } from './random-text.ts';

/** A person's second factor: a time-based code (RFC 6238), or a recovery code, which works once. */
const secondFactorSchema = z.object({
  /** Base32, in plain text: checking a code requires it, and anyone who can read the data directory needs no login. */
  secret: z.string(),
  /** The time step of the last accepted code; codes of this step or older are rejected. */
  lastStep: z.number(),
  recoveryHashes: z.array(z.string()),
});
type SecondFactor = z.infer<typeof secondFactorSchema>;

const secondFactorOf = (personId: number) => setting(`second-factor:${personId}`, z.nullable(secondFactorSchema));
const pendingSecretOf = (personId: number) =>
  setting(`second-factor-pending:${personId}`, z.nullable(z.object({ secret: z.string(), startedAtMs: z.number() })));
/** Lifetime of a displayed secret without a first code: long enough to install an app, too short to leave it open. */
const pendingMs = 10 * 60_000;

const periodSeconds = 30;
const recoveryCodeCount = 8;
/** 24 characters out of 31 have 118 bits, which can't be guessed, so a fast hash is enough (OWASP ASVS 5, 6.5.2). */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns whether the second factor is on, and the number of recovery codes left. */
export async function findSecondFactor(
  db: Kysely<Database>,
  personId: number,
): Promise<{ enabled: boolean; recoveryCodesLeft: number }> {
  const { value, isDamaged } = await secondFactorOf(personId).read(db);
  // A second factor that can't be read still protects the person; `npm run reset-password` removes it.
  return { enabled: Boolean(value) || isDamaged, recoveryCodesLeft: value?.recoveryHashes.length ?? 0 };
}

/**
 * Makes a secret for the person's app, which shows issuer and label. It takes effect once a code is confirmed, within ten minutes.
 */
export async function startSecondFactor(
  db: Kysely<Database>,
  personId: number,
  { issuer, label }: { issuer: string; label: string },
  nowMs = Date.now(),
): Promise<{ secret: string; uri: string }> {
  const { generateSecret, generateURI } = await import('otplib');
  const secret = generateSecret();
  await pendingSecretOf(personId).write(db, { secret, startedAtMs: nowMs });
  return { secret, uri: generateURI({ issuer, label, secret }) };
}

/**
 * Turns the second factor on with a first code of the newest secret.
 * @returns the recovery codes, which are stored nowhere else, or `undefined` if the code is wrong
 */
export async function confirmSecondFactor(
  db: Kysely<Database>,
  personId: number,
  code: string,
  nowMs = Date.now(),
): Promise<string[] | undefined> {
  const pendingSecret = pendingSecretOf(personId);
  const { value: pending } = await pendingSecret.read(db);
  if (!pending || nowMs - pending.startedAtMs > pendingMs) return undefined;
  const lastStep = await findStep(pending.secret, code, 0, nowMs);
  if (lastStep === undefined) return undefined;
  // Only one of two concurrent confirmations wins.
  const taken = await pendingSecret.update(db, (known) => (known?.secret === pending.secret ? null : undefined));
  if (taken === undefined) return undefined;
  const codes = makeRecoveryCodes();
  const recoveryHashes = codes.map(hashCode);
  await secondFactorOf(personId).write(db, { secret: pending.secret, lastStep, recoveryHashes });
  return codes;
}

/**
 * Checks an app code or a recovery code, and uses it up.
 * @returns true once for each code
 */
export async function acceptCode(
  db: Kysely<Database>,
  personId: number,
  code: string,
  nowMs = Date.now(),
): Promise<boolean> {
  // If two requests have the same code, the second one retries with the first one's result, and finds the code used.
  const used = await secondFactorOf(personId).update(db, (factor) =>
    factor ? consumeCode(factor, code, nowMs) : undefined,
  );
  return used !== undefined;
}

/** Replaces the recovery codes. @returns the new ones, which are stored nowhere else */
export async function renewRecoveryCodes(db: Kysely<Database>, personId: number): Promise<string[]> {
  const codes = makeRecoveryCodes();
  const recoveryHashes = codes.map(hashCode);
  await secondFactorOf(personId).update(db, (factor) => (factor ? { ...factor, recoveryHashes } : undefined));
  return codes;
}

/** Turns the second factor off and deletes its secret and codes. */
export async function deleteSecondFactor(db: Kysely<Database>, personId: number): Promise<void> {
  const { key } = secondFactorOf(personId);
  await db
    .deleteFrom('settings')
    .where('key', 'in', [key, pendingSecretOf(personId).key])
    .execute();
}

/** Returns the state after the code was used, or `undefined` if the code is wrong or already used. */
async function consumeCode(factor: SecondFactor, code: string, nowMs: number): Promise<SecondFactor | undefined> {
  const lastStep = await findStep(factor.secret, code, factor.lastStep, nowMs);
  if (lastStep !== undefined) return { ...factor, lastStep };
  const hash = hashCode(code);
  if (!factor.recoveryHashes.includes(hash)) return undefined;
  return { ...factor, recoveryHashes: factor.recoveryHashes.filter((known) => known !== hash) };
}

/** Returns the time step of a valid code: the current one or a neighbor, for phones whose clock is half a minute off. */
async function findStep(secret: string, code: string, lastStep: number, nowMs: number): Promise<number | undefined> {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const { verify } = await import('otplib');
  const epoch = Math.floor(nowMs / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: periodSeconds });
  if (!result.valid || !('timeStep' in result)) return undefined;
  // A last step in the future was stored while the server's clock was wrong; it must not lock the owner out.
  const presentStep = Math.floor(epoch / periodSeconds);
  return result.timeStep > lastStep || lastStep > presentStep + 1 ? result.timeStep : undefined;
}

function makeRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const letters = randomText(recoveryAlphabet, 24);
    return letters.match(/.{6}/g)?.join('-') ?? letters;
  });
}

/** Removes spaces and hyphens and lowers the case, because people type recovery codes from paper. */
function hashCode(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
}
