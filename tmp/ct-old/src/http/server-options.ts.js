import { stdTimeFunctions } from "pino";
import { securityHeaders } from "./headers.ts";
import { LogOutput } from "./log-output.ts";
const bodyLimitBytes = 256 * 1024;
const headerLimitBytes = 16 * 1024;
const connectionLimit = 4e3;
const keepAliveMs = 75e3;
function serverOptions(config, limits) {
  return {
    trustProxy: config.trustProxy,
    // Fastify would end a start after ten seconds: migrations wait for others, and a slow database takes its time for a release's files.
    pluginTimeout: 0,
    bodyLimit: bodyLimitBytes,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: keepAliveMs,
    requestTimeout: limits.uploadMs,
    // During a stop, a request on an open connection is answered normally, and the connection closes after it.
    return503OnClosing: false,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: Math.min(5e3, limits.headersMs),
      maxHeaderSize: headerLimitBytes,
      // Node would answer a request without Host itself, without our headers; http/timeouts.ts rejects it instead.
      requireHostHeader: false
    },
    routerOptions: { maxParamLength: 512 },
    rewriteUrl: (request) => plainUrl(request.url ?? "/"),
    clientErrorHandler: answerClientError
  };
}
const output = new LogOutput(1);
function loggerOptions(config) {
  return {
    level: config.logLevel,
    stream: output,
    base: config.replica ? { replica: config.replica } : null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: logSerializers
  };
}
const logSerializers = {
  req: ({ method, url }) => ({ method, path: url.split("?", 1)[0] }),
  res: ({ statusCode }) => ({ statusCode }),
  // Errors of the parser and the mailer have packets and addresses as extra properties.
  err: ({ name, code, message, stack }) => ({ type: name, code, message, stack })
};
function plainUrl(url) {
  if (url.startsWith("/") && !url.includes("%")) return url;
  const path = url.replace(/^https?:\/\/[^/?#]*/i, "") || "/";
  const rooted = path.startsWith("/") ? path : `/${path}`;
  return isDecodable(rooted) ? rooted : rooted.replaceAll("%", "%25");
}
function isDecodable(path) {
  try {
    decodeURI(path.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}
const clientErrors = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"]
};
function answerClientError(error, socket) {
  this.log.debug({ code: error.code }, "connection refused");
  const response = socket._httpMessage;
  if (!socket.writable || response?.headersSent) {
    socket.destroy();
    return;
  }
  const [status, reason] = clientErrors[error.code ?? ""] ?? [400, "Bad Request"];
  const body = JSON.stringify({ message: reason });
  const lines = Object.entries({
    ...securityHeaders,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close"
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} ${reason}\r
${lines.join("\r\n")}\r
\r
${body}`);
}
export {
  connectionLimit,
  logSerializers,
  loggerOptions,
  output,
  serverOptions
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvc2VydmVyLW9wdGlvbnMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFHQSxTQUFTLHdCQUF3QjtBQUVqQyxTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLGlCQUFpQjtBQUkxQixNQUFNLGlCQUFpQixNQUFNO0FBQzdCLE1BQU0sbUJBQW1CLEtBQUs7QUFHdkIsTUFBTSxrQkFBa0I7QUFHL0IsTUFBTSxjQUFjO0FBR2IsU0FBUyxjQUFjLFFBQWdCLFFBQThDO0FBQzFGLFNBQU87QUFBQSxJQUNMLFlBQVksT0FBTztBQUFBO0FBQUEsSUFFbkIsZUFBZTtBQUFBLElBQ2YsV0FBVztBQUFBLElBQ1gsbUJBQW1CLE9BQU87QUFBQSxJQUMxQixrQkFBa0I7QUFBQSxJQUNsQixnQkFBZ0IsT0FBTztBQUFBO0FBQUEsSUFFdkIsb0JBQW9CO0FBQUEsSUFDcEIsTUFBTTtBQUFBLE1BQ0osZ0JBQWdCLE9BQU87QUFBQSxNQUN2Qiw2QkFBNkIsS0FBSyxJQUFJLEtBQU0sT0FBTyxTQUFTO0FBQUEsTUFDNUQsZUFBZTtBQUFBO0FBQUEsTUFFZixtQkFBbUI7QUFBQSxJQUNyQjtBQUFBLElBQ0EsZUFBZSxFQUFFLGdCQUFnQixJQUFJO0FBQUEsSUFDckMsWUFBWSxDQUFDLFlBQVksU0FBUyxRQUFRLE9BQU8sR0FBRztBQUFBLElBQ3BELG9CQUFvQjtBQUFBLEVBQ3RCO0FBQ0Y7QUFHTyxNQUFNLFNBQVMsSUFBSSxVQUFVLENBQUM7QUFHOUIsU0FBUyxjQUFjLFFBQXNEO0FBQ2xGLFNBQU87QUFBQSxJQUNMLE9BQU8sT0FBTztBQUFBLElBQ2QsUUFBUTtBQUFBLElBQ1IsTUFBTSxPQUFPLFVBQVUsRUFBRSxTQUFTLE9BQU8sUUFBUSxJQUFJO0FBQUEsSUFDckQsV0FBVyxpQkFBaUI7QUFBQSxJQUM1QixhQUFhO0FBQUEsRUFDZjtBQUNGO0FBR08sTUFBTSxpQkFBaUI7QUFBQSxFQUM1QixLQUFLLENBQUMsRUFBRSxRQUFRLElBQUksT0FBdUIsRUFBRSxRQUFRLE1BQU0sSUFBSSxNQUFNLEtBQUssQ0FBQyxFQUFFLENBQUMsRUFBRTtBQUFBLEVBQ2hGLEtBQUssQ0FBQyxFQUFFLFdBQVcsT0FBK0IsRUFBRSxXQUFXO0FBQUE7QUFBQSxFQUUvRCxLQUFLLENBQUMsRUFBRSxNQUFNLE1BQU0sU0FBUyxNQUFNLE9BQThCLEVBQUUsTUFBTSxNQUFNLE1BQU0sU0FBUyxNQUFNO0FBQ3RHO0FBR0EsU0FBUyxTQUFTLEtBQXFCO0FBQ3JDLE1BQUksSUFBSSxXQUFXLEdBQUcsS0FBSyxDQUFDLElBQUksU0FBUyxHQUFHLEVBQUcsUUFBTztBQUN0RCxRQUFNLE9BQU8sSUFBSSxRQUFRLHdCQUF3QixFQUFFLEtBQUs7QUFDeEQsUUFBTSxTQUFTLEtBQUssV0FBVyxHQUFHLElBQUksT0FBTyxJQUFJLElBQUk7QUFDckQsU0FBTyxZQUFZLE1BQU0sSUFBSSxTQUFTLE9BQU8sV0FBVyxLQUFLLEtBQUs7QUFDcEU7QUFFQSxTQUFTLFlBQVksTUFBdUI7QUFDMUMsTUFBSTtBQUNGLGNBQVUsS0FBSyxNQUFNLEtBQUssQ0FBQyxFQUFFLENBQUMsS0FBSyxFQUFFO0FBQ3JDLFdBQU87QUFBQSxFQUNULFFBQVE7QUFDTixXQUFPO0FBQUEsRUFDVDtBQUNGO0FBRUEsTUFBTSxlQUFpRDtBQUFBLEVBQ3JELHFCQUFxQixDQUFDLEtBQUssaUNBQWlDO0FBQUEsRUFDNUQsMEJBQTBCLENBQUMsS0FBSyxpQkFBaUI7QUFDbkQ7QUFHQSxTQUFTLGtCQUF5QyxPQUE4QixRQUFzQjtBQUVwRyxPQUFLLElBQUksTUFBTSxFQUFFLE1BQU0sTUFBTSxLQUFLLEdBQUcsb0JBQW9CO0FBQ3pELFFBQU0sV0FBWSxPQUFzRDtBQUN4RSxNQUFJLENBQUMsT0FBTyxZQUFZLFVBQVUsYUFBYTtBQUM3QyxXQUFPLFFBQVE7QUFDZjtBQUFBLEVBQ0Y7QUFDQSxRQUFNLENBQUMsUUFBUSxNQUFNLElBQUksYUFBYSxNQUFNLFFBQVEsRUFBRSxLQUFLLENBQUMsS0FBSyxhQUFhO0FBQzlFLFFBQU0sT0FBTyxLQUFLLFVBQVUsRUFBRSxTQUFTLE9BQU8sQ0FBQztBQUMvQyxRQUFNLFFBQVEsT0FBTyxRQUFRO0FBQUEsSUFDM0IsR0FBRztBQUFBLElBQ0gsaUJBQWlCO0FBQUEsSUFDakIsZ0JBQWdCO0FBQUEsSUFDaEIsa0JBQWtCLE9BQU8sV0FBVyxJQUFJO0FBQUEsSUFDeEMsWUFBWTtBQUFBLEVBQ2QsQ0FBQyxFQUFFLElBQUksQ0FBQyxDQUFDLE1BQU0sS0FBSyxNQUFNLEdBQUcsSUFBSSxLQUFLLEtBQUssRUFBRTtBQUM3QyxTQUFPLElBQUksWUFBWSxNQUFNLElBQUksTUFBTTtBQUFBLEVBQU8sTUFBTSxLQUFLLE1BQU0sQ0FBQztBQUFBO0FBQUEsRUFBVyxJQUFJLEVBQUU7QUFDbkY7IiwKICAibmFtZXMiOiBbXQp9Cg==

//67422e189af8225a7f81b6d0afc4fea11f236199
