import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import t from 'tap';
import { build, listen, postContact, signIn } from '../fixtures/app.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { collectRoutes } from '../fixtures/routes.ts';
import { sendRaw } from '../fixtures/socket.ts';

const routes = collectRoutes();
const app = await build(t);
const cookie = await signIn(app);
const { id } = (await postContact(app)).json();

/** Something that is another one after each change. */
async function countChanges(): Promise<string> {
  if (onPostgres) return listRowVersions();
  const { rows } = await sql<{ changes: number }>`select total_changes() as changes`.execute(app.db);
  return String(rows[0]?.changes);
}

/** Which transactions have written the rows of each table; but for the lease, which the runner renews by itself, and the counts of limits. */
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
  const readable = routes.filter(({ method }) => ['GET', 'HEAD', 'OPTIONS'].includes(method));
  const before = await countChanges();

  for (const { method, url } of readable)
    await app.inject({ method, url: url.replace(/:\w+/g, String(id)), headers: { cookie } } as InjectOptions);

  t.ok(readable.length > 40, `${readable.length} routes`);
  t.equal(await countChanges(), before);
});

t.test('what changes something is not reached by GET', async (t) => {
  const changing = new Set(
    routes.filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method)).map(({ url }) => url),
  );
  const both = new Set(routes.filter(({ method }) => method === 'GET').map(({ url }) => url));

  for (const url of [...changing].filter((url) => !both.has(url) && !url.includes('*'))) {
    const query = 'password=x&name=Ann&status=won&currentPassword=x&newPassword=long+enough+1';
    const { statusCode } = await app.inject({
      url: `${url.replace(/:\w+/g, String(id))}?${query}`,
      headers: { cookie },
    });
    t.equal(statusCode, 404, url);
  }
  t.ok(changing.size > 20, `${changing.size} addresses`);
});

t.test('TRACE is not answered with what was asked', async (t) => {
  const address = await listen(app);

  const answer = await sendRaw(
    address,
    'TRACE / HTTP/1.1\r\nHost: x\r\nCookie: session=secret\r\nConnection: close\r\n\r\n',
  );

  t.match(answer, /^HTTP\/1\.1 4\d\d /);
  t.notMatch(answer, /TRACE|secret/);
});
