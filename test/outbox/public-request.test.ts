import { createHmac } from 'node:crypto';
import { type AddressInfo, createServer } from 'node:net';
import t from 'tap';
import { withoutClaim } from '../../src/outbox/channel.ts';
import { askLink, isPrivateAddress, lookupPublic } from '../../src/outbox/public-request.ts';
import { postWebhook } from '../../src/outbox/webhook.ts';
import addresses from '../fixtures/addresses.json' with { type: 'json' };
import { startWebServer } from '../fixtures/web-server.ts';

const leadsTo = (location: string) => [302, { location }] as const;

/** Each path names the status of its response, or the address it redirects to. */
const { address, port, asked } = await startWebServer(t, ({ url: path = '' }) => {
  if (path === '/hang') return undefined;
  if (path === '/moved') return [301, { location: '/200' }];
  if (path.startsWith('/circle')) return leadsTo(`/circle${(Number(path.slice(7)) + 1) % 3}#part`);
  if (path.startsWith('/on')) return leadsTo(`${path}n`);
  if (path === '/loop') return leadsTo('/loop');
  if (path === '/file') return leadsTo('file:///etc/passwd');
  return [Number(path.slice(1)), {}, 'x'.repeat(1_000_000)];
});

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
const event = { id: 'one-event', body: '{"type":"lead.created","data":{"name":"Ann"}}' };
const options = { allowPrivate: true, timeoutMs: 20_000, now: () => 1_790_000_000_500 };
/** For a server that never answers. One that does may take longer on a busy machine. */
const brief = { timeoutMs: 300 };
const post = (path: string, change: Partial<typeof options> = {}, claim = withoutClaim) =>
  postWebhook({ url: new URL(path, address).href, secret }, event, { ...options, ...change }, claim);

t.beforeEach(() => {
  asked.length = 0;
});

t.test('the receiver can check the signature of an event', async (t) => {
  t.strictSame(await post('/204'), { result: 'sent' });

  const [{ headers, body }] = asked as [(typeof asked)[0]];
  t.equal(body, event.body);
  t.equal(headers['webhook-timestamp'], '1790000000');
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${event.body}`;
  t.equal(headers['webhook-signature'], `v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
});

t.test('a redirect or an error counts as a refusal, and silence after sending doesn’t', async (t) => {
  t.match(await post('/moved'), { result: 'refused', scope: 'delivery' });
  t.equal(asked.length, 1, 'the redirect was not followed');
  t.match(await post('/500'), { result: 'refused', scope: 'delivery', error: 'The webhook returned 500' });
  t.match(await post('/hang', { timeoutMs: 300 }), { result: 'unknown' });
});

t.test('an event that was canceled is not sent', async (t) => {
  const lost = () => Promise.reject(new Error('claimed by nobody'));

  t.match(await post('/204', {}, lost), { result: 'refused' });
  t.strictSame(asked, []);
});

t.test('private addresses can’t be reached in any spelling', async (t) => {
  for (const url of ['/204', `${address.replace('http:', 'https:')}/204`, ...addresses.urls]) {
    const error = /private network|must start with https/;
    t.match(await post(url, { allowPrivate: false }), { result: 'refused', error }, url);
  }
  t.strictSame(asked, []);
});

t.test('only addresses on the public internet can be reached (IANA special registries)', async (t) => {
  t.strictSame(
    addresses.closed.filter((address) => !isPrivateAddress(address)),
    [],
  );
  t.strictSame(addresses.open.filter(isPrivateAddress), []);
});

t.test('a name that resolves to this machine is refused', async (t) => {
  const error = await new Promise<Error | null>((resolve) => lookupPublic('localhost', {}, resolve));

  t.match(error?.message, 'localhost points to a private network');
});

t.test('a link check returns the status at the end of the redirects', async (t) => {
  const ask = (path: string) => askLink(`${address}${path}`, options);
  for (const status of [200, 204, 403, 404, 500]) t.match(await ask(`/${status}`), { status }, String(status));
  t.match(await ask('/moved'), { status: 200 });
  for (const path of ['/loop', '/circle0']) {
    t.strictSame(await ask(path), { status: 0, problem: 'Redirect loop.' }, path);
  }
  t.strictSame(await ask('/on'), { status: 0, problem: 'Too many redirects.' });
  const count = (start: string) => asked.filter(({ url }) => url?.startsWith(start)).length;
  t.equal(count('/loop'), 1);
  t.equal(count('/on'), 21, 'as far as a browser goes');
  t.ok(asked.every(({ method, headers }) => method === 'GET' && !headers.cookie));
});

t.test('a link check without a response returns 0 with the reason', async (t) => {
  for (const [link, problem, change] of [
    [`${address}/hang`, 'It took too long to respond.', brief],
    [`https://127.0.0.1:${port}/200`, 'It doesn’t support https.'],
    ['http://127.0.0.1:1/', 'The server refuses the connection.'],
    [`${address}/file`, 'It redirects to file:'],
  ] as const) {
    const { isWrong = false, ...answer } = await askLink(link, { ...options, ...change });
    t.strictSame(answer, { status: 0, problem }, link);
    t.notOk(isWrong, `${link} may work again`);
  }
});

t.test('a link check reaches neither this machine nor its network', async (t) => {
  const own = ['127.0.0.1', 'localhost', '2130706433', '[::ffff:127.0.0.1]'].map(
    (host) => `http://${host}:${port}/200`,
  );
  for (const link of [...own, 'https://169.254.169.254/latest/meta-data/', 'http://10.1.2.3/'])
    t.match(
      await askLink(link, { ...options, allowPrivate: false }),
      { status: 0, problem: /private network/, isWrong: true },
      link,
    );
  t.strictSame(asked, []);
});

t.test('a server that switches protocols, hangs up, or stalls is dropped in time', async (t) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (data) => {
      const path = data.toString().split(' ')[1];
      if (path === '/upgrade')
        socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n');
      if (path === '/hang-up') socket.end();
      if (path === '/half') socket.end('HTTP/1.1 200');
      if (path === '/continue') socket.write('HTTP/1.1 100 Continue\r\n\r\n');
      if (path === '/drip') {
        socket.write('HTTP/1.1 200 OK\r\n');
        const drip = setInterval(() => socket.write('x'), 10);
        socket.once('close', () => clearInterval(drip));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, change = {}) => askLink(`http://127.0.0.1:${port}${path}`, { ...options, ...change });
  t.match(await ask('/upgrade'), { status: 101 });
  t.match(await ask('/hang-up'), { status: 0, problem: 'The server drops the connection.' });
  t.match(await ask('/half'), { status: 0, problem: String });
  for (const path of ['/continue', '/drip'])
    t.match(await ask(path, brief), { status: 0, problem: 'It took too long to respond.' }, path);
  const url = `http://127.0.0.1:${port}/upgrade`;
  const outcome = await postWebhook({ url, secret }, event, options, withoutClaim);
  t.match(outcome, { result: 'refused', error: 'The webhook returned 101' });
});
