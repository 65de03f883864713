import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, inTransaction, setting, takeLock } from '../database/index.ts';
import { clockSlackMs } from './clock-slack.ts';
import { makePassword, type PreparedPassword, readPassword, storePassword } from './passwords.ts';
import { countPeople, findFirstOwner, hasPasskey, type Person } from './people.ts';

/** Time in which the code of a start works. */
const codeMs = 3600_000;

/** Earlier codes are remembered only to tell their owner that they are too old. */
const remembered = 20;

const codes = setting(
  'setup-codes',
  z.array(z.object({ hash: z.string(), /** Milliseconds since 1970. */ endsAtMs: z.number() })),
);

/** An open code lets someone choose the first password. Only a wrong one counts as a guess. */
export type CodeState = 'open' | 'too old' | 'wrong';

interface OpenOptions {
  /** Milliseconds since 1970 by the clock that the processes share. */
  nowMs: number;
  /** For several processes: the codes that the others have printed stay open. */
  keepsOthers: boolean;
}

/** Returns whether the only person of the site has no way to sign in yet. */
export async function needsFirstPassword(db: Kysely<Database>): Promise<boolean> {
  const owner = await findFirstOwner(db);
  if (!owner || (await countPeople(db)) > 1 || (await hasPasskey(db, owner.id))) return false;
  return !(await readPassword(db, owner.id)).isSet;
}

/**
 * Makes the code with which the owner chooses the first password (docs/product.md, "The first password").
 * @returns the code, of which only the hash is stored, or `undefined` if someone can sign in already
 */
export async function openSetupCode(
  db: Kysely<Database>,
  { nowMs, keepsOthers }: OpenOptions,
): Promise<string | undefined> {
  if (!(await needsFirstPassword(db))) return undefined;
  const code = makePassword();
  await codes.update(db, (known = []) => {
    const others = known.map(({ hash, endsAtMs }) => ({ hash, endsAtMs: keepsOthers ? endsAtMs : 0 }));
    return [{ hash: hashCode(code), endsAtMs: nowMs + codeMs }, ...others].slice(0, remembered);
  });
  return code;
}

/** Checks a code without using it up. */
export async function checkSetupCode(db: Kysely<Database>, code: string, nowMs: number): Promise<CodeState> {
  const { value = [] } = await codes.read(db);
  const found = value.find(({ hash }) => hash === hashCode(code));
  if (!found) return 'wrong';
  // If a code has more time left than a new code, it was made while the clock was wrong.
  const leftMs = found.endsAtMs - nowMs;
  return leftMs > 0 && leftMs <= codeMs + clockSlackMs ? 'open' : 'too old';
}

/**
 * Uses up a code, and all others, and stores the first password. Only one of several simultaneous uses succeeds.
 * @returns the owner, or `undefined` if the code doesn't work or someone can sign in already
 */
export function storeFirstPassword(
  db: Kysely<Database>,
  code: string,
  credential: PreparedPassword,
  nowMs: number,
): Promise<Person | undefined> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'people');
    const isOpen = (await checkSetupCode(transaction, code, nowMs)) === 'open';
    if (!isOpen || !(await needsFirstPassword(transaction))) return undefined;
    const owner = await findFirstOwner(transaction);
    if (!owner) return undefined;
    await storePassword(transaction, owner.id, credential);
    await transaction.deleteFrom('settings').where('key', '=', codes.key).execute();
    return owner;
  });
}

/** The code has 99 random bits, so a fast hash is enough. */
function hashCode(code: string): string {
  return createHash('sha256').update(code.trim().toLowerCase()).digest('hex');
}
