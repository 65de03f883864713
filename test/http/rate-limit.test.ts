import t from 'tap';
import { addressOf, MemoryRateLimitStore } from '../../src/http/rate-limit.ts';
import { build, contactRequest } from '../fixtures/app.ts';

const key = (ip: string) => addressOf({ ip });

t.test('an IPv4 address counts by itself, however it is written', async (t) => {
  t.equal(key('203.0.113.7'), '203.0.113.7');
  t.equal(key('::ffff:203.0.113.7'), '203.0.113.7');
  t.not(key('203.0.113.8'), key('203.0.113.7'));
});

t.test('a whole IPv6 /64 counts as one address, and its neighbor as another', async (t) => {
  const household = key('2001:db8:1:2::1');

  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::ffff', '2001:DB8:1:2:ffff:ffff:ffff:ffff'])
    t.equal(key(address), household, address);
  for (const address of ['2001:db8:1:3::1', '2001:db8:2::1', '::1']) t.not(key(address), household, address);
  t.equal(key('::1'), key('0:0:0:0:0:0:0:1'));
  t.equal(key('fe80::1%eth0'), key('fe80::2'));
});

t.test('a forged X-Forwarded-For neither evades a limit nor uses up that of another', async (t) => {
  const app = await build(t);
  const post = (forwarded: string, remoteAddress = '198.51.100.1') =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: contactRequest,
      headers: { 'x-forwarded-for': forwarded },
      remoteAddress,
    });

  for (let sent = 0; sent < 20; sent += 1) t.equal((await post(`192.0.2.${sent}`)).statusCode, 201);

  t.equal((await post('192.0.2.99')).statusCode, 429, 'a new forged address');
  t.equal((await post('198.51.100.1', '192.0.2.1')).statusCode, 201, 'the one whose address was forged');
});

t.test(
  'behind a trusted proxy the visitor is the last address that the proxy did not get from another one',
  async (t) => {
    const app = await build(t, { TRUST_PROXY: '10.0.0.0/8' });
    const post = (forwarded: string) =>
      app.inject({
        method: 'POST',
        url: '/api/contact',
        payload: contactRequest,
        headers: { 'x-forwarded-for': forwarded },
        remoteAddress: '10.0.0.2',
      });

    for (let sent = 0; sent < 20; sent += 1)
      t.equal((await post(`192.0.2.${sent}, 198.51.100.1`)).statusCode, 201, 'the visitor forges the first part');

    t.equal((await post('192.0.2.99, 198.51.100.1')).statusCode, 429);
    t.equal((await post('198.51.100.2')).statusCode, 201, 'the next visitor');
    t.ok((await post('nonsense')).statusCode < 500);
  },
);

const visitors: [writings: string[], name: string][] = [
  [
    [
      '203.0.113.77',
      '203.0.113.77:50001',
      '"203.0.113.77:50002"',
      "'203.0.113.77'",
      '203.0.113.77:',
      ' ,203.0.113.77,, ',
    ],
    'an address with ports and quotes',
  ],
  [['[203.0.113.78]:1', '::ffff:203.0.113.78', '[::ffff:203.0.113.78]:443', '::FFFF:cb00:714e'], 'a mapped address'],
  [
    [
      '2001:db8::7',
      '[2001:db8::7]',
      '[2001:db8::8]:1',
      '"[2001:db8:0:0::9]:65535"',
      '2001:DB8::7:50001',
      '2001:db8::a%eth0',
    ],
    'an IPv6 network',
  ],
  [['2001:db8:0:1:2:3:4:5', '2001:db8:0:1:2:3:4:5:443', '[2001:db8:0:1:2:3:4:5]:443'], 'a whole IPv6 address'],
  [
    [
      'unknown',
      '"unknown"',
      '_hidden',
      'unknown:50001',
      '-',
      'nonsense',
      '203.0.113.77.5',
      '203.0.113.777',
      '[]',
      '"',
      ':1',
    ],
    'whom the proxy does not know',
  ],
  [
    [
      '203.0.113.80, 10.0.0.7:4321',
      '203.0.113.80:1, "[::ffff:10.0.0.7]:9"',
      '192.0.2.1, 203.0.113.80:2,10.0.0.8:1 , 10.0.0.7',
    ],
    'a visitor behind several proxies with ports',
  ],
  [['192.0.2.1, unknown, 10.0.0.9', '192.0.2.2:1, _x, 10.0.0.9:2', '10.0.0.9'], 'what stands before an unknown one'],
];

t.test('behind a trusted proxy a visitor is one address for every limit, however proxies write it', async (t) => {
  const app = await build(t, { TRUST_PROXY: '10.0.0.0/8' });
  app.get('/address', (request) => addressOf(request));
  const found = new Set<string>();

  for (const [writings, who] of visitors) {
    const answers = writings.map((writing) =>
      app.inject({ url: '/address', headers: { 'x-forwarded-for': writing }, remoteAddress: '10.0.0.2' }),
    );
    const addresses = (await Promise.all(answers)).map(({ body }) => body);
    t.strictSame(addresses, Array(writings.length).fill(addresses[0]), who);
    t.notOk(found.has(addresses[0] ?? ''), `${who} is ${addresses[0]}`);
    found.add(addresses[0] ?? '');
  }
});

t.test('wrong passwords from one address are counted together, whatever its port', async (t) => {
  const app = await build(t, { TRUST_PROXY: '10.0.0.0/8' });
  const signIn = (port: number) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/login',
      payload: { password: 'wrong password' },
      headers: { 'x-forwarded-for': `203.0.113.77:${port}` },
      remoteAddress: '10.0.0.2',
    });

  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => signIn(50_000 + index)));

  t.strictSame(answers.map(({ statusCode }) => statusCode).sort(), [401, 401, 401, 401, 401, 429, 429, 429]);
});

t.test('pages are never limited', async (t) => {
  const app = await build(t);

  for (let read = 0; read < 300; read += 1) {
    const { statusCode } = await app.inject({ url: '/gallery' });
    if (statusCode !== 200) return t.fail(`read ${read} answered ${statusCode}`);
  }

  t.pass('300 reads in a row');
});

t.test('a use that was given back does not count, and a window ends by itself', async (t) => {
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
  store.forget();
  t.equal(store.size, 0, 'no address is kept when its window has ended');
});

t.test('a botnet fills the store with addresses, and it forgets the windows that began first', async (t) => {
  const store = new MemoryRateLimitStore({ limit: 3 });

  for (const address of ['a', 'b', 'a', 'c', 'd']) store.count(`form:${address}`, 1000);

  t.equal(store.size, 3);
  t.equal(store.find('form:a').current, 0);
  t.equal(store.find('form:d').current, 1);
});

t.test('a limit counts before the work, gives back, and says after how long to come again', async (t) => {
  const app = await build(t);
  const post = () => app.inject({ method: 'POST', url: '/api/contact', payload: contactRequest });

  const answers = await Promise.all(Array.from({ length: 25 }, post));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  const invalid = await app.inject({ method: 'POST', url: '/api/contact', payload: { ...contactRequest, name: '' } });

  t.equal(answers.filter(({ statusCode }) => statusCode === 201).length, 20, 'sent at once, they do not pass together');
  t.equal(refused.length, 5);
  const seconds = Number(refused[0]?.headers['retry-after']);
  t.ok(seconds > 590 && seconds <= 600, `${seconds} s`);
  t.match(refused[0]?.json(), { message: 'Too many requests. Please try again in 10 minutes.' });
  t.equal(invalid.statusCode, 400, 'a body that breaks a rule is told so, and counts toward nothing');
  t.notOk(invalid.headers['retry-after']);
});
