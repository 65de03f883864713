import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { queryArchive } from './parts/archives.ts';
import type { Drill } from './parts/drill.ts';
import { postLead } from './parts/visitors.ts';

const visitors = 6;
const backups = 3;

/** Shows that a backup made under load contains the data of one moment. */
export const backupUnderLoad: Drill = {
  number: 24,
  title: 'Backups while requests come in',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    // No server listens at this address, so each lead's message stays in the outbox.
    const environment = {
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@example.com',
      NOTIFY_EMAIL: 'owner@example.com',
    };
    const replica = await stage.startReplica({ databaseUrl, environment });
    const state = { isOver: false };
    const posting = Array.from({ length: visitors }, async () => {
      while (!state.isOver) await postLead(replica.url);
    });
    const folder = join(stage.folder, 'backups');
    mkdirSync(folder);

    const counts: number[] = [];
    let torn = 0;
    for (let backup = 0; backup < backups; backup += 1) {
      const path = await backUpBeside({ DATABASE_URL: databaseUrl, DATA_DIR: folder, BACKUP_DIR: folder });
      const [{ leads = 0 } = {}] = queryArchive<{ leads: number }>(path, 'select count(*) as leads from submissions');
      counts.push(leads);
      torn += queryArchive(path, orphans).length;
    }
    state.isOver = true;
    await Promise.all(posting);

    stage.report(`Leads in ${backups} backups, one after another`, counts.join(', '));
    stage.expect('Messages without their lead, and leads without their message', torn, 0);
  },
};

const orphans = `select id from outbox where "submissionId" not in (select id from submissions)
  union all select id from submissions where id not in (select "submissionId" from outbox where kind = 'notification')`;

/** Runs the backup command while this process keeps posting. @returns the backup's path */
async function backUpBeside(environment: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['dist/server/commands.js', 'backup'], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`the backup ended with ${code}`);
  return output.split('\n', 1)[0] ?? '';
}
