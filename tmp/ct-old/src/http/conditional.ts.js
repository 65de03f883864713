import { Readable } from "node:stream";
import fp from "fastify-plugin";
const conditionalAnswers = fp(
  async (app) => {
    app.addHook("onSend", ({ headers, method }, reply, payload, done) => {
      const known = headers["if-none-match"];
      const isRead = method === "GET" || method === "HEAD";
      if (known === void 0 || !isRead || ![200, 206].includes(reply.statusCode)) return done(null, payload);
      if (String(reply.getHeader("cache-control")).includes("no-store")) return done(null, payload);
      if (!matchesTag(known, reply.getHeader("etag"))) return done(null, payload);
      if (payload instanceof Readable) payload.destroy();
      reply.code(304).removeHeader("content-length").removeHeader("content-range");
      return done(null, method === "HEAD" ? Readable.from([]) : null);
    });
  },
  { name: "conditional-answers", fastify: "5.x" }
);
function matchesTag(known, etag) {
  if (known.trim() === "*") return true;
  const opaque = (tag) => tag.replace(/^W\//, "");
  return typeof etag === "string" && (known.match(/(?:W\/)?"[^"]*"/g) ?? []).map(opaque).includes(opaque(etag));
}
export {
  conditionalAnswers
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvY29uZGl0aW9uYWwudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGdCQUFnQjtBQUN6QixPQUFPLFFBQVE7QUFPUixNQUFNLHFCQUFxQjtBQUFBLEVBQ2hDLE9BQU8sUUFBUTtBQUNiLFFBQUksUUFBUSxVQUFVLENBQUMsRUFBRSxTQUFTLE9BQU8sR0FBRyxPQUFPLFNBQVMsU0FBUztBQUNuRSxZQUFNLFFBQVEsUUFBUSxlQUFlO0FBQ3JDLFlBQU0sU0FBUyxXQUFXLFNBQVMsV0FBVztBQUM5QyxVQUFJLFVBQVUsVUFBYSxDQUFDLFVBQVUsQ0FBQyxDQUFDLEtBQUssR0FBRyxFQUFFLFNBQVMsTUFBTSxVQUFVLEVBQUcsUUFBTyxLQUFLLE1BQU0sT0FBTztBQUV2RyxVQUFJLE9BQU8sTUFBTSxVQUFVLGVBQWUsQ0FBQyxFQUFFLFNBQVMsVUFBVSxFQUFHLFFBQU8sS0FBSyxNQUFNLE9BQU87QUFDNUYsVUFBSSxDQUFDLFdBQVcsT0FBTyxNQUFNLFVBQVUsTUFBTSxDQUFDLEVBQUcsUUFBTyxLQUFLLE1BQU0sT0FBTztBQUMxRSxVQUFJLG1CQUFtQixTQUFVLFNBQVEsUUFBUTtBQUNqRCxZQUFNLEtBQUssR0FBRyxFQUFFLGFBQWEsZ0JBQWdCLEVBQUUsYUFBYSxlQUFlO0FBRTNFLGFBQU8sS0FBSyxNQUFNLFdBQVcsU0FBUyxTQUFTLEtBQUssQ0FBQyxDQUFDLElBQUksSUFBSTtBQUFBLElBQ2hFLENBQUM7QUFBQSxFQUNIO0FBQUEsRUFDQSxFQUFFLE1BQU0sdUJBQXVCLFNBQVMsTUFBTTtBQUNoRDtBQUdBLFNBQVMsV0FBVyxPQUFlLE1BQXdCO0FBQ3pELE1BQUksTUFBTSxLQUFLLE1BQU0sSUFBSyxRQUFPO0FBQ2pDLFFBQU0sU0FBUyxDQUFDLFFBQWdCLElBQUksUUFBUSxRQUFRLEVBQUU7QUFDdEQsU0FBTyxPQUFPLFNBQVMsYUFBYSxNQUFNLE1BQU0sa0JBQWtCLEtBQUssQ0FBQyxHQUFHLElBQUksTUFBTSxFQUFFLFNBQVMsT0FBTyxJQUFJLENBQUM7QUFDOUc7IiwKICAibmFtZXMiOiBbXQp9Cg==

//5a53dada01868555f6bebfe0ad49c352e1f5926b
