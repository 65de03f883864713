import { DatabaseUnavailableError, isDatabaseError, LoginBusyError, StorageUnavailableError } from "./errors.ts";
const plainMessages = {
  FST_ERR_HANDLER_TIMEOUT: "This took too long. Please try again.",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "This content type is not supported.",
  FST_ERR_CTP_BODY_TOO_LARGE: "The request is too large.",
  FST_ERR_CTP_EMPTY_JSON_BODY: "The body is empty.",
  FST_ERR_CTP_INVALID_JSON_BODY: "The body is not valid JSON."
};
function registerErrorHandlers(app) {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    if (isCall(request) || wantsJson(request)) return reply.code(404).send({ message: "Not found" });
    return reply.code(404).page(request, { screen: "not-found" });
  });
}
const isCall = ({ url, routeOptions }) => [routeOptions.url, url].some((path) => path?.startsWith("/api/"));
function wantsJson(request) {
  const { accept, "content-type": contentType } = request.headers;
  if (contentType?.startsWith("application/x-www-form-urlencoded")) return false;
  if (contentType?.startsWith("multipart/form-data")) return !accept?.includes("text/html");
  return isCall(request) || (accept ?? "").startsWith("application/json");
}
const loggedBefore = /* @__PURE__ */ new Set([
  "INVALID_PASSWORD",
  "INVALID_CODE",
  "NOT_SIGNED_IN",
  "FOREIGN_ORIGIN",
  "TOO_MANY_REQUESTS"
]);
const busySeconds = 5;
function answerError(error, request, reply) {
  const status = statusOf(error);
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") readTheRest(request, reply);
  if (error instanceof LoginBusyError) reply.header("retry-after", busySeconds);
  if (status === 416) return sendWrongRange(error, reply);
  if (error instanceof DatabaseUnavailableError) return sendError(error, status, request, reply);
  if (status >= 500) request.log.error({ err: error }, "request failed");
  else if (!loggedBefore.has(error.code)) request.log.info({ code: error.code, status }, "request refused");
  return sendError(error, status, request, reply);
}
function sendWrongRange({ headers = {} }, reply) {
  return reply.code(416).headers(headers).header("cache-control", "no-store").type("text/plain; charset=utf-8").send("The file does not have this part.");
}
function readTheRest({ raw }, reply) {
  reply.removeHeader("connection");
  raw.resume();
}
function sendError(error, status, request, reply) {
  const message = visibleMessage(error, status);
  const { page, refusal } = request.routeOptions.config ?? {};
  if (!wantsJson(request))
    return reply.code(status).page(request, page?.(error, request) ?? { screen: "error", message });
  const { answer } = error;
  return reply.code(status).send({ message, ...answer, ...refusal });
}
function statusOf(error) {
  if (isDatabaseError(error)) return 503;
  return error.statusCode && error.statusCode >= 400 && error.statusCode < 600 ? error.statusCode : 500;
}
function visibleMessage(error, status) {
  if (error instanceof DatabaseUnavailableError || error instanceof StorageUnavailableError) return error.message;
  const plain = plainMessages[error.code];
  if (plain) return plain;
  if (status >= 500) return "Something went wrong on our side.";
  return error instanceof SyntaxError ? "The body is not valid JSON." : error.message;
}
export {
  registerErrorHandlers,
  wantsJson
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvZXJyb3ItaGFuZGxlci50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQVMsMEJBQTBCLGlCQUFpQixnQkFBZ0IsK0JBQStCO0FBZW5HLE1BQU0sZ0JBQXdDO0FBQUEsRUFDNUMseUJBQXlCO0FBQUEsRUFDekIsZ0NBQWdDO0FBQUEsRUFDaEMsNEJBQTRCO0FBQUEsRUFDNUIsNkJBQTZCO0FBQUEsRUFDN0IsK0JBQStCO0FBQ2pDO0FBR08sU0FBUyxzQkFBc0IsS0FBNEI7QUFDaEUsTUFBSSxnQkFBZ0IsV0FBVztBQUMvQixNQUFJLG1CQUFtQixDQUFDLFNBQVMsVUFBVTtBQUN6QyxRQUFJLE9BQU8sT0FBTyxLQUFLLFVBQVUsT0FBTyxFQUFHLFFBQU8sTUFBTSxLQUFLLEdBQUcsRUFBRSxLQUFLLEVBQUUsU0FBUyxZQUFZLENBQUM7QUFDL0YsV0FBTyxNQUFNLEtBQUssR0FBRyxFQUFFLEtBQUssU0FBUyxFQUFFLFFBQVEsWUFBWSxDQUFDO0FBQUEsRUFDOUQsQ0FBQztBQUNIO0FBR0EsTUFBTSxTQUFTLENBQUMsRUFBRSxLQUFLLGFBQWEsTUFDbEMsQ0FBQyxhQUFhLEtBQUssR0FBRyxFQUFFLEtBQUssQ0FBQyxTQUFTLE1BQU0sV0FBVyxPQUFPLENBQUM7QUFHM0QsU0FBUyxVQUFVLFNBQWtDO0FBQzFELFFBQU0sRUFBRSxRQUFRLGdCQUFnQixZQUFZLElBQUksUUFBUTtBQUN4RCxNQUFJLGFBQWEsV0FBVyxtQ0FBbUMsRUFBRyxRQUFPO0FBRXpFLE1BQUksYUFBYSxXQUFXLHFCQUFxQixFQUFHLFFBQU8sQ0FBQyxRQUFRLFNBQVMsV0FBVztBQUN4RixTQUFPLE9BQU8sT0FBTyxNQUFNLFVBQVUsSUFBSSxXQUFXLGtCQUFrQjtBQUN4RTtBQUdBLE1BQU0sZUFBZSxvQkFBSSxJQUFJO0FBQUEsRUFDM0I7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsQ0FBQztBQUdELE1BQU0sY0FBYztBQUVwQixTQUFTLFlBQVksT0FBcUIsU0FBeUIsT0FBcUI7QUFDdEYsUUFBTSxTQUFTLFNBQVMsS0FBSztBQUM3QixNQUFJLE1BQU0sU0FBUyw2QkFBOEIsYUFBWSxTQUFTLEtBQUs7QUFDM0UsTUFBSSxpQkFBaUIsZUFBZ0IsT0FBTSxPQUFPLGVBQWUsV0FBVztBQUM1RSxNQUFJLFdBQVcsSUFBSyxRQUFPLGVBQWUsT0FBTyxLQUFLO0FBRXRELE1BQUksaUJBQWlCLHlCQUEwQixRQUFPLFVBQVUsT0FBTyxRQUFRLFNBQVMsS0FBSztBQUM3RixNQUFJLFVBQVUsSUFBSyxTQUFRLElBQUksTUFBTSxFQUFFLEtBQUssTUFBTSxHQUFHLGdCQUFnQjtBQUFBLFdBQzVELENBQUMsYUFBYSxJQUFJLE1BQU0sSUFBSSxFQUFHLFNBQVEsSUFBSSxLQUFLLEVBQUUsTUFBTSxNQUFNLE1BQU0sT0FBTyxHQUFHLGlCQUFpQjtBQUN4RyxTQUFPLFVBQVUsT0FBTyxRQUFRLFNBQVMsS0FBSztBQUNoRDtBQUdBLFNBQVMsZUFBZSxFQUFFLFVBQVUsQ0FBQyxFQUFFLEdBQXdELE9BQXFCO0FBQ2xILFNBQU8sTUFDSixLQUFLLEdBQUcsRUFDUixRQUFRLE9BQU8sRUFDZixPQUFPLGlCQUFpQixVQUFVLEVBQ2xDLEtBQUssMkJBQTJCLEVBQ2hDLEtBQUssbUNBQW1DO0FBQzdDO0FBTUEsU0FBUyxZQUFZLEVBQUUsSUFBSSxHQUFtQixPQUEyQjtBQUN2RSxRQUFNLGFBQWEsWUFBWTtBQUMvQixNQUFJLE9BQU87QUFDYjtBQUVBLFNBQVMsVUFBVSxPQUFxQixRQUFnQixTQUF5QixPQUFxQjtBQUNwRyxRQUFNLFVBQVUsZUFBZSxPQUFPLE1BQU07QUFDNUMsUUFBTSxFQUFFLE1BQU0sUUFBUSxJQUFJLFFBQVEsYUFBYSxVQUFVLENBQUM7QUFDMUQsTUFBSSxDQUFDLFVBQVUsT0FBTztBQUNwQixXQUFPLE1BQU0sS0FBSyxNQUFNLEVBQUUsS0FBSyxTQUFTLE9BQU8sT0FBTyxPQUFPLEtBQUssRUFBRSxRQUFRLFNBQVMsUUFBUSxDQUFDO0FBQ2hHLFFBQU0sRUFBRSxPQUFPLElBQUk7QUFDbkIsU0FBTyxNQUFNLEtBQUssTUFBTSxFQUFFLEtBQUssRUFBRSxTQUFTLEdBQUcsUUFBUSxHQUFHLFFBQVEsQ0FBQztBQUNuRTtBQUdBLFNBQVMsU0FBUyxPQUE2QjtBQUM3QyxNQUFJLGdCQUFnQixLQUFLLEVBQUcsUUFBTztBQUNuQyxTQUFPLE1BQU0sY0FBYyxNQUFNLGNBQWMsT0FBTyxNQUFNLGFBQWEsTUFBTSxNQUFNLGFBQWE7QUFDcEc7QUFHQSxTQUFTLGVBQWUsT0FBcUIsUUFBd0I7QUFDbkUsTUFBSSxpQkFBaUIsNEJBQTRCLGlCQUFpQix3QkFBeUIsUUFBTyxNQUFNO0FBQ3hHLFFBQU0sUUFBUSxjQUFjLE1BQU0sSUFBSTtBQUN0QyxNQUFJLE1BQU8sUUFBTztBQUNsQixNQUFJLFVBQVUsSUFBSyxRQUFPO0FBQzFCLFNBQU8saUJBQWlCLGNBQWMsZ0NBQWdDLE1BQU07QUFDOUU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//d00dfe42159ebbc1c7853a605ea0fc4a00b98181
