import fp from "fastify-plugin";
import { NotSignedInError } from "../http/errors.ts";
import { authors, recordChange } from "./changes.ts";
const audit = fp(
  async (app) => {
    app.decorateRequest("author", {
      getter() {
        if (!this.role) throw new NotSignedInError();
        return authors[this.role];
      }
    });
    app.addHook("onRoute", (route) => {
      const rule = route.config?.change;
      if (rule === void 0) return requireNoWrite(route);
      if (typeof rule === "object" && "action" in rule)
        route.onSend = [async (request, reply) => record(request, reply, rule), ...[route.onSend ?? []].flat()];
    });
  },
  { name: "audit", dependencies: ["clock", "database"], fastify: "5.x" }
);
function requireNoWrite({ method, url }) {
  const writes = [method].flat().some((each) => each !== "GET" && each !== "HEAD");
  if (writes && url.startsWith("/api/admin/"))
    throw new Error(
      `${method} ${url} writes, so its config.change must say what the audit log says (src/accounts/audit.ts)`
    );
}
async function record(request, { statusCode }, { action, subject, detail = namesOf }) {
  if (statusCode >= 400) return;
  const { db, now } = request.server;
  await recordChange(db, request.author, new Date(now()).toISOString(), { action, subject, detail: detail(request) });
}
const namesOf = ({ params }) => Object.values(params ?? {}).join(" ");
export {
  audit
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL2F1ZGl0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsT0FBTyxRQUFRO0FBQ2YsU0FBUyx3QkFBd0I7QUFDakMsU0FBc0IsU0FBUyxvQkFBb0I7QUF1QjVDLE1BQU0sUUFBUTtBQUFBLEVBQ25CLE9BQU8sUUFBUTtBQUNiLFFBQUksZ0JBQWdCLFVBQVU7QUFBQSxNQUM1QixTQUE2QjtBQUMzQixZQUFJLENBQUMsS0FBSyxLQUFNLE9BQU0sSUFBSSxpQkFBaUI7QUFDM0MsZUFBTyxRQUFRLEtBQUssSUFBSTtBQUFBLE1BQzFCO0FBQUEsSUFDRixDQUFDO0FBQ0QsUUFBSSxRQUFRLFdBQVcsQ0FBQyxVQUFVO0FBQ2hDLFlBQU0sT0FBTyxNQUFNLFFBQVE7QUFDM0IsVUFBSSxTQUFTLE9BQVcsUUFBTyxlQUFlLEtBQUs7QUFDbkQsVUFBSSxPQUFPLFNBQVMsWUFBWSxZQUFZO0FBQzFDLGNBQU0sU0FBUyxDQUFDLE9BQU8sU0FBUyxVQUFVLE9BQU8sU0FBUyxPQUFPLElBQUksR0FBRyxHQUFHLENBQUMsTUFBTSxVQUFVLENBQUMsQ0FBQyxFQUFFLEtBQUssQ0FBQztBQUFBLElBQzFHLENBQUM7QUFBQSxFQUNIO0FBQUEsRUFDQSxFQUFFLE1BQU0sU0FBUyxjQUFjLENBQUMsU0FBUyxVQUFVLEdBQUcsU0FBUyxNQUFNO0FBQ3ZFO0FBRUEsU0FBUyxlQUFlLEVBQUUsUUFBUSxJQUFJLEdBQXVCO0FBQzNELFFBQU0sU0FBUyxDQUFDLE1BQU0sRUFBRSxLQUFLLEVBQUUsS0FBSyxDQUFDLFNBQVMsU0FBUyxTQUFTLFNBQVMsTUFBTTtBQUMvRSxNQUFJLFVBQVUsSUFBSSxXQUFXLGFBQWE7QUFDeEMsVUFBTSxJQUFJO0FBQUEsTUFDUixHQUFHLE1BQU0sSUFBSSxHQUFHO0FBQUEsSUFDbEI7QUFDSjtBQUVBLGVBQWUsT0FDYixTQUNBLEVBQUUsV0FBVyxHQUNiLEVBQUUsUUFBUSxTQUFTLFNBQVMsUUFBUSxHQUNyQjtBQUNmLE1BQUksY0FBYyxJQUFLO0FBQ3ZCLFFBQU0sRUFBRSxJQUFJLElBQUksSUFBSSxRQUFRO0FBQzVCLFFBQU0sYUFBYSxJQUFJLFFBQVEsUUFBUSxJQUFJLEtBQUssSUFBSSxDQUFDLEVBQUUsWUFBWSxHQUFHLEVBQUUsUUFBUSxTQUFTLFFBQVEsT0FBTyxPQUFPLEVBQUUsQ0FBQztBQUNwSDtBQUVBLE1BQU0sVUFBVSxDQUFDLEVBQUUsT0FBTyxNQUFzQixPQUFPLE9BQU8sVUFBVSxDQUFDLENBQUMsRUFBRSxLQUFLLEdBQUc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//f8837f51e7cdba1a6d9825a679511d6980ad84ba
