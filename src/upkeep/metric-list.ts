import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { type OutboxSummary, summarizeOutbox } from '../delivery/index.ts';
import type { RequestCounts } from '../http/request-counts.ts';

/** One number, or one for each set of labels. */
interface Sample {
  labels?: Record<string, string>;
  value: number;
}

interface Metric {
  name: string;
  help: string;
  /** A count since the start only grows; a gauge goes up and down. */
  kind: 'count' | 'gauge';
  labels?: readonly string[];
  /** Read when somebody asks; what cannot be read is left out. */
  read(): Sample[] | Promise<Sample[]>;
}

/** Everything that is measured. The library is loaded here, because a site without METRICS_PORT needs none of it. */
export async function createMetrics(app: FastifyInstance, requests: RequestCounts): Promise<Registry> {
  const { default: client } = await import('prom-client');
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = client;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const posts = new Histogram({
    name: 'post_seconds',
    help: 'How long posts take',
    buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 3, 10],
    registers: [registry],
  });
  requests.onPost = (seconds) => posts.observe(seconds);
  for (const { name, help, kind, labels = [], read } of [...trafficMetrics(app, requests), ...stateMetrics(app)]) {
    const config = { name, help, labelNames: [...labels], registers: [registry] };
    if (kind === 'gauge')
      new Gauge({
        ...config,
        async collect() {
          // A reset leaves a gauge without labels at 0, which would be wrong for a value that cannot be read.
          if (labels.length > 0) this.reset();
          else this.remove({});
          for (const sample of await read()) this.set(sample.labels ?? {}, sample.value);
        },
      });
    else
      new Counter({
        ...config,
        async collect() {
          this.reset();
          for (const sample of await read()) this.inc(sample.labels ?? {}, sample.value);
        },
      });
  }
  return registry;
}

function trafficMetrics(app: FastifyInstance, requests: RequestCounts): Metric[] {
  return [
    {
      name: 'pages_total',
      help: 'Pages that were answered with 200',
      kind: 'count',
      read: () => [{ value: requests.pages }],
    },
    {
      name: 'requests_total',
      help: 'Other answered requests by route and status, such as 429 and 503',
      kind: 'count',
      labels: ['route', 'status'],
      read: () =>
        requests
          .list()
          .map(({ route, status, count }) => ({ labels: { route, status: String(status) }, value: count })),
    },
    {
      name: 'leads_total',
      help: 'Stored leads: created, amended, repeated, or marked as spam',
      kind: 'count',
      labels: ['outcome'],
      read: () => app.counts.list('lead').map(({ label, count }) => ({ labels: { outcome: label }, value: count })),
    },
    {
      name: 'database_errors_total',
      help: 'Statements that failed, by the class of their code',
      kind: 'count',
      labels: ['class'],
      read: () =>
        Object.entries(app.readDatabaseState().errors).map(([name, value]) => ({ labels: { class: name }, value })),
    },
  ];
}

function stateMetrics(app: FastifyInstance): Metric[] {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined> | number | undefined): Metric => ({
    name,
    help,
    kind: 'gauge',
    read: async () => {
      const value = await Promise.resolve()
        .then(read)
        .catch(() => undefined);
      return value === undefined ? [] : [{ value }];
    },
  });
  return [
    gauge('draining', '1 while the site serves on before a stop', () => Number(app.drain.hasBegun)),
    gauge('runner', '1 where deliveries, backups and the daily proof run', () => Number(app.cluster.isRunner)),
    gauge(
      'site_version',
      'Grows with each change that visitors see',
      () => app.cluster.readState().siteVersion ?? app.site.current.version,
    ),
    gauge(
      'pulse_age_seconds',
      'Since when the database was last asked with success',
      () => app.cluster.readState().pulseAgeMs / 1000,
    ),
    gauge(
      'clock_offset_seconds',
      'How far the clock is ahead of the database',
      () => app.cluster.readState().clockOffsetMs / 1000,
    ),
    gauge('cache_bytes', 'How much of the shared files this process has copies of', () => app.files.countCached?.()),
    gauge('outbox_oldest_seconds', 'How long the oldest undelivered message waits', async () => {
      const { waitingSinceMs } = await summarizeOutbox(app.db);
      return waitingSinceMs === undefined ? 0 : (app.now() - waitingSinceMs) / 1000;
    }),
    gauge('backup_age_seconds', 'Since when the newest proven backup is there', async () => {
      const proven = (await app.backups.read()).backups.find(({ provenAt }) => provenAt);
      return proven && (app.now() - Date.parse(proven.createdAt)) / 1000;
    }),
    gauge('canary_failing', '1 while the daily proof of the form fails', async () => {
      const result = await app.canary.read();
      return result && Number(Boolean(result.failedStep));
    }),
    {
      name: 'outbox_messages',
      help: 'Messages by state',
      kind: 'gauge',
      labels: ['state'],
      read: () => summarizeOutbox(app.db).then(countStates, () => []),
    },
    {
      name: 'database_connections',
      help: 'Connections to PostgreSQL by state; waiting are the requests for one',
      kind: 'gauge',
      labels: ['state'],
      read: () =>
        Object.entries(app.readDatabaseState().connections).map(([state, value]) => ({ labels: { state }, value })),
    },
  ];
}

function countStates({ queued, held, failed, unconfirmed }: OutboxSummary): Sample[] {
  return Object.entries({ queued, held, failed, unconfirmed }).map(([state, value]) => ({ labels: { state }, value }));
}
