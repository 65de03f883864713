import { createHash, randomBytes } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import type { SiteKeys } from '../config.ts';
import type { Database } from '../database/index.ts';
import { isDatabaseError, NotSignedInError } from '../http/errors.ts';
import { logRefusal } from '../http/logs.ts';
import type { OtherSession, Role } from '../shared/admin/accounts.ts';
import { staffRoutes } from '../shared/routes.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session cookie over HTTPS; `session` is the one over plain HTTP. */
    hostSession: FastifyRequest['session'];
    /** The session identifier in the cookie, valid or not. */
    findSessionId(): string | undefined;
    /** Returns the role of the session, or `undefined` if no one is signed in. */
    findRole(): Promise<Role | undefined>;
    /** The role that the guard has found; `undefined` on routes without a guard. */
    role: Role | undefined;
    /** Starts a session with a new identifier and ends the old one. */
    signIn(role: Role): Promise<void>;
    signOut(): Promise<void>;
    /** Ends every other session of a role, as after a change of its password. @returns the number of ended sessions */
    signOutOthers(role: Role): Promise<number>;
  }
}

/**
 * Two cookie names. Browsers accept a `__Host-` cookie only over HTTPS and only from this host, not from its subdomains (OWASP ASVS 5,
 * 3.3.1). But the owner must also be able to sign in to a test site on plain HTTP.
 */
const cookieNames = { session: 'session', hostSession: '__Host-session' } as const;

/** Sessions in encrypted cookies. A cookie contains an identifier, and the database decides whether the session is valid. */
export const session = fp<{ keys: SiteKeys }>(
  async (app, { keys }) => {
    const maxAge = sessionLimits.absoluteMs / 1000;
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax', maxAge } as const;
    const sessionOf = (sessionName: keyof typeof cookieNames, secure: boolean) => ({
      sessionName,
      cookieName: cookieNames[sessionName],
      key: [...keys],
      expiry: maxAge,
      cookie: { ...cookie, secure },
    });
    await app.register(secureSession, [sessionOf('session', false), sessionOf('hostSession', true)]);

    app.decorateRequest('role', undefined);

    app.decorateRequest('findSessionId', function findSessionId(this: FastifyRequest) {
      return cookieOf(this).get('id');
    });

    app.decorateRequest('findRole', async function findRole(this: FastifyRequest) {
      const id = this.findSessionId();
      return id ? findSessionRole(app.db, id, app.sharedNow()) : undefined;
    });

    app.decorateRequest('signIn', async function signIn(this: FastifyRequest, role: Role) {
      await endSession(this);
      cookieOf(this).regenerate();
      cookieOf(this).set('id', await createSession(app.db, role, app.sharedNow()));
    });

    app.decorateRequest('signOut', async function signOut(this: FastifyRequest) {
      await endSession(this);
      if (hasCookie(this)) cookieOf(this).delete();
    });

    app.decorateRequest('signOutOthers', async function signOutOthers(this: FastifyRequest, role: Role) {
      return deleteOtherSessions(app.db, role, this.findSessionId());
    });

    async function endSession(request: FastifyRequest): Promise<void> {
      const id = request.findSessionId();
      if (id) await deleteSession(app.db, id);
    }
  },
  { name: 'session', dependencies: ['clock', 'database'] },
);

/** Guards its scope: only the owner may use the routes, and their JSON isn't cached. */
export const adminGuard = fp(
  async (app) => {
    app.addHook('onRequest', requireRole('admin'));
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
  },
  { name: 'admin-guard', dependencies: ['session'] },
);

/** Returns a hook that rejects requests of all other roles. */
export function requireRole(...roles: Role[]) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const role = await request.findRole();
    if (role && roles.includes(role)) {
      request.role = role;
      return;
    }
    logRefusal(request, 'not-signed-in');
    throw new NotSignedInError();
  };
}

/** True for a request with a session cookie, valid or not. Only responses to these clear the cookie, so visitors never get one. */
function hasCookie({ protocol, cookies }: FastifyRequest): boolean {
  return cookies[protocol === 'https' ? cookieNames.hostSession : cookieNames.session] !== undefined;
}

function cookieOf(request: FastifyRequest): FastifyRequest['session'] {
  return request.protocol === 'https' ? request.hostSession : request.session;
}

/** The login pages of the admin and the uploader. For browsers without JavaScript they show who is signed in, so they are never cached. */
export async function staffPageRoutes(app: FastifyInstance): Promise<void> {
  for (const route of staffRoutes)
    app.get(route.path, async (request, reply) =>
      reply.page(request, { ...route, signedIn: await isSignedIn(request) }),
    );
}

/** Returns whether someone is signed in; false if the database fails, so that the page still renders. */
async function isSignedIn(request: FastifyRequest): Promise<boolean> {
  try {
    return (await request.findRole()) !== undefined;
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
    return false;
  }
}

const hourMs = 3600_000;

/** A session ends after `idleMs` without use, and after `absoluteMs` in any case. */
export const sessionLimits = { idleMs: 14 * 24 * hourMs, absoluteMs: 60 * 24 * hourMs };

/** A session that starts in the future was made while the clock was wrong and would outlive its limits, so it counts as expired. */
function hasEnded({ createdAtMs, seenAtMs }: { createdAtMs: number; seenAtMs: number }, nowMs: number): boolean {
  return (
    nowMs - seenAtMs > sessionLimits.idleMs ||
    nowMs - createdAtMs > sessionLimits.absoluteMs ||
    createdAtMs - nowMs > hourMs
  );
}

/** One update an hour is enough for limits of days and saves a write per request. */
const seenStepMs = hourMs;

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

/** Returns the role of a session, or `undefined` if it is unknown, ended, or expired. */
export async function findSessionRole(db: Kysely<Database>, id: string, nowMs = Date.now()): Promise<Role | undefined> {
  const row = await db.selectFrom('sessions').selectAll().where('idHash', '=', hashId(id)).executeTakeFirst();
  if (!row || hasEnded(row, nowMs)) return undefined;
  if (Math.abs(nowMs - row.seenAtMs) > seenStepMs) await noteUse(db, row.idHash, nowMs);
  return row.role;
}

/** A failed write, as on a full disk, must not prevent reading: the next request tries again. */
async function noteUse(db: Kysely<Database>, idHash: string, nowMs: number): Promise<void> {
  try {
    await db.updateTable('sessions').set({ seenAtMs: nowMs }).where('idHash', '=', idHash).execute();
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
  }
}

/** Ends one session. */
async function deleteSession(db: Kysely<Database>, id: string): Promise<void> {
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
 * @param exceptId the session that made the change, if any
 * @returns the number of ended sessions
 */
export async function deleteOtherSessions(db: Kysely<Database>, role: Role, exceptId?: string): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('role', '=', role)
    .where('idHash', '!=', exceptId ? hashId(exceptId) : '')
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
