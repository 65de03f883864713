import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { summarizeOutbox } from '../outbox/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The address of the metrics, such as `http://127.0.0.1:9090/metrics`; `undefined` until the site is ready. */
    metricsAddress?: string | undefined;
  }
}

/**
 * `/metrics` in the Prometheus format, on a separate port that visitors can't reach, because it reveals how busy the business is. No number
 * is about one visitor, and it contains no addresses. Registered before all routes, so that it counts the requests of each.
 */
export const metrics = fp<{ host: string; port: number }>(
  async (app, { host, port }) => {
    // Loaded here, because a site without METRICS_PORT doesn't need it.
    const { default: client } = await import('prom-client');
    const registry = new client.Registry();
    client.collectDefaultMetrics({ register: registry });
    countRequests(app, client, registry);
    readState(app, client, registry);
    const server = createServer(async (request, response) => {
      if (request.url !== '/metrics' || request.method !== 'GET') {
        response.writeHead(404).end();
        return;
      }
      try {
        const text = await registry.metrics();
        response.writeHead(200, { 'content-type': registry.contentType }).end(text);
      } catch (error) {
        app.log.error({ err: error }, 'could not read the metrics');
        response.writeHead(500).end();
      }
    });
    app.decorate('metricsAddress', undefined);
    app.addHook('onReady', async () => {
      server.listen(port, host);
      await once(server, 'listening');
      setAddress(app, server.address() as AddressInfo);
    });
    app.addHook('onClose', async () => {
      server.closeAllConnections();
      server.close();
    });
  },
  { name: 'metrics' },
);

type Client = typeof import('prom-client');
type Registry = import('prom-client').Registry;

function countRequests(app: FastifyInstance, { Counter, Histogram }: Client, registry: Registry): void {
  const registers = [registry];
  const pages = new Counter({ name: 'pages_total', help: 'Pages sent with status 200', registers });
  const requests = new Counter({
    name: 'requests_total',
    help: 'Other responses by route and status, such as 429 and 503',
    labelNames: ['route', 'status'],
    registers,
  });
  const leads = new Counter({
    name: 'leads_total',
    help: 'Stored leads: created, amended, repeated, or marked as spam',
    labelNames: ['outcome'],
    registers,
  });
  const posts = new Histogram({
    name: 'post_seconds',
    help: 'Response time of form posts',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3, 10],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode: status } = reply;
    if (request.leadOutcome) leads.inc({ outcome: request.leadOutcome });
    if (status === 200 && isPage(request, reply)) return pages.inc();
    if (request.method === 'POST') posts.observe(reply.elapsedTime / 1000);
    // The pattern of the route, never the requested address, which may contain a name and has endless variants.
    requests.inc({ route: request.routeOptions.url ?? 'none', status });
  });
}

function isPage(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.method === 'GET' && /^text\/html/.test(String(reply.getHeader('content-type')));
}

/** Registers values that are read on each request; a value that can't be read is left out. */
function readState(app: FastifyInstance, { Counter, Gauge }: Client, registry: Registry): void {
  const registers = [registry];

  gauge('draining', '1 while the site drains before a stop', () => Number(app.drain.hasBegun));
  gauge('runner', '1 if this process runs deliveries, backups, and the daily form check', () =>
    Number(app.jobs.isRunner),
  );
  gauge(
    'site_version',
    'Grows with each change that visitors see',
    () => state().siteVersion ?? app.site.current.version,
  );
  gauge('pulse_age_seconds', 'Time since the last successful database query', () => state().pulseAgeMs / 1000);
  gauge('clock_offset_seconds', 'How far this clock is ahead of the database’s', () => state().clockOffsetMs / 1000);
  gauge('cache_bytes', 'Size of this process’s copies of shared files', () => app.files.countCached?.());
  gauge('outbox_oldest_seconds', 'Age of the oldest undelivered message', async () => {
    const { waiting } = await summarizeOutbox(app.db);
    return waiting.sinceMs === undefined ? 0 : (app.now() - waiting.sinceMs) / 1000;
  });
  gauge('backup_age_seconds', 'Age of the newest backup that passed a test restore', async () => {
    const proven = (await app.backups.read()).backups.find(({ provenAt }) => provenAt);
    return proven && (app.now() - Date.parse(proven.createdAt)) / 1000;
  });
  gauge('form_check_failing', '1 while the daily form check fails', async () => {
    const result = await app.formCheck.read();
    return result && Number(Boolean(result.failedStep));
  });
  gauge('outbox_messages', 'Messages by state', async () => {
    const { queued, held, failed, unconfirmed } = await summarizeOutbox(app.db);
    return { queued, held, failed, unconfirmed };
  });
  const connections = 'Connections to PostgreSQL by state; waiting counts requests for a connection';
  gauge('database_connections', connections, () => app.database.readState().connections);
  new Counter({
    name: 'database_errors_total',
    help: 'Failed statements by the class of their code',
    labelNames: ['class'],
    registers,
    collect() {
      this.reset();
      for (const [name, count] of Object.entries(app.database.readState().errors)) this.inc({ class: name }, count);
    },
  });

  function state() {
    return app.cluster.readState();
  }

  /** @param read a number, or numbers by state */
  function gauge(name: string, help: string, read: () => Promise<Reading> | Reading): void {
    new Gauge({
      name,
      help,
      registers,
      labelNames: ['state'],
      async collect() {
        this.reset();
        const reading = await (async () => read())().catch(() => undefined);
        if (typeof reading === 'number') this.set(reading);
        else for (const [state, value] of Object.entries(reading ?? {})) this.set({ state }, value);
      },
    });
  }
}

type Reading = number | Record<string, number> | undefined;

function setAddress(app: FastifyInstance, { address, port }: AddressInfo): void {
  app.metricsAddress = `http://${address.includes(':') ? `[${address}]` : address}:${port}/metrics`;
  app.log.info({ address: app.metricsAddress }, 'serving metrics');
}
