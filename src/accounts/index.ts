import type { FastifyInstance } from 'fastify';
import { loginRoutes } from './login-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { staffPageRoutes } from './staff-pages.ts';

export { audit, type ChangeRule } from './audit.ts';
export { type Author, type Change, listChanges, listSubjects, purgeChanges, recordChange } from './changes.ts';
export { findPasswordConcern, makePassword, setPassword } from './credentials.ts';
export { loginQueue } from './login-queue.ts';
export { changePassword } from './password-routes.ts';
export { passwords } from './passwords.ts';
export { removeSecondFactor } from './second-factor-store.ts';
export { deskGuard, requireRole, session } from './session-cookie.ts';
export { adoptSharedKey, readSessionKey, readSharedKey } from './session-key.ts';
export { deleteOtherSessions } from './session-store.ts';

/** Routes for signing in and out, and pages that show who is signed in. The scope must have `session`. */
export async function accounts(app: FastifyInstance): Promise<void> {
  await app.register(staffPageRoutes);
  await app.register(loginRoutes);
}

/** Passwords, sessions and the second factor, behind the desk's guard. */
export async function accountsDesk(app: FastifyInstance): Promise<void> {
  await app.register(passwordRoutes);
  await app.register(secondFactorRoutes);
}
