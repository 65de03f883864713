import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { enqueueDeliveries } from '../delivery/index.ts';
import { nextBarMoment } from '../shared/content/bar-words.ts';
import { wordsOf } from '../shared/content/documents.ts';
import { contextOf } from './context.ts';
import { type MissedSchedule, nextSchedule, publishDue } from './schedule.ts';

/** A timer of Node holds no more; it is set again when it ends. */
const longestTimerMs = 2 ** 31 - 1;
/** After a database that cannot be read. */
const retryMs = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    publisher: {
      /** Publishes what is due and shows the announcement as it is now, then waits for the next moment. */
      run(): Promise<void>;
      /** What was due and could not go live since the start, by document. */
      readonly missed: readonly MissedSchedule[];
    };
  }
}

/** What changes by the clock: scheduled versions and the announcement. One timer waits for the next moment. */
export const publisher = fp(
  async (app) => {
    let timer: NodeJS.Timeout | undefined;
    let closing = false;
    let missed: MissedSchedule[] = [];

    app.decorate('publisher', {
      run,
      get missed() {
        return missed;
      },
    });
    app.site.onChange(() => void arm());
    app.addHook('onClose', async () => {
      closing = true;
      clearTimeout(timer);
    });
    // What fell due while nobody was there is done before the first visitor.
    const isDue = async () => ((await nextSchedule(app.db)) ?? Number.POSITIVE_INFINITY) <= app.now();
    await isDue()
      .then((due) => (due ? run() : arm()))
      .catch((error: unknown) => app.log.error({ err: error }, 'what was due could not be published'));

    async function run(): Promise<void> {
      const found = await app.site.update(() => publishDue(app.db, app.now(), contextOf(app)));
      missed = [...missed.filter(({ id }) => !found.some((other) => other.id === id)), ...found];
      if (found.length > 0) await tellOwner(app, found);
    }

    async function arm(): Promise<void> {
      const next = await findNext().catch(() => app.now() + retryMs);
      clearTimeout(timer);
      if (closing || next === undefined) return;
      const waitMs = Math.min(longestTimerMs, Math.max(0, next - app.now()));
      timer = setTimeout(() => void run().catch(() => arm()), waitMs).unref();
    }

    async function findNext(): Promise<number | undefined> {
      const bar = nextBarMoment(wordsOf(app.site.current.documents, 'bar'), app.now());
      const moments = [await nextSchedule(app.db), bar].filter((moment) => moment !== undefined);
      return moments.length > 0 ? Math.min(...moments) : undefined;
    }
  },
  { name: 'content-publisher', dependencies: ['site', 'clock', 'outbox'], fastify: '5.x' },
);

async function tellOwner(app: FastifyInstance, missed: readonly MissedSchedule[]): Promise<void> {
  const text = missed.map(({ id, reason }) => `${id}: ${reason}`).join('\n');
  const payload = { subject: 'A scheduled page was not published', text, path: '/admin/site' };
  await enqueueDeliveries(app.db, [{ kind: 'alarm', payload }], app.now());
  app.outbox.wake();
}
