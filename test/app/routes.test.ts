import { readFileSync } from 'node:fs';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import t from 'tap';
import { formerSectionPaths, isAdminSection } from '../../src/shared/admin/admin-sections.ts';
import { build, contactRequest, listen, postContact, signIn, staffPassword } from '../fixtures/app.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { sendRaw } from '../fixtures/socket.ts';

const collected = collectRoutes();
const app = await build(t);
const owner = await signIn(app);
const { id } = (await postContact(app)).json();
// Suites that share the process build apps of their own later.
const routes = [...collected];
const isReading = ({ method }: { method: string }) => ['GET', 'HEAD', 'OPTIONS'].includes(method);

/** Calls a route with the number of a lead for each of its parameters. */
const ask = (method: unknown, url: string, cookie?: string) =>
  app.inject({
    method,
    url: url.replace(/:\w+/g, String(id)),
    ...(cookie && { headers: { cookie } }),
  } as InjectOptions);

/** Something that is another one after each change. */
async function countChanges(): Promise<string> {
  if (onPostgres) return listRowVersions();
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(app.db);
  return String(rows[0]?.changes);
}

/** The transactions that have written the rows of each table. The lease, which the runner renews, and the counts of limits are left out. */
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

t.test('no admin call answers strangers or staff, and no browser stores its answer', async (t) => {
  const staff = await signIn(app, staffPassword);
  const open = ['/api/admin/session', '/api/admin/login', '/api/admin/logout'];
  const guarded = routes.filter(
    ({ url }) => /^\/(api\/(contact-submissions|admin\/)|admin\/preview\/)/.test(url) && !open.includes(url),
  );
  t.ok(guarded.length > 40, `${guarded.length} routes`);
  const answering: object[] = [];
  for (const { method, url } of guarded)
    for (const cookie of [undefined, staff, 'session=forged']) {
      const { statusCode, headers } = await ask(method, url, cookie);
      const kept = headers['cache-control'];
      if (statusCode !== 401 || !String(kept).includes('no-store'))
        answering.push({ method, url, cookie, statusCode, kept });
    }
  t.strictSame(answering, []);
});

t.test('SECURITY.md names exactly the calls that need no session', async (t) => {
  const [, table = ''] = /\| who \| may call \|\n(.*?)\n\n/s.exec(readFileSync('SECURITY.md', 'utf8')) ?? [];
  const rows = table.split('\n').filter((row) => /^\| anyone/.test(row));
  const named = rows.flatMap((row) => [...row.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, call]) => call));
  const isCall = (url: string) =>
    /^\/(api|calendar|estimate)\/|^\/(admin\.webmanifest|admin\/worker\.js|\w+z)$/.test(url);
  const open: string[] = [];
  for (const { method, url } of routes.filter(({ method, url }) => method !== 'HEAD' && isCall(url)))
    if ((await ask(method, url)).statusCode !== 401)
      open.push(`${method} ${url.replace(/:name.*/, '<token>.ics').replace(':token', '<token>')}`);

  t.strictSame([...new Set(open)].toSorted(), named.toSorted());
});

t.test('every section answers at its own address, and other paths below /admin don’t', async (t) => {
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

t.test('an unknown address below /api answers JSON, and any other a page', async (t) => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const call = await app.inject({ method, url: '/api/none' });
    t.strictSame([call.statusCode, call.json()], [404, { message: 'Not found' }], method);
  }
  const page = await app.inject('/none');
  t.match([page.statusCode, page.headers['content-type']], [404, 'text/html']);
});

t.test('a cookie makes no difference to a public call', async (t) => {
  const answer = await postContact(app, contactRequest, { cookie: 'session=damaged; __Host-session=damaged' });

  t.strictSame([answer.statusCode, answer.headers['set-cookie']], [201, undefined]);
});
