import { Socket } from "node:net";
import fp from "fastify-plugin";
import { MissingHostError } from "./errors.ts";
const timeouts = {
  headersMs: 15e3,
  bodyMs: 3e4,
  handlerMs: 4e4,
  uploadMs: 15 * 6e4,
  idleMs: 12e4
};
const longAnswer = { handlerTimeout: timeouts.uploadMs };
const requestTimeouts = fp(
  async (app, { bodyMs, handlerMs, idleMs }) => {
    app.addHook("onRoute", (route) => {
      if (!route.config?.answersFromMemory) route.handlerTimeout ??= handlerMs;
    });
    app.addHook("onRequest", ({ raw }, _reply, done) => {
      const isRefused = !raw.headers.host && raw.httpVersion === "1.1";
      done(isRefused ? new MissingHostError() : void 0);
    });
    app.addHook("preParsing", (request, reply, payload, done) => {
      if (hasBody(request)) {
        const routeMs = isRead(request) ? 0 : request.routeOptions.handlerTimeout ?? 0;
        const isLong = routeMs > handlerMs && !isShort(request);
        const timer = setTimeout(() => abandon(request), isLong ? routeMs : bodyMs).unref();
        for (const event of ["end", "close"]) payload.once(event, () => clearTimeout(timer));
        if (routeMs > idleMs) allowSilence(reply, routeMs, idleMs);
      }
      done(null, payload);
    });
  },
  { name: "request-timeouts", fastify: "5.x" }
);
function hasBody({ headers }) {
  return headers["transfer-encoding"] !== void 0 || Number(headers["content-length"] ?? 0) > 0;
}
function isRead({ method }) {
  return method === "GET" || method === "HEAD";
}
function isShort({ headers }) {
  return /^application\/(json|x-www-form-urlencoded)\b/.test(headers["content-type"] ?? "");
}
function allowSilence({ raw }, duringMs, afterwardsMs) {
  const { socket } = raw;
  if (!(socket instanceof Socket)) return;
  socket.setTimeout(duringMs);
  raw.once("close", () => socket.setTimeout(afterwardsMs));
}
function abandon(request) {
  request.log.info("a body did not arrive in time");
  request.raw.destroy();
}
export {
  longAnswer,
  requestTimeouts,
  timeouts
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvdGltZW91dHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGNBQWM7QUFFdkIsT0FBTyxRQUFRO0FBQ2YsU0FBUyx3QkFBd0I7QUFnQjFCLE1BQU0sV0FBcUI7QUFBQSxFQUNoQyxXQUFXO0FBQUEsRUFDWCxRQUFRO0FBQUEsRUFDUixXQUFXO0FBQUEsRUFDWCxVQUFVLEtBQUs7QUFBQSxFQUNmLFFBQVE7QUFDVjtBQU1PLE1BQU0sYUFBYSxFQUFFLGdCQUFnQixTQUFTLFNBQVM7QUFhdkQsTUFBTSxrQkFBa0I7QUFBQSxFQUM3QixPQUFPLEtBQUssRUFBRSxRQUFRLFdBQVcsT0FBTyxNQUFNO0FBQzVDLFFBQUksUUFBUSxXQUFXLENBQUMsVUFBVTtBQUNoQyxVQUFJLENBQUMsTUFBTSxRQUFRLGtCQUFtQixPQUFNLG1CQUFtQjtBQUFBLElBQ2pFLENBQUM7QUFFRCxRQUFJLFFBQVEsYUFBYSxDQUFDLEVBQUUsSUFBSSxHQUFHLFFBQVEsU0FBUztBQUNsRCxZQUFNLFlBQVksQ0FBQyxJQUFJLFFBQVEsUUFBUSxJQUFJLGdCQUFnQjtBQUMzRCxXQUFLLFlBQVksSUFBSSxpQkFBaUIsSUFBSSxNQUFTO0FBQUEsSUFDckQsQ0FBQztBQUVELFFBQUksUUFBUSxjQUFjLENBQUMsU0FBUyxPQUFPLFNBQVMsU0FBUztBQUUzRCxVQUFJLFFBQVEsT0FBTyxHQUFHO0FBQ3BCLGNBQU0sVUFBVSxPQUFPLE9BQU8sSUFBSSxJQUFLLFFBQVEsYUFBYSxrQkFBa0I7QUFDOUUsY0FBTSxTQUFTLFVBQVUsYUFBYSxDQUFDLFFBQVEsT0FBTztBQUN0RCxjQUFNLFFBQVEsV0FBVyxNQUFNLFFBQVEsT0FBTyxHQUFHLFNBQVMsVUFBVSxNQUFNLEVBQUUsTUFBTTtBQUNsRixtQkFBVyxTQUFTLENBQUMsT0FBTyxPQUFPLEVBQVksU0FBUSxLQUFLLE9BQU8sTUFBTSxhQUFhLEtBQUssQ0FBQztBQUM1RixZQUFJLFVBQVUsT0FBUSxjQUFhLE9BQU8sU0FBUyxNQUFNO0FBQUEsTUFDM0Q7QUFDQSxXQUFLLE1BQU0sT0FBTztBQUFBLElBQ3BCLENBQUM7QUFBQSxFQUNIO0FBQUEsRUFDQSxFQUFFLE1BQU0sb0JBQW9CLFNBQVMsTUFBTTtBQUM3QztBQUVBLFNBQVMsUUFBUSxFQUFFLFFBQVEsR0FBNEI7QUFDckQsU0FBTyxRQUFRLG1CQUFtQixNQUFNLFVBQWEsT0FBTyxRQUFRLGdCQUFnQixLQUFLLENBQUMsSUFBSTtBQUNoRztBQUdBLFNBQVMsT0FBTyxFQUFFLE9BQU8sR0FBNEI7QUFDbkQsU0FBTyxXQUFXLFNBQVMsV0FBVztBQUN4QztBQUdBLFNBQVMsUUFBUSxFQUFFLFFBQVEsR0FBNEI7QUFDckQsU0FBTywrQ0FBK0MsS0FBSyxRQUFRLGNBQWMsS0FBSyxFQUFFO0FBQzFGO0FBTUEsU0FBUyxhQUFhLEVBQUUsSUFBSSxHQUFpQixVQUFrQixjQUE0QjtBQUN6RixRQUFNLEVBQUUsT0FBTyxJQUFJO0FBQ25CLE1BQUksRUFBRSxrQkFBa0IsUUFBUztBQUNqQyxTQUFPLFdBQVcsUUFBUTtBQUMxQixNQUFJLEtBQUssU0FBUyxNQUFNLE9BQU8sV0FBVyxZQUFZLENBQUM7QUFDekQ7QUFFQSxTQUFTLFFBQVEsU0FBK0I7QUFDOUMsVUFBUSxJQUFJLEtBQUssK0JBQStCO0FBQ2hELFVBQVEsSUFBSSxRQUFRO0FBQ3RCOyIsCiAgIm5hbWVzIjogW10KfQo=

//b61728d5d0e44c9e6b67b7a393818a2ce6b52f36
