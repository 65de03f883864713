import fp from "fastify-plugin";
import { ForeignOriginError } from "./errors.ts";
import { logRefusal } from "./security-log.ts";
const safeMethods = /* @__PURE__ */ new Set(["GET", "HEAD", "OPTIONS"]);
const origin = fp(
  async (app, { publicUrl }) => {
    const findFault = (request) => {
      if (!isForeign(request, publicUrl)) return;
      logRefusal(request, "foreign-origin");
      return new ForeignOriginError();
    };
    app.decorate("requireOwnOrigin", (request) => {
      const fault = findFault(request);
      if (fault) throw fault;
    });
    app.addHook("onRequest", (request, _reply, done) => {
      const waits = request.routeOptions.config.keepsWords && hidesOrigin(request);
      done(safeMethods.has(request.method) || waits ? void 0 : findFault(request));
    });
  },
  { name: "origin", fastify: "5.x" }
);
function hidesOrigin({ headers }) {
  return !headers["sec-fetch-site"] && headers.origin === "null";
}
function isForeign(request, publicUrl) {
  const fetchSite = request.headers["sec-fetch-site"];
  if (fetchSite) return fetchSite !== "same-origin" && fetchSite !== "none";
  const { origin: origin2 } = request.headers;
  if (!origin2) return false;
  return ![publicUrl, `${request.protocol}://${request.host}`].some((own) => own && sameHost(origin2, own));
}
function sameHost(origin2, own) {
  return URL.canParse(origin2) && URL.canParse(own) && new URL(origin2).host === new URL(own).host;
}
export {
  origin
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvb3JpZ2luLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsT0FBTyxRQUFRO0FBQ2YsU0FBUywwQkFBMEI7QUFDbkMsU0FBUyxrQkFBa0I7QUFFM0IsTUFBTSxjQUFjLG9CQUFJLElBQUksQ0FBQyxPQUFPLFFBQVEsU0FBUyxDQUFDO0FBb0IvQyxNQUFNLFNBQVM7QUFBQSxFQUNwQixPQUFPLEtBQUssRUFBRSxVQUFVLE1BQU07QUFDNUIsVUFBTSxZQUFZLENBQUMsWUFBNEI7QUFDN0MsVUFBSSxDQUFDLFVBQVUsU0FBUyxTQUFTLEVBQUc7QUFDcEMsaUJBQVcsU0FBUyxnQkFBZ0I7QUFDcEMsYUFBTyxJQUFJLG1CQUFtQjtBQUFBLElBQ2hDO0FBQ0EsUUFBSSxTQUFTLG9CQUFvQixDQUFDLFlBQVk7QUFDNUMsWUFBTSxRQUFRLFVBQVUsT0FBTztBQUMvQixVQUFJLE1BQU8sT0FBTTtBQUFBLElBQ25CLENBQUM7QUFDRCxRQUFJLFFBQVEsYUFBYSxDQUFDLFNBQVMsUUFBUSxTQUFTO0FBQ2xELFlBQU0sUUFBUSxRQUFRLGFBQWEsT0FBTyxjQUFjLFlBQVksT0FBTztBQUMzRSxXQUFLLFlBQVksSUFBSSxRQUFRLE1BQU0sS0FBSyxRQUFRLFNBQVksVUFBVSxPQUFPLENBQUM7QUFBQSxJQUNoRixDQUFDO0FBQUEsRUFDSDtBQUFBLEVBQ0EsRUFBRSxNQUFNLFVBQVUsU0FBUyxNQUFNO0FBQ25DO0FBR0EsU0FBUyxZQUFZLEVBQUUsUUFBUSxHQUE0QjtBQUN6RCxTQUFPLENBQUMsUUFBUSxnQkFBZ0IsS0FBSyxRQUFRLFdBQVc7QUFDMUQ7QUFFQSxTQUFTLFVBQVUsU0FBeUIsV0FBd0M7QUFDbEYsUUFBTSxZQUFZLFFBQVEsUUFBUSxnQkFBZ0I7QUFDbEQsTUFBSSxVQUFXLFFBQU8sY0FBYyxpQkFBaUIsY0FBYztBQUNuRSxRQUFNLEVBQUUsUUFBQUEsUUFBTyxJQUFJLFFBQVE7QUFDM0IsTUFBSSxDQUFDQSxRQUFRLFFBQU87QUFDcEIsU0FBTyxDQUFDLENBQUMsV0FBVyxHQUFHLFFBQVEsUUFBUSxNQUFNLFFBQVEsSUFBSSxFQUFFLEVBQUUsS0FBSyxDQUFDLFFBQVEsT0FBTyxTQUFTQSxTQUFRLEdBQUcsQ0FBQztBQUN6RztBQUdBLFNBQVMsU0FBU0EsU0FBZ0IsS0FBc0I7QUFDdEQsU0FBTyxJQUFJLFNBQVNBLE9BQU0sS0FBSyxJQUFJLFNBQVMsR0FBRyxLQUFLLElBQUksSUFBSUEsT0FBTSxFQUFFLFNBQVMsSUFBSSxJQUFJLEdBQUcsRUFBRTtBQUM1RjsiLAogICJuYW1lcyI6IFsib3JpZ2luIl0KfQo=

//2f7dc93a4af25dc2aff722d6c9620f6e6c7326d3
