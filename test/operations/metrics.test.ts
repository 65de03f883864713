import t from 'tap';
import { build, listen, postContact } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { startSite } from '../fixtures/site-process.ts';

const app = await build(t, { METRICS_PORT: '0', TRUST_PROXY: '127.0.0.1' });
const address = await listen(app);
const readMetrics = async () => {
  const answer = await fetch(app.metricsAddress ?? '');
  return { answer, text: await answer.text() };
};

t.test('without METRICS_PORT there are no metrics, on any address', async (t) => {
  const other = await build(t);

  t.equal((await other.inject('/metrics')).statusCode, 404);
  t.equal(other.metricsAddress, undefined);
});

t.test('metrics are served on METRICS_PORT only and contain no visitor data', async (t) => {
  const headers = { 'x-forwarded-for': '203.0.113.77' };
  for (const _time of [1, 2]) await postContact(app, undefined, { ...headers, 'idempotency-key': 'one' });
  await postContact(app, { name: '' }, headers);
  for (const path of ['', '', '', '/no-such-page-of-ann-carter?name=ann', '/servez'])
    await (await fetch(`${address}${path}`)).text();

  // The next pulse may happen during the request.
  const seenVersion = () => app.cluster.readState().siteVersion ?? app.site.current.version;
  const seenBefore = seenVersion();
  const { answer, text } = await readMetrics();

  t.equal((await fetch(`${address}/metrics`)).status, 404, 'beside the pages there are none');
  t.equal((await fetch(new URL('/', app.metricsAddress))).status, 404, 'and beside them no pages');
  t.equal(answer.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
  const numbers = {
    pages_total: 3,
    'leads_total{outcome="created"}': 1,
    'requests_total{route="/api/contact",status="201"}': 2,
    'requests_total{route="/api/contact",status="400"}': 1,
    'requests_total{route="/servez",status="200"}': 1,
    'requests_total{route="none",status="404"}': 1,
    post_seconds_count: 3,
    draining: 0,
    runner: 1,
    'outbox_messages{state="queued"}': 0,
  };
  for (const [name, value] of Object.entries(numbers)) t.equal(readNumber(text, name), value, name);
  const told = readNumber(text, 'site_version');
  t.ok(told === seenBefore || told === seenVersion(), `${told}`);
  t.notMatch(text, /203\.0\.113|127\.0\.0\.1|ann/i);
});

t.test('a port in use ends the start', async (t) => {
  const { port } = new URL(app.metricsAddress ?? '');
  const second = await build(t, { METRICS_PORT: port });

  await t.rejects(async () => second.ready(), { code: 'EADDRINUSE' });
});

t.test('database metrics are left out while the database doesn’t respond', async (t) => {
  app.drain.begin();
  await app.db.destroy();

  const { answer, text } = await readMetrics();

  t.equal(answer.status, 200);
  t.equal(readNumber(text, 'draining'), 1);
  t.equal(readNumber(text, 'outbox_oldest_seconds'), undefined);
});

t.test('the built site serves metrics and logs their address', async (t) => {
  const { lines } = await startSite(t, makeDirectory(t), { environment: { METRICS_PORT: '0' } });
  const line = lines.find((line) => line.includes('serving metrics')) ?? '{}';

  t.match(await (await fetch(JSON.parse(line).address)).text(), /^runner 1$/m);
});

function readNumber(text: string, name: string): number | undefined {
  const line = text.split('\n').find((line) => line.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}
