import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import type { Replica } from './parts/replica.ts';
import { get, postLead } from './parts/visitors.ts';

/** Cuts every connection to the database, several times. */
export const killedConnections: Drill = {
  number: 16,
  title: 'All backends of the database killed',
  async run(stage) {
    const database = await stage.makeDatabase();
    const replicas = await stage.startThree({ databaseUrl: database.url });
    const seen = { isOver: false, pages: 0, failed: 0, posts: 0, refused: 0 };
    const visits = replicas.flatMap((replica) => [readPages(replica, seen), post(replica, seen)]);

    const kills = stage.times(20);
    for (let kill = 0; kill < kills; kill += 1) {
      await database.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await setTimeout(700);
    }
    seen.isOver = true;
    await Promise.all(visits);
    const after = await Promise.all(replicas.map(({ url }) => postLead(url)));

    stage.expect(`Pages that failed, of ${seen.pages} during ${kills} kills`, seen.failed, 0);
    stage.expect('Processes that exited', replicas.filter(({ child }) => child.exitCode !== null).length, 0);
    stage.expect(
      'Posts after the last kill that were taken, of 3',
      after.filter(({ status }) => status === 201).length,
      3,
    );
    stage.report('Posts in the meantime: accepted, and answered 503', `${seen.posts}, ${seen.refused}`);
  },
};

interface Seen {
  isOver: boolean;
  pages: number;
  failed: number;
  posts: number;
  refused: number;
}

async function readPages({ url }: Replica, seen: Seen): Promise<void> {
  while (!seen.isOver) {
    const { status } = await get(url).catch(() => ({ status: 0 }));
    seen.pages += 1;
    if (status !== 200) seen.failed += 1;
    await setTimeout(5);
  }
}

async function post({ url }: Replica, seen: Seen): Promise<void> {
  while (!seen.isOver) {
    const { status, body } = await postLead(url);
    if (status === 201) seen.posts += 1;
    else if (status === 503) seen.refused += 1;
    else throw new Error(`a post was answered ${status}: ${body}`);
    await setTimeout(20);
  }
}
