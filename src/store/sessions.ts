import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Role } from '../shared/login.ts';

/** A session ends after this long without use, and after this long in all. */
export const sessionLimits = { idleMs: 14 * 24 * 3600_000, absoluteMs: 60 * 24 * 3600_000 };

/**
 * Starts a session.
 * @returns the identifier for the cookie; only its hash is stored
 */
export async function createSession(db: Kysely<Database>, role: Role, nowMs = Date.now()): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await db
    .insertInto('sessions')
    .values({ idHash: hashId(id), role, createdAtMs: nowMs, seenAtMs: nowMs })
    .execute();
  return id;
}

/** The role of a live session, or `undefined` when it is unknown, ended or too old. */
export async function findSessionRole(db: Kysely<Database>, id: string, nowMs = Date.now()): Promise<Role | undefined> {
  const row = await db.selectFrom('sessions').selectAll().where('idHash', '=', hashId(id)).executeTakeFirst();
  if (!row || nowMs - row.seenAtMs > sessionLimits.idleMs || nowMs - row.createdAtMs > sessionLimits.absoluteMs)
    return undefined;
  // Once an hour is enough for a limit of days, and spares a write with every request.
  if (nowMs - row.seenAtMs > 3600_000)
    await db.updateTable('sessions').set({ seenAtMs: nowMs }).where('idHash', '=', row.idHash).execute();
  return row.role;
}

export async function deleteSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', hashId(id)).execute();
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
