import secureSession from '@fastify/secure-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { NotSignedInError } from '../http/errors.ts';
import { logRefusal } from '../http/security-log.ts';
import type { Role } from '../shared/login.ts';
import { createSession, deleteOtherSessions, deleteSession, findSessionRole, sessionLimits } from './session-store.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of a request over HTTPS; `session` is the one over plain HTTP. */
    hostSession: FastifyRequest['session'];
    /** The identifier in the cookie, whether or not it still counts. */
    findSessionId(): string | undefined;
    /** Who is signed in. */
    findRole(): Promise<Role | undefined>;
    /** Starts a session under a new identifier; the one before is void. */
    signIn(role: Role): Promise<void>;
    signOut(): Promise<void>;
    /** Ends every other session of a role, as after a change of its password. @returns how many ended */
    signOutOthers(role: Role): Promise<number>;
  }
}

/** Browsers take a cookie named `__Host-` over HTTPS only, for this host alone and unwritable by its subdomains. */
const cookieNames = { session: 'session', hostSession: '__Host-session' } as const;

/** The encrypted cookie carries an identifier; whether it still counts is known to the database alone. */
export const session = fp<{ key: Buffer }>(
  async (app, { key }) => {
    const maxAge = sessionLimits.absoluteMs / 1000;
    const cookie = { path: '/', httpOnly: true, sameSite: 'lax', maxAge } as const;
    await app.register(secureSession, [
      {
        sessionName: 'session',
        cookieName: cookieNames.session,
        key,
        expiry: maxAge,
        cookie: { ...cookie, secure: false },
      },
      {
        sessionName: 'hostSession',
        cookieName: cookieNames.hostSession,
        key,
        expiry: maxAge,
        cookie: { ...cookie, secure: true },
      },
    ]);

    app.decorateRequest('findSessionId', function findSessionId(this: FastifyRequest) {
      return cookieOf(this).get('id');
    });

    app.decorateRequest('findRole', async function findRole(this: FastifyRequest) {
      const id = this.findSessionId();
      return id ? findSessionRole(app.db, id) : undefined;
    });

    app.decorateRequest('signIn', async function signIn(this: FastifyRequest, role: Role) {
      await endSession(this);
      cookieOf(this).regenerate();
      cookieOf(this).set('id', await createSession(app.db, role));
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
  { name: 'session', dependencies: ['database'], fastify: '5.x' },
);

/** A guard for a scope: lets only these roles in. */
export function requireRole(...roles: Role[]) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const role = await request.findRole();
    if (role && roles.includes(role)) return;
    logRefusal(request, 'not-signed-in');
    throw new NotSignedInError();
  };
}

/** A visitor who brings no cookie gets none, not even an empty one; a damaged one is worth clearing. */
function hasCookie({ protocol, cookies }: FastifyRequest): boolean {
  return cookies[protocol === 'https' ? cookieNames.hostSession : cookieNames.session] !== undefined;
}

function cookieOf(request: FastifyRequest): FastifyRequest['session'] {
  return request.protocol === 'https' ? request.hostSession : request.session;
}
