import t from 'tap';
import { addressOf } from '../../src/http/rate-limit.ts';
import { build } from '../fixtures/app.ts';
import { captureLog } from '../fixtures/log.ts';

const { logger, lines } = captureLog();
const app = await build(t, { PUBLIC_URL: 'https://fences.example' }, { logger });
const behindProxy = await build(t, { TRUST_PROXY: '10.0.0.0/8' }, { logger });
behindProxy.get('/address', (request) => addressOf(request));

/** Returns the status of a logout with these origin headers. */
async function statusFor(headers: Record<string, string>, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST') {
  const response = await app.inject({ method, url: '/api/admin/logout', headers: { host: 'site.test', ...headers } });
  return response.statusCode;
}

const foreign: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { origin: 'https://elsewhere.example' },
  { origin: 'https://site.test.elsewhere.example' },
  { origin: 'http://site.test:8080' },
  { origin: 'null' },
  { origin: '', 'sec-fetch-site': 'cross-site' },
];

t.test('every method that changes something is refused from another origin, on any path', async (t) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    for (const headers of foreign)
      t.equal(await statusFor(headers, method), 403, `${method} ${JSON.stringify(headers)}`);
});

t.test('the site, its public address, and clients that aren’t browsers pass', async (t) => {
  for (const headers of [
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://site.test' },
    { origin: 'https://site.test' },
    { origin: 'https://fences.example' },
  ] as Record<string, string>[])
    t.equal(await statusFor(headers), 200, JSON.stringify(headers));
});

t.test('reading is allowed from every origin', async (t) => {
  t.equal((await app.inject({ url: '/', headers: { 'sec-fetch-site': 'cross-site' } })).statusCode, 200);
});

t.test('an unnamed proxy is reported once, without the address it sent', async (t) => {
  const headers = { 'x-forwarded-for': '192.0.2.1' };
  for (const site of [app, app, behindProxy]) await site.inject({ url: '/healthz', headers });

  t.equal(lines.filter(({ msg }) => msg.includes('TRUST_PROXY')).length, 1);
  t.notMatch(JSON.stringify(lines), '192.0.2.1');
});

/** Visitors, with the notations that proxies use for their addresses. */
const visitors: Record<string, string> = {
  'an address with ports and quotes': `203.0.113.77 | 203.0.113.77:50001 | "203.0.113.77:50002" | '203.0.113.77' | 203.0.113.77: | ,203.0.113.77,,`,
  'a mapped address': '[203.0.113.78]:1 | ::ffff:203.0.113.78 | [::ffff:203.0.113.78]:443 | ::FFFF:cb00:714e',
  'an IPv6 network':
    '2001:db8::7 | [2001:db8::7] | [2001:db8::8]:1 | "[2001:db8:0:0::9]:65535" | 2001:DB8::7:50001 | 2001:db8::a%eth0',
  'a whole IPv6 address': '2001:db8:0:1:2:3:4:5 | 2001:db8:0:1:2:3:4:5:443 | [2001:db8:0:1:2:3:4:5]:443',
  'whom the proxy does not know':
    'unknown | "unknown" | _hidden | unknown:50001 | - | nonsense | 203.0.113.77.5 | 203.0.113.777 | [] | " | :1',
  'a visitor behind several proxies with ports':
    '203.0.113.80, 10.0.0.7:4321 | 203.0.113.80:1, "[::ffff:10.0.0.7]:9" | 192.0.2.1, 203.0.113.80:2,10.0.0.8:1 , 10.0.0.7',
  'what stands before an unknown one': '192.0.2.1, unknown, 10.0.0.9 | 192.0.2.2:1, _x, 10.0.0.9:2 | 10.0.0.9',
};

t.test('a visitor behind a trusted proxy is one address for every limit', async (t) => {
  const found = new Set<string>();
  for (const [who, writings] of Object.entries(visitors)) {
    const answers = writings
      .split(' | ')
      .map((writing) =>
        behindProxy.inject({ url: '/address', headers: { 'x-forwarded-for': writing }, remoteAddress: '10.0.0.2' }),
      );
    const [address = '', ...others] = new Set((await Promise.all(answers)).map(({ body }) => body));
    t.strictSame(others, [], `${who} is ${address}`);
    t.notOk(found.has(address), `${who} is ${address}`);
    found.add(address);
  }
});
