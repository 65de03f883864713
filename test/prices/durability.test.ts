import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { adminPassword } from '../fixtures/app.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { startSite } from '../fixtures/site-process.ts';

const directory = t.testdir({ site: {}, other: {} });

t.test('statement 18: a kill after 201 loses neither the lead nor its plan, figures and price version', async (t) => {
  const site = await startSite(t, join(directory, 'site'));
  await savePrices(site.address);

  const answer = await send(site.address, 'POST', '/api/price-request', {
    name: 'Ann Carter',
    phone: '(336) 555-0187',
    plan: examples.E2,
    prices: 1,
  });
  site.child.kill('SIGKILL');
  await site.ended;

  t.equal(answer.status, 201);
  t.match(readPlans('site'), [{ name: 'Ann Carter', code: examples.E2, priceVersion: 1, low: 4050, high: 5700 }]);
});

t.test('statement 24: a restored backup has the price versions and the plans', async (t) => {
  const file = (await run('backup', 'site')).split('\n')[0] ?? '';
  await run('restore', 'other', file);

  t.strictSame(readPlans('other'), readPlans('site'));
  const database = new SqliteDatabase(join(directory, 'other', 'site.db'), { readonly: true });
  t.strictSame(database.prepare('select version, note from priceVersions').all(), [{ version: 1, note: 'Spring' }]);
  database.close();
});

async function savePrices(address: string): Promise<void> {
  const login = await send(address, 'POST', '/api/admin/login', { password: adminPassword });
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const edit = { prices: { ...defaultPrices, corner: 36 }, version: 0, note: 'Spring' };
  const saved = await send(address, 'PUT', '/api/admin/prices', edit, cookie);
  if (saved.status !== 200) throw new Error(`the prices were not saved: ${await saved.text()}`);
}

function send(address: string, method: string, path: string, body: object, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', cookie };
  return fetch(`${address}${path}`, { method, headers, body: JSON.stringify(body) });
}

function readPlans(site: 'site' | 'other'): unknown[] {
  const database = new SqliteDatabase(join(directory, site, 'site.db'), { readonly: true });
  const rows = database
    .prepare(
      `select name, code, priceVersion, figures ->> 'low' as low, figures ->> 'high' as high
       from submissions join leadPlans on submissionId = id`,
    )
    .all();
  database.close();
  return rows;
}

/** Runs a built command as the npm scripts do. @returns what it wrote */
async function run(command: 'backup' | 'restore', site: 'site' | 'other', ...files: string[]): Promise<string> {
  const child = spawn(process.execPath, ['dist/server/commands.js', command, ...files], {
    env: { PATH: process.env.PATH, DATA_DIR: join(directory, site) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = child.stdout.toArray();
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
  return Buffer.concat(await output).toString();
}
