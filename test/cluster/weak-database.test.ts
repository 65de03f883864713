import t from 'tap';
import { loadConfig } from '../../src/config.ts';
import { adminPassword, contactRequest, start } from '../fixtures/app.ts';
import { openWay } from '../fixtures/database-way.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { captureLog } from '../fixtures/log.ts';
import { runAsOperator, takeDatabase } from '../fixtures/postgres.ts';

const url = await takeDatabase(t);
const way = await openWay(new URL(url));
t.teardown(way.close);
const { logger, lines } = captureLog();
const app = await start(
  t,
  loadConfig({ DATA_DIR: makeDirectory(t), DATABASE_URL: way.url, DATABASE_POOL: '2', ADMIN_PASSWORD: adminPassword }),
  { logger },
);
await app.ready();

/** Posts as a visitor with a separate address. */
function post(visitor: number) {
  return app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...contactRequest, email: `visitor-${visitor}@example.com` },
    remoteAddress: `198.51.100.${visitor}`,
  });
}

t.test('each of 200 posts over two connections is stored or refused', async (t) => {
  const ages: number[] = [];
  const watching = setInterval(() => ages.push(app.cluster.readState().pulseAgeMs), 100);

  const answers = await Promise.all(Array.from({ length: 200 }, (_none, visitor) => post(visitor)));

  clearInterval(watching);
  const stored = answers.filter(({ statusCode }) => statusCode === 201);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  t.equal(stored.length + refused.length, 200);
  t.equal((await runAsOperator(url, 'select id from submissions')).length, stored.length);
  t.ok(Math.max(0, ...ages) < 2000, `${Math.max(0, ...ages)} ms without an answer`);
});

t.test('no visitor’s address is in the database or the log', async (t) => {
  const tables = await runAsOperator<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) {
    const [row] = await runAsOperator<{ found: string }>(
      url,
      `select count(*) as found from "${name}" as row where row::text like '%198.51.100.%'`,
    );
    t.equal(row?.found, '0', name);
  }
  t.ok(tables.length > 20);
  t.ok(lines.length > 200);
  t.notMatch(JSON.stringify(lines), '198.51.100.');
});

t.test('a hanging database allows pages, and posts are refused with the phone number', async (t) => {
  await app.inject('/');
  way.freeze();
  const answer = post(1);
  const pages = await Promise.all(Array.from({ length: 50 }, () => app.inject('/')));
  t.ok(pages.every(({ statusCode }) => statusCode === 200));
  t.equal((await app.inject('/servez')).statusCode, 200);

  const refused = await answer;
  t.equal(refused.statusCode, 503);
  t.match(refused.json().message, app.site.current.profile.phone);
  t.notMatch(refused.body, /insert|select|127\.0\.0\.1|PG_/i, 'and shows no SQL, host or value');
  t.equal((await app.inject('/')).statusCode, 200);

  way.thaw();
  let status = 0;
  while (status !== 201) status = (await post(2)).statusCode;
  t.pass('the next posts are stored');
});
