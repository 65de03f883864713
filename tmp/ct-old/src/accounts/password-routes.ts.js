import * as z from "zod/mini";
import { InvalidFieldsError } from "../http/errors.ts";
import { logEvent } from "../http/security-log.ts";
import { passwordChangeSchema } from "../shared/password.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { findPasswordVersion, findRoleByPassword, hasPassword, setPassword } from "./credentials.ts";
import { requireCurrentPassword } from "./password-check.ts";
import { listOtherSessions } from "./session-store.ts";
const change = {
  config: { change: { action: "change", subject: "passwords" } },
  schema: {
    params: z.object({ role: z.enum(["admin", "staff"]) }),
    body: passwordChangeSchema
  }
};
async function passwordRoutes(app) {
  app.get("/api/admin/passwords", async () => ({ staff: await hasPassword(app.db, "staff") }));
  app.put("/api/admin/passwords/:role", change, async (request, reply) => {
    return { ended: await changePassword(request, reply, request.params.role, request.body) };
  });
  app.get(
    "/api/admin/sessions",
    async (request) => listOtherSessions(app.db, request.findSessionId(), app.cluster.now())
  );
  const end = { config: { change: { action: "end", subject: "sessions" } } };
  app.delete("/api/admin/sessions", end, async (request) => {
    const ended = await request.signOutOthers("admin") + await request.signOutOthers("staff");
    logEvent(request, "sessions-ended", { ended });
    return { ended };
  });
}
async function changePassword(request, reply, role, { currentPassword, newPassword }) {
  const { db, passwordCost: cost } = request.server;
  refuseCommonPassword(newPassword);
  const version = await findPasswordVersion(db, role);
  await requireCurrentPassword(request, reply, currentPassword);
  await request.signIn("admin");
  await refuseSharedPassword(db, role, newPassword);
  await setPassword(db, role, newPassword, { cost, version });
  logEvent(request, "password-changed", { role });
  return request.signOutOthers(role);
}
function refuseCommonPassword(password) {
  if (isCommonPassword(password))
    throw new InvalidFieldsError({ newPassword: ["This password is too common. Please choose another one."] });
}
async function refuseSharedPassword(db, role, password) {
  const owner = await findRoleByPassword(db, password);
  if (owner && owner !== role)
    throw new InvalidFieldsError({ newPassword: ["The admin and the staff password must differ."] });
}
export {
  changePassword,
  passwordRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3Bhc3N3b3JkLXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFlBQVksT0FBTztBQUNuQixTQUFTLDBCQUEwQjtBQUNuQyxTQUFTLGdCQUFnQjtBQUd6QixTQUE4Qiw0QkFBNEI7QUFDMUQsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxxQkFBcUIsb0JBQW9CLGFBQWEsbUJBQW1CO0FBQ2xGLFNBQVMsOEJBQThCO0FBQ3ZDLFNBQVMseUJBQXlCO0FBRWxDLE1BQU0sU0FBUztBQUFBLEVBQ2IsUUFBUSxFQUFFLFFBQVEsRUFBRSxRQUFRLFVBQVUsU0FBUyxZQUFZLEVBQUU7QUFBQSxFQUM3RCxRQUFRO0FBQUEsSUFDTixRQUFRLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxLQUFLLENBQUMsU0FBUyxPQUFPLENBQWtCLEVBQUUsQ0FBQztBQUFBLElBQ3RFLE1BQU07QUFBQSxFQUNSO0FBQ0Y7QUFHQSxlQUFzQixlQUFlLEtBQTRCO0FBQy9ELE1BQUksSUFBSSx3QkFBd0IsYUFBYSxFQUFFLE9BQU8sTUFBTSxZQUFZLElBQUksSUFBSSxPQUFPLEVBQUUsRUFBRTtBQUUzRixNQUFJLElBQUksOEJBQThCLFFBQVEsT0FBTyxTQUFTLFVBQVU7QUFDdEUsV0FBTyxFQUFFLE9BQU8sTUFBTSxlQUFlLFNBQVMsT0FBTyxRQUFRLE9BQU8sTUFBTSxRQUFRLElBQUksRUFBRTtBQUFBLEVBQzFGLENBQUM7QUFFRCxNQUFJO0FBQUEsSUFBSTtBQUFBLElBQXVCLE9BQU8sWUFDcEMsa0JBQWtCLElBQUksSUFBSSxRQUFRLGNBQWMsR0FBRyxJQUFJLFFBQVEsSUFBSSxDQUFDO0FBQUEsRUFDdEU7QUFFQSxRQUFNLE1BQU0sRUFBRSxRQUFRLEVBQUUsUUFBUSxFQUFFLFFBQVEsT0FBTyxTQUFTLFdBQVcsRUFBRSxFQUFFO0FBQ3pFLE1BQUksT0FBTyx1QkFBdUIsS0FBSyxPQUFPLFlBQVk7QUFDeEQsVUFBTSxRQUFTLE1BQU0sUUFBUSxjQUFjLE9BQU8sSUFBTSxNQUFNLFFBQVEsY0FBYyxPQUFPO0FBQzNGLGFBQVMsU0FBUyxrQkFBa0IsRUFBRSxNQUFNLENBQUM7QUFDN0MsV0FBTyxFQUFFLE1BQU07QUFBQSxFQUNqQixDQUFDO0FBQ0g7QUFPQSxlQUFzQixlQUNwQixTQUNBLE9BQ0EsTUFDQSxFQUFFLGlCQUFpQixZQUFZLEdBQ2Q7QUFDakIsUUFBTSxFQUFFLElBQUksY0FBYyxLQUFLLElBQUksUUFBUTtBQUMzQyx1QkFBcUIsV0FBVztBQUNoQyxRQUFNLFVBQVUsTUFBTSxvQkFBb0IsSUFBSSxJQUFJO0FBQ2xELFFBQU0sdUJBQXVCLFNBQVMsT0FBTyxlQUFlO0FBRTVELFFBQU0sUUFBUSxPQUFPLE9BQU87QUFDNUIsUUFBTSxxQkFBcUIsSUFBSSxNQUFNLFdBQVc7QUFDaEQsUUFBTSxZQUFZLElBQUksTUFBTSxhQUFhLEVBQUUsTUFBTSxRQUFRLENBQUM7QUFDMUQsV0FBUyxTQUFTLG9CQUFvQixFQUFFLEtBQUssQ0FBQztBQUM5QyxTQUFPLFFBQVEsY0FBYyxJQUFJO0FBQ25DO0FBRUEsU0FBUyxxQkFBcUIsVUFBd0I7QUFDcEQsTUFBSSxpQkFBaUIsUUFBUTtBQUMzQixVQUFNLElBQUksbUJBQW1CLEVBQUUsYUFBYSxDQUFDLHlEQUF5RCxFQUFFLENBQUM7QUFDN0c7QUFHQSxlQUFlLHFCQUFxQixJQUEyQixNQUFZLFVBQWlDO0FBQzFHLFFBQU0sUUFBUSxNQUFNLG1CQUFtQixJQUFJLFFBQVE7QUFDbkQsTUFBSSxTQUFTLFVBQVU7QUFDckIsVUFBTSxJQUFJLG1CQUFtQixFQUFFLGFBQWEsQ0FBQywrQ0FBK0MsRUFBRSxDQUFDO0FBQ25HOyIsCiAgIm5hbWVzIjogW10KfQo=

//2f4608388994fc7390e02dff5483933055862ca0
