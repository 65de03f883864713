import { once } from 'node:events';
import { chownSync, copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t, { type Test } from 'tap';
import { buildApp } from '../../src/app.ts';
import { canStartWithoutData, describeStartError } from '../../src/start-error.ts';
import { build, configOf } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { makeEarlier } from '../fixtures/earlier-state.ts';
import { runSite, type SiteProcessOptions } from '../fixtures/site-process.ts';

const left = await build(t);
await left.close();

/** Creates a directory with a site's database, changed by another program. */
function leaveDatabase(t: Test, change: (path: string) => void): { dataDir: string; path: string; bytes: Buffer } {
  const dataDir = makeDirectory(t);
  const path = join(dataDir, 'site.db');
  copyFileSync(join(configOf(left).dataDir, 'site.db'), path);
  change(path);
  return { dataDir, path, bytes: readFileSync(path) };
}

const damage = (path: string) =>
  writeFileSync(path, 'this is no database, and it may be all that is left of one'.repeat(100));

/** Checks that a start exits with 1 and one line. */
async function refuses(t: Test, dataDir: string, line: RegExp, options: SiteProcessOptions = {}): Promise<void> {
  const { code, lines } = await runSite(t, dataDir, options);
  t.match({ code, lines }, { code: 1, lines: [line] });
  t.equal(lines.length, 1, lines.join('\n'));
}

t.test('a damaged database ends the start with one clear line and stays untouched', async (t) => {
  const { dataDir, path, bytes } = leaveDatabase(t, damage);

  await refuses(t, dataDir, /site\.db is damaged and was left untouched/);
  t.ok(readFileSync(path).equals(bytes));
});

const unfit: [what: string, change: (path: string) => void, line: RegExp][] = [
  [
    'of a newer version',
    (path) => {
      const database = new SqliteDatabase(path);
      database.exec(`insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')`);
      database.close();
    },
    /newer version of this program \(it knows 999-from-the-future\)/,
  ],
  [
    'of an earlier state',
    makeEarlier,
    /site\.db was written by an earlier version of this program \(up to 018-footer-links\)/,
  ],
  [
    'with a damaged session key beside it',
    (path) => writeFileSync(join(path, '../session.key'), ''),
    /session\.key doesn’t contain 64 hex digits\. Delete it/,
  ],
];

for (const [what, change, line] of unfit)
  t.test(`a start with a database ${what} prints one clear line and leaves it untouched`, async (t) => {
    const { dataDir, path, bytes } = leaveDatabase(t, change);
    const config = { ...configOf(left), dataDir };

    const error = await buildApp(config).catch((error: unknown) => error);

    t.match(describeStartError(error).split('\n'), { length: 1, 0: line });
    t.notOk(canStartWithoutData(error, config));
    t.ok(readFileSync(path).equals(bytes));
  });

t.test('a data directory that is a file stops the start with one clear line', async (t) => {
  const config = { ...configOf(left), dataDir: join(makeDirectory(t, { data: 'no directory' }), 'data') };
  const error = await buildApp(config).catch((error: unknown) => error);

  t.match(describeStartError(error), /^The site cannot start: DATA_DIR is a file\. [^\n]*$/);
});

t.test('bad variables are listed one per line, and nothing is started', async (t) => {
  const dataDir = makeDirectory(t);

  const { code, lines } = await runSite(t, dataDir, { environment: { PORT: 'x', TRUST_PROXY: '1' } });

  t.equal(code, 1);
  t.strictSame(lines.map((line) => line.split(' ')[0]).sort(), ['PORT', 'TRUST_PROXY']);
  t.strictSame(readdirSync(dataDir), []);
});

t.test('a port in use stops the start with one line of advice', async (t) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  t.teardown(() => other.close());
  const { port } = other.address() as { port: number };

  const environment = { PORT: String(port), LOG_LEVEL: 'error' };
  await refuses(t, makeDirectory(t), /Another program is using the port.*PORT/, { environment });
});

t.test(
  'a data directory of another owner stops the start with one clear line',
  { skip: process.getuid?.() !== 0 && 'only root can give a directory to another user' },
  async (t) => {
    const dataDir = makeDirectory(t);
    chownSync(dataDir, 65534, 65534);

    await refuses(t, dataDir, /must belong to the user that runs the site/, { obeysPermissions: true });
  },
);
