import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { build, listen, signIn } from '../fixtures/app.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { upload } from '../fixtures/upload.ts';

const catalogUpload = { field: 'catalog', path: '/api/upload-catalog' };

for (const mountPoint of [false, true])
  t.test(
    `uploads are refused with words while the data directory is ${mountPoint ? 'unmounted' : 'gone'}, and taken when it is back`,
    async (t) => {
      const dataDir = join(t.testdir({ data: {} }), 'data');
      const app = await build(t, { DATA_DIR: dataDir });
      const address = await listen(app);
      const cookie = await signIn(app);
      const photo = await takePhoto();
      renameSync(dataDir, `${dataDir}-away`);
      if (mountPoint) mkdirSync(dataDir);

      const answers = [
        await upload(address, cookie, photo, 'gate.jpg'),
        await upload(address, cookie, writePdf(), 'catalog.pdf', catalogUpload),
      ];
      const backup = await app.inject({ method: 'POST', url: '/api/admin/backups', headers: { cookie } });
      const page = await app.inject('/gallery');

      for (const { status, body } of answers) {
        t.equal(status, 503);
        t.match(body, { success: false, message: /no room to store this file.*Nothing was changed/ });
      }
      t.match(backup.json(), { backups: [], backupFailure: /no room to store/ });
      t.equal(page.statusCode, 200);
      if (mountPoint) t.strictSame(readdirSync(dataDir), [], 'nothing was written into the mount point');
      else t.notOk(existsSync(dataDir), 'no directory was made in its place');

      if (mountPoint) rmdirSync(dataDir);
      renameSync(`${dataDir}-away`, dataDir);
      t.equal((await upload(address, cookie, photo, 'gate.jpg')).status, 201);
      t.equal((await upload(address, cookie, writePdf(), 'catalog.pdf', catalogUpload)).status, 201);
      t.match((await app.inject('/api/images')).json(), [{ name: 'gate.jpg' }]);
    },
  );
