import fp from "fastify-plugin";
import { pageTimeHeader, stampHeader } from "../../shared/form-stamp.ts";
import { honeypotName } from "../../shared/honeypot.ts";
import { makeStamp, readStamp } from "../signed.ts";
import { countOtherSenders } from "./repetition.ts";
import { scoreSpam } from "./score.ts";
const spam = fp(
  async (app, { keys }) => {
    app.decorate("spam", {
      async score(request, text) {
        const stamp = request.headers[stampHeader];
        const stampAgeMs = typeof stamp === "string" ? readStamp(keys, stamp, app.now()) : void 0;
        return scoreSpam({
          ...text,
          fillsHoneypot: fillsHoneypot(request.body),
          elapsedMs: longest(stampAgeMs, readPageTime(request.headers[pageTimeHeader])),
          stamp: stamp === void 0 ? void 0 : stampAgeMs === void 0 ? "forged" : "valid",
          // A sign of spam is no reason to lose a lead.
          repeatedBy: await countOtherSenders(app.rateLimitCounts, text.message, `${text.email} ${text.phone}`).catch(
            () => 0
          ),
          recentFromAddress: await app.formLimit.read(request)
        });
      }
    });
    app.get("/api/form-stamp", async (_request, reply) => {
      reply.header("cache-control", "no-store");
      return { stamp: makeStamp(keys, app.now()) };
    });
  },
  { name: "spam", dependencies: ["clock", "rate-limits"], fastify: "5.x" }
);
function readPageTime(value) {
  return typeof value === "string" && /^\d{1,12}$/.test(value) ? Number(value) : void 0;
}
function longest(...times) {
  const known = times.filter((time) => time !== void 0);
  return known.length > 0 ? Math.max(...known) : void 0;
}
function fillsHoneypot(body) {
  const value = body?.[honeypotName];
  return typeof value === "string" && value !== "";
}
export {
  spam
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3NwYW0vcGx1Z2luLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsT0FBTyxRQUFRO0FBRWYsU0FBUyxnQkFBZ0IsbUJBQW1CO0FBQzVDLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsV0FBVyxpQkFBaUI7QUFDckMsU0FBUyx5QkFBeUI7QUFDbEMsU0FBOEMsaUJBQWlCO0FBY3hELE1BQU0sT0FBTztBQUFBLEVBQ2xCLE9BQU8sS0FBSyxFQUFFLEtBQUssTUFBTTtBQUN2QixRQUFJLFNBQVMsUUFBUTtBQUFBLE1BQ25CLE1BQU0sTUFBTSxTQUFTLE1BQU07QUFDekIsY0FBTSxRQUFRLFFBQVEsUUFBUSxXQUFXO0FBQ3pDLGNBQU0sYUFBYSxPQUFPLFVBQVUsV0FBVyxVQUFVLE1BQU0sT0FBTyxJQUFJLElBQUksQ0FBQyxJQUFJO0FBQ25GLGVBQU8sVUFBVTtBQUFBLFVBQ2YsR0FBRztBQUFBLFVBQ0gsZUFBZSxjQUFjLFFBQVEsSUFBSTtBQUFBLFVBQ3pDLFdBQVcsUUFBUSxZQUFZLGFBQWEsUUFBUSxRQUFRLGNBQWMsQ0FBQyxDQUFDO0FBQUEsVUFDNUUsT0FBTyxVQUFVLFNBQVksU0FBWSxlQUFlLFNBQVksV0FBVztBQUFBO0FBQUEsVUFFL0UsWUFBWSxNQUFNLGtCQUFrQixJQUFJLGlCQUFpQixLQUFLLFNBQVMsR0FBRyxLQUFLLEtBQUssSUFBSSxLQUFLLEtBQUssRUFBRSxFQUFFO0FBQUEsWUFDcEcsTUFBTTtBQUFBLFVBQ1I7QUFBQSxVQUNBLG1CQUFtQixNQUFNLElBQUksVUFBVSxLQUFLLE9BQU87QUFBQSxRQUNyRCxDQUFDO0FBQUEsTUFDSDtBQUFBLElBQ0YsQ0FBQztBQUVELFFBQUksSUFBSSxtQkFBbUIsT0FBTyxVQUFVLFVBQVU7QUFDcEQsWUFBTSxPQUFPLGlCQUFpQixVQUFVO0FBQ3hDLGFBQU8sRUFBRSxPQUFPLFVBQVUsTUFBTSxJQUFJLElBQUksQ0FBQyxFQUFFO0FBQUEsSUFDN0MsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLEVBQUUsTUFBTSxRQUFRLGNBQWMsQ0FBQyxTQUFTLGFBQWEsR0FBRyxTQUFTLE1BQU07QUFDekU7QUFHQSxTQUFTLGFBQWEsT0FBMEQ7QUFDOUUsU0FBTyxPQUFPLFVBQVUsWUFBWSxhQUFhLEtBQUssS0FBSyxJQUFJLE9BQU8sS0FBSyxJQUFJO0FBQ2pGO0FBR0EsU0FBUyxXQUFXLE9BQW1EO0FBQ3JFLFFBQU0sUUFBUSxNQUFNLE9BQU8sQ0FBQyxTQUFTLFNBQVMsTUFBUztBQUN2RCxTQUFPLE1BQU0sU0FBUyxJQUFJLEtBQUssSUFBSSxHQUFHLEtBQUssSUFBSTtBQUNqRDtBQUdBLFNBQVMsY0FBYyxNQUF3QjtBQUM3QyxRQUFNLFFBQVMsT0FBMEMsWUFBWTtBQUNyRSxTQUFPLE9BQU8sVUFBVSxZQUFZLFVBQVU7QUFDaEQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//4c4f8be36591ce2bfe8b0424b6ca13f367bc3046
