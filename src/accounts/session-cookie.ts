import secureSession from '@fastify/secure-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteKeys } from '../config.ts';
import { NotSignedInError } from '../http/errors.ts';
import { logRefusal } from '../http/security-log.ts';
import type { Role } from '../shared/desk/accounts.ts';
import { sessionLimits } from './session.ts';
import { createSession, deleteOtherSessions, deleteSession, findSessionRole } from './session-store.ts';

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
    /** The role of the session, or `undefined` when nobody is signed in. */
    findRole(): Promise<Role | undefined>;
    /** The role that the guard has found; `undefined` on routes without one. */
    role: Role | undefined;
    /** Starts a session with a new identifier and ends the old one. */
    signIn(role: Role): Promise<void>;
    signOut(): Promise<void>;
    /** Ends every other session of a role, as after a change of its password. @returns how many ended */
    signOutOthers(role: Role): Promise<number>;
  }
}

/**
 * Two cookie names: browsers accept a `__Host-` cookie only over HTTPS and only from this host, not from its subdomains
 * (OWASP ASVS 5, 3.3.1), but the owner must also be able to sign in to a test site on plain HTTP.
 */
const cookieNames = { session: 'session', hostSession: '__Host-session' } as const;

/** The encrypted cookie carries an identifier; the database says whether the session is valid. */
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
      return id ? findSessionRole(app.db, id, app.cluster.now()) : undefined;
    });

    app.decorateRequest('signIn', async function signIn(this: FastifyRequest, role: Role) {
      await endSession(this);
      cookieOf(this).regenerate();
      cookieOf(this).set('id', await createSession(app.db, role, app.cluster.now()));
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
  { name: 'session', dependencies: ['cluster', 'database'], fastify: '5.x' },
);

/** Guards its scope: only the owner may call the routes, and their JSON is not cached. */
export const deskGuard = fp(
  async (app) => {
    app.addHook('onRequest', requireRole('admin'));
    app.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
  },
  { name: 'desk-guard', dependencies: ['session'], fastify: '5.x' },
);

/** A hook that rejects requests of all other roles. */
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

/** True for a request with a session cookie, valid or not. Only answers to these clear the cookie, so visitors never get one. */
function hasCookie({ protocol, cookies }: FastifyRequest): boolean {
  return cookies[protocol === 'https' ? cookieNames.hostSession : cookieNames.session] !== undefined;
}

function cookieOf(request: FastifyRequest): FastifyRequest['session'] {
  return request.protocol === 'https' ? request.hostSession : request.session;
}
