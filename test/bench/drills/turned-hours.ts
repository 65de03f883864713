import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startMailServer } from '../../fixtures/mail-server.ts';
import type { Drill } from './parts/drill.ts';
import type { Replica } from './parts/replica.ts';
import type { DrillDatabase } from './parts/stage.ts';
import { makeClock } from './parts/turned-clock.ts';
import { Uploads } from './parts/uploads.ts';

const hours = 24;
/** Seconds of each hour in which the processes work: enough for one round of the runner. The clock skips the rest. */
const awakeSeconds = 330;
/** The hours after which a picture is uploaded to the next process, and the newest backup is damaged. */
const uploadHours = [3, 9, 15];
const damageHour = 20;

/** Simulates a whole day. Only one of the processes does each daily job. */
export const turnedHours: Drill = {
  number: 19,
  title: '24 turned hours',
  limitMinutes: 15,
  async run(stage) {
    const mail = await startMailServer({ teardown: stage.onEnd });
    const clock = makeClock(stage.folder);
    const folder = join(stage.folder, 'backups');
    mkdirSync(folder);
    const database = await stage.makeDatabase(await stage.makeServer(clock.timeOfDay));
    const environment = {
      ...clock.environment,
      BACKUP_DIR: folder,
      SMTP_URL: mail.url,
      MAIL_FROM: 'site@example.com',
      NOTIFY_EMAIL: 'owner@example.com',
    };
    const replicas = await stage.startThree({ databaseUrl: database.url, environment });
    const urls = replicas.map(({ url }) => url);
    await clock.run(awakeSeconds, urls);
    const before = await count(database, folder);

    const runners = new Set<number>();
    for (let hour = 0; hour < hours; hour += 1) {
      clock.leap(3600 - awakeSeconds);
      await clock.run(awakeSeconds, urls);
      if (uploadHours.includes(hour)) await upload(database, replicas[uploadHours.indexOf(hour)] ?? replicas[0]);
      if (hour === damageHour) await damage(database);
      for (const [index, { readMetric }] of replicas.entries())
        if ((await readMetric('runner')) === 1) runners.add(index);
    }
    // The next form check is due a day after the first one, which ran some minutes before the first of these hours.
    await clock.run(awakeSeconds, urls);
    const after = await count(database, folder);

    stage.report('Form checks and backups before', `${before.formChecks}, ${before.backups}`);
    stage.expect('Form checks', after.formChecks - before.formChecks, 1);
    stage.expect('Backups', after.backups - before.backups, 1);
    stage.expect('Pictures, and pictures with AVIF', `${after.pictures}, ${after.avif}`, '3, 3');
    stage.expect('Times that a picture got its AVIF', after.times, 3);
    const subjects = mail.mails.map(({ subject = '' }) => subject);
    const told = subjects.filter((subject) => subject.includes('backups may not be usable')).length;
    stage.expect('Mails about the alarm', told, 1);
    stage.expect('Mails that arrived twice', subjects.length - new Set(subjects).size, 0);
    stage.report('Mails', [...new Set(subjects)].join('; '));
    stage.expect('Processes that exited', replicas.filter(({ child }) => child.exitCode !== null).length, 0);
    stage.report('Processes that were the runner at some time', runners.size);
  },
};

interface Counts {
  formChecks: number;
  backups: number;
  pictures: number;
  avif: number;
  /** The number of times that AVIF was added to a picture's row. */
  times: number;
}

async function count(database: DrillDatabase, folder: string): Promise<Counts> {
  const [row] = await database.query<Record<Exclude<keyof Counts, 'backups'>, string>>(`select
    (select version from settings where key = 'form-check') as formChecks,
    (select count(*) from images) as pictures,
    (select count(*) from images where formats like '%avif%') as avif,
    (select n_tup_upd from pg_stat_user_tables where relname = 'images') as times`);
  const [formChecks = 0, pictures = 0, avif = 0, times = 0] = [
    row?.formChecks,
    row?.pictures,
    row?.avif,
    row?.times,
  ].map(Number);
  const backups = readdirSync(folder).filter((name) => name.endsWith('.tar')).length;
  return { formChecks, backups, pictures, avif, times };
}

/** Uploads a picture while the clocks are stopped, because encoding AVIF takes real time. */
async function upload(database: DrillDatabase, { url }: Replica): Promise<void> {
  const { status, body } = await new Uploads().send(url);
  if (status !== 201) throw new Error(`an upload was answered ${status}: ${body}`);
  while ((await database.query("select 1 from images where formats not like '%avif%'")).length > 0)
    await setTimeout(100);
}

/** Marks the newest backup as damaged, like a failed check of its bytes. */
async function damage(database: DrillDatabase): Promise<void> {
  await database.query(`update settings set value = jsonb_set(value::jsonb, '{backups,0,problem}', '"The file has changed."')::text
    where key = 'backups'`);
}
