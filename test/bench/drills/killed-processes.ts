import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { startBalancer } from './parts/balancer.ts';
import type { Drill } from './parts/drill.ts';
import type { Replica } from './parts/replica.ts';
import type { DrillDatabase, Stage } from './parts/stage.ts';
import { postLead } from './parts/visitors.ts';

const visitors = 6;
/** The longest time before a process is killed while it receives posts. */
const lifeMs = 400;

/** Shows that processes killed during posts lose no confirmed lead, and that a resent post isn't stored twice. */
export const killedProcesses: Drill = {
  number: 14,
  title: 'kill -9 of processes under posts',
  async run(stage) {
    const database = await stage.makeDatabase();
    const replicas = await stage.startThree({ databaseUrl: database.url });
    const balancer = await startBalancer(replicas.map(({ url }) => url));
    stage.onEnd(() => balancer.stop());
    const confirmed = new Map<string, string>();
    const post = { isOver: false, again: 0 };
    const posting = Array.from({ length: visitors }, () => visit(balancer.url, confirmed, post));

    const kills = stage.times(100);
    await killInTurns(stage, replicas, kills);
    post.isOver = true;
    await Promise.all(posting);

    stage.report(`Posts that were confirmed during ${kills} kills`, confirmed.size);
    stage.report('Posts that had to be sent again', post.again);
    await compare(stage, database, confirmed);
  },
};

/** Like the form's script, resends unanswered posts under the same key. */
async function visit(
  url: string,
  confirmed: Map<string, string>,
  post: { isOver: boolean; again: number },
): Promise<void> {
  while (!post.isOver) {
    const key = randomUUID();
    for (;;) {
      const { status, reference } = await postLead(url, { key, message: `Forty feet, ${key}` }).catch(() => noAnswer);
      if (status === 201) {
        confirmed.set(key, reference);
        break;
      }
      post.again += 1;
      await setTimeout(20);
    }
  }
}

const noAnswer = { status: 0, reference: '' };

async function killInTurns(stage: Stage, replicas: Replica[], kills: number): Promise<void> {
  const starts: Promise<Replica>[] = replicas.map((replica) => Promise.resolve(replica));
  for (let kill = 0; kill < kills; kill += 1) {
    const victim = await starts[kill % 3];
    if (!victim) return;
    await setTimeout(Math.random() * lifeMs);
    await victim.end('SIGKILL');
    starts[kill % 3] = stage.restart(victim);
  }
  await Promise.all(starts);
}

async function compare(stage: Stage, database: DrillDatabase, confirmed: Map<string, string>): Promise<void> {
  const rows = await database.query<{ key: string; reference: string }>(
    'select "idempotencyKey" as key, reference from submissions',
  );
  const stored = Map.groupBy(rows, ({ key }) => key);
  const lost = [...confirmed].filter(([key, reference]) => stored.get(key)?.[0]?.reference !== reference);
  stage.expect('Confirmed posts that are not found under their reference', lost.length, 0);
  stage.expect('Keys with more than one row', [...stored.values()].filter(({ length }) => length > 1).length, 0);
}
