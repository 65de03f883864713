import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import t, { type Test } from 'tap';
import { isPrivateAddress, lookupPublic } from '../../src/delivery/addresses.ts';
import { withoutClaim } from '../../src/delivery/channel.ts';
import { postWebhook } from '../../src/delivery/webhook-request.ts';

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
  ];

  for (const address of addresses)
    t.match(
      await postWebhook({ url: address, secret }, event, closed, withoutClaim),
      { result: 'refused', error: /private network|must begin with https/ },
      address,
    );
  t.equal(received.length, 0);
  t.notOk(isPrivateAddress('93.184.215.14'));
  t.notOk(isPrivateAddress('2606:4700::1111'));
});

t.test('a name that leads to this machine is refused when it is looked up', async (t) => {
  const error = await new Promise<Error | null>((resolve) => lookupPublic('localhost', {}, resolve));

  t.match(error?.message, 'localhost leads to a private network');
});
