import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import t from 'tap';
import manifest from '../../package.json' with { type: 'json' };
import { buildApp } from '../../src/app.ts';
import type { Config } from '../../src/config.ts';
import { connectDatabase } from '../../src/database/engine.ts';
import { migrations } from '../../src/database/migrate.ts';
import { rotateBackups, saveRecord } from '../../src/operations/backups.ts';
import { backUpBeforeUpdate } from '../../src/operations/before-update.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { build, callAs, cheap, configOf, postContact, signIn, start } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { captureLog } from '../fixtures/log.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { mountVolume } from '../fixtures/small-volume.ts';

const next = '900-next';
const file = `before-${manifest.version}.tar`;

/** Makes this program the next release: it has one more migration. */
function beNextRelease(): () => void {
  migrations[next] = { up: ({ addColumn, emptyText }) => addColumn('submissions', 'gateCode', emptyText) };
  return () => void delete migrations[next];
}

/** Undoes the migration in a database that other tests use again. */
async function forgetNextRelease(config: Config): Promise<void> {
  const { db, close } = await connectDatabase(config);
  await sql`alter table submissions drop column "gateCode"`.execute(db);
  await sql`delete from kysely_migration where name = ${next}`.execute(db);
  await close();
}

async function readData(app: FastifyInstance): Promise<unknown[]> {
  const call = callAs(app, await signIn(app));
  const answers = await Promise.all(
    ['contact-submissions', 'admin/content/home', 'admin/changes'].map((path) => call('GET', `/api/${path}`)),
  );
  const [leads, home, lines] = answers.map((answer) => answer.json());
  // Each sign-in of this test is a new browser.
  return [leads, home, lines.filter(({ action }: { action: string }) => action !== 'new device')];
}

t.test('an update backs up first, and that backup brings the earlier release back', async (t) => {
  const folder = makeDirectory(t);
  const backupDir = join(folder, 'backups');
  const app = await build(t, { DATA_DIR: join(folder, 'site'), BACKUP_DIR: backupDir });
  await postContact(app);
  const call = callAs(app, await signIn(app));
  const { words, draftVersion } = (await call('GET', '/api/admin/content/home')).json();
  await call('PUT', '/api/admin/content/home', { words: { ...words, title: 'A draft' }, version: draftVersion });
  const stored = await readData(app);
  await app.close();

  const beEarlierRelease = beNextRelease();
  t.teardown(beEarlierRelease);
  const { logger, lines } = captureLog();
  const updated = await start(t, configOf(app), { logger });
  await postContact(updated);
  const { backups } = await updated.backups.read();
  await updated.close();
  await start(t, configOf(app)).then((again) => again.close());

  t.match(
    lines.filter(({ msg }) => msg === 'backed up before updating the database'),
    [{ file, bytes: Number }],
    'one log line',
  );
  t.match(backups, [{ file, provenAt: String, leads: 1 }]);
  t.strictSame(await readdir(backupDir), [file], 'no temporary folder, and no second backup once updated');

  beEarlierRelease();
  await t.rejects(buildApp(configOf(app), cheap), { code: 'DATABASE_NEWER' });
  if (onPostgres) await forgetNextRelease(configOf(app));
  await restoreBackup(join(backupDir, file), join(folder, 'restored'));
  const earlier = await start(t, { ...configOf(app), databaseUrl: undefined, dataDir: join(folder, 'restored') });
  t.strictSame(await readData(earlier), stored);
});

t.test('a process that another one overtook deletes its backup', async (t) => {
  const folder = makeDirectory(t);
  const backupDir = join(folder, 'backups');
  const app = await build(t, { DATA_DIR: join(folder, 'site'), BACKUP_DIR: backupDir });
  await app.close();
  const database = await connectDatabase(configOf(app));
  t.teardown(() => database.close());
  const silent = { info() {}, warn() {} };
  const backUp = backUpBeforeUpdate({ dataDir: join(folder, 'site'), backupDir }, silent);
  await backUp(database, async () => false);
  t.strictSame(await readdir(backupDir), [], 'it may have the new schema');
  await backUp(database, async () => true);
  t.strictSame(await readdir(backupDir), [file]);
});

t.test('rotation keeps the backup before the newest update', async (t) => {
  const app = await build(t, { BACKUP_DIR: makeDirectory(t) });
  const recordOf = (name: string, day: number) => ({
    file: name,
    createdAt: new Date(Date.UTC(2026, 0, 1) + day * 24 * 3600_000).toISOString(),
    bytes: 0,
    sha256: '',
    leads: 0,
    files: 0,
  });
  await saveRecord(app.db, recordOf('before-1.0.0.tar', 0));
  await saveRecord(app.db, recordOf('before-1.1.0.tar', 1));
  for (let day = 2; day < 90; day += 1) await saveRecord(app.db, recordOf(`site-${day}.tar`, day));
  await rotateBackups(app.db, configOf(app).backupDir ?? '');
  const kept = (await app.backups.read()).backups.map(({ file }) => file);
  t.ok(kept.includes('before-1.1.0.tar'));
  t.notOk(kept.includes('before-1.0.0.tar'));
});

const volume = onPostgres ? undefined : mountVolume(t, 20);
t.test('an update without room for its backup is refused, and nothing is changed', { skip: !volume }, async (t) => {
  const dataDir = join(volume ?? '', 'data');
  const app = await build(t, { DATA_DIR: dataDir });
  await postContact(app);
  await app.close();
  const beEarlierRelease = beNextRelease();
  t.teardown(beEarlierRelease);

  await t.rejects(buildApp(configOf(app), cheap), {
    code: 'UPDATE_ROOM',
    message: /backup before the update doesn’t fit: .* has only [\d.]+ MB free\. Free some space/,
  });

  beEarlierRelease();
  const earlier = await start(t, configOf(app));
  t.equal((await callAs(earlier, await signIn(earlier))('GET', '/api/contact-submissions')).json().length, 1);
});
