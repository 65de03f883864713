import { createHash } from "node:crypto";
import { validateHeaderValue } from "node:http";
import { Readable } from "node:stream";
import fp from "fastify-plugin";
import { pageTransitionStyle } from "../shared/page-transition.ts";
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  `style-src 'self' 'sha256-${createHash("sha256").update(pageTransitionStyle).digest("base64")}'`,
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'"
].join("; ");
const previewSecurityPolicy = contentSecurityPolicy.replace("script-src 'self'", "script-src 'none'").replace("form-action 'self'", "form-action 'none'");
const pdfSecurityPolicy = "base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const securityHeaders = {
  "content-security-policy": contentSecurityPolicy,
  "x-content-type-options": "nosniff",
  "x-frame-options": "SAMEORIGIN",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin"
};
const securityHeadersBy = {
  http: securityHeaders,
  // One year. Without `includeSubDomains`, because the owner may run other subdomains on plain HTTP.
  https: { ...securityHeaders, "strict-transport-security": "max-age=31536000" }
};
function protocolOf({ protocol }) {
  return protocol === "https" ? "https" : "http";
}
const headers = fp(
  async (app) => {
    app.addHook("onRequest", (request, reply, done) => {
      reply.headers(securityHeadersBy[protocolOf(request)]);
      done();
    });
    app.addHook("onSend", (_request, reply, payload, done) => {
      if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
      const invalid = findInvalidHeader(reply);
      if (!invalid) return done(null, payload);
      forgetAnswer(reply, payload);
      done(invalid);
    });
  },
  { name: "headers", fastify: "5.x" }
);
function findInvalidHeader(reply) {
  try {
    for (const [name, value] of Object.entries(reply.getHeaders()))
      for (const each of [value].flat()) validateHeaderValue(name, String(each));
    return void 0;
  } catch (error) {
    return error;
  }
}
function forgetAnswer(reply, payload) {
  for (const name of Object.keys(reply.getHeaders())) if (!(name in securityHeadersBy.https)) reply.removeHeader(name);
  if (payload instanceof Readable) payload.destroy();
}
export {
  headers,
  pdfSecurityPolicy,
  previewSecurityPolicy,
  protocolOf,
  securityHeaders,
  securityHeadersBy
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvaGVhZGVycy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsMkJBQTJCO0FBQ3BDLFNBQVMsZ0JBQWdCO0FBRXpCLE9BQU8sUUFBUTtBQUNmLFNBQVMsMkJBQTJCO0FBTXBDLE1BQU0sd0JBQXdCO0FBQUEsRUFDNUI7QUFBQSxFQUNBO0FBQUEsRUFDQSw0QkFBNEIsV0FBVyxRQUFRLEVBQUUsT0FBTyxtQkFBbUIsRUFBRSxPQUFPLFFBQVEsQ0FBQztBQUFBLEVBQzdGO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGLEVBQUUsS0FBSyxJQUFJO0FBR0osTUFBTSx3QkFBd0Isc0JBQ2xDLFFBQVEscUJBQXFCLG1CQUFtQixFQUNoRCxRQUFRLHNCQUFzQixvQkFBb0I7QUFNOUMsTUFBTSxvQkFBb0I7QUFHMUIsTUFBTSxrQkFBb0Q7QUFBQSxFQUMvRCwyQkFBMkI7QUFBQSxFQUMzQiwwQkFBMEI7QUFBQSxFQUMxQixtQkFBbUI7QUFBQSxFQUNuQixtQkFBbUI7QUFBQSxFQUNuQixzQkFBc0I7QUFBQSxFQUN0Qiw4QkFBOEI7QUFBQSxFQUM5QixnQ0FBZ0M7QUFDbEM7QUFHTyxNQUFNLG9CQUFvQjtBQUFBLEVBQy9CLE1BQU07QUFBQTtBQUFBLEVBRU4sT0FBTyxFQUFFLEdBQUcsaUJBQWlCLDZCQUE2QixtQkFBbUI7QUFDL0U7QUFHTyxTQUFTLFdBQVcsRUFBRSxTQUFTLEdBQW1EO0FBQ3ZGLFNBQU8sYUFBYSxVQUFVLFVBQVU7QUFDMUM7QUFNTyxNQUFNLFVBQVU7QUFBQSxFQUNyQixPQUFPLFFBQVE7QUFDYixRQUFJLFFBQVEsYUFBYSxDQUFDLFNBQVMsT0FBTyxTQUFTO0FBQ2pELFlBQU0sUUFBUSxrQkFBa0IsV0FBVyxPQUFPLENBQUMsQ0FBQztBQUNwRCxXQUFLO0FBQUEsSUFDUCxDQUFDO0FBQ0QsUUFBSSxRQUFRLFVBQVUsQ0FBQyxVQUFVLE9BQU8sU0FBUyxTQUFTO0FBQ3hELFVBQUksQ0FBQyxNQUFNLFVBQVUsZUFBZSxFQUFHLE9BQU0sT0FBTyxpQkFBaUIsVUFBVTtBQUMvRSxZQUFNLFVBQVUsa0JBQWtCLEtBQUs7QUFDdkMsVUFBSSxDQUFDLFFBQVMsUUFBTyxLQUFLLE1BQU0sT0FBTztBQUN2QyxtQkFBYSxPQUFPLE9BQU87QUFDM0IsV0FBSyxPQUFPO0FBQUEsSUFDZCxDQUFDO0FBQUEsRUFDSDtBQUFBLEVBQ0EsRUFBRSxNQUFNLFdBQVcsU0FBUyxNQUFNO0FBQ3BDO0FBR0EsU0FBUyxrQkFBa0IsT0FBd0M7QUFDakUsTUFBSTtBQUNGLGVBQVcsQ0FBQyxNQUFNLEtBQUssS0FBSyxPQUFPLFFBQVEsTUFBTSxXQUFXLENBQUM7QUFDM0QsaUJBQVcsUUFBUSxDQUFDLEtBQUssRUFBRSxLQUFLLEVBQUcscUJBQW9CLE1BQU0sT0FBTyxJQUFJLENBQUM7QUFDM0UsV0FBTztBQUFBLEVBQ1QsU0FBUyxPQUFPO0FBQ2QsV0FBTztBQUFBLEVBQ1Q7QUFDRjtBQUdBLFNBQVMsYUFBYSxPQUFxQixTQUF3QjtBQUNqRSxhQUFXLFFBQVEsT0FBTyxLQUFLLE1BQU0sV0FBVyxDQUFDLEVBQUcsS0FBSSxFQUFFLFFBQVEsa0JBQWtCLE9BQVEsT0FBTSxhQUFhLElBQUk7QUFDbkgsTUFBSSxtQkFBbUIsU0FBVSxTQUFRLFFBQVE7QUFDbkQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//25747db86415014b2c427cc03086cd09467491a7
