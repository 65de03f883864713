import { InvalidCodeError, InvalidFieldsError, InvalidPasswordError, SecondStepError } from "../http/errors.ts";
import { logRefusal } from "../http/security-log.ts";
import { findRoleByPassword } from "./credentials.ts";
import { acceptCode, findSecondFactor } from "./second-factor-store.ts";
async function checkPassword(request, reply, password) {
  const role = await countFailure(request, reply, () => findRoleByPassword(request.server.db, password));
  if (role) return role;
  logRefusal(request, "wrong-password");
  throw new InvalidPasswordError();
}
async function checkSecondFactor(request, reply, code) {
  const { db, cluster } = request.server;
  if (!(await findSecondFactor(db)).enabled) return false;
  if (!code) throw new SecondStepError();
  const accepted = await countFailure(
    request,
    reply,
    async () => await acceptCode(db, code, cluster.now()) || void 0
  );
  if (accepted) return true;
  logRefusal(request, "wrong-code");
  throw new InvalidCodeError();
}
async function requireCurrentPassword(request, reply, password) {
  const role = await checkPassword(request, reply, password).catch((error) => {
    if (error instanceof InvalidPasswordError) return void 0;
    throw error;
  });
  if (role !== "admin") throw new InvalidFieldsError({ currentPassword: ["This is not the current password."] });
}
async function countFailure(request, reply, check) {
  const { loginLimit, loginQueue } = request.server;
  await loginLimit.check(request, reply);
  return loginQueue.run(request.ip, async () => {
    await loginLimit.count(request, reply);
    let failed = false;
    try {
      const result = await check();
      failed = result === void 0;
      return result;
    } finally {
      if (!failed) await loginLimit.refund(request);
    }
  });
}
export {
  checkPassword,
  checkSecondFactor,
  requireCurrentPassword
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3Bhc3N3b3JkLWNoZWNrLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBUyxrQkFBa0Isb0JBQW9CLHNCQUFzQix1QkFBdUI7QUFDNUYsU0FBUyxrQkFBa0I7QUFFM0IsU0FBUywwQkFBMEI7QUFDbkMsU0FBUyxZQUFZLHdCQUF3QjtBQU03QyxlQUFzQixjQUFjLFNBQXlCLE9BQXFCLFVBQWlDO0FBQ2pILFFBQU0sT0FBTyxNQUFNLGFBQWEsU0FBUyxPQUFPLE1BQU0sbUJBQW1CLFFBQVEsT0FBTyxJQUFJLFFBQVEsQ0FBQztBQUNyRyxNQUFJLEtBQU0sUUFBTztBQUNqQixhQUFXLFNBQVMsZ0JBQWdCO0FBQ3BDLFFBQU0sSUFBSSxxQkFBcUI7QUFDakM7QUFRQSxlQUFzQixrQkFBa0IsU0FBeUIsT0FBcUIsTUFBZ0M7QUFDcEgsUUFBTSxFQUFFLElBQUksUUFBUSxJQUFJLFFBQVE7QUFDaEMsTUFBSSxFQUFFLE1BQU0saUJBQWlCLEVBQUUsR0FBRyxRQUFTLFFBQU87QUFDbEQsTUFBSSxDQUFDLEtBQU0sT0FBTSxJQUFJLGdCQUFnQjtBQUNyQyxRQUFNLFdBQVcsTUFBTTtBQUFBLElBQ3JCO0FBQUEsSUFDQTtBQUFBLElBQ0EsWUFBYSxNQUFNLFdBQVcsSUFBSSxNQUFNLFFBQVEsSUFBSSxDQUFDLEtBQU07QUFBQSxFQUM3RDtBQUNBLE1BQUksU0FBVSxRQUFPO0FBQ3JCLGFBQVcsU0FBUyxZQUFZO0FBQ2hDLFFBQU0sSUFBSSxpQkFBaUI7QUFDN0I7QUFNQSxlQUFzQix1QkFDcEIsU0FDQSxPQUNBLFVBQ2U7QUFDZixRQUFNLE9BQU8sTUFBTSxjQUFjLFNBQVMsT0FBTyxRQUFRLEVBQUUsTUFBTSxDQUFDLFVBQVU7QUFFMUUsUUFBSSxpQkFBaUIscUJBQXNCLFFBQU87QUFDbEQsVUFBTTtBQUFBLEVBQ1IsQ0FBQztBQUNELE1BQUksU0FBUyxRQUFTLE9BQU0sSUFBSSxtQkFBbUIsRUFBRSxpQkFBaUIsQ0FBQyxtQ0FBbUMsRUFBRSxDQUFDO0FBQy9HO0FBTUEsZUFBZSxhQUNiLFNBQ0EsT0FDQSxPQUM2QjtBQUM3QixRQUFNLEVBQUUsWUFBWSxXQUFXLElBQUksUUFBUTtBQUMzQyxRQUFNLFdBQVcsTUFBTSxTQUFTLEtBQUs7QUFDckMsU0FBTyxXQUFXLElBQUksUUFBUSxJQUFJLFlBQVk7QUFDNUMsVUFBTSxXQUFXLE1BQU0sU0FBUyxLQUFLO0FBQ3JDLFFBQUksU0FBUztBQUNiLFFBQUk7QUFDRixZQUFNLFNBQVMsTUFBTSxNQUFNO0FBQzNCLGVBQVMsV0FBVztBQUNwQixhQUFPO0FBQUEsSUFDVCxVQUFFO0FBQ0EsVUFBSSxDQUFDLE9BQVEsT0FBTSxXQUFXLE9BQU8sT0FBTztBQUFBLElBQzlDO0FBQUEsRUFDRixDQUFDO0FBQ0g7IiwKICAibmFtZXMiOiBbXQp9Cg==

//8a5a87d6929e1d845291aa5a5ec95a3941f47108
