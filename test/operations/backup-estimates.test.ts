import { join } from 'node:path';
import t from 'tap';
import { openDatabase } from '../../src/database/engine.ts';
import { hashOf } from '../../src/estimates/store.ts';
import { createBackup } from '../../src/operations/backup.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { configOf } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { openEstimateSite } from '../fixtures/estimates.ts';
import { fileSource } from '../fixtures/store.ts';

t.test('a restored backup has the signed estimate, and its hash still verifies', async (t) => {
  const site = await openEstimateSite(t);
  const { path, id } = await site.send();
  const body = { version: 1, option: 0, addOns: [], total: 648_000, name: 'Jane Doe', agree: true };
  await site.app.inject({ method: 'POST', url: `${path}/accept`, payload: body });
  const { dataDir } = configOf(site.app);
  const folder = makeDirectory(t);
  const { file } = await createBackup(
    { dataDir, backupDir: join(folder, 'archives') },
    fileSource(dataDir),
    Date.now(),
  );
  const restored = join(folder, 'restored');
  await restoreBackup(join(folder, 'archives', file), restored);

  const { db, close } = await openDatabase({ dataDir: restored });
  t.teardown(close);
  const version = await db
    .selectFrom('estimateVersions')
    .selectAll()
    .where('estimateId', '=', id)
    .executeTakeFirstOrThrow();
  const signed = await db
    .selectFrom('estimateAcceptances')
    .selectAll()
    .where('estimateId', '=', id)
    .executeTakeFirstOrThrow();
  t.match(signed, { name: 'Jane Doe', hash: version.hash });
  t.equal(hashOf(version.content), signed.hash);
});
