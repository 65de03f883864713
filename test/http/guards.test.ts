import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import { build } from '../fixtures/app.ts';
import { captureLog } from '../fixtures/log.ts';

let app: FastifyInstance;
t.before(async () => {
  app = await build(t, { PUBLIC_URL: 'https://fences.example' });
});

/** The status of a logout that claims to come from somewhere. */
async function statusFor(headers: Record<string, string>, method: 'POST' | 'PUT' | 'PATCH' | 'DELETE' = 'POST') {
  const response = await app.inject({ method, url: '/api/admin/logout', headers: { host: 'site.test', ...headers } });
  return response.statusCode;
}

t.test('every method that changes something is refused from another origin, also where no route is', async (t) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'] as const)
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://elsewhere.example' },
      { origin: 'https://site.test.elsewhere.example' },
      { origin: 'http://site.test:8080' },
      { origin: 'null' },
      { origin: '', 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[])
      t.equal(await statusFor(headers, method), 403, `${method} ${JSON.stringify(headers)}`);
});

t.test('the site itself, its public address and clients that are no browser pass', async (t) => {
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

t.test('reading is free from everywhere', async (t) => {
  const response = await app.inject({ url: '/', headers: { 'sec-fetch-site': 'cross-site' } });

  t.equal(response.statusCode, 200);
});

/** How often a site says that a proxy is not named, after three requests through one. */
async function countWarnings(t: Test, environment: Record<string, string>): Promise<number> {
  const { logger, lines } = captureLog();
  const app = await build(t, environment, { logger });
  for (let sent = 0; sent < 3; sent += 1)
    await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.1' } });
  return lines.filter(({ msg }) => msg.includes('TRUST_PROXY')).length;
}

t.test('a proxy that is not named is told once, and without the address it sent', async (t) => {
  t.equal(await countWarnings(t, {}), 1);
  t.equal(await countWarnings(t, { TRUST_PROXY: '127.0.0.1' }), 0);
});
