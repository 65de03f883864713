import { chownSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { makeEarlier } from '../fixtures/earlier-state.ts';
import { runSite, startSite } from '../fixtures/site-process.ts';

t.test('a damaged database ends the start with one clear line and stays untouched', async (t) => {
  const damaged = Buffer.from('this is no database, and it may be all that is left of one'.repeat(100));
  const dataDir = t.testdir({ 'site.db': damaged });

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /site\.db is damaged and was left untouched/);
  t.ok(readFileSync(join(dataDir, 'site.db')).equals(damaged));
});

t.test('a database of a newer version ends the start with one clear line and stays untouched', async (t) => {
  const dataDir = t.testdir();
  const site = await startSite(t, dataDir);
  site.child.kill('SIGTERM');
  await site.ended;
  const path = join(dataDir, 'site.db');
  const database = new SqliteDatabase(path);
  database.exec(`insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')`);
  database.close();
  const before = readFileSync(path);

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /newer version of this program \(it knows 999-from-the-future\)/);
  t.ok(readFileSync(path).equals(before));
});

t.test('a database of an earlier state ends the start with one clear line and stays untouched', async (t) => {
  const dataDir = t.testdir();
  const site = await startSite(t, dataDir);
  site.child.kill('SIGTERM');
  await site.ended;
  const path = join(dataDir, 'site.db');
  makeEarlier(path);
  const before = readFileSync(path);

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /site\.db was written by an earlier state of this program \(up to 018-footer-links\)/);
  t.ok(readFileSync(path).equals(before));
});

t.test('a damaged session key is one clear line', async (t) => {
  const dataDir = t.testdir({ 'session.key': '' });

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /session\.key does not hold 64 hex digits\. Delete it/);
});

t.test('bad variables are one line each, and nothing is started', async (t) => {
  const dataDir = t.testdir();

  const { code, lines } = await runSite(t, dataDir, { environment: { PORT: 'x', TRUST_PROXY: '1' } });

  t.equal(code, 1);
  t.strictSame(lines.map((line) => line.split(' ')[0]).sort(), ['PORT', 'TRUST_PROXY']);
  t.strictSame(readdirSync(dataDir), []);
});

t.test('a taken port is one clear line that names the way out', async (t) => {
  const first = await startSite(t, t.testdir());
  const { port } = new URL(first.address);

  const { code, lines } = await runSite(t, t.testdir(), { environment: { PORT: port, LOG_LEVEL: 'error' } });

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /The port is taken by another program.*PORT/);
});

t.test('a data directory that is a file is one clear line', async (t) => {
  const dataDir = join(t.testdir(), 'data');
  writeFileSync(dataDir, 'no directory');

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /DATA_DIR names a file/);
});

t.test(
  'a data directory of another owner is one clear line',
  { skip: process.getuid?.() !== 0 && 'only root can give a directory to another user' },
  async (t) => {
    const dataDir = t.testdir();
    chownSync(dataDir, 65534, 65534);

    const { code, lines } = await runSite(t, dataDir, { obeysPermissions: true });

    t.equal(code, 1);
    t.equal(lines.length, 1);
    t.match(lines[0], /must belong to the user that runs the site/);
  },
);
