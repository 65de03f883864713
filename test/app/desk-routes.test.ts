import type { InjectOptions } from 'fastify';
import t from 'tap';
import { build, signIn, staffPassword } from '../fixtures/app.ts';
import { collectRoutes } from '../fixtures/routes.ts';

const routes = collectRoutes();
/** The addresses that need no session. */
const open = ['/api/admin/session', '/api/admin/login', '/api/admin/logout'];

t.test(
  'statement 23: no call of the admin answers a stranger or the staff, and none of them is kept by a browser',
  async (t) => {
    const app = await build(t);
    const staff = await signIn(app, staffPassword);

    const guarded = routes.filter(
      ({ url }) =>
        url.startsWith('/api/contact-submissions') ||
        url.startsWith('/admin/preview/') ||
        (url.startsWith('/api/admin/') && !open.includes(url)),
    );
    t.ok(guarded.length > 40, `${guarded.length} routes`);
    const answering: object[] = [];
    for (const { method, url } of guarded)
      for (const cookie of [undefined, staff, 'session=forged']) {
        const response = await app.inject({
          method,
          url: url.replace(/:\w+/g, '1'),
          headers: cookie ? { cookie } : {},
        } as InjectOptions);
        const { statusCode, headers } = response;
        if (statusCode !== 401 || !String(headers['cache-control']).includes('no-store'))
          answering.push({ method, url, cookie, statusCode, kept: headers['cache-control'] });
      }
    t.strictSame(answering, []);
  },
);

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
