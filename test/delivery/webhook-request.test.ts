import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { withoutClaim } from '../../src/delivery/channel.ts';
import { isPrivateAddress, lookupPublic } from '../../src/delivery/public-request.ts';
import { postWebhook } from '../../src/delivery/webhook.ts';

const secret = `whsec_${Buffer.from('0123456789abcdef0123456789abcdef').toString('base64')}`;
const event = { id: 'one-event', body: '{"type":"lead.created","data":{"name":"Ann"}}' };
const options = { allowPrivate: true, timeoutMs: 2000, now: () => 1_790_000_000_500 };

/** A real server that answers with a status, or not at all. */
async function startReceiver(t: Test, status: number | 'hang') {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server: Server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    if (status === 'hang') return;
    response.writeHead(status, { location: 'http://127.0.0.1/elsewhere' }).end('thanks');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

t.test('an event arrives with a signature that the receiver can check', async (t) => {
  const { received, url } = await startReceiver(t, 204);

  const outcome = await postWebhook({ url, secret }, event, options, withoutClaim);

  t.strictSame(outcome, { result: 'sent' });
  t.equal(received[0]?.body, event.body);
  const {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  } = received[0]?.headers ?? {};
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${event.body}`).digest('base64');
  t.equal(timestamp, '1790000000');
  t.equal(signature, `v1,${expected}`);
});

t.test('a redirect or an error is a refusal, and silence after the event was sent is not', async (t) => {
  const redirecting = await startReceiver(t, 302);
  const failing = await startReceiver(t, 500);
  const hanging = await startReceiver(t, 'hang');
  const post = (url: string, timeoutMs = 2000) =>
    postWebhook({ url, secret }, event, { ...options, timeoutMs }, withoutClaim);

  t.match(await post(redirecting.url), { result: 'refused', scope: 'delivery' });
  t.match(await post(failing.url), { result: 'refused', scope: 'delivery', error: 'The webhook answered 500' });
  t.match(await post(hanging.url, 300), { result: 'unknown' });
  t.equal(redirecting.received.length, 1, 'the redirect was not followed');
});

t.test('nothing leaves when the event is no longer to be sent', async (t) => {
  const { received, url } = await startReceiver(t, 204);
  const lost = async () => {
    throw new Error('claimed by nobody');
  };

  const outcome = await postWebhook({ url, secret }, event, options, lost);

  t.match(outcome, { result: 'refused' });
  t.equal(received.length, 0);
});

t.test('private addresses are out of reach, however they are written', async (t) => {
  const { received, url } = await startReceiver(t, 204);
  const closed = { ...options, allowPrivate: false };
  const addresses = [
    url,
    url.replace('http:', 'https:'),
    'https://localhost/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://10.1.2.3/',
    'https://192.168.0.1:8443/',
    'https://100.64.0.1/',
    'https://[64:ff9b::a00:1]/',
    'https://[fec0::1]/',
    'https://[::127.0.0.1]/',
  ];

  for (const address of addresses)
    t.match(
      await postWebhook({ url: address, secret }, event, closed, withoutClaim),
      { result: 'refused', error: /private network|must begin with https/ },
      address,
    );
  t.equal(received.length, 0);
});

t.test('only what is routed on the public internet is in reach (IANA special-purpose registries)', async (t) => {
  const closed = [
    ...['0.0.0.0', '0.255.255.255', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.0.0.170', '192.0.2.1', '192.88.99.1', '192.168.0.1'],
    ...['198.18.0.1', '198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255'],
    ...['240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::127.0.0.1', '::8.8.8.8', '::ffff:10.0.0.1', '::ffff:7f00:1', '::ffff:0:127.0.0.1'],
    ...['64:ff9b::7f00:1', '64:ff9b::808:808', '64:ff9b:1::1', '64:ff9b:1:ffff::1', '100::1', '100:0:0:1::1'],
    ...['2001::1', '2001:0:7f00:1::', '2001:2::1', '2001:10::1', '2001:20::1', '2001:db8::1', '2002:7f00:1::'],
    ...['3fff::1', '5f00::1', 'fc00::1', 'fd00::1', 'fe80::1', 'fe80::1%eth0', 'febf::1', 'fec0::1', 'feff::1'],
    ...['ff02::1', '4000::1', 'e000::1'],
  ];
  const open = [
    ...['1.1.1.1', '9.255.255.255', '11.0.0.1', '93.184.215.14', '100.63.255.255', '100.128.0.1', '172.15.255.255'],
    ...['172.32.0.1', '192.0.1.1', '192.167.255.255', '198.17.255.255', '198.20.0.1', '223.255.255.255'],
    ...['::ffff:8.8.8.8', '2001:200::1', '2001:4860:4860::8888', '2003::1', '2606:4700::1111', '2a00:1450::1'],
  ];
  t.strictSame(
    closed.filter((address) => !isPrivateAddress(address)),
    [],
  );
  t.strictSame(open.filter(isPrivateAddress), []);
});

t.test('a name that leads to this machine is refused when it is looked up', async (t) => {
  const error = await new Promise<Error | null>((resolve) => lookupPublic('localhost', {}, resolve));

  t.match(error?.message, 'localhost leads to a private network');
});
