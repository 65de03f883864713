import secureSession from '@fastify/secure-session';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { NotSignedInError } from '../errors.ts';
import type { Role } from '../shared/login.ts';
import { createSession, deleteSession, findSessionRole, sessionLimits } from '../store/sessions.ts';

declare module '@fastify/secure-session' {
  interface SessionData {
    id: string;
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in, looked up once for the request. */
    findRole(): Promise<Role | undefined>;
    signIn(role: Role): Promise<void>;
    signOut(): Promise<void>;
  }
}

/** The encrypted cookie carries an identifier; whether it still counts is known to the database alone. */
export const session = fp<{ key: Buffer }>(
  async (app, { key }) => {
    await app.register(secureSession, {
      key,
      cookieName: 'session',
      expiry: sessionLimits.absoluteMs / 1000,
      cookie: { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto', maxAge: sessionLimits.absoluteMs / 1000 },
    });

    app.decorateRequest('findRole', async function findRole(this: FastifyRequest) {
      const id = this.session.get('id');
      return id ? findSessionRole(app.db, id) : undefined;
    });

    app.decorateRequest('signIn', async function signIn(this: FastifyRequest, role: Role) {
      await endSession(this);
      this.session.regenerate();
      this.session.set('id', await createSession(app.db, role));
    });

    app.decorateRequest('signOut', async function signOut(this: FastifyRequest) {
      await endSession(this);
      this.session.delete();
    });

    async function endSession(request: FastifyRequest): Promise<void> {
      const id = request.session.get('id');
      if (id) await deleteSession(app.db, id);
    }
  },
  { name: 'session', dependencies: ['database'], fastify: '5.x' },
);

/** A guard for a scope: lets only these roles in. */
export function requireRole(...roles: Role[]) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const role = await request.findRole();
    if (!role || !roles.includes(role)) throw new NotSignedInError();
  };
}
