import t from 'tap';
import { build, callAs, signIn, staffPassword } from '../../../fixtures/app.ts';

const calls: [method: 'GET' | 'PATCH' | 'POST' | 'PUT' | 'DELETE', url: string][] = [
  ['GET', '/api/contact-submissions'],
  ['GET', '/api/admin/leads/1'],
  ['PATCH', '/api/admin/leads/1'],
  ['POST', '/api/admin/leads/1/notes'],
  ['POST', '/api/admin/leads/1/contacts'],
  ['DELETE', '/api/admin/leads'],
  ['GET', '/api/admin/leads.csv'],
  ['GET', '/api/admin/report'],
  ['GET', '/api/admin/images'],
  ['PATCH', '/api/admin/images/1'],
  ['PUT', '/api/admin/images/order'],
  ['PUT', '/api/admin/images/1/file'],
  ['DELETE', '/api/admin/images/1'],
  ['POST', '/api/admin/images/1/restoration'],
  ['GET', '/api/admin/profile'],
  ['PUT', '/api/admin/profile'],
  ['GET', '/api/admin/catalog'],
  ['DELETE', '/api/admin/catalog'],
  ['POST', '/api/admin/catalog/restoration'],
  ['GET', '/api/admin/passwords'],
  ['PUT', '/api/admin/passwords/admin'],
  ['GET', '/api/admin/sessions'],
  ['DELETE', '/api/admin/sessions'],
  ['GET', '/api/admin/alarms'],
];

t.test('no call of the admin answers a stranger or the staff, and none of them is kept by a browser', async (t) => {
  const app = await build(t);
  const staff = await signIn(app, staffPassword);

  for (const [method, url] of calls)
    for (const cookie of [undefined, staff, 'session=forged']) {
      const response = await callAs(app, cookie)(method, url, method === 'GET' ? undefined : {});
      t.equal(response.statusCode, 401, `${method} ${url}`);
      t.match(response.headers['cache-control'], 'no-store');
    }
});

t.test('every section answers at its own address, unlisted, and others below /admin do not', async (t) => {
  const app = await build(t);

  for (const url of ['/admin', '/admin/reports', '/admin/pictures', '/admin/profile', '/admin/leads/17']) {
    const response = await app.inject({ url });
    t.equal(response.statusCode, 200, url);
    t.match(response.body, /name="robots" content="noindex, nofollow"/);
    t.match(response.headers['x-robots-tag'], 'noindex');
    t.match(response.headers['cache-control'], 'no-store');
  }
  for (const url of ['/admin/leads', '/admin/leads/0', '/admin/leads/x', '/admin/leads/1/2', '/admin/nothing'])
    t.equal((await app.inject({ url })).statusCode, 404, url);
  t.match((await app.inject({ url: '/admin' })).body, /<title>Admin - Longleaf Fence Company<\/title>/);
  t.notMatch((await app.inject({ url: '/sitemap.xml' })).body, /admin/);
});
