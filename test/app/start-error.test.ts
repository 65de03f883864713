import { once } from 'node:events';
import { chownSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t, { type Test } from 'tap';
import { build } from '../fixtures/app.ts';
import { makeEarlier } from '../fixtures/earlier-state.ts';
import { runSite, type SiteProcessOptions } from '../fixtures/site-process.ts';

/** A start that refuses: exit code 1 and one line. @returns the line */
async function refuse(t: Test, dataDir: string, options: SiteProcessOptions = {}): Promise<string> {
  const { code, lines } = await runSite(t, dataDir, options);
  t.equal(code, 1);
  t.equal(lines.length, 1, lines.join('\n'));
  return lines[0] ?? '';
}

/** The database of a site, as another program leaves it. @returns its path */
async function leaveDatabase(t: Test, dataDir: string): Promise<string> {
  const app = await build(t, { DATA_DIR: dataDir });
  await app.ready();
  await app.close();
  return join(dataDir, 'site.db');
}

async function leavesUntouched(t: Test, change: (path: string) => unknown, line: RegExp): Promise<void> {
  const dataDir = t.testdir();
  const path = await leaveDatabase(t, dataDir);
  change(path);
  const before = readFileSync(path);

  t.match(await refuse(t, dataDir), line);
  t.ok(readFileSync(path).equals(before));
}

t.test('a damaged database ends the start with one clear line and stays untouched', (t) =>
  leavesUntouched(
    t,
    (path) => writeFileSync(path, 'this is no database, and it may be all that is left of one'.repeat(100)),
    /site\.db is damaged and was left untouched/,
  ),
);

t.test('a database of a newer version ends the start with one clear line and stays untouched', (t) =>
  leavesUntouched(
    t,
    (path) => {
      const database = new SqliteDatabase(path);
      database.exec(`insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')`);
      database.close();
    },
    /newer version of this program \(it knows 999-from-the-future\)/,
  ),
);

t.test('a database of an earlier state ends the start with one clear line and stays untouched', (t) =>
  leavesUntouched(
    t,
    makeEarlier,
    /site\.db was written by an earlier state of this program \(up to 018-footer-links\)/,
  ),
);

t.test('a damaged session key is one clear line', async (t) => {
  const line = await refuse(t, t.testdir({ 'session.key': '' }));
  t.match(line, /session\.key does not hold 64 hex digits\. Delete it/);
});

t.test('bad variables are one line each, and nothing is started', async (t) => {
  const dataDir = t.testdir();

  const { code, lines } = await runSite(t, dataDir, { environment: { PORT: 'x', TRUST_PROXY: '1' } });

  t.equal(code, 1);
  t.strictSame(lines.map((line) => line.split(' ')[0]).sort(), ['PORT', 'TRUST_PROXY']);
  t.strictSame(readdirSync(dataDir), []);
});

t.test('a taken port is one clear line that names the way out', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.teardown(() => other.close());
  const { port } = other.address() as { port: number };

  const line = await refuse(t, t.testdir(), { environment: { PORT: String(port), LOG_LEVEL: 'error' } });
  t.match(line, /The port is taken by another program.*PORT/);
});

t.test('a data directory that is a file is one clear line', async (t) => {
  const dataDir = join(t.testdir(), 'data');
  writeFileSync(dataDir, 'no directory');

  t.match(await refuse(t, dataDir), /DATA_DIR names a file/);
});

t.test(
  'a data directory of another owner is one clear line',
  { skip: process.getuid?.() !== 0 && 'only root can give a directory to another user' },
  async (t) => {
    const dataDir = t.testdir();
    chownSync(dataDir, 65534, 65534);

    t.match(await refuse(t, dataDir, { obeysPermissions: true }), /must belong to the user that runs the site/);
  },
);
