import { isIP } from "node:net";
import fp from "fastify-plugin";
const forwardedAddresses = fp(
  async (app, { trustsProxy }) => {
    if (!trustsProxy) return;
    app.addHook("onRequest", ({ raw: { headers } }, _reply, done) => {
      const list = headers["x-forwarded-for"];
      if (typeof list === "string") headers["x-forwarded-for"] = bareList(list);
      done();
    });
  },
  { name: "forwarded-addresses", fastify: "5.x" }
);
function bareList(list) {
  const addresses = list.split(",").map((entry) => entry.trim());
  const known = addresses.filter((entry) => entry !== "").map(bareAddress);
  return known.slice(known.lastIndexOf(void 0) + 1).join(", ");
}
function bareAddress(entry) {
  const host = entry.replace(/^(["'])(.*)\1$/, "$2");
  const address = host.replace(/^\[(.*)\](:\d*)?$/, "$1");
  return [address, address.replace(/:\d*$/, "")].find((text) => isIP(text) !== 0);
}
export {
  forwardedAddresses
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvZm9yd2FyZGVkLWFkZHJlc3Nlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsWUFBWTtBQUNyQixPQUFPLFFBQVE7QUFRUixNQUFNLHFCQUFxQjtBQUFBLEVBQ2hDLE9BQU8sS0FBSyxFQUFFLFlBQVksTUFBTTtBQUM5QixRQUFJLENBQUMsWUFBYTtBQUNsQixRQUFJLFFBQVEsYUFBYSxDQUFDLEVBQUUsS0FBSyxFQUFFLFFBQVEsRUFBRSxHQUFHLFFBQVEsU0FBUztBQUMvRCxZQUFNLE9BQU8sUUFBUSxpQkFBaUI7QUFDdEMsVUFBSSxPQUFPLFNBQVMsU0FBVSxTQUFRLGlCQUFpQixJQUFJLFNBQVMsSUFBSTtBQUN4RSxXQUFLO0FBQUEsSUFDUCxDQUFDO0FBQUEsRUFDSDtBQUFBLEVBQ0EsRUFBRSxNQUFNLHVCQUF1QixTQUFTLE1BQU07QUFDaEQ7QUFFQSxTQUFTLFNBQVMsTUFBc0I7QUFDdEMsUUFBTSxZQUFZLEtBQUssTUFBTSxHQUFHLEVBQUUsSUFBSSxDQUFDLFVBQVUsTUFBTSxLQUFLLENBQUM7QUFDN0QsUUFBTSxRQUFRLFVBQVUsT0FBTyxDQUFDLFVBQVUsVUFBVSxFQUFFLEVBQUUsSUFBSSxXQUFXO0FBQ3ZFLFNBQU8sTUFBTSxNQUFNLE1BQU0sWUFBWSxNQUFTLElBQUksQ0FBQyxFQUFFLEtBQUssSUFBSTtBQUNoRTtBQUdBLFNBQVMsWUFBWSxPQUFtQztBQUN0RCxRQUFNLE9BQU8sTUFBTSxRQUFRLGtCQUFrQixJQUFJO0FBQ2pELFFBQU0sVUFBVSxLQUFLLFFBQVEscUJBQXFCLElBQUk7QUFFdEQsU0FBTyxDQUFDLFNBQVMsUUFBUSxRQUFRLFNBQVMsRUFBRSxDQUFDLEVBQUUsS0FBSyxDQUFDLFNBQVMsS0FBSyxJQUFJLE1BQU0sQ0FBQztBQUNoRjsiLAogICJuYW1lcyI6IFtdCn0K

//600ef1db4db75441a570152a17d7cba49e4b72b7
