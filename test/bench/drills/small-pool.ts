import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import { postLead } from './parts/visitors.ts';

const posts = 200;

/** Sends more simultaneous posts than the process has connections. */
export const smallPool: Drill = {
  number: 29,
  title: 'A pool of 2 under 200 posts at once',
  async run(stage) {
    const database = await stage.makeDatabase();
    const replica = await stage.startReplica({ databaseUrl: database.url, environment: { DATABASE_POOL: '2' } });
    let isOver = false;
    let oldest = 0;
    const watching = (async () => {
      while (!isOver) {
        oldest = Math.max(oldest, (await replica.readMetric('pulse_age_seconds')) ?? 0);
        await setTimeout(50);
      }
    })();

    const answers = await Promise.all(Array.from({ length: posts }, () => postLead(replica.url)));
    isOver = true;
    await watching;

    const taken = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 503).length;
    stage.expect('Accepted, and answered 503', `${taken} and ${refused}`, `${posts} in all`, taken + refused === posts);
    stage.expect('Rows', (await database.query('select id from submissions')).length, taken);
    stage.expect('The oldest pulse', `${oldest.toFixed(2)} s`, 'under 2 s', oldest < 2);
  },
};
