import * as z from "zod/mini";
import { wantsJson } from "../http/error-handler.ts";
import { logEvent } from "../http/security-log.ts";
import { loginSchema } from "../shared/login.ts";
import { staffRoutes } from "../shared/routes.ts";
import { checkPassword, checkSecondFactor } from "./password-check.ts";
const loginFormSchema = z.extend(loginSchema, { returnTo: z.optional(z.unknown()) });
const securityLog = { change: { none: "the security log has it" } };
async function loginRoutes(app) {
  app.get("/api/admin/session", async (request) => toSession(await request.findRole()));
  const login = { config: { ...securityLog, page: pageOfRefusedLogin }, schema: { body: loginFormSchema } };
  app.post("/api/admin/login", login, async (request, reply) => {
    const role = await acceptLogin(request, reply, request.body);
    if (!wantsJson(request)) return reply.redirect(findReturn(request)?.path ?? "/admin", 303);
    return toSession(role);
  });
  app.post("/api/admin/logout", { config: securityLog }, async (request, reply) => {
    const role = await request.findRole();
    await request.signOut();
    if (role) logEvent(request, "signed-out", { role });
    if (!wantsJson(request)) return reply.redirect("/admin", 303);
    return toSession(void 0);
  });
}
async function acceptLogin(request, reply, { password, code = "" }) {
  const role = await checkPassword(request, reply, password);
  const secondStep = role === "admin" && await checkSecondFactor(request, reply, code);
  await request.signIn(role);
  logEvent(request, "signed-in", { role, factors: secondStep ? ["password", "code"] : ["password"] });
  return role;
}
function pageOfRefusedLogin(error, request) {
  const { statusCode = 500, message, answer } = error;
  const route = findReturn(request);
  return route && statusCode < 500 ? { ...route, signInFailure: { message, ...answer } } : void 0;
}
function findReturn({ body }) {
  const returnTo = body?.returnTo;
  return staffRoutes.find(({ path }) => path === returnTo);
}
function toSession(role) {
  return { authenticated: role === "admin", ...role && { role } };
}
export {
  loginRoutes
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL2xvZ2luLXJvdXRlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFlBQVksT0FBTztBQUNuQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGdCQUFnQjtBQUV6QixTQUFTLG1CQUE0QztBQUNyRCxTQUEwQixtQkFBbUI7QUFDN0MsU0FBUyxlQUFlLHlCQUF5QjtBQUdqRCxNQUFNLGtCQUFrQixFQUFFLE9BQU8sYUFBYSxFQUFFLFVBQVUsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDLEVBQUUsQ0FBQztBQUVuRixNQUFNLGNBQWMsRUFBRSxRQUFRLEVBQUUsTUFBTSwwQkFBMEIsRUFBRTtBQUdsRSxlQUFzQixZQUFZLEtBQTRCO0FBQzVELE1BQUksSUFBSSxzQkFBc0IsT0FBTyxZQUFZLFVBQVUsTUFBTSxRQUFRLFNBQVMsQ0FBQyxDQUFDO0FBRXBGLFFBQU0sUUFBUSxFQUFFLFFBQVEsRUFBRSxHQUFHLGFBQWEsTUFBTSxtQkFBbUIsR0FBRyxRQUFRLEVBQUUsTUFBTSxnQkFBZ0IsRUFBRTtBQUN4RyxNQUFJLEtBQUssb0JBQW9CLE9BQU8sT0FBTyxTQUFTLFVBQVU7QUFDNUQsVUFBTSxPQUFPLE1BQU0sWUFBWSxTQUFTLE9BQU8sUUFBUSxJQUFJO0FBQzNELFFBQUksQ0FBQyxVQUFVLE9BQU8sRUFBRyxRQUFPLE1BQU0sU0FBUyxXQUFXLE9BQU8sR0FBRyxRQUFRLFVBQVUsR0FBRztBQUN6RixXQUFPLFVBQVUsSUFBSTtBQUFBLEVBQ3ZCLENBQUM7QUFFRCxNQUFJLEtBQUsscUJBQXFCLEVBQUUsUUFBUSxZQUFZLEdBQUcsT0FBTyxTQUFTLFVBQVU7QUFDL0UsVUFBTSxPQUFPLE1BQU0sUUFBUSxTQUFTO0FBQ3BDLFVBQU0sUUFBUSxRQUFRO0FBQ3RCLFFBQUksS0FBTSxVQUFTLFNBQVMsY0FBYyxFQUFFLEtBQUssQ0FBQztBQUNsRCxRQUFJLENBQUMsVUFBVSxPQUFPLEVBQUcsUUFBTyxNQUFNLFNBQVMsVUFBVSxHQUFHO0FBQzVELFdBQU8sVUFBVSxNQUFTO0FBQUEsRUFDNUIsQ0FBQztBQUNIO0FBR0EsZUFBZSxZQUNiLFNBQ0EsT0FDQSxFQUFFLFVBQVUsT0FBTyxHQUFHLEdBQ1A7QUFDZixRQUFNLE9BQU8sTUFBTSxjQUFjLFNBQVMsT0FBTyxRQUFRO0FBQ3pELFFBQU0sYUFBYSxTQUFTLFdBQVksTUFBTSxrQkFBa0IsU0FBUyxPQUFPLElBQUk7QUFDcEYsUUFBTSxRQUFRLE9BQU8sSUFBSTtBQUN6QixXQUFTLFNBQVMsYUFBYSxFQUFFLE1BQU0sU0FBUyxhQUFhLENBQUMsWUFBWSxNQUFNLElBQUksQ0FBQyxVQUFVLEVBQUUsQ0FBQztBQUNsRyxTQUFPO0FBQ1Q7QUFHQSxTQUFTLG1CQUFtQixPQUEyQyxTQUF5QjtBQUM5RixRQUFNLEVBQUUsYUFBYSxLQUFLLFNBQVMsT0FBTyxJQUFJO0FBQzlDLFFBQU0sUUFBUSxXQUFXLE9BQU87QUFDaEMsU0FBTyxTQUFTLGFBQWEsTUFBTSxFQUFFLEdBQUcsT0FBTyxlQUFlLEVBQUUsU0FBUyxHQUFHLE9BQU8sRUFBRSxJQUFJO0FBQzNGO0FBR0EsU0FBUyxXQUFXLEVBQUUsS0FBSyxHQUF5RDtBQUNsRixRQUFNLFdBQVksTUFBb0Q7QUFDdEUsU0FBTyxZQUFZLEtBQUssQ0FBQyxFQUFFLEtBQUssTUFBTSxTQUFTLFFBQVE7QUFDekQ7QUFFQSxTQUFTLFVBQVUsTUFBaUM7QUFDbEQsU0FBTyxFQUFFLGVBQWUsU0FBUyxTQUFTLEdBQUksUUFBUSxFQUFFLEtBQUssRUFBRztBQUNsRTsiLAogICJuYW1lcyI6IFtdCn0K

//f7baa13a09b72f2cb317e05d0a69af9a20d94654
