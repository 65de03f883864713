import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { RequestCounts } from '../http/request-counts.ts';
import { createMetrics } from './metric-list.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where the metrics are served, such as `http://127.0.0.1:9090/metrics`; `undefined` until the site is ready. */
    metricsAddress?: string | undefined;
  }
}

export interface MetricsOptions {
  host: string;
  port: number;
  requests: RequestCounts;
}

/**
 * `/metrics` in the words of Prometheus, on a port of its own that no visitor reaches: it tells how busy the business is. No number
 * is about one visitor, and no address is in it.
 */
export const metrics = fp<MetricsOptions>(
  async (app, { host, port, requests }) => {
    const registry = await createMetrics(app, requests);
    const server = createServer(async (request, response) => {
      if (request.url !== '/metrics' || request.method !== 'GET') {
        response.writeHead(404).end();
        return;
      }
      try {
        const text = await registry.metrics();
        response.writeHead(200, { 'content-type': registry.contentType }).end(text);
      } catch (error) {
        app.log.error({ err: error }, 'the metrics could not be read');
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
  { name: 'metrics', dependencies: ['drain', 'outbox', 'backups', 'canary', 'counts', 'site'], fastify: '5.x' },
);

function setAddress(app: FastifyInstance, { address, port }: AddressInfo): void {
  app.metricsAddress = `http://${address.includes(':') ? `[${address}]` : address}:${port}/metrics`;
  app.log.info({ address: app.metricsAddress }, 'metrics are served');
}
