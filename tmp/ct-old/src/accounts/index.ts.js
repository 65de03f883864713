import { loginRoutes } from "./login-routes.ts";
import { passwordRoutes } from "./password-routes.ts";
import { secondFactorRoutes } from "./second-factor-routes.ts";
import { staffPageRoutes } from "./staff-pages.ts";
import { audit } from "./audit.ts";
import { listChanges, listSubjects, purgeChanges, recordChange } from "./changes.ts";
import { findPasswordConcern, makePassword, setPassword } from "./credentials.ts";
import { loginQueue } from "./login-queue.ts";
import { changePassword } from "./password-routes.ts";
import { passwords } from "./passwords.ts";
import { removeSecondFactor } from "./second-factor-store.ts";
import { deskGuard, requireRole, session } from "./session-cookie.ts";
import { adoptSharedKey, readSessionKey, readSharedKey } from "./session-key.ts";
import { deleteOtherSessions } from "./session-store.ts";
async function accounts(app) {
  await app.register(staffPageRoutes);
  await app.register(loginRoutes);
}
async function accountsDesk(app) {
  await app.register(passwordRoutes);
  await app.register(secondFactorRoutes);
}
export {
  accounts,
  accountsDesk,
  adoptSharedKey,
  audit,
  changePassword,
  deleteOtherSessions,
  deskGuard,
  findPasswordConcern,
  listChanges,
  listSubjects,
  loginQueue,
  makePassword,
  passwords,
  purgeChanges,
  readSessionKey,
  readSharedKey,
  recordChange,
  removeSecondFactor,
  requireRole,
  session,
  setPassword
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL2luZGV4LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxtQkFBbUI7QUFDNUIsU0FBUyxzQkFBc0I7QUFDL0IsU0FBUywwQkFBMEI7QUFDbkMsU0FBUyx1QkFBdUI7QUFFaEMsU0FBUyxhQUE4QjtBQUN2QyxTQUFtQyxhQUFhLGNBQWMsY0FBYyxvQkFBb0I7QUFDaEcsU0FBUyxxQkFBcUIsY0FBYyxtQkFBbUI7QUFDL0QsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxzQkFBc0I7QUFDL0IsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUywwQkFBMEI7QUFDbkMsU0FBUyxXQUFXLGFBQWEsZUFBZTtBQUNoRCxTQUFTLGdCQUFnQixnQkFBZ0IscUJBQXFCO0FBQzlELFNBQVMsMkJBQTJCO0FBR3BDLGVBQXNCLFNBQVMsS0FBcUM7QUFDbEUsUUFBTSxJQUFJLFNBQVMsZUFBZTtBQUNsQyxRQUFNLElBQUksU0FBUyxXQUFXO0FBQ2hDO0FBR0EsZUFBc0IsYUFBYSxLQUFxQztBQUN0RSxRQUFNLElBQUksU0FBUyxjQUFjO0FBQ2pDLFFBQU0sSUFBSSxTQUFTLGtCQUFrQjtBQUN2QzsiLAogICJuYW1lcyI6IFtdCn0K

//0a139b98c48c7bce04d6b0a223e8d644f172b34c
