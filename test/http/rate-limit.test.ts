import t from 'tap';
import { addressOf, limits, MemoryRateLimitStore } from '../../src/http/rate-limit.ts';
import { build, contactRequest } from '../fixtures/app.ts';

const app = await build(t, { TRUST_PROXY: '10.0.0.0/8' });
const proxy = '10.0.0.2';

/** Posts a contact request that comes from an address, which may be a proxy's. */
const post = (remoteAddress: string, forwarded?: string, change: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...contactRequest, ...change },
    remoteAddress,
    ...(forwarded && { headers: { 'x-forwarded-for': forwarded } }),
  });

/** Uses up an address's limit until this many uses are left. */
async function leave(address: string, left: number): Promise<void> {
  const { max, timeWindow } = limits.form;
  for (let used = 0; used < max - left; used += 1) await app.rateLimitCounts.count(`form:${address}`, timeWindow);
}

t.test('an IPv4 address counts alone and an IPv6 address with its /64, in any spelling', async (t) => {
  const key = (ip: string) => addressOf({ ip });
  const household = '2001:db8:1:2::1';
  for (const [one, other] of [
    ['203.0.113.7', '::ffff:203.0.113.7'],
    ...['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::ffff', '2001:DB8:1:2:ffff:ffff:ffff:ffff'].map(
      (address) => [household, address] as const,
    ),
    ['::1', '0:0:0:0:0:0:0:1'],
    ['fe80::1%eth0', 'fe80::2'],
  ] as const)
    t.equal(key(one), key(other), `${one} is ${other}`);
  const neighbors = [household, '2001:db8:1:3::1', '2001:db8:2::1', '::1', '203.0.113.7', '203.0.113.8'].map(key);
  t.equal(new Set(neighbors).size, neighbors.length, neighbors.join());
});

t.test('a forged X-Forwarded-For neither evades a limit nor uses up another one', async (t) => {
  await leave('198.51.100.1', 1);

  t.equal((await post('198.51.100.1', '192.0.2.1')).statusCode, 201);
  t.equal((await post('198.51.100.1', '192.0.2.99')).statusCode, 429, 'a new forged address');
  await leave('192.0.2.1', 1);
  t.equal((await post('192.0.2.1', '198.51.100.1')).statusCode, 201, 'the one whose address was forged');
});

t.test('behind trusted proxies, the visitor is the last address that isn’t a proxy', async (t) => {
  await leave('198.51.100.2', 1);

  t.equal((await post(proxy, '192.0.2.7, 198.51.100.2')).statusCode, 201);
  t.equal((await post(proxy, '192.0.2.99, 198.51.100.2')).statusCode, 429, 'the visitor forges the first part');
  t.equal((await post(proxy, '198.51.100.3')).statusCode, 201, 'the next visitor');
  t.ok((await post(proxy, 'nonsense')).statusCode < 500);
});

t.test('wrong passwords from one address are counted together, whatever its port', async (t) => {
  const ports = Array.from({ length: 8 }, (_, index) => 50_000 + index);
  const answers = await Promise.all(
    ports.map((port) =>
      app.inject({
        method: 'POST',
        url: '/api/admin/login',
        payload: { password: 'wrong password' },
        remoteAddress: proxy,
        headers: { 'x-forwarded-for': `203.0.113.77:${port}` },
      }),
    ),
  );

  t.strictSame(answers.map(({ statusCode }) => statusCode).sort(), [401, 401, 401, 401, 401, 429, 429, 429]);
});

t.test('pages are never limited', async (t) => {
  const most = Math.max(...Object.values(limits).map(({ max }) => max));
  const statuses = new Set<number>();
  for (let read = 0; read <= most; read += 1) statuses.add((await app.inject('/gallery')).statusCode);

  t.strictSame([...statuses], [200]);
});

t.test('a refunded use doesn’t count, and a window ends automatically', async (t) => {
  const clock = { now: 0 };
  const store = new MemoryRateLimitStore({ now: () => clock.now });

  t.strictSame(store.count('form:a', 1000), { current: 1, ttl: 1000 });
  clock.now = 400;
  t.strictSame(store.count('form:a', 1000), { current: 2, ttl: 600 });
  store.refund('form:a');
  t.strictSame(store.find('form:a'), { current: 1, ttl: 600 });
  t.strictSame(store.find('login:a'), { current: 0, ttl: 0 }, 'the same address under another limit');
  clock.now = 1000;
  t.strictSame(store.find('form:a'), { current: 0, ttl: 0 });
  store.delete();
  t.equal(store.size, 0, 'no address is kept when its window has ended');
});

t.test('a botnet that fills the store only pushes out the oldest windows', async (t) => {
  const store = new MemoryRateLimitStore({ limit: 3 });

  for (const address of ['a', 'b', 'a', 'c', 'd']) store.count(`form:${address}`, 1000);

  t.equal(store.size, 3);
  t.strictSame([store.find('form:a').current, store.find('form:d').current], [0, 1]);
});

t.test('a limit counts before the work, refunds, and says when to try again', async (t) => {
  const address = '198.51.100.9';
  await leave(address, 2);
  const postInvalid = () => post(address, undefined, { name: '' });
  await postInvalid();

  const answers = await Promise.all(Array.from({ length: 4 }, () => post(address)));

  const statuses = answers.map(({ statusCode }) => statusCode).sort();
  t.strictSame(statuses, [201, 201, 429, 429], 'sent at once, they do not pass together');
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  const seconds = Number(refused?.headers['retry-after']);
  t.ok(seconds > 590 && seconds <= 600, `${seconds} s`);
  t.match(refused?.json(), { message: 'Too many requests. Please try again in 10 minutes.' });
  t.equal((await postInvalid()).statusCode, 400, 'a body that breaks a rule is told so, and counts toward nothing');
});
