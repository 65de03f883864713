import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import { wordsOf } from '../shared/content/documents.ts';
import { announcementAt, nextAnnouncementChange } from '../shared/content/header-footer-words.ts';
import { publishScheduled } from './schedule.ts';
import { findNextMoment, listDue } from './versions.ts';

/** The longest that the timer sleeps, so that a clock that was set and a schedule of another process are noticed. */
const longestSleepMs = 60_000;
/** After a failure, such as a disk that is full. */
const retryMs = 5000;

declare module 'fastify' {
  interface FastifyInstance {
    publisher: {
      /** Does what is due: publishes scheduled versions, lets the announcement come or go. It never fails; it tries again. */
      run(): Promise<void>;
      /** Sets the timer anew, after something was scheduled. */
      wake(): Promise<void>;
    };
  }
}

/** Publishes scheduled versions and shows or hides the announcement at their moments, by one timer that is set to the next of them. */
export const publisher = fp(
  async (app) => {
    const runs = new PQueue({ concurrency: 1 });
    let timer: NodeJS.Timeout | undefined;
    let closing = false;

    app.decorate('publisher', { run, wake });
    app.site.onChange(() => void wake());
    // Before the first visitor comes.
    app.addHook('onReady', run);
    app.addHook('onClose', async () => {
      closing = true;
      clearTimeout(timer);
      await runs.onIdle();
    });

    function run(): Promise<void> {
      return runs.add(async () => {
        try {
          await publishDue();
          await turnAnnouncement();
        } catch (error) {
          app.log.error({ err: error }, 'what is due could not be published; it is tried again');
          sleep(retryMs);
          return;
        }
        await wake();
      });
    }

    /** One after the other; one that fails does not stop the others. */
    async function publishDue(): Promise<void> {
      const failures: unknown[] = [];
      for (const row of await listDue(app.db, app.now()))
        await app.site
          .update(() => publishScheduled(app.db, row, app.now()))
          .catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw failures[0];
    }

    async function turnAnnouncement(): Promise<void> {
      const { documents, content } = app.site.current;
      const isDue = announcementAt(wordsOf(documents, 'bar'), app.now()) !== undefined;
      if (isDue !== (content.announcement !== undefined)) await app.site.update(async () => {});
    }

    async function wake(): Promise<void> {
      try {
        const nowMs = app.now();
        const bar = nextAnnouncementChange(wordsOf(app.site.current.documents, 'bar'), nowMs);
        const schedule = await findNextMoment(app.db);
        sleep(Math.min(Math.max(Math.min(bar, schedule) - nowMs, 0), longestSleepMs));
      } catch (error) {
        app.log.error({ err: error }, 'the next moment of the site could not be read; it is tried again');
        sleep(retryMs);
      }
    }

    function sleep(delayMs: number): void {
      clearTimeout(timer);
      if (!closing) timer = setTimeout(() => void run(), delayMs).unref();
    }
  },
  { name: 'publisher', dependencies: ['clock', 'database', 'site'], fastify: '5.x' },
);
