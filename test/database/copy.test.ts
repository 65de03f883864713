import { copyFileSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t, { type Test } from 'tap';
import { openCopy } from '../../src/database/copy.ts';
import { openDatabase } from '../../src/database/engine.ts';
import { writeSetting } from '../../src/database/settings.ts';
import { applyLog } from '../../src/database/write-ahead-log.ts';

/** The two files as a process that was killed leaves them: the rows of a young site stand in the log. */
async function leaveBehind(t: Test, settings: number): Promise<string> {
  const dataDir = t.testdir({ copy: {} });
  const { db, close } = await openDatabase({ dataDir });
  t.teardown(close);
  for (let index = 0; index < settings; index += 1) await writeSetting(db, `key-${index}`, 'x'.repeat(500));
  const copy = join(dataDir, 'copy', 'site.db');
  copyFileSync(join(dataDir, 'site.db'), copy);
  copyFileSync(join(dataDir, 'site.db-wal'), `${copy}-wal`);
  return copy;
}

async function countSettings(t: Test, path: string): Promise<number> {
  const db = openCopy(path);
  t.teardown(() => db.destroy());
  return (await db.selectFrom('settings').select('key').execute()).length;
}

t.test('a copy holds the rows that stand in the write-ahead log alone', async (t) => {
  const path = await leaveBehind(t, 30);

  t.equal(await countSettings(t, path), 30);
});

t.test('a log whose end is torn gives every commit before it, and no half of one', async (t) => {
  const path = await leaveBehind(t, 30);
  truncateSync(`${path}-wal`, statSync(`${path}-wal`).size - 5000);

  const count = await countSettings(t, path);

  t.ok(count > 20 && count < 30, `${count} rows`);
});

t.test('what the log makes of a database is what SQLite makes of it', async (t) => {
  const path = await leaveBehind(t, 200);

  const whole = applyLog(readFileSync(path), readFileSync(`${path}-wal`));

  const sqlite = new SqliteDatabase(path);
  sqlite.pragma('wal_checkpoint(truncate)');
  sqlite.close();
  t.ok(whole.equals(readFileSync(path)));
});

t.test('a log that is none, or of another use of the file, changes nothing', async (t) => {
  const path = await leaveBehind(t, 3);
  const [file, log] = [readFileSync(path), readFileSync(`${path}-wal`)];
  const otherSalt = Buffer.from(log);
  otherSalt[40] = (otherSalt[40] ?? 0) ^ 1;

  for (const bytes of [Buffer.alloc(0), Buffer.from('not a log at all, but long enough for a header'), otherSalt])
    t.equal(applyLog(file, bytes), file);
});

t.test('a database without a log beside it is copied as it is', async (t) => {
  const dataDir = t.testdir();
  const { db, close } = await openDatabase({ dataDir });
  await writeSetting(db, 'key', 'value');
  await close();
  writeFileSync(join(dataDir, 'site.db-wal'), '');

  t.equal(await countSettings(t, join(dataDir, 'site.db')), 1);
});
