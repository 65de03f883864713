export {
  applyEnvironmentPassword,
  findPasswordConcern,
  hasPassword,
  makeFirstPassword,
  makePassword,
  setPassword,
} from './credentials.ts';
export { loginQueue } from './login-queue.ts';
export { loginRoutes } from './login-routes.ts';
export { passwordRoutes } from './password-routes.ts';
export { secondFactorRoutes } from './second-factor-routes.ts';
export { removeSecondFactor } from './second-factor-store.ts';
export { requireRole, session } from './session.ts';
export { readSessionKey } from './session-key.ts';
export { deleteOtherSessions } from './session-store.ts';
export { staffPageRoutes } from './staff-pages.ts';
