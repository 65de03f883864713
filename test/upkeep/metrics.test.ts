import t from 'tap';
import { build, listen, postContact } from '../fixtures/app.ts';
import { startSite } from '../fixtures/site-process.ts';

t.test('30: without METRICS_PORT there are no metrics, on any address', async (t) => {
  const app = await build(t);
  const address = await listen(app);

  t.equal(app.metricsAddress, undefined);
  t.equal((await fetch(`${address}/metrics`)).status, 404);
});

t.test(
  '30: with METRICS_PORT they stand on that port alone, and name no address and nothing that a visitor has typed',
  async (t) => {
    const app = await build(t, { METRICS_PORT: '0', TRUST_PROXY: '127.0.0.1' });
    const address = await listen(app);
    const visitor = '203.0.113.77';
    await postContact(app, undefined, { 'x-forwarded-for': visitor, 'idempotency-key': 'one' });
    await postContact(app, undefined, { 'x-forwarded-for': visitor, 'idempotency-key': 'one' });
    await postContact(app, { name: '' }, { 'x-forwarded-for': visitor });
    for (let visit = 0; visit < 3; visit += 1) await (await fetch(address)).text();
    await (await fetch(`${address}/no-such-page-of-ann-carter?name=ann`)).text();
    await fetch(`${address}/servez`);

    // The next pulse may come while they are asked for.
    const seenVersion = () => app.cluster.readState().siteVersion ?? app.site.current.version;
    const seenBefore = seenVersion();
    const answer = await fetch(app.metricsAddress ?? '');
    const text = await answer.text();

    t.equal((await fetch(`${address}/metrics`)).status, 404, 'beside the pages there are none');
    t.equal((await fetch(new URL('/', app.metricsAddress))).status, 404, 'and beside them no pages');
    t.equal(answer.headers.get('content-type'), 'text/plain; version=0.0.4; charset=utf-8');
    t.equal(readNumber(text, 'pages_total'), 3);
    t.equal(readNumber(text, 'leads_total{outcome="created"}'), 1);
    t.equal(readNumber(text, 'requests_total{route="/api/contact",status="201"}'), 2);
    t.equal(readNumber(text, 'requests_total{route="/api/contact",status="400"}'), 1);
    t.equal(readNumber(text, 'requests_total{route="/servez",status="200"}'), 1);
    t.equal(readNumber(text, 'requests_total{route="none",status="404"}'), 1);
    t.equal(readNumber(text, 'post_seconds_count'), 3);
    t.equal(readNumber(text, 'draining'), 0);
    t.equal(readNumber(text, 'runner'), 1);
    const told = readNumber(text, 'site_version');
    t.ok(told === seenBefore || told === seenVersion(), `${told}`);
    t.equal(readNumber(text, 'outbox_messages{state="queued"}'), 0);
    t.notMatch(text, /203\.0\.113|127\.0\.0\.1|ann/i);
  },
);

t.test('what the database would say is left out while it does not answer', async (t) => {
  const app = await build(t, { METRICS_PORT: '0' });
  await app.ready();
  app.drain.begin();
  await app.db.destroy();

  const answer = await fetch(app.metricsAddress ?? '');
  const text = await answer.text();

  t.equal(answer.status, 200);
  t.equal(readNumber(text, 'draining'), 1);
  t.equal(readNumber(text, 'outbox_oldest_seconds'), undefined);
});

t.test('a port that is taken ends the start', async (t) => {
  const first = await build(t, { METRICS_PORT: '0' });
  await first.ready();
  const { port } = new URL(first.metricsAddress ?? '');
  const second = await build(t, { METRICS_PORT: port, DATA_DIR: t.testdir({ second: {} }).concat('/second') });

  await t.rejects(async () => second.ready(), { code: 'EADDRINUSE' });
});

t.test('the built site serves them too, and says where', async (t) => {
  const { lines } = await startSite(t, t.testdir(), { environment: { METRICS_PORT: '0' } });
  const line = lines.find((line) => line.includes('metrics are served')) ?? '{}';

  t.match(await (await fetch(JSON.parse(line).address)).text(), /^runner 1$/m);
});

function readNumber(text: string, name: string): number | undefined {
  const line = text.split('\n').find((line) => line.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}
