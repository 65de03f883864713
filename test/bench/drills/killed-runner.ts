import { setTimeout } from 'node:timers/promises';
import { type MailServer, startMailServer } from '../../fixtures/mail-server.ts';
import type { Drill } from './parts/drill.ts';
import { readHolder, timeTakeover } from './parts/lease.ts';
import type { Replica } from './parts/replica.ts';
import type { DrillDatabase, Stage } from './parts/stage.ts';
import { postLead } from './parts/visitors.ts';

/** The interval at which the lease is renewed. */
const renewalMs = 5000;
/** A claim counts as abandoned after two minutes. The retry follows within 90 seconds. */
const patienceMs = 260_000;

/** Kills or freezes a process after the mail server has received its message and before it confirms it. */
export const killedRunner: Drill = {
  number: 18,
  title: 'A process killed, and frozen, in the middle of a mail; the runner killed',
  waits: true,
  async run(stage) {
    await Promise.all([showKill(stage), showFreeze(stage), showTakeovers(stage)]);
  },
};

async function showKill(stage: Stage): Promise<void> {
  const { mail, database, replicas } = await setUp(stage);
  mail.mood = 'keeps the message and hangs';
  const arrived = mail.next();
  await postLead(replicas[0].url);
  await arrived;
  await replicas[0].end('SIGKILL');
  mail.mood = 'takes';
  await untilSettled(database);
  stage.expect('Killed: mails about the lead', countMails(mail), 2);
  stage.expect('Killed: the delivery', await describe(database), 'sent, 1 uncertain');
}

async function showFreeze(stage: Stage): Promise<void> {
  const { mail, database, replicas } = await setUp(stage);
  mail.mood = 'keeps the message and hangs';
  const arrived = mail.next();
  await postLead(replicas[0].url);
  await arrived;
  replicas[0].freeze();
  mail.mood = 'takes';
  await setTimeout(60_000);
  replicas[0].thaw();
  await untilSettled(database);
  // If the thawed process still sent anything, it would do so at its next checks of the outbox.
  await setTimeout(20_000);
  const about = countMails(mail);
  stage.expect('Frozen for 60 s: mails about the lead', about, 'at most 2', about <= 2);
  stage.report('Frozen for 60 s: the delivery', await describe(database));
}

/** Kills the runner at random moments between two renewals. The lease lasts 15 seconds, and others check it twice a second. */
async function showTakeovers(stage: Stage): Promise<void> {
  const database = await stage.makeDatabase();
  let replicas = [
    await stage.startReplica({ databaseUrl: database.url }),
    await stage.startReplica({ databaseUrl: database.url }),
  ];
  const times: number[] = [];
  for (let death = 0; death < stage.times(8); death += 1) {
    await setTimeout(Math.random() * renewalMs);
    const runner = await findRunner(replicas);
    const before = await readHolder(database);
    const begin = performance.now();
    await runner.end('SIGKILL');
    times.push(await timeTakeover(database, before, begin));
    replicas = [...replicas.filter((replica) => replica !== runner), await stage.restart(runner)];
  }
  const slowest = Math.max(...times) / 1000;
  const seen = `${(Math.min(...times) / 1000).toFixed(1)} s to ${slowest.toFixed(1)} s`;
  stage.expect(`Killed ${times.length} times: another one is the runner after`, seen, 'at most 16 s', slowest <= 16);
}

async function setUp(
  stage: Stage,
): Promise<{ mail: MailServer; database: DrillDatabase; replicas: [Replica, Replica] }> {
  const mail = await startMailServer({ teardown: stage.onEnd });
  const database = await stage.makeDatabase();
  const options = {
    databaseUrl: database.url,
    environment: { SMTP_URL: mail.url, MAIL_FROM: 'site@example.com', NOTIFY_EMAIL: 'owner@example.com' },
  };
  // The only message is the owner's notification: confirmations to visitors are off by default.
  return { mail, database, replicas: [await stage.startReplica(options), await stage.startReplica(options)] };
}

async function findRunner(replicas: readonly Replica[]): Promise<Replica> {
  for (;;) {
    for (const replica of replicas) if ((await replica.readMetric('runner')) === 1) return replica;
    await setTimeout(100);
  }
}

async function untilSettled(database: DrillDatabase): Promise<void> {
  const end = performance.now() + patienceMs;
  while ((await database.query("select 1 from outbox where state in ('queued', 'sending')")).length > 0) {
    if (performance.now() > end) throw new Error(`the delivery is still ${await describe(database)}`);
    await setTimeout(500);
  }
}

async function describe(database: DrillDatabase): Promise<string> {
  const rows = await database.query<{ state: string; uncertain: string }>('select state, uncertain from outbox');
  return rows.map(({ state, uncertain }) => `${state}, ${uncertain} uncertain`).join('; ');
}

function countMails({ mails }: MailServer): number {
  return mails.filter(({ subject = '' }) => subject.startsWith('New lead: ')).length;
}
