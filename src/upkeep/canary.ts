import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { CanaryResult } from '../shared/delivery.ts';
import { proveForm } from './canary-proof.ts';
import { deleteCanaryRows, readCanaryResult, saveCanaryResult } from './canary-store.ts';

const dayMs = 24 * 3600_000;
/** While the canary fails it runs more often, so that the alarm ends soon after the cause. */
const retryMs = 15 * 60_000;
/** Much longer than a proof takes. */
const leftOverMs = 3600_000;
const headerName = 'canary-secret';

declare module 'fastify' {
  interface FastifyInstance {
    canary: {
      /** True for a post of this process's canary, which carries a secret that exists in memory only. */
      recognizes(request: FastifyRequest): boolean;
      /** Runs the canary now; `undefined` while the process does not listen. */
      run(): Promise<CanaryResult | undefined>;
      runIfDue(): Promise<void>;
      /** The result of the last run, stored across restarts. */
      read(): Promise<CanaryResult | undefined>;
    };
  }
}

/** Checks once a day, by a real form post, that a visitor's lead would be stored. */
export const canary = fp(
  async (app) => {
    const { now } = app;
    const secret = randomBytes(32);
    let last: CanaryResult | undefined;
    // Removes the row of a process that died during a run.
    // Where others share the database one of them may be at it; the next proof removes what was left there.
    if (!app.sharedDatabase) await deleteCanaryRows(app.db);

    app.decorate('canary', {
      recognizes(request: FastifyRequest) {
        const given = Buffer.from(String(request.headers[headerName] ?? ''), 'hex');
        return given.length === secret.length && timingSafeEqual(given, secret);
      },
      run,
      async runIfDue() {
        const result = await read();
        const waitMs = result?.failedStep ? retryMs : dayMs;
        if (!result || now() - Date.parse(result.ranAt) >= waitMs) await run();
      },
      read,
    });

    async function run(): Promise<CanaryResult | undefined> {
      const address = findOwnAddress();
      if (!address) return undefined;
      const before = await read();
      const failure = await proveForm({
        db: app.db,
        address,
        service: app.site.current.map.contactOptions[0] ?? '',
        headers: { [headerName]: secret.toString('hex') },
        removeLeftOvers,
        probeMail: (await app.outbox.mail.isSet()) ? app.outbox.mail.probe : undefined,
      });
      const ranAt = new Date(now()).toISOString();
      last = { ranAt };
      if (failure) {
        last = {
          ranAt,
          failedStep: failure.step,
          problem: failure.problem,
          failingSince: before?.failingSince ?? ranAt,
        };
        app.log.error({ step: failure.step }, 'the daily proof of the contact form failed');
      }
      // If the database fails, the result is kept in memory.
      await saveCanaryResult(app.db, last).catch(() => {});
      return last;
    }

    /** Another process may be at its own proof: of its rows only those go that a process which died has left. */
    async function removeLeftOvers(reference: string | undefined): Promise<void> {
      if (!app.sharedDatabase) return void (await deleteCanaryRows(app.db));
      if (reference) await deleteCanaryRows(app.db, { reference });
      await deleteCanaryRows(app.db, { before: new Date(app.cluster.now() - leftOverMs).toISOString() });
    }

    async function read(): Promise<CanaryResult | undefined> {
      if (last && !app.sharedDatabase) return last;
      const stored = await readCanaryResult(app.db).catch((error) => {
        if (!app.sharedDatabase) throw error;
        return undefined;
      });
      // Another process may have run it since; what this one has seen last may not have been stored.
      if (stored && (!last || stored.ranAt > last.ranAt)) last = stored;
      return last;
    }

    function findOwnAddress(): string | undefined {
      const address = app.server.address();
      if (!address || typeof address === 'string') return undefined;
      const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address.address] ?? address.address;
      return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
    }
  },
  { name: 'canary', dependencies: ['clock', 'cluster', 'database', 'outbox'], fastify: '5.x' },
);
