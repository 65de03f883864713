import t from 'tap';
import { paceKey } from '../../src/http/rate-limit.ts';
import { build, contactRequest } from '../fixtures/app.ts';

t.test('an IPv4 address counts by itself, however it is written', async (t) => {
  t.equal(paceKey('203.0.113.7'), '203.0.113.7');
  t.equal(paceKey('::ffff:203.0.113.7'), '203.0.113.7');
  t.not(paceKey('203.0.113.8'), paceKey('203.0.113.7'));
});

t.test('a whole IPv6 /64 counts as one address, and its neighbour as another', async (t) => {
  const household = paceKey('2001:db8:1:2::1');

  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:0db8:0001:0002::ffff', '2001:DB8:1:2:ffff:ffff:ffff:ffff'])
    t.equal(paceKey(address), household, address);
  for (const address of ['2001:db8:1:3::1', '2001:db8:2::1', '::1']) t.not(paceKey(address), household, address);
  t.equal(paceKey('::1'), paceKey('0:0:0:0:0:0:0:1'));
  t.equal(paceKey('fe80::1%eth0'), paceKey('fe80::2'));
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

t.test('pages are never limited', async (t) => {
  const app = await build(t);

  for (let read = 0; read < 300; read += 1) {
    const { statusCode } = await app.inject({ url: '/gallery' });
    if (statusCode !== 200) return t.fail(`read ${read} answered ${statusCode}`);
  }

  t.pass('300 reads in a row');
});
