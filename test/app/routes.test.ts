import { readFileSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import Fastify from 'fastify';
import { sql } from 'kysely';
import t from 'tap';
import { roleGuard } from '../../src/accounts/index.ts';
import { formerSectionPaths, isAdminSection } from '../../src/shared/admin/admin-sections.ts';
import { includesRole, type Role } from '../../src/shared/admin/roles.ts';
import { build, contactRequest, listen, postContact, signIn, signInAs } from '../fixtures/app.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { sendRaw } from '../fixtures/socket.ts';

const collected = collectRoutes();
const app = await build(t);
const owner = await signIn(app);
const { id } = (await postContact(app)).json();
// Copied, because suites that share the process build more apps later.
const routes = [...collected];
const isReading = ({ method }: { method: string }) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Calls a route with a lead's number for each of its parameters. */
const ask = (method: unknown, url: string, cookie?: string) =>
  app.inject({
    method,
    url: url.replace(/:\w+/g, String(id)),
    ...(cookie && { headers: { cookie } }),
  } as InjectOptions);

/** Returns a value that differs after each change of the database. */
async function countChanges(): Promise<string> {
  if (onPostgres) return listRowVersions();
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(app.db);
  return String(rows[0]?.changes);
}

/** Reads which transactions have written the rows of each table, except the lease, which the runner renews, and the counts of limits. */
async function listRowVersions(): Promise<string> {
  const tables = (await app.db.introspection.getTables()).filter(({ name }) => name !== 'leases' && name !== 'limits');
  const counts = await Promise.all(
    tables.map(({ name }) =>
      sql<{ rows: number; writers: string }>`
        select count(*) as "rows", sum(xmin::text::bigint) as "writers" from ${sql.table(name)}`.execute(app.db),
    ),
  );
  return JSON.stringify(counts.map(({ rows }) => rows));
}

t.test('reading changes nothing, for every role and address', async (t) => {
  const readable = routes.filter(isReading);
  const before = await countChanges();

  for (const { method, url } of readable) await ask(method, url, owner);

  t.ok(readable.length > 40, `${readable.length} routes`);
  t.equal(await countChanges(), before);
});

t.test('no GET request reaches a route that changes data', async (t) => {
  const read = new Set(routes.filter(isReading).map(({ url }) => url));
  const changing = new Set(routes.filter((route) => !isReading(route)).map(({ url }) => url));
  const query = 'password=x&name=Ann&status=won&currentPassword=x&newPassword=long+enough+1';

  for (const url of [...changing].filter((url) => !read.has(url) && !url.includes('*')))
    t.equal((await ask('GET', `${url}?${query}`, owner)).statusCode, 404, url);
  t.ok(changing.size > 20, `${changing.size} addresses`);
});

t.test('TRACE doesn’t echo the request', async (t) => {
  const request = 'TRACE / HTTP/1.1\r\nHost: x\r\nCookie: session=secret\r\nConnection: close\r\n\r\n';
  const answer = await sendRaw(await listen(app), request);

  t.match(answer, /^HTTP\/1\.1 4\d\d /);
  t.notMatch(answer, /TRACE|secret/);
});

/** The routes for signed-in people. */
const guarded = routes.filter(({ role }) => role !== undefined && role !== 'anyone');

t.test('every admin route declares its lowest role', async (t) => {
  const ofAdmin = routes.filter(({ url }) =>
    /^\/(api\/(contact-submissions|upload|catalog-progress|admin\/)|admin\/preview\/)/.test(url),
  );

  t.ok(ofAdmin.length > 100, `${ofAdmin.length} routes`);
  t.strictSame(
    ofAdmin.filter(({ role }) => role === undefined),
    [],
  );
  const open = ofAdmin.filter(({ role, method }) => role === 'anyone' && method !== 'HEAD').map(({ url }) => url);
  t.strictSame(open, [
    '/api/admin/session',
    '/api/admin/login',
    '/api/admin/logout',
    '/api/admin/passkeys/authentication/options',
    '/api/admin/passkeys/authentication/verify',
  ]);
});

t.test('the app doesn’t start with an admin route that has no role', async (t) => {
  const bare = Fastify();
  await bare.register(roleGuard);
  t.throws(
    () => bare.get('/api/admin/nothing', async () => ''),
    /GET \/api\/admin\/nothing must declare its lowest role/,
  );
  t.throws(() => bare.get('/elsewhere', { role: 'crew' }, async () => ''), /outside of the session/);
  await bare.close();
});

t.test('each route accepts only roles that include its own, and nothing is cached', async (t) => {
  const sessions = {
    owner: await signInAs(app, 'owner'),
    office: await signInAs(app, 'office'),
    crew: await signInAs(app, 'crew'),
  };
  const removed = await signInAs(app, 'owner', 'removed@example.com');
  const before = await signInAs(app, 'office', 'before@example.com');
  await app.db.deleteFrom('people').where('email', '=', 'removed@example.com').execute();
  await app.db
    .updateTable('people')
    .set(({ eb }) => ({ sessionNumber: eb('sessionNumber', '+', 1) }))
    .where('email', '=', 'before@example.com')
    .execute();
  const wrong: object[] = [];
  const check = async (who: string, cookie: string | undefined, isRight: (status: number, lowest: Role) => boolean) => {
    for (const { method, url, role } of guarded) {
      const { statusCode, headers } = await ask(method, url, cookie);
      const stored = !String(headers['cache-control']).includes('no-store');
      if (stored || !isRight(statusCode, role as Role)) wrong.push({ who, method, url, role, statusCode, stored });
    }
  };

  await check('no session', undefined, (status) => status === 401);
  await check('a forged session', 'session=forged', (status) => status === 401);
  await check('a removed person', removed, (status) => status === 401);
  await check('an ended session', before, (status) => status === 401);
  for (const role of ['crew', 'office'] as const)
    await check(role, sessions[role], (status, lowest) => includesRole(role, lowest) || status === 403);
  t.strictSame(wrong, []);
  t.ok(guarded.length > 100, `${guarded.length} routes`);
});

/** Returns the part of the site that a route belongs to, such as `copies`. */
const areaOf = ({ url }: { url: string }) => url.replace(/^\/(api\/)?(admin\/)?/, '').split('/')[0] ?? '';
const areasOf = (lowest: Role) => [...new Set(guarded.filter(({ role }) => role === lowest).map(areaOf))].sort();

t.test('only these parts of the admin belong to the owner or the crew', async (t) => {
  t.strictSame(areasOf('owner'), [
    'backups',
    'changes',
    'content-file',
    'copies',
    'delivery',
    'domain',
    'mail',
    'people',
    'prices',
    'release',
    'set-up',
    'settings',
    'site-check',
  ]);
  t.strictSame(areasOf('crew'), [
    'catalog-progress',
    'passkeys',
    'password',
    'second-factor',
    'sessions',
    'today',
    'upload',
    'upload-catalog',
  ]);
  const others = new Set([...areasOf('owner'), ...areasOf('crew')]);
  t.strictSame(
    areasOf('office').filter((area) => others.has(area)),
    [],
  );
});

t.test('each role can use the routes that it is allowed to use', async (t) => {
  const refused: object[] = [];
  for (const role of ['crew', 'office', 'owner'] as const) {
    const cookie = await signInAs(app, role);
    for (const { method, url, role: lowest } of guarded.filter(isReading))
      if (includesRole(role, lowest as Role)) {
        const { statusCode } = await ask(method, url, cookie);
        if (statusCode === 401 || statusCode === 403) refused.push({ role, method, url, statusCode });
      }
  }
  t.strictSame(refused, []);
});

t.test('SECURITY.md names exactly the calls that need no session', async (t) => {
  const [, table = ''] = /\| who \| may call \|\n(.*?)\n\n/s.exec(readFileSync('SECURITY.md', 'utf8')) ?? [];
  const rows = table.split('\n').filter((row) => /^\| anyone/.test(row));
  const named = rows.flatMap((row) => [...row.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, call]) => call));
  const isCall = (url: string) =>
    /^\/(api|calendar|estimate|admin\/welcome)\/|^\/(admin\.webmanifest|admin\/worker\.js|\w+z)$/.test(url);
  const open: string[] = [];
  for (const { method, url } of routes.filter(({ method, url }) => method !== 'HEAD' && isCall(url)))
    if ((await ask(method, url)).statusCode !== 401)
      open.push(`${method} ${url.replace(/:name.*/, '<token>.ics').replace(':token', '<token>')}`);

  t.strictSame([...new Set(open)].toSorted(), named.toSorted());
});

t.test('every section has its own address, and other paths below /admin return 404', async (t) => {
  for (const url of ['/admin', '/admin/reports', '/admin/pictures', '/admin/profile', '/admin/leads/17']) {
    const { statusCode, headers, body } = await app.inject(url);
    t.match([statusCode, headers['x-robots-tag'], headers['cache-control']], [200, 'noindex', 'no-store'], url);
    t.match(
      body,
      /<title>Admin - Longleaf Fence Company<\/title>[\s\S]*name="robots" content="noindex, nofollow"/,
      url,
    );
  }
  for (const url of ['/admin/leads', '/admin/leads/0', '/admin/leads/x', '/admin/leads/1/2', '/admin/nothing'])
    t.equal((await app.inject(url)).statusCode, 404, url);
  t.notMatch((await app.inject('/sitemap.xml')).body, /admin/);
});

t.test('addresses of former sections redirect permanently to the current section', async (t) => {
  for (const [path, next] of Object.entries(formerSectionPaths)) {
    t.ok(isAdminSection(next), next);
    for (const url of [path, `${path}?from=mail`])
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await app.inject({ method, url });
        t.strictSame([statusCode, headers.location], [308, next], `${method} ${url}`);
      }
  }
});

t.test('an unknown address below /api returns JSON, and any other returns a page', async (t) => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const call = await app.inject({ method, url: '/api/none' });
    t.strictSame([call.statusCode, call.json()], [404, { message: 'Not found' }], method);
  }
  const page = await app.inject('/none');
  t.match([page.statusCode, page.headers['content-type']], [404, 'text/html']);
});

t.test('a cookie doesn’t change the response of a public route', async (t) => {
  const answer = await postContact(app, contactRequest, { cookie: 'session=damaged; __Host-session=damaged' });

  t.strictSame([answer.statusCode, answer.headers['set-cookie']], [201, undefined]);
});
