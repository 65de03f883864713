import t from 'tap';
import { build, callAs, listen, signIn } from '../fixtures/app.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { upload } from '../fixtures/upload.ts';

t.test('the owner sees the live catalog, removes it, and restores it', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const owner = await signIn(app);
  const call = callAs(app, owner);
  const served = async () => (await app.inject({ url: '/2025%20LFC%20Catalog.pdf' })).statusCode;

  const empty = await call('GET', '/api/admin/catalog');
  t.equal(empty.json().catalog, undefined);
  t.equal((await call('DELETE', '/api/admin/catalog')).statusCode, 404);

  await upload(address, owner, writePdf(), 'any.pdf', { field: 'catalog', path: '/api/upload-catalog' });
  const live = (await call('GET', '/api/admin/catalog')).json();
  t.match(live, {
    name: '2025 LFC Catalog.pdf',
    viewerPath: '/homecenter-ihss-2025',
    catalog: { uploadedAt: /^\d{4}/ },
  });
  t.equal(await served(), 200);

  t.equal((await call('DELETE', '/api/admin/catalog')).json().catalog, undefined);
  t.equal(await served(), 404);

  t.equal((await call('POST', '/api/admin/catalog/restoration')).statusCode, 201);
  t.equal(await served(), 200);
  t.equal((await call('POST', '/api/admin/catalog/restoration')).statusCode, 404);
});
