import secureSession from "@fastify/secure-session";
import fp from "fastify-plugin";
import { NotSignedInError } from "../http/errors.ts";
import { logRefusal } from "../http/security-log.ts";
import { sessionLimits } from "./session.ts";
import { createSession, deleteOtherSessions, deleteSession, findSessionRole } from "./session-store.ts";
const cookieNames = { session: "session", hostSession: "__Host-session" };
const session = fp(
  async (app, { keys }) => {
    const maxAge = sessionLimits.absoluteMs / 1e3;
    const cookie = { path: "/", httpOnly: true, sameSite: "lax", maxAge };
    const sessionOf = (sessionName, secure) => ({
      sessionName,
      cookieName: cookieNames[sessionName],
      key: [...keys],
      expiry: maxAge,
      cookie: { ...cookie, secure }
    });
    await app.register(secureSession, [sessionOf("session", false), sessionOf("hostSession", true)]);
    app.decorateRequest("role", void 0);
    app.decorateRequest("findSessionId", function findSessionId() {
      return cookieOf(this).get("id");
    });
    app.decorateRequest("findRole", async function findRole() {
      const id = this.findSessionId();
      return id ? findSessionRole(app.db, id, app.cluster.now()) : void 0;
    });
    app.decorateRequest("signIn", async function signIn(role) {
      await endSession(this);
      cookieOf(this).regenerate();
      cookieOf(this).set("id", await createSession(app.db, role, app.cluster.now()));
    });
    app.decorateRequest("signOut", async function signOut() {
      await endSession(this);
      if (hasCookie(this)) cookieOf(this).delete();
    });
    app.decorateRequest("signOutOthers", async function signOutOthers(role) {
      return deleteOtherSessions(app.db, role, this.findSessionId());
    });
    async function endSession(request) {
      const id = request.findSessionId();
      if (id) await deleteSession(app.db, id);
    }
  },
  { name: "session", dependencies: ["cluster", "database"], fastify: "5.x" }
);
const deskGuard = fp(
  async (app) => {
    app.addHook("onRequest", requireRole("admin"));
    app.addHook("onSend", async (_request, reply) => {
      reply.header("cache-control", "no-store");
    });
  },
  { name: "desk-guard", dependencies: ["session"], fastify: "5.x" }
);
function requireRole(...roles) {
  return async (request, _reply) => {
    const role = await request.findRole();
    if (role && roles.includes(role)) {
      request.role = role;
      return;
    }
    logRefusal(request, "not-signed-in");
    throw new NotSignedInError();
  };
}
function hasCookie({ protocol, cookies }) {
  return cookies[protocol === "https" ? cookieNames.hostSession : cookieNames.session] !== void 0;
}
function cookieOf(request) {
  return request.protocol === "https" ? request.hostSession : request.session;
}
export {
  deskGuard,
  requireRole,
  session
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3Nlc3Npb24tY29va2llLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsT0FBTyxtQkFBbUI7QUFFMUIsT0FBTyxRQUFRO0FBRWYsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxrQkFBa0I7QUFFM0IsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxlQUFlLHFCQUFxQixlQUFlLHVCQUF1QjtBQThCbkYsTUFBTSxjQUFjLEVBQUUsU0FBUyxXQUFXLGFBQWEsaUJBQWlCO0FBR2pFLE1BQU0sVUFBVTtBQUFBLEVBQ3JCLE9BQU8sS0FBSyxFQUFFLEtBQUssTUFBTTtBQUN2QixVQUFNLFNBQVMsY0FBYyxhQUFhO0FBQzFDLFVBQU0sU0FBUyxFQUFFLE1BQU0sS0FBSyxVQUFVLE1BQU0sVUFBVSxPQUFPLE9BQU87QUFDcEUsVUFBTSxZQUFZLENBQUMsYUFBdUMsWUFBcUI7QUFBQSxNQUM3RTtBQUFBLE1BQ0EsWUFBWSxZQUFZLFdBQVc7QUFBQSxNQUNuQyxLQUFLLENBQUMsR0FBRyxJQUFJO0FBQUEsTUFDYixRQUFRO0FBQUEsTUFDUixRQUFRLEVBQUUsR0FBRyxRQUFRLE9BQU87QUFBQSxJQUM5QjtBQUNBLFVBQU0sSUFBSSxTQUFTLGVBQWUsQ0FBQyxVQUFVLFdBQVcsS0FBSyxHQUFHLFVBQVUsZUFBZSxJQUFJLENBQUMsQ0FBQztBQUUvRixRQUFJLGdCQUFnQixRQUFRLE1BQVM7QUFFckMsUUFBSSxnQkFBZ0IsaUJBQWlCLFNBQVMsZ0JBQW9DO0FBQ2hGLGFBQU8sU0FBUyxJQUFJLEVBQUUsSUFBSSxJQUFJO0FBQUEsSUFDaEMsQ0FBQztBQUVELFFBQUksZ0JBQWdCLFlBQVksZUFBZSxXQUErQjtBQUM1RSxZQUFNLEtBQUssS0FBSyxjQUFjO0FBQzlCLGFBQU8sS0FBSyxnQkFBZ0IsSUFBSSxJQUFJLElBQUksSUFBSSxRQUFRLElBQUksQ0FBQyxJQUFJO0FBQUEsSUFDL0QsQ0FBQztBQUVELFFBQUksZ0JBQWdCLFVBQVUsZUFBZSxPQUE2QixNQUFZO0FBQ3BGLFlBQU0sV0FBVyxJQUFJO0FBQ3JCLGVBQVMsSUFBSSxFQUFFLFdBQVc7QUFDMUIsZUFBUyxJQUFJLEVBQUUsSUFBSSxNQUFNLE1BQU0sY0FBYyxJQUFJLElBQUksTUFBTSxJQUFJLFFBQVEsSUFBSSxDQUFDLENBQUM7QUFBQSxJQUMvRSxDQUFDO0FBRUQsUUFBSSxnQkFBZ0IsV0FBVyxlQUFlLFVBQThCO0FBQzFFLFlBQU0sV0FBVyxJQUFJO0FBQ3JCLFVBQUksVUFBVSxJQUFJLEVBQUcsVUFBUyxJQUFJLEVBQUUsT0FBTztBQUFBLElBQzdDLENBQUM7QUFFRCxRQUFJLGdCQUFnQixpQkFBaUIsZUFBZSxjQUFvQyxNQUFZO0FBQ2xHLGFBQU8sb0JBQW9CLElBQUksSUFBSSxNQUFNLEtBQUssY0FBYyxDQUFDO0FBQUEsSUFDL0QsQ0FBQztBQUVELG1CQUFlLFdBQVcsU0FBd0M7QUFDaEUsWUFBTSxLQUFLLFFBQVEsY0FBYztBQUNqQyxVQUFJLEdBQUksT0FBTSxjQUFjLElBQUksSUFBSSxFQUFFO0FBQUEsSUFDeEM7QUFBQSxFQUNGO0FBQUEsRUFDQSxFQUFFLE1BQU0sV0FBVyxjQUFjLENBQUMsV0FBVyxVQUFVLEdBQUcsU0FBUyxNQUFNO0FBQzNFO0FBR08sTUFBTSxZQUFZO0FBQUEsRUFDdkIsT0FBTyxRQUFRO0FBQ2IsUUFBSSxRQUFRLGFBQWEsWUFBWSxPQUFPLENBQUM7QUFDN0MsUUFBSSxRQUFRLFVBQVUsT0FBTyxVQUFVLFVBQVU7QUFDL0MsWUFBTSxPQUFPLGlCQUFpQixVQUFVO0FBQUEsSUFDMUMsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLEVBQUUsTUFBTSxjQUFjLGNBQWMsQ0FBQyxTQUFTLEdBQUcsU0FBUyxNQUFNO0FBQ2xFO0FBR08sU0FBUyxlQUFlLE9BQWU7QUFDNUMsU0FBTyxPQUFPLFNBQXlCLFdBQXdDO0FBQzdFLFVBQU0sT0FBTyxNQUFNLFFBQVEsU0FBUztBQUNwQyxRQUFJLFFBQVEsTUFBTSxTQUFTLElBQUksR0FBRztBQUNoQyxjQUFRLE9BQU87QUFDZjtBQUFBLElBQ0Y7QUFDQSxlQUFXLFNBQVMsZUFBZTtBQUNuQyxVQUFNLElBQUksaUJBQWlCO0FBQUEsRUFDN0I7QUFDRjtBQUdBLFNBQVMsVUFBVSxFQUFFLFVBQVUsUUFBUSxHQUE0QjtBQUNqRSxTQUFPLFFBQVEsYUFBYSxVQUFVLFlBQVksY0FBYyxZQUFZLE9BQU8sTUFBTTtBQUMzRjtBQUVBLFNBQVMsU0FBUyxTQUFvRDtBQUNwRSxTQUFPLFFBQVEsYUFBYSxVQUFVLFFBQVEsY0FBYyxRQUFRO0FBQ3RFOyIsCiAgIm5hbWVzIjogW10KfQo=

//787829944d9a837bd7e04a982d6896db48ae7897
