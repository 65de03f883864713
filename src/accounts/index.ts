import type { FastifyInstance } from 'fastify';
import { passwordRoutes, secondFactorRoutes } from './admin-routes.ts';
import { loginRoutes } from './login.ts';
import { staffPageRoutes } from './sessions.ts';

export {
  type Author,
  audit,
  type Change,
  deleteOldChanges,
  listChanges,
  listSubjects,
  recordChange,
} from './activity.ts';
export { changePassword } from './admin-routes.ts';
export { loginQueue } from './login.ts';
export { makePassword, passwords, readPassword, setPassword } from './passwords.ts';
export { drawQrCode } from './qr-code.ts';
export { randomText } from './random-text.ts';
export { deleteSecondFactor, findSecondFactor } from './second-factor-store.ts';
export { readSessionKey } from './session-key.ts';
export { adminGuard, deleteOtherSessions, requireRole, session } from './sessions.ts';

/** Routes for signing in and out, and pages that show who is signed in. The scope must have `session`. */
export async function accounts(app: FastifyInstance): Promise<void> {
  await app.register(staffPageRoutes);
  await app.register(loginRoutes);
}

/** Admin routes for passwords, sessions, and the second factor, behind the admin's guard. */
export async function accountsAdmin(app: FastifyInstance): Promise<void> {
  await app.register(passwordRoutes);
  await app.register(secondFactorRoutes);
}
