import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { OtherSession, Role } from '../shared/desk/accounts.ts';
import { hasEnded, sessionLimits } from './session.ts';

/** An update once an hour is enough for limits of days and saves a write per request. */
const seenStepMs = 3600_000;

/**
 * Starts a session and deletes expired ones.
 * @returns the identifier for the cookie; only its hash is stored
 */
export async function createSession(db: Kysely<Database>, role: Role, nowMs = Date.now()): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await deleteEndedSessions(db, nowMs);
  await db
    .insertInto('sessions')
    .values({ idHash: hashId(id), role, createdAtMs: nowMs, seenAtMs: nowMs })
    .execute();
  return id;
}

/** The role of a session, or `undefined` when it is unknown, ended or expired. */
export async function findSessionRole(db: Kysely<Database>, id: string, nowMs = Date.now()): Promise<Role | undefined> {
  const row = await db.selectFrom('sessions').selectAll().where('idHash', '=', hashId(id)).executeTakeFirst();
  if (!row || hasEnded(row, nowMs)) return undefined;
  if (Math.abs(nowMs - row.seenAtMs) > seenStepMs)
    await db.updateTable('sessions').set({ seenAtMs: nowMs }).where('idHash', '=', row.idHash).execute();
  return row.role;
}

/** Ends one session. */
export async function deleteSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', hashId(id)).execute();
}

/**
 * Lists all other sessions, the last used first.
 * @param ownId the session to leave out
 */
export async function listOtherSessions(
  db: Kysely<Database>,
  ownId: string | undefined,
  nowMs = Date.now(),
): Promise<OtherSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .selectAll()
    .where('idHash', '!=', ownId ? hashId(ownId) : '')
    .orderBy('seenAtMs', 'desc')
    .execute();
  return rows
    .filter((row) => !hasEnded(row, nowMs))
    .map(({ role, createdAtMs, seenAtMs }) => ({
      role,
      createdAt: new Date(createdAtMs).toISOString(),
      seenAt: new Date(seenAtMs).toISOString(),
    }));
}

/**
 * Ends the sessions of a role, as after a change of its password.
 * @param keptId the session that made the change, if one did
 * @returns the number of ended sessions
 */
export async function deleteOtherSessions(db: Kysely<Database>, role: Role, keptId?: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('role', '=', role)
    .where('idHash', '!=', keptId ? hashId(keptId) : '')
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

async function deleteEndedSessions(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((expression) =>
      expression.or([
        expression('seenAtMs', '<', nowMs - sessionLimits.idleMs),
        expression('createdAtMs', '<', nowMs - sessionLimits.absoluteMs),
      ]),
    )
    .execute();
}

function hashId(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}
