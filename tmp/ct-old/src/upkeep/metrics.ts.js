import { once } from "node:events";
import { createServer } from "node:http";
import fp from "fastify-plugin";
import { summarizeOutbox } from "../delivery/index.ts";
const metrics = fp(
  async (app, { host, port }) => {
    const { default: client } = await import("prom-client");
    const registry = new client.Registry();
    client.collectDefaultMetrics({ register: registry });
    countRequests(app, client, registry);
    readState(app, client, registry);
    const server = createServer(async (request, response) => {
      if (request.url !== "/metrics" || request.method !== "GET") {
        response.writeHead(404).end();
        return;
      }
      try {
        const text = await registry.metrics();
        response.writeHead(200, { "content-type": registry.contentType }).end(text);
      } catch (error) {
        app.log.error({ err: error }, "the metrics could not be read");
        response.writeHead(500).end();
      }
    });
    app.decorate("metricsAddress", void 0);
    app.addHook("onReady", async () => {
      server.listen(port, host);
      await once(server, "listening");
      setAddress(app, server.address());
    });
    app.addHook("onClose", async () => {
      server.closeAllConnections();
      server.close();
    });
  },
  { name: "metrics", fastify: "5.x" }
);
function countRequests(app, { Counter, Histogram }, registry) {
  const registers = [registry];
  const pages = new Counter({ name: "pages_total", help: "Pages that were answered with 200", registers });
  const requests = new Counter({
    name: "requests_total",
    help: "Other answered requests by route and status, such as 429 and 503",
    labelNames: ["route", "status"],
    registers
  });
  const leads = new Counter({
    name: "leads_total",
    help: "Stored leads: created, amended, repeated, or marked as spam",
    labelNames: ["outcome"],
    registers
  });
  const posts = new Histogram({
    name: "post_seconds",
    help: "How long posts take",
    buckets: [5e-3, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3, 10],
    registers
  });
  app.addHook("onResponse", async (request, reply) => {
    const { statusCode: status } = reply;
    if (request.leadOutcome) leads.inc({ outcome: request.leadOutcome });
    if (status === 200 && isPage(request, reply)) return pages.inc();
    if (request.method === "POST") posts.observe(reply.elapsedTime / 1e3);
    requests.inc({ route: request.routeOptions.url ?? "none", status });
  });
}
function isPage(request, reply) {
  return request.method === "GET" && /^text\/html/.test(String(reply.getHeader("content-type")));
}
function readState(app, { Counter, Gauge }, registry) {
  const registers = [registry];
  gauge("draining", "1 while the site serves on before a stop", () => Number(app.drain.hasBegun));
  gauge("runner", "1 where deliveries, backups and the daily proof run", () => Number(app.cluster.isRunner));
  gauge(
    "site_version",
    "Grows with each change that visitors see",
    () => app.cluster.readState().siteVersion ?? app.site.current.version
  );
  gauge(
    "pulse_age_seconds",
    "Since when the database was last asked with success",
    () => app.cluster.readState().pulseAgeMs / 1e3
  );
  gauge(
    "clock_offset_seconds",
    "How far the clock is ahead of the database",
    () => app.cluster.readState().clockOffsetMs / 1e3
  );
  gauge("cache_bytes", "How much of the shared files this process has copies of", () => app.files.countCached?.());
  gauge("outbox_oldest_seconds", "How long the oldest undelivered message waits", async () => {
    const { waitingSinceMs } = await summarizeOutbox(app.db);
    return waitingSinceMs === void 0 ? 0 : (app.now() - waitingSinceMs) / 1e3;
  });
  gauge("backup_age_seconds", "Since when the newest proven backup is there", async () => {
    const proven = (await app.backups.read()).backups.find(({ provenAt }) => provenAt);
    return proven && (app.now() - Date.parse(proven.createdAt)) / 1e3;
  });
  gauge("canary_failing", "1 while the daily proof of the form fails", async () => {
    const result = await app.canary.read();
    return result && Number(Boolean(result.failedStep));
  });
  gauges("outbox_messages", "Messages by state", async () => {
    const { queued, held, failed, unconfirmed } = await summarizeOutbox(app.db);
    return { queued, held, failed, unconfirmed };
  });
  gauges(
    "database_connections",
    "Connections to PostgreSQL by state; waiting are the requests for one",
    () => app.readDatabaseState().connections
  );
  new Counter({
    name: "database_errors_total",
    help: "Statements that failed, by the class of their code",
    labelNames: ["class"],
    registers,
    collect() {
      this.reset();
      for (const [name, count] of Object.entries(app.readDatabaseState().errors)) this.inc({ class: name }, count);
    }
  });
  function gauge(name, help, read) {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const value = await attempt(read);
        if (value === void 0) this.remove({});
        else this.set(value);
      }
    });
  }
  function gauges(name, help, read) {
    new Gauge({
      ...{ name, help, registers, labelNames: ["state"] },
      async collect() {
        this.reset();
        for (const [state, value] of Object.entries(await attempt(read) ?? {})) this.set({ state }, value);
      }
    });
  }
}
async function attempt(read) {
  try {
    return await read();
  } catch {
    return void 0;
  }
}
function setAddress(app, { address, port }) {
  app.metricsAddress = `http://${address.includes(":") ? `[${address}]` : address}:${port}/metrics`;
  app.log.info({ address: app.metricsAddress }, "metrics are served");
}
export {
  metrics
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9tZXRyaWNzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsb0JBQW9CO0FBRzdCLE9BQU8sUUFBUTtBQUNmLFNBQVMsdUJBQXVCO0FBYXpCLE1BQU0sVUFBVTtBQUFBLEVBQ3JCLE9BQU8sS0FBSyxFQUFFLE1BQU0sS0FBSyxNQUFNO0FBRTdCLFVBQU0sRUFBRSxTQUFTLE9BQU8sSUFBSSxNQUFNLE9BQU8sYUFBYTtBQUN0RCxVQUFNLFdBQVcsSUFBSSxPQUFPLFNBQVM7QUFDckMsV0FBTyxzQkFBc0IsRUFBRSxVQUFVLFNBQVMsQ0FBQztBQUNuRCxrQkFBYyxLQUFLLFFBQVEsUUFBUTtBQUNuQyxjQUFVLEtBQUssUUFBUSxRQUFRO0FBQy9CLFVBQU0sU0FBUyxhQUFhLE9BQU8sU0FBUyxhQUFhO0FBQ3ZELFVBQUksUUFBUSxRQUFRLGNBQWMsUUFBUSxXQUFXLE9BQU87QUFDMUQsaUJBQVMsVUFBVSxHQUFHLEVBQUUsSUFBSTtBQUM1QjtBQUFBLE1BQ0Y7QUFDQSxVQUFJO0FBQ0YsY0FBTSxPQUFPLE1BQU0sU0FBUyxRQUFRO0FBQ3BDLGlCQUFTLFVBQVUsS0FBSyxFQUFFLGdCQUFnQixTQUFTLFlBQVksQ0FBQyxFQUFFLElBQUksSUFBSTtBQUFBLE1BQzVFLFNBQVMsT0FBTztBQUNkLFlBQUksSUFBSSxNQUFNLEVBQUUsS0FBSyxNQUFNLEdBQUcsK0JBQStCO0FBQzdELGlCQUFTLFVBQVUsR0FBRyxFQUFFLElBQUk7QUFBQSxNQUM5QjtBQUFBLElBQ0YsQ0FBQztBQUNELFFBQUksU0FBUyxrQkFBa0IsTUFBUztBQUN4QyxRQUFJLFFBQVEsV0FBVyxZQUFZO0FBQ2pDLGFBQU8sT0FBTyxNQUFNLElBQUk7QUFDeEIsWUFBTSxLQUFLLFFBQVEsV0FBVztBQUM5QixpQkFBVyxLQUFLLE9BQU8sUUFBUSxDQUFnQjtBQUFBLElBQ2pELENBQUM7QUFDRCxRQUFJLFFBQVEsV0FBVyxZQUFZO0FBQ2pDLGFBQU8sb0JBQW9CO0FBQzNCLGFBQU8sTUFBTTtBQUFBLElBQ2YsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLEVBQUUsTUFBTSxXQUFXLFNBQVMsTUFBTTtBQUNwQztBQUtBLFNBQVMsY0FBYyxLQUFzQixFQUFFLFNBQVMsVUFBVSxHQUFXLFVBQTBCO0FBQ3JHLFFBQU0sWUFBWSxDQUFDLFFBQVE7QUFDM0IsUUFBTSxRQUFRLElBQUksUUFBUSxFQUFFLE1BQU0sZUFBZSxNQUFNLHFDQUFxQyxVQUFVLENBQUM7QUFDdkcsUUFBTSxXQUFXLElBQUksUUFBUTtBQUFBLElBQzNCLE1BQU07QUFBQSxJQUNOLE1BQU07QUFBQSxJQUNOLFlBQVksQ0FBQyxTQUFTLFFBQVE7QUFBQSxJQUM5QjtBQUFBLEVBQ0YsQ0FBQztBQUNELFFBQU0sUUFBUSxJQUFJLFFBQVE7QUFBQSxJQUN4QixNQUFNO0FBQUEsSUFDTixNQUFNO0FBQUEsSUFDTixZQUFZLENBQUMsU0FBUztBQUFBLElBQ3RCO0FBQUEsRUFDRixDQUFDO0FBQ0QsUUFBTSxRQUFRLElBQUksVUFBVTtBQUFBLElBQzFCLE1BQU07QUFBQSxJQUNOLE1BQU07QUFBQSxJQUNOLFNBQVMsQ0FBQyxNQUFPLE1BQU0sTUFBTSxNQUFNLEtBQUssS0FBSyxLQUFLLEdBQUcsR0FBRyxFQUFFO0FBQUEsSUFDMUQ7QUFBQSxFQUNGLENBQUM7QUFDRCxNQUFJLFFBQVEsY0FBYyxPQUFPLFNBQVMsVUFBVTtBQUNsRCxVQUFNLEVBQUUsWUFBWSxPQUFPLElBQUk7QUFDL0IsUUFBSSxRQUFRLFlBQWEsT0FBTSxJQUFJLEVBQUUsU0FBUyxRQUFRLFlBQVksQ0FBQztBQUNuRSxRQUFJLFdBQVcsT0FBTyxPQUFPLFNBQVMsS0FBSyxFQUFHLFFBQU8sTUFBTSxJQUFJO0FBQy9ELFFBQUksUUFBUSxXQUFXLE9BQVEsT0FBTSxRQUFRLE1BQU0sY0FBYyxHQUFJO0FBRXJFLGFBQVMsSUFBSSxFQUFFLE9BQU8sUUFBUSxhQUFhLE9BQU8sUUFBUSxPQUFPLENBQUM7QUFBQSxFQUNwRSxDQUFDO0FBQ0g7QUFFQSxTQUFTLE9BQU8sU0FBeUIsT0FBOEI7QUFDckUsU0FBTyxRQUFRLFdBQVcsU0FBUyxjQUFjLEtBQUssT0FBTyxNQUFNLFVBQVUsY0FBYyxDQUFDLENBQUM7QUFDL0Y7QUFHQSxTQUFTLFVBQVUsS0FBc0IsRUFBRSxTQUFTLE1BQU0sR0FBVyxVQUEwQjtBQUM3RixRQUFNLFlBQVksQ0FBQyxRQUFRO0FBRTNCLFFBQU0sWUFBWSw0Q0FBNEMsTUFBTSxPQUFPLElBQUksTUFBTSxRQUFRLENBQUM7QUFDOUYsUUFBTSxVQUFVLHVEQUF1RCxNQUFNLE9BQU8sSUFBSSxRQUFRLFFBQVEsQ0FBQztBQUN6RztBQUFBLElBQ0U7QUFBQSxJQUNBO0FBQUEsSUFDQSxNQUFNLElBQUksUUFBUSxVQUFVLEVBQUUsZUFBZSxJQUFJLEtBQUssUUFBUTtBQUFBLEVBQ2hFO0FBQ0E7QUFBQSxJQUNFO0FBQUEsSUFDQTtBQUFBLElBQ0EsTUFBTSxJQUFJLFFBQVEsVUFBVSxFQUFFLGFBQWE7QUFBQSxFQUM3QztBQUNBO0FBQUEsSUFDRTtBQUFBLElBQ0E7QUFBQSxJQUNBLE1BQU0sSUFBSSxRQUFRLFVBQVUsRUFBRSxnQkFBZ0I7QUFBQSxFQUNoRDtBQUNBLFFBQU0sZUFBZSwyREFBMkQsTUFBTSxJQUFJLE1BQU0sY0FBYyxDQUFDO0FBQy9HLFFBQU0seUJBQXlCLGlEQUFpRCxZQUFZO0FBQzFGLFVBQU0sRUFBRSxlQUFlLElBQUksTUFBTSxnQkFBZ0IsSUFBSSxFQUFFO0FBQ3ZELFdBQU8sbUJBQW1CLFNBQVksS0FBSyxJQUFJLElBQUksSUFBSSxrQkFBa0I7QUFBQSxFQUMzRSxDQUFDO0FBQ0QsUUFBTSxzQkFBc0IsZ0RBQWdELFlBQVk7QUFDdEYsVUFBTSxVQUFVLE1BQU0sSUFBSSxRQUFRLEtBQUssR0FBRyxRQUFRLEtBQUssQ0FBQyxFQUFFLFNBQVMsTUFBTSxRQUFRO0FBQ2pGLFdBQU8sV0FBVyxJQUFJLElBQUksSUFBSSxLQUFLLE1BQU0sT0FBTyxTQUFTLEtBQUs7QUFBQSxFQUNoRSxDQUFDO0FBQ0QsUUFBTSxrQkFBa0IsNkNBQTZDLFlBQVk7QUFDL0UsVUFBTSxTQUFTLE1BQU0sSUFBSSxPQUFPLEtBQUs7QUFDckMsV0FBTyxVQUFVLE9BQU8sUUFBUSxPQUFPLFVBQVUsQ0FBQztBQUFBLEVBQ3BELENBQUM7QUFDRCxTQUFPLG1CQUFtQixxQkFBcUIsWUFBWTtBQUN6RCxVQUFNLEVBQUUsUUFBUSxNQUFNLFFBQVEsWUFBWSxJQUFJLE1BQU0sZ0JBQWdCLElBQUksRUFBRTtBQUMxRSxXQUFPLEVBQUUsUUFBUSxNQUFNLFFBQVEsWUFBWTtBQUFBLEVBQzdDLENBQUM7QUFDRDtBQUFBLElBQ0U7QUFBQSxJQUNBO0FBQUEsSUFDQSxNQUFNLElBQUksa0JBQWtCLEVBQUU7QUFBQSxFQUNoQztBQUNBLE1BQUksUUFBUTtBQUFBLElBQ1YsTUFBTTtBQUFBLElBQ04sTUFBTTtBQUFBLElBQ04sWUFBWSxDQUFDLE9BQU87QUFBQSxJQUNwQjtBQUFBLElBQ0EsVUFBVTtBQUNSLFdBQUssTUFBTTtBQUNYLGlCQUFXLENBQUMsTUFBTSxLQUFLLEtBQUssT0FBTyxRQUFRLElBQUksa0JBQWtCLEVBQUUsTUFBTSxFQUFHLE1BQUssSUFBSSxFQUFFLE9BQU8sS0FBSyxHQUFHLEtBQUs7QUFBQSxJQUM3RztBQUFBLEVBQ0YsQ0FBQztBQUVELFdBQVMsTUFBTSxNQUFjLE1BQWMsTUFBb0U7QUFDN0csUUFBSSxNQUFNO0FBQUEsTUFDUixHQUFHLEVBQUUsTUFBTSxNQUFNLFVBQVU7QUFBQSxNQUMzQixNQUFNLFVBQVU7QUFDZCxjQUFNLFFBQVEsTUFBTSxRQUFRLElBQUk7QUFFaEMsWUFBSSxVQUFVLE9BQVcsTUFBSyxPQUFPLENBQUMsQ0FBQztBQUFBLFlBQ2xDLE1BQUssSUFBSSxLQUFLO0FBQUEsTUFDckI7QUFBQSxJQUNGLENBQUM7QUFBQSxFQUNIO0FBRUEsV0FBUyxPQUFPLE1BQWMsTUFBYyxNQUE0QztBQUN0RixRQUFJLE1BQU07QUFBQSxNQUNSLEdBQUcsRUFBRSxNQUFNLE1BQU0sV0FBVyxZQUFZLENBQUMsT0FBTyxFQUFFO0FBQUEsTUFDbEQsTUFBTSxVQUFVO0FBQ2QsYUFBSyxNQUFNO0FBQ1gsbUJBQVcsQ0FBQyxPQUFPLEtBQUssS0FBSyxPQUFPLFFBQVMsTUFBTSxRQUFRLElBQUksS0FBTSxDQUFDLENBQUMsRUFBRyxNQUFLLElBQUksRUFBRSxNQUFNLEdBQUcsS0FBSztBQUFBLE1BQ3JHO0FBQUEsSUFDRixDQUFDO0FBQUEsRUFDSDtBQUNGO0FBRUEsZUFBZSxRQUFlLE1BQWdFO0FBQzVGLE1BQUk7QUFDRixXQUFPLE1BQU0sS0FBSztBQUFBLEVBQ3BCLFFBQVE7QUFDTixXQUFPO0FBQUEsRUFDVDtBQUNGO0FBRUEsU0FBUyxXQUFXLEtBQXNCLEVBQUUsU0FBUyxLQUFLLEdBQXNCO0FBQzlFLE1BQUksaUJBQWlCLFVBQVUsUUFBUSxTQUFTLEdBQUcsSUFBSSxJQUFJLE9BQU8sTUFBTSxPQUFPLElBQUksSUFBSTtBQUN2RixNQUFJLElBQUksS0FBSyxFQUFFLFNBQVMsSUFBSSxlQUFlLEdBQUcsb0JBQW9CO0FBQ3BFOyIsCiAgIm5hbWVzIjogW10KfQo=

//718533f903242cbb47d7617ec7cfb002433d52a9
