import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';

const asked: string[] = [];
const statuses = new Map([['/lender', 200]]);
const website = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(statuses.get(request.url ?? '') ?? 404).end();
});
website.listen(0, '127.0.0.1');
await once(website, 'listening');
t.teardown(() => website.close());
const address = `http://127.0.0.1:${(website.address() as AddressInfo).port}`;
const clock = { now: Date.parse('2026-11-22T12:00:00Z') };
const monthMs = 30 * 24 * 3600_000;

t.test('the words of a new site link to no other website, so that nothing is asked', async (t) => {
  const app = await build(t);
  const { call } = await contentCalls(app);

  t.equal((await call('GET', '/api/admin/links')).json(), null, 'not checked yet');
  t.strictSame((await call('POST', '/api/admin/links')).json(), []);
  t.match((await call('GET', '/api/admin/links')).json(), { checkedAt: String, links: [] });
});

t.test(
  'each outside link of the live words is asked once and answers with its place, and the result is kept',
  async (t) => {
    const app = await build(t, { WEBHOOK_PRIVATE: 'true' }, { now: () => clock.now });
    const { call, change, open, saveProfile } = await contentCalls(app);
    const services = [
      { name: 'Wood', target: `${address}/lender` },
      { name: 'Vinyl', target: '/gallery' },
    ];
    await change('frame', { services });
    await saveProfile({ financingUrl: `${address}/lender`, privacyUrl: `${address}/nowhere` });
    await change('bar', { text: 'Look here', target: 'https://127.0.0.1:1/closed' });
    const { words, draftVersion } = await open('financing');
    await call('PUT', '/api/admin/content/financing/draft', { words: { ...words, title: 'x' }, version: draftVersion });

    const links = (await call('POST', '/api/admin/links')).json();

    t.match(links, [
      { document: 'frame', path: 'services.0.target', address: `${address}/lender`, status: 200 },
      { document: 'bar', name: 'Announcement', path: 'target', address: 'https://127.0.0.1:1/closed', status: 0 },
      { document: 'profile', path: 'financingUrl', address: `${address}/lender`, status: 200 },
      { document: 'profile', path: 'privacyUrl', address: `${address}/nowhere`, status: 404 },
    ]);
    t.equal(links.length, 4);
    t.strictSame(asked.sort(), ['/lender', '/nowhere']);
    t.strictSame((await call('GET', '/api/admin/links')).json(), {
      checkedAt: new Date(clock.now).toISOString(),
      links,
    });

    await app.jobs.runDue();
    asked.length = 0;
    clock.now += monthMs - 1;
    await app.jobs.runDue();
    t.strictSame(asked, [], 'not before a month has passed');
    clock.now += 1;
    await app.jobs.runDue();
    t.strictSame(asked.sort(), ['/lender', '/nowhere'], 'then by itself');
  },
);

t.test('a link of the words reaches nothing in this network', async (t) => {
  asked.length = 0;
  const app = await build(t);
  const { call, saveProfile } = await contentCalls(app);
  await saveProfile({ financingUrl: `${address}/lender` });

  t.match((await call('POST', '/api/admin/links')).json(), [{ status: 0, problem: /private network/ }]);
  t.strictSame(asked, []);
});
