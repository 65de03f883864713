import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { openPostgres } from '../../src/cluster/index.ts';
import { openDatabase } from '../../src/database/engine.ts';
import { saveLead } from '../../src/leads/store.ts';
import { createBackup, proveBackup } from '../../src/operations/backup.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { addPicture } from '../../src/pictures/store.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { takeDatabase } from '../fixtures/postgres.ts';
import { makePlacedPicture } from '../fixtures/store.ts';

const lead = {
  source: 'contact',
  name: 'Ann',
  phone: '(336) 555-0187',
  email: 'a@example.com',
  message: '🌲',
} as const;

t.test('PostgreSQL rows are the same in a SQLite archive, and numbers continue', async (t) => {
  const postgres = await openPostgres(await takeDatabase(t), 4);
  t.teardown(postgres.close);
  for (let count = 0; count < 1100; count += 1) await saveLead(postgres.db, lead, ['notification'], count);
  await addPicture(postgres.db, makePlacedPicture('gate.jpg'));
  await postgres.db.deleteFrom('submissions').where('id', '>', 1090).execute();
  const dataDir = makeDirectory(t);
  mkdirSync(join(dataDir, 'copy'));

  await postgres.copyTo(join(dataDir, 'copy/site.db'));

  const sqlite = await openDatabase({ dataDir: join(dataDir, 'copy') });
  t.teardown(sqlite.close);
  for (const table of ['submissions', 'outbox', 'images'] as const) {
    const read = ({ db }: typeof sqlite) => db.selectFrom(table).selectAll().orderBy('id').execute();
    t.strictSame(await read(sqlite), await read(postgres), table);
  }
  t.equal((await saveLead(sqlite.db, lead)).id, 1101, 'as it would have been there');
  t.equal((await saveLead(postgres.db, lead)).id, 1101);
});

t.test('an archive made during requests has no message without its lead', async (t) => {
  const postgres = await openPostgres(await takeDatabase(t), 4);
  t.teardown(postgres.close);
  const dataDir = makeDirectory(t, { backups: {}, 'lock.db': '' });
  const backupDir = join(dataDir, 'backups');
  for (let count = 0; count < 300; count += 1) await saveLead(postgres.db, lead, ['notification']);
  let isDone = false;
  const visitors = Promise.all(
    [1, 2].map(async () => {
      while (!isDone) await saveLead(postgres.db, lead, ['notification', 'webhook']);
    }),
  );

  const source = { copyTo: postgres.copyTo, sessionKey: 'ab'.repeat(32) };
  const record = await proveBackup(
    backupDir,
    await createBackup({ dataDir, backupDir }, source, Date.now()),
    Date.now(),
  );
  isDone = true;
  await visitors;

  t.ok(record.provenAt, record.problem ?? 'it is proven');
  const target = join(dataDir, 'restored');
  const { files } = await restoreBackup(join(backupDir, record.file), target);
  t.ok(files['session.key'], 'who was signed in stays so');
  const restored = await openDatabase({ dataDir: target });
  t.teardown(restored.close);
  const leads = await restored.db.selectFrom('submissions').select('id').execute();
  t.ok(leads.length >= 300);
  const orphans = await restored.db
    .selectFrom('outbox')
    .select('id')
    .where(
      'submissionId',
      'not in',
      leads.map(({ id }) => id),
    )
    .execute();
  t.strictSame(orphans, []);
  const messages = await restored.db.selectFrom('outbox').select('id').execute();
  t.equal(messages.length, 300 + 2 * (leads.length - 300), 'nor a lead without its messages');
});
