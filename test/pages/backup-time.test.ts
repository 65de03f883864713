import t from 'tap';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';

const bucket = {
  version: 0,
  endpoint: 'https://s3.example.com',
  bucket: 'my-backups',
  folder: '',
  region: '',
  accessKeyId: 'a key',
  secret: 'a secret',
};

t.test('the privacy policy says how long backups are kept, as the settings have it', async (t) => {
  const app = await build(t);
  const { call, open, publish } = await contentCalls(app);
  const { draftVersion } = await open('privacy-policy');
  await publish('privacy-policy', draftVersion);
  const read = async () => (await app.inject('/privacy-policy')).body;

  t.match(await read(), /usually within five weeks\./);
  t.equal((await call('PUT', '/api/admin/copies/bucket', bucket)).statusCode, 200);
  t.match(await read(), /usually within thirteen months\./);
  await call('DELETE', '/api/admin/copies/bucket', { version: 1 });
  t.match(await read(), /usually within five weeks\./);

  const fixed = await build(t, {
    BACKUP_REMOTE: 's3://my-backups',
    AWS_ACCESS_KEY_ID: 'a key',
    AWS_SECRET_ACCESS_KEY: 'a secret',
  });
  t.equal(fixed.site.current.documents.backupsKept, 'thirteen months');
});
