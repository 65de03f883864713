import { createHash, randomBytes } from 'node:crypto';
import secureSession from '@fastify/secure-session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely, Transaction } from 'kysely';
import type { SiteKeys } from '../config.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { isDatabaseError, NotSignedInError } from '../http/errors.ts';
import { logEvent } from '../http/logs.ts';
import type { OtherSession, SignInWays } from '../shared/admin/accounts.ts';
import { type FixedRoute, staffRoutes } from '../shared/routes.ts';
import { endSessions, type Person } from './people.ts';
import { announceDevice, deviceLimits, noteDevice, readDeviceNotice } from './sign-in-devices.ts';
import { findSignInWays } from './sign-in-ways.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
    /** The secret of a passkey's challenge. */
    challenge: string;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session cookie over HTTPS; `session` is the one over plain HTTP. */
    hostSession: FastifyRequest['session'];
    /** The cookie by which this browser is known after signing out, over plain HTTP and HTTPS. */
    device: FastifyRequest['session'];
    hostDevice: FastifyRequest['session'];
    /** Returns the session identifier in the cookie, valid or not. */
    findSessionId(): string | undefined;
    /** Stores a value in the encrypted cookie of this browser, even without a session. */
    keepInCookie(name: 'challenge', value: string): void;
    findInCookie(name: 'challenge'): string | undefined;
    /** Returns the person of the session, or `undefined` if no one is signed in. */
    findPerson(): Promise<SessionPerson | undefined>;
    /** The person that the route's role has let in; `undefined` on routes for anyone. */
    person: SessionPerson | undefined;
    /** The fields of the login, once the route has found that no one is signed in. */
    signInWays: SignInWays | undefined;
    /** Starts a session with a new identifier and ends the old one. A browser that is new to the person is announced. */
    signIn(person: Person): Promise<void>;
    signOut(): Promise<void>;
    /** Ends every other session of a person, as after a change of the password. @returns the number of ended sessions */
    signOutOthers(personId: number): Promise<number>;
  }
}

/** The person of a session. */
export type SessionPerson = Person & {
  /** When the person last entered the password, or used a passkey. */
  provedAtMs: number;
};

/**
 * Two cookie names. Browsers accept a `__Host-` cookie only over HTTPS and only from this host, not from its subdomains (OWASP ASVS 5,
 * 3.3.1). But the owner must also be able to sign in to a test site on plain HTTP.
 */
const cookieNames = {
  session: 'session',
  hostSession: '__Host-session',
  device: 'device',
  hostDevice: '__Host-device',
} as const;

/** Sessions in encrypted cookies. A cookie contains an identifier, and the database decides whether the session is valid. */
export const session = fp<{ keys: SiteKeys }>(
  async (app, { keys }) => {
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
    const cookieFor = (sessionName: keyof typeof cookieNames, secure: boolean, maxAge: number) => ({
      sessionName,
      cookieName: cookieNames[sessionName],
      key: [...keys],
      expiry: maxAge,
      cookie: { ...cookie, secure, maxAge },
    });
    const maxAge = sessionLimits.absoluteMs / 1000;
    const deviceMaxAge = deviceLimits.knownMs / 1000;
    await app.register(secureSession, [
      cookieFor('session', false, maxAge),
      cookieFor('hostSession', true, maxAge),
      cookieFor('device', false, deviceMaxAge),
      cookieFor('hostDevice', true, deviceMaxAge),
    ]);

    app.decorateRequest('person', undefined);
    app.decorateRequest('signInWays', undefined);

    app.decorateRequest('findSessionId', function findSessionId(this: FastifyRequest) {
      return textIn(cookieOf(this), 'id');
    });

    app.decorateRequest('keepInCookie', function keepInCookie(this: FastifyRequest, name: 'challenge', value: string) {
      cookieOf(this).set(name, value);
    });
    app.decorateRequest('findInCookie', function findInCookie(this: FastifyRequest, name: 'challenge') {
      return textIn(cookieOf(this), name);
    });
    app.decorateRequest('findPerson', async function findPerson(this: FastifyRequest) {
      const id = this.findSessionId();
      return id ? findSessionPerson(app.db, id, app.sharedNow()) : undefined;
    });
    app.decorateRequest('signIn', async function signIn(this: FastifyRequest, person: Person) {
      const previous = await this.findPerson();
      const notice = await readDeviceNotice(app, this);
      const nowMs = app.sharedNow();
      const use = { cookieId: textIn(deviceCookieOf(this), 'id'), isSignedIn: previous?.id === person.id, nowMs };
      let device = { id: '', isNew: false, isMailed: false };
      await endSession(this);
      cookieOf(this).regenerate();
      const id = await createSession(app.db, person, nowMs, async (transaction, isFirst) => {
        device = await noteDevice(transaction, person.id, { ...use, isFirst });
        if (device.isNew)
          await announceDevice(transaction, person, notice, { isMailed: device.isMailed, nowMs: app.now() });
      });
      cookieOf(this).set('id', id);
      deviceCookieOf(this).set('id', device.id);
      if (!device.isNew) return;
      logEvent(this, 'new-device', { person: person.id });
      app.outbox.wake();
    });
    app.decorateRequest('signOut', async function signOut(this: FastifyRequest) {
      await endSession(this);
      if (hasCookie(this)) cookieOf(this).delete();
    });

    app.decorateRequest('signOutOthers', async function signOutOthers(this: FastifyRequest, personId: number) {
      return deleteOtherSessions(app.db, personId, this.findSessionId());
    });

    async function endSession(request: FastifyRequest): Promise<void> {
      const id = request.findSessionId();
      if (id) await deleteSession(app.db, id);
    }
  },
  { name: 'session', dependencies: ['clock', 'database'] },
);

/** True for a request with a session cookie, valid or not. Only responses to these clear the cookie, so visitors never get one. */
function hasCookie({ protocol, cookies }: FastifyRequest): boolean {
  return cookies[protocol === 'https' ? cookieNames.hostSession : cookieNames.session] !== undefined;
}

function cookieOf(request: FastifyRequest): FastifyRequest['session'] {
  return request.protocol === 'https' ? request.hostSession : request.session;
}

/** Returns a text of a cookie. A cookie of an earlier release may contain anything. */
function textIn(cookie: FastifyRequest['session'], name: 'id' | 'challenge'): string | undefined {
  const value: unknown = cookie.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function deviceCookieOf(request: FastifyRequest): FastifyRequest['session'] {
  return request.protocol === 'https' ? request.hostDevice : request.device;
}

/** The login pages of the admin and the uploader. For browsers without JavaScript they show who is signed in, so they are never cached. */
export async function staffPageRoutes(app: FastifyInstance): Promise<void> {
  for (const route of staffRoutes) app.get(route.path, (request, reply) => sendStaffPage(request, reply, route));
}

/** Sends a page of the staff, which shows who is signed in, or how to sign in. */
export async function sendStaffPage(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Pick<FixedRoute, 'path' | 'screen'>,
): Promise<FastifyReply> {
  const signedIn = await isSignedIn(request);
  const signIn = signedIn ? undefined : await findSignInWays(request.server);
  return reply.page(request, { ...route, unlisted: true, signedIn, ...(signIn && { signIn }) });
}

/** Returns whether someone is signed in; false if the database fails, so that the page still renders. */
async function isSignedIn(request: FastifyRequest): Promise<boolean> {
  try {
    return (await request.findPerson()) !== undefined;
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
 * @param alongside is done in the same transaction
 * @returns the identifier for the cookie; only its hash is stored
 */
export async function createSession(
  db: Kysely<Database>,
  { id: personId, sessionNumber }: Pick<Person, 'id' | 'sessionNumber'>,
  nowMs = Date.now(),
  alongside?: (transaction: Transaction<Database>, isFirst: boolean) => Promise<void>,
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  await deleteEndedSessions(db, nowMs);
  await inTransaction(db, async (transaction) => {
    const before = await transaction
      .selectFrom('people')
      .select('seenAtMs')
      .where('id', '=', personId)
      .executeTakeFirst();
    const person = await transaction
      .updateTable('people')
      .set({ seenAtMs: nowMs })
      .where('id', '=', personId)
      .returning('id')
      .executeTakeFirst();
    // The person was removed during the sign-in.
    if (!person) throw new NotSignedInError();
    await transaction
      .insertInto('sessions')
      .values({ idHash: hashId(id), personId, sessionNumber, provedAtMs: nowMs, createdAtMs: nowMs, seenAtMs: nowMs })
      .execute();
    await alongside?.(transaction, before?.seenAtMs === null);
  });
  return id;
}

/**
 * Returns the person of a session, with the present role, or `undefined` if the session is unknown, ended, or expired. Every request asks
 * the database, so a removed person is signed out at once in every process.
 */
export async function findSessionPerson(
  db: Kysely<Database>,
  id: string,
  nowMs = Date.now(),
): Promise<SessionPerson | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('people', (join) =>
      join.onRef('people.id', '=', 'sessions.personId').onRef('people.sessionNumber', '=', 'sessions.sessionNumber'),
    )
    .select(['sessions.idHash', 'sessions.provedAtMs', 'sessions.createdAtMs', 'sessions.seenAtMs'])
    .select(['people.id', 'people.name', 'people.email', 'people.role', 'people.sessionNumber'])
    .where('idHash', '=', hashId(id))
    .executeTakeFirst();
  if (!row || hasEnded(row, nowMs)) return undefined;
  const { idHash, createdAtMs: _created, seenAtMs, ...person } = row;
  if (Math.abs(nowMs - seenAtMs) > seenStepMs) await noteUse(db, idHash, person.id, nowMs);
  return person;
}

/** A failed write, as on a full disk, must not prevent reading: the next request tries again. */
async function noteUse(db: Kysely<Database>, idHash: string, personId: number, nowMs: number): Promise<void> {
  try {
    await db.updateTable('sessions').set({ seenAtMs: nowMs }).where('idHash', '=', idHash).execute();
    await db.updateTable('people').set({ seenAtMs: nowMs }).where('id', '=', personId).execute();
  } catch (error) {
    if (!isDatabaseError(error)) throw error;
  }
}

/** Ends one session. */
async function deleteSession(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('idHash', '=', hashId(id)).execute();
}

/**
 * Lists the other sessions of a person, the last used first.
 * @param ownId the session to leave out
 */
export async function listOtherSessions(
  db: Kysely<Database>,
  personId: number,
  ownId: string | undefined,
  nowMs = Date.now(),
): Promise<OtherSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .innerJoin('people', (join) =>
      join.onRef('people.id', '=', 'sessions.personId').onRef('people.sessionNumber', '=', 'sessions.sessionNumber'),
    )
    .select(['sessions.createdAtMs', 'sessions.seenAtMs'])
    .where('sessions.personId', '=', personId)
    .where('idHash', '!=', ownId ? hashId(ownId) : '')
    .orderBy('sessions.seenAtMs', 'desc')
    .execute();
  return rows
    .filter((row) => !hasEnded(row, nowMs))
    .map(({ createdAtMs, seenAtMs }) => ({
      createdAt: new Date(createdAtMs).toISOString(),
      seenAt: new Date(seenAtMs).toISOString(),
    }));
}

/**
 * Ends the other sessions of a person, as after a change of the password. A simultaneous sign-in with the old password ends too, because
 * the session number rises.
 * @param exceptId the session that made the change
 * @returns the number of ended sessions
 */
export function deleteOtherSessions(db: Kysely<Database>, personId: number, exceptId?: string): Promise<number> {
  const ownHash = exceptId ? hashId(exceptId) : '';
  return inTransaction(db, async (transaction) => {
    const own = await transaction
      .selectFrom('sessions')
      .selectAll()
      .where('idHash', '=', ownHash)
      .where('personId', '=', personId)
      .executeTakeFirst();
    const ended = await endSessions(transaction, personId);
    if (!own) return ended;
    const { sessionNumber } = await transaction
      .selectFrom('people')
      .select('sessionNumber')
      .where('id', '=', personId)
      .executeTakeFirstOrThrow();
    await transaction
      .insertInto('sessions')
      .values({ ...own, sessionNumber })
      .execute();
    return ended - 1;
  });
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
