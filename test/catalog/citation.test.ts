import t from 'tap';
import { deleteOldVersions } from '../../src/catalog/store.ts';
import { build, callAs, configOf, contactRequest, listen, postContact, signIn } from '../fixtures/app.ts';
import { writeCatalogPdf } from '../fixtures/catalog-pdf.ts';
import { listSiteFolders } from '../fixtures/site-files.ts';
import { upload } from '../fixtures/upload.ts';

const asCatalog = { field: 'catalog', path: '/api/upload-catalog', type: 'application/pdf' };
const dayMs = 24 * 3600_000;

t.test('a lead cites the catalog page that it was sent from', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const cookie = await signIn(app);
  const call = callAs(app, cookie);
  const readPage = async (url: string) => (await app.inject({ url })).body;
  const listVersions = () => listSiteFolders(configOf(app), 'catalog/versions');
  await upload(address, cookie, await writeCatalogPdf(3), 'a.pdf', asCatalog);
  const [version = ''] = await listVersions();
  const next = await writeCatalogPdf(2);

  await t.test('a citation starts with a home page that names the catalog page in its form', async (t) => {
    const plain = await readPage('/');
    const response = await app.inject({ url: '/?catalog-page=2' });

    t.equal(response.statusCode, 200);
    t.match(response.body, 'About catalog page 2');
    t.match(response.body, '<input type="hidden" name="catalogPage" value="2"/>');
    t.match(response.body, `<input type="hidden" name="catalogVersion" value="${version}"/>`);
    t.match(response.body, '<link rel="canonical" href="https://longleaffence.example/"/>');
    t.equal(await readPage('/'), plain);
    t.notMatch(plain, 'catalogPage');
    for (const query of ['4', '0', '-1', '1.5', '02', '', 'x', '12&catalog-page=13', '%00'])
      t.equal(await readPage(`/?catalog-page=${query}`), plain, `no page ${query}`);
  });

  await t.test('a citation stays when the form is shown again without JavaScript', async (t) => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({
        ...contactRequest,
        name: 'A',
        catalogPage: '2',
        catalogVersion: version,
      }).toString(),
    });

    t.equal(response.statusCode, 400);
    t.match(response.body, 'About catalog page 2');
    t.match(response.body, `<input type="hidden" name="catalogVersion" value="${version}"/>`);
  });

  await t.test('a citation sends page and version in either kind of post', async (t) => {
    const plain = await app.inject({
      method: 'POST',
      url: '/api/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({ ...contactRequest, catalogPage: '2', catalogVersion: version }).toString(),
    });
    const json = await postContact(app, { ...contactRequest, catalogPage: 3, catalogVersion: version });

    t.equal(plain.statusCode, 303);
    t.equal(json.statusCode, 201);
    const leads = (await call('GET', '/api/contact-submissions')).json();
    t.match(leads, [
      { catalogPage: '3', catalogVersion: version },
      { catalogPage: '2', catalogVersion: version },
    ]);
    t.match((await call('GET', `/api/admin/leads/${leads[1].id}`)).json().submission, {
      catalogPage: '2',
      catalogVersion: version,
    });
    t.match(
      (await call('GET', '/api/admin/leads.csv')).body,
      new RegExp(`Catalog Page,Catalog Version[\\s\\S]*,2,${version}`),
    );
  });

  await t.test('a citation of an unknown page is not refused', async (t) => {
    const response = await postContact(app, {
      ...contactRequest,
      message: 'A page that is none',
      catalogPage: '../1',
      catalogVersion: 'x',
    });

    t.equal(response.statusCode, 201);
    const [lead] = (await call('GET', '/api/contact-submissions')).json();
    t.notOk('catalogPage' in lead || 'catalogVersion' in lead);
    t.match((await postContact(app, { ...contactRequest, catalogPage: {} })).json(), {
      fields: { catalogPage: ['Catalog page must be a number.'] },
    });
  });

  await t.test('only the owner sees the cited page after a new catalog', async (t) => {
    await upload(address, cookie, next, 'b.pdf', asCatalog);
    const picture = `/api/admin/catalog/versions/${version}/pages/2`;

    const shown = await call('GET', `${picture}?w=1600`);
    t.equal(shown.statusCode, 200);
    t.equal(shown.headers['content-type'], 'image/webp');
    t.equal(shown.headers['cache-control'], 'no-store');
    t.ok(shown.rawPayload.length > (await call('GET', `${picture}?w=800`)).rawPayload.length);
    t.equal((await app.inject({ url: picture })).statusCode, 401);
    t.equal((await app.inject({ url: `/catalog-pages/${version}/2-800.webp` })).statusCode, 404);
    for (const path of [
      `/api/admin/catalog/versions/${version}/pages/4`,
      '/api/admin/catalog/versions/..%2f/pages/1',
      `/api/admin/catalog/versions/${'0'.repeat(16)}/pages/1`,
    ])
      t.equal((await call('GET', path)).statusCode, 404, path);
  });

  await t.test('a cited version is kept while five newer ones exist and is deleted with its lead', async (t) => {
    const sweep = async () => (await deleteOldVersions(app.db, [live])).sort();
    const [live = ''] = (await listVersions()).filter((name) => name !== version);
    t.same(await sweep(), [version, live].sort(), 'one of the newest five');
    const newer = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(16));
    for (const [index, name] of newer.entries())
      await app.db
        .insertInto('catalogVersions')
        .values({ version: name, createdAt: new Date(Date.now() + (index + 1) * dayMs).toISOString() })
        .execute();

    t.same(await sweep(), [...newer, version, live].sort(), 'cited');
    const ids = (await call('GET', '/api/contact-submissions')).json().map(({ id }: { id: number }) => id);
    await call('DELETE', '/api/admin/leads', { ids });
    t.same(await sweep(), [...newer, live].sort());

    await upload(address, cookie, next, 'b.pdf', asCatalog);
    await app.jobs.runDue();
    t.notOk((await listVersions()).includes(version), 'its pictures go with it');
  });
});
