import type { FastifyInstance } from 'fastify';
import { passwordRoutes, secondFactorRoutes } from './admin-routes.ts';
import { loginRoutes } from './login.ts';
import { passkeyRoutes, passkeySignInRoutes } from './passkey-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { staffPageRoutes } from './sessions.ts';
import { setupCodeRoutes } from './setup-code-routes.ts';
import { welcomeRoutes } from './welcome.ts';

export {
  type Author,
  audit,
  type Change,
  deleteOldChanges,
  listAuthors,
  listChanges,
  listSubjects,
  recordChange,
} from './activity.ts';
export { changePassword, requirePerson } from './admin-routes.ts';
export { passwords } from './first-start.ts';
export { loginQueue } from './login.ts';
export { deletePasskeys } from './passkeys.ts';
export { makePassword, readPassword, setPassword } from './passwords.ts';
export { findFirstOwner, findPerson, listPeople, type Person, showsAuthors } from './people.ts';
export { drawQrCode } from './qr-code.ts';
export { randomText } from './random-text.ts';
export { adminScope, roleGuard } from './roles.ts';
export { deleteSecondFactor, findSecondFactor } from './second-factor-store.ts';
export { readSessionKey } from './session-key.ts';
export { deleteOtherSessions, session } from './sessions.ts';

/** Routes for signing in and out, and pages that show who is signed in. The scope must have `session`. */
export async function accounts(app: FastifyInstance): Promise<void> {
  await app.register(staffPageRoutes);
  await app.register(loginRoutes);
  await app.register(setupCodeRoutes);
  await app.register(welcomeRoutes);
  await app.register(passkeySignInRoutes);
}

/** Admin routes for people, passwords, passkeys, sessions, and the second factor. */
export async function accountsAdmin(app: FastifyInstance): Promise<void> {
  await app.register(peopleRoutes);
  await app.register(passwordRoutes);
  await app.register(secondFactorRoutes);
  await app.register(passkeyRoutes);
}
