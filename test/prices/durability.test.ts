import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { createBackup } from '../../src/operations/backup.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { callRunning, startSite } from '../fixtures/site-process.ts';
import { fileSource } from '../fixtures/store.ts';

const directory = makeDirectory(t, { site: {}, archives: {} });
const [dataDir, backupDir, other] = ['site', 'archives', 'other'].map((name) => join(directory, name)) as [
  string,
  string,
  string,
];

/** Returns the rows of a stopped site. */
function readRows(folder: string, query: string): unknown[] {
  const database = new SqliteDatabase(join(folder, 'site.db'), { readonly: true });
  const rows = database.prepare(query).all();
  database.close();
  return rows;
}

const plans = `select name, code, priceVersion, figures ->> 'low' as low, figures ->> 'high' as high
  from submissions join leadPlans on submissionId = id`;

t.test('a kill after a 201 loses neither the lead nor its plan, figures, and version', async (t) => {
  const site = await startSite(t, dataDir);
  const call = await callRunning(site.address);
  await call('PUT', '/api/admin/prices', { prices: { ...defaultPrices, corner: 36 }, version: 0, note: 'Spring' });

  await call('POST', '/api/price-request', { name: 'Ann Carter', phone: '3365550187', plan: examples.E2, prices: 1 });
  site.child.kill('SIGKILL');
  await site.ended;

  t.match(readRows(dataDir, plans), [
    { name: 'Ann Carter', code: examples.E2, priceVersion: 1, low: 4050, high: 5700 },
  ]);
});

t.test('a restored backup has the price versions and plans', async (t) => {
  const { file } = await createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now());
  await restoreBackup(join(backupDir, file), other);

  t.strictSame(readRows(other, plans), readRows(dataDir, plans));
  t.strictSame(readRows(other, 'select version, note from priceVersions'), [{ version: 1, note: 'Spring' }]);
});
