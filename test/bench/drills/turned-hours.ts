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
/** Seconds of each turned hour that the processes live through, enough for one round of the runner. The clock skips the rest. */
const awakeSeconds = 330;
/** The hours after which a picture is uploaded at one process after another, and after which the newest backup is damaged. */
const uploadHours = [3, 9, 15];
const damageHour = 20;

/** A day with all its hours: what is to be done once is done by one of them. */
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
    // The proof is due a day after the first one, which was some minutes before the first of these hours.
    await clock.run(awakeSeconds, urls);
    const after = await count(database, folder);

    stage.tell('Proofs and backups before', `${before.proofs}, ${before.backups}`);
    stage.expect('Proofs of the form', after.proofs - before.proofs, 1);
    stage.expect('Backups', after.backups - before.backups, 1);
    stage.expect('Pictures, and those with AVIF', `${after.pictures}, ${after.avif}`, '3, 3');
    stage.expect('Times that one was given AVIF', after.times, 3);
    const subjects = mail.mails.map(({ subject = '' }) => subject);
    const told = subjects.filter((subject) => subject.includes('backups may not be usable')).length;
    stage.expect('Mails about the alarm', told, 1);
    stage.expect('Mails that came twice', subjects.length - new Set(subjects).size, 0);
    stage.tell('Mails', [...new Set(subjects)].join('; '));
    stage.expect('Processes that have ended', replicas.filter(({ child }) => child.exitCode !== null).length, 0);
    stage.tell('Processes that were the runner at some time', runners.size);
  },
};

interface Counts {
  proofs: number;
  backups: number;
  pictures: number;
  avif: number;
  /** The number of times that a picture's row got its AVIF. */
  times: number;
}

async function count(database: DrillDatabase, folder: string): Promise<Counts> {
  const [row] = await database.query<Record<Exclude<keyof Counts, 'backups'>, string>>(`select
    (select version from settings where key = 'form-check') as proofs,
    (select count(*) from images) as pictures,
    (select count(*) from images where formats like '%avif%') as avif,
    (select n_tup_upd from pg_stat_user_tables where relname = 'images') as times`);
  const [proofs = 0, pictures = 0, avif = 0, times = 0] = [row?.proofs, row?.pictures, row?.avif, row?.times].map(
    Number,
  );
  const backups = readdirSync(folder).filter((name) => name.endsWith('.tar')).length;
  return { proofs, backups, pictures, avif, times };
}

/** Uploads a picture while the clocks are stopped, because encoding AVIF takes real time. */
async function upload(database: DrillDatabase, { url }: Replica): Promise<void> {
  const { status, body } = await new Uploads().send(url);
  if (status !== 201) throw new Error(`an upload was answered ${status}: ${body}`);
  while ((await database.query("select 1 from images where formats not like '%avif%'")).length > 0)
    await setTimeout(100);
}

/** As a proof of the archive would note it. */
async function damage(database: DrillDatabase): Promise<void> {
  await database.query(`update settings set value = jsonb_set(value::jsonb, '{backups,0,problem}', '"The file has changed."')::text
    where key = 'backups'`);
}
