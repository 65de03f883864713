import fp from "fastify-plugin";
const idleCheckMs = 100;
const drain = fp(
  async (app, { state = "ok" }) => {
    let hasBegun = false;
    const listeners = [];
    app.decorate("drain", {
      get hasBegun() {
        return hasBegun;
      },
      begin() {
        hasBegun = true;
        app.server.maxRequestsPerSocket = 1;
        for (const listener of listeners) listener();
      },
      onBegin: (listener) => void listeners.push(listener)
    });
    let closing;
    app.addHook("preClose", async () => {
      closing = setInterval(() => app.server.closeIdleConnections(), idleCheckMs).unref();
    });
    app.addHook("onClose", async () => clearInterval(closing));
    app.get("/servez", { config: { answersFromMemory: true } }, (_request, reply) => {
      const isServing = !hasBegun && state !== "waiting";
      reply.code(isServing ? 200 : 503).send({ status: hasBegun ? "draining" : state });
    });
  },
  { name: "drain", fastify: "5.x" }
);
export {
  drain
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2h0dHAvZHJhaW4udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxPQUFPLFFBQVE7QUFHZixNQUFNLGNBQWM7QUFvQmIsTUFBTSxRQUFRO0FBQUEsRUFDbkIsT0FBTyxLQUFLLEVBQUUsUUFBUSxLQUFLLE1BQU07QUFDL0IsUUFBSSxXQUFXO0FBQ2YsVUFBTSxZQUE0QixDQUFDO0FBQ25DLFFBQUksU0FBUyxTQUFTO0FBQUEsTUFDcEIsSUFBSSxXQUFXO0FBQ2IsZUFBTztBQUFBLE1BQ1Q7QUFBQSxNQUNBLFFBQVE7QUFDTixtQkFBVztBQUVYLFlBQUksT0FBTyx1QkFBdUI7QUFDbEMsbUJBQVcsWUFBWSxVQUFXLFVBQVM7QUFBQSxNQUM3QztBQUFBLE1BQ0EsU0FBUyxDQUFDLGFBQWEsS0FBSyxVQUFVLEtBQUssUUFBUTtBQUFBLElBQ3JELENBQUM7QUFDRCxRQUFJO0FBRUosUUFBSSxRQUFRLFlBQVksWUFBWTtBQUNsQyxnQkFBVSxZQUFZLE1BQU0sSUFBSSxPQUFPLHFCQUFxQixHQUFHLFdBQVcsRUFBRSxNQUFNO0FBQUEsSUFDcEYsQ0FBQztBQUNELFFBQUksUUFBUSxXQUFXLFlBQVksY0FBYyxPQUFPLENBQUM7QUFDekQsUUFBSSxJQUFJLFdBQVcsRUFBRSxRQUFRLEVBQUUsbUJBQW1CLEtBQUssRUFBRSxHQUFHLENBQUMsVUFBVSxVQUFVO0FBQy9FLFlBQU0sWUFBWSxDQUFDLFlBQVksVUFBVTtBQUN6QyxZQUFNLEtBQUssWUFBWSxNQUFNLEdBQUcsRUFBRSxLQUFLLEVBQUUsUUFBUSxXQUFXLGFBQWEsTUFBTSxDQUFDO0FBQUEsSUFDbEYsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLEVBQUUsTUFBTSxTQUFTLFNBQVMsTUFBTTtBQUNsQzsiLAogICJuYW1lcyI6IFtdCn0K

//1cd3afb29b38b963d38132c175265496d946f370
