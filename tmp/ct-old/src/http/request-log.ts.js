import { LogController } from "fastify";
class RequestLog extends LogController {
  incomingRequest() {
  }
  requestCompleted(error, request, reply) {
    const fields = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...fields, err: error }, "request errored");
    else if (isRoutine(request, reply)) reply.log.debug(fields, "request completed");
    else reply.log.info(fields, "request completed");
  }
}
function isRoutine(request, reply) {
  return reply.statusCode < 400 && (request.method === "GET" || request.method === "HEAD");
}
export {
  RequestLog
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvcmVxdWVzdC1sb2cudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFpRCxxQkFBcUI7QUFNL0QsTUFBTSxtQkFBbUIsY0FBYztBQUFBLEVBQ25DLGtCQUF3QjtBQUFBLEVBQUM7QUFBQSxFQUV6QixpQkFBaUIsT0FBaUMsU0FBeUIsT0FBMkI7QUFDN0csVUFBTSxTQUFTLEVBQUUsS0FBSyxTQUFTLEtBQUssT0FBTyxjQUFjLE1BQU0sWUFBWTtBQUMzRSxRQUFJLE1BQU8sT0FBTSxJQUFJLE1BQU0sRUFBRSxHQUFHLFFBQVEsS0FBSyxNQUFNLEdBQUcsaUJBQWlCO0FBQUEsYUFDOUQsVUFBVSxTQUFTLEtBQUssRUFBRyxPQUFNLElBQUksTUFBTSxRQUFRLG1CQUFtQjtBQUFBLFFBQzFFLE9BQU0sSUFBSSxLQUFLLFFBQVEsbUJBQW1CO0FBQUEsRUFDakQ7QUFDRjtBQUVBLFNBQVMsVUFBVSxTQUF5QixPQUE4QjtBQUN4RSxTQUFPLE1BQU0sYUFBYSxRQUFRLFFBQVEsV0FBVyxTQUFTLFFBQVEsV0FBVztBQUNuRjsiLAogICJuYW1lcyI6IFtdCn0K

//085063dd8291852637d7821f83d9b29e703a9719
