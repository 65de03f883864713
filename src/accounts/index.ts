import type { FastifyInstance } from 'fastify';
import { loginRoutes } from './login-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { staffPageRoutes } from './staff-pages.ts';

export { findPasswordConcern, makePassword, setPassword } from './credentials.ts';
export { loginQueue } from './login-queue.ts';
export { passwords } from './passwords.ts';
export { removeSecondFactor } from './second-factor-store.ts';
export { deskGuard, requireRole, session } from './session.ts';
export { readSessionKey } from './session-key.ts';
export { deleteOtherSessions } from './session-store.ts';

/** Signing in and out, and the pages that say who is signed in; in a scope that has `session`. */
export async function accounts(app: FastifyInstance): Promise<void> {
  await app.register(staffPageRoutes);
  await app.register(loginRoutes);
}

/** Passwords, sessions and the second factor, behind the desk's guard. */
export async function accountsDesk(app: FastifyInstance): Promise<void> {
  await app.register(passwordRoutes);
  await app.register(secondFactorRoutes);
}
