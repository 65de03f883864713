import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { describeError } from "./channel.ts";
async function request(url, { method, headers, body, allowPrivate, signal, beforeFirstByte = async () => {
} }) {
  if (!allowPrivate) requirePublicHost(url);
  const isSecure = url.protocol === "https:";
  const answer = Promise.withResolvers();
  const sent = (isSecure ? requestHttps : requestHttp)(url, {
    ...{ method, headers, agent: false, signal },
    ...!allowPrivate && { lookup: lookupPublic }
  });
  sent.on("error", answer.reject);
  sent.on("response", (response) => {
    answer.resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    response.destroy();
  });
  sent.on(
    "socket",
    (socket) => socket.once(isSecure ? "secureConnect" : "connect", () => {
      beforeFirstByte().then(
        () => sent.end(body),
        (error) => sent.destroy(error)
      );
    })
  );
  return answer.promise;
}
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
function isPrivateAddress(address) {
  const parsed = ipaddr.process(address.replace(/^::(?=\d+\.)/, "0::"));
  if (parsed.range() !== "unicast") return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(globalUnicast);
}
function requirePublicHost({ hostname }) {
  const host = hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && isPrivateAddress(host)) throw new PrivateAddressError(host);
}
class PrivateAddressError extends Error {
  name = "PrivateAddressError";
  constructor(host) {
    super(`${host} leads to a private network`);
  }
}
const lookupPublic = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, "");
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new PrivateAddressError(host), "");
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    return callback(null, first?.address ?? "", first?.family);
  });
};
function resolvePublic(host) {
  if (isIP(host)) return isPrivateAddress(host) ? Promise.reject(new PrivateAddressError(host)) : Promise.resolve(host);
  return new Promise((resolve, reject) => {
    lookupPublic(host, {}, (error, address) => error ? reject(error) : resolve(String(address)));
  });
}
const redirectLimit = 20;
async function askLink(address, options) {
  const timeout = AbortSignal.timeout(options.timeoutMs);
  const limit = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  try {
    const asked = /* @__PURE__ */ new Set();
    for (let url = new URL(address); ; ) {
      asked.add(withoutAnchor(url));
      if (url.protocol !== "https:" && url.protocol !== "http:") throw new Error(`It leads to ${url.protocol}`);
      const { status, location } = await request(url, { ...head, allowPrivate: options.allowPrivate, signal: limit });
      if (status < 300 || status >= 400 || !location) return { status };
      url = new URL(location, url);
      if (asked.has(withoutAnchor(url))) return { status: 0, problem: "It leads in a circle." };
      if (asked.size > redirectLimit) return { status: 0, problem: "It leads on and on." };
    }
  } catch (error) {
    return { status: 0, problem: timeout.aborted ? "It takes too long." : explain(error) };
  }
}
const head = {
  method: "GET",
  headers: { accept: "text/html,*/*", "user-agent": "fence-contractor-site link check" }
};
const withoutAnchor = ({ href }) => href.split("#", 1).join();
function explain(error) {
  const { code = "" } = error;
  if (code === "EPROTO" || code.startsWith("ERR_SSL")) return "It does not support https.";
  return sentences[code] ?? (code.includes("CERT") ? "Its certificate is not valid." : describeError(error));
}
const sentences = {
  ENOTFOUND: "There is no website by this name.",
  ECONNREFUSED: "The server refuses the connection.",
  ECONNRESET: "The server drops the connection."
};
export {
  askLink,
  isPrivateAddress,
  lookupPublic,
  request,
  resolvePublic
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3B1YmxpYy1yZXF1ZXN0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxjQUFjO0FBQ3ZCLFNBQW1DLFdBQVcsbUJBQW1CO0FBQ2pFLFNBQVMsV0FBVyxvQkFBb0I7QUFDeEMsU0FBUyxZQUFpQztBQUMxQyxPQUFPLFlBQVk7QUFDbkIsU0FBUyxxQkFBcUI7QUFrQjlCLGVBQXNCLFFBQ3BCLEtBQ0EsRUFBRSxRQUFRLFNBQVMsTUFBTSxjQUFjLFFBQVEsa0JBQWtCLFlBQVk7QUFBQyxFQUFFLEdBQ3JCO0FBQzNELE1BQUksQ0FBQyxhQUFjLG1CQUFrQixHQUFHO0FBQ3hDLFFBQU0sV0FBVyxJQUFJLGFBQWE7QUFDbEMsUUFBTSxTQUFTLFFBQVEsY0FBZ0U7QUFDdkYsUUFBTSxRQUFRLFdBQVcsZUFBZSxhQUFhLEtBQUs7QUFBQSxJQUN4RCxHQUFHLEVBQUUsUUFBUSxTQUFTLE9BQU8sT0FBTyxPQUFPO0FBQUEsSUFDM0MsR0FBSSxDQUFDLGdCQUFnQixFQUFFLFFBQVEsYUFBYTtBQUFBLEVBQzlDLENBQUM7QUFDRCxPQUFLLEdBQUcsU0FBUyxPQUFPLE1BQU07QUFDOUIsT0FBSyxHQUFHLFlBQVksQ0FBQyxhQUFhO0FBQ2hDLFdBQU8sUUFBUSxFQUFFLFFBQVEsU0FBUyxjQUFjLEdBQUcsVUFBVSxTQUFTLFFBQVEsU0FBUyxDQUFDO0FBQ3hGLGFBQVMsUUFBUTtBQUFBLEVBQ25CLENBQUM7QUFDRCxPQUFLO0FBQUEsSUFBRztBQUFBLElBQVUsQ0FBQyxXQUNqQixPQUFPLEtBQUssV0FBVyxrQkFBa0IsV0FBVyxNQUFNO0FBQ3hELHNCQUFnQixFQUFFO0FBQUEsUUFDaEIsTUFBTSxLQUFLLElBQUksSUFBSTtBQUFBLFFBQ25CLENBQUMsVUFBVSxLQUFLLFFBQVEsS0FBSztBQUFBLE1BQy9CO0FBQUEsSUFDRixDQUFDO0FBQUEsRUFDSDtBQUNBLFNBQU8sT0FBTztBQUNoQjtBQUdBLE1BQU0sZ0JBQWdCLE9BQU8sS0FBSyxVQUFVLFVBQVU7QUFNL0MsU0FBUyxpQkFBaUIsU0FBMEI7QUFFekQsUUFBTSxTQUFTLE9BQU8sUUFBUSxRQUFRLFFBQVEsZ0JBQWdCLEtBQUssQ0FBQztBQUNwRSxNQUFJLE9BQU8sTUFBTSxNQUFNLFVBQVcsUUFBTztBQUN6QyxTQUFPLGtCQUFrQixPQUFPLFFBQVEsQ0FBQyxPQUFPLE1BQU0sYUFBYTtBQUNyRTtBQUdBLFNBQVMsa0JBQWtCLEVBQUUsU0FBUyxHQUFjO0FBQ2xELFFBQU0sT0FBTyxTQUFTLFFBQVEsWUFBWSxFQUFFO0FBQzVDLE1BQUksS0FBSyxJQUFJLEtBQUssaUJBQWlCLElBQUksRUFBRyxPQUFNLElBQUksb0JBQW9CLElBQUk7QUFDOUU7QUFHQSxNQUFNLDRCQUE0QixNQUFNO0FBQUEsRUFDN0IsT0FBTztBQUFBLEVBQ2hCLFlBQVksTUFBYztBQUN4QixVQUFNLEdBQUcsSUFBSSw2QkFBNkI7QUFBQSxFQUM1QztBQUNGO0FBTU8sTUFBTSxlQUErQixDQUFDLE1BQU0sU0FBUyxhQUFhO0FBQ3ZFLFNBQU8sTUFBTSxFQUFFLEdBQUcsU0FBUyxLQUFLLEtBQUssR0FBRyxDQUFDLE9BQU8sY0FBYztBQUM1RCxRQUFJLE1BQU8sUUFBTyxTQUFTLE9BQU8sRUFBRTtBQUNwQyxRQUFJLFVBQVUsS0FBSyxDQUFDLEVBQUUsUUFBUSxNQUFNLGlCQUFpQixPQUFPLENBQUMsRUFBRyxRQUFPLFNBQVMsSUFBSSxvQkFBb0IsSUFBSSxHQUFHLEVBQUU7QUFDakgsVUFBTSxDQUFDLEtBQUssSUFBSTtBQUNoQixRQUFJLFFBQVEsSUFBSyxRQUFPLFNBQVMsTUFBTSxTQUFTO0FBQ2hELFdBQU8sU0FBUyxNQUFNLE9BQU8sV0FBVyxJQUFJLE9BQU8sTUFBTTtBQUFBLEVBQzNELENBQUM7QUFDSDtBQU1PLFNBQVMsY0FBYyxNQUErQjtBQUMzRCxNQUFJLEtBQUssSUFBSSxFQUFHLFFBQU8saUJBQWlCLElBQUksSUFBSSxRQUFRLE9BQU8sSUFBSSxvQkFBb0IsSUFBSSxDQUFDLElBQUksUUFBUSxRQUFRLElBQUk7QUFDcEgsU0FBTyxJQUFJLFFBQVEsQ0FBQyxTQUFTLFdBQVc7QUFDdEMsaUJBQWEsTUFBTSxDQUFDLEdBQUcsQ0FBQyxPQUFPLFlBQWEsUUFBUSxPQUFPLEtBQUssSUFBSSxRQUFRLE9BQU8sT0FBTyxDQUFDLENBQUU7QUFBQSxFQUMvRixDQUFDO0FBQ0g7QUFHQSxNQUFNLGdCQUFnQjtBQXNCdEIsZUFBc0IsUUFBUSxTQUFpQixTQUEyQztBQUN4RixRQUFNLFVBQVUsWUFBWSxRQUFRLFFBQVEsU0FBUztBQUNyRCxRQUFNLFFBQVEsUUFBUSxTQUFTLFlBQVksSUFBSSxDQUFDLFFBQVEsUUFBUSxPQUFPLENBQUMsSUFBSTtBQUM1RSxNQUFJO0FBQ0YsVUFBTSxRQUFRLG9CQUFJLElBQVk7QUFDOUIsYUFBUyxNQUFNLElBQUksSUFBSSxPQUFPLE9BQU87QUFDbkMsWUFBTSxJQUFJLGNBQWMsR0FBRyxDQUFDO0FBQzVCLFVBQUksSUFBSSxhQUFhLFlBQVksSUFBSSxhQUFhLFFBQVMsT0FBTSxJQUFJLE1BQU0sZUFBZSxJQUFJLFFBQVEsRUFBRTtBQUV4RyxZQUFNLEVBQUUsUUFBUSxTQUFTLElBQUksTUFBTSxRQUFRLEtBQUssRUFBRSxHQUFHLE1BQU0sY0FBYyxRQUFRLGNBQWMsUUFBUSxNQUFNLENBQUM7QUFDOUcsVUFBSSxTQUFTLE9BQU8sVUFBVSxPQUFPLENBQUMsU0FBVSxRQUFPLEVBQUUsT0FBTztBQUNoRSxZQUFNLElBQUksSUFBSSxVQUFVLEdBQUc7QUFDM0IsVUFBSSxNQUFNLElBQUksY0FBYyxHQUFHLENBQUMsRUFBRyxRQUFPLEVBQUUsUUFBUSxHQUFHLFNBQVMsd0JBQXdCO0FBQ3hGLFVBQUksTUFBTSxPQUFPLGNBQWUsUUFBTyxFQUFFLFFBQVEsR0FBRyxTQUFTLHNCQUFzQjtBQUFBLElBQ3JGO0FBQUEsRUFDRixTQUFTLE9BQU87QUFDZCxXQUFPLEVBQUUsUUFBUSxHQUFHLFNBQVMsUUFBUSxVQUFVLHVCQUF1QixRQUFRLEtBQUssRUFBRTtBQUFBLEVBQ3ZGO0FBQ0Y7QUFFQSxNQUFNLE9BQU87QUFBQSxFQUNYLFFBQVE7QUFBQSxFQUNSLFNBQVMsRUFBRSxRQUFRLGlCQUFpQixjQUFjLG1DQUFtQztBQUN2RjtBQUVBLE1BQU0sZ0JBQWdCLENBQUMsRUFBRSxLQUFLLE1BQVcsS0FBSyxNQUFNLEtBQUssQ0FBQyxFQUFFLEtBQUs7QUFHakUsU0FBUyxRQUFRLE9BQXdCO0FBQ3ZDLFFBQU0sRUFBRSxPQUFPLEdBQUcsSUFBSTtBQUN0QixNQUFJLFNBQVMsWUFBWSxLQUFLLFdBQVcsU0FBUyxFQUFHLFFBQU87QUFDNUQsU0FBTyxVQUFVLElBQUksTUFBTSxLQUFLLFNBQVMsTUFBTSxJQUFJLGtDQUFrQyxjQUFjLEtBQUs7QUFDMUc7QUFFQSxNQUFNLFlBQW9DO0FBQUEsRUFDeEMsV0FBVztBQUFBLEVBQ1gsY0FBYztBQUFBLEVBQ2QsWUFBWTtBQUNkOyIsCiAgIm5hbWVzIjogW10KfQo=

//bd31564f54bbbc6745d89ceaa33183d878d4cd28
