import t, { type Test } from 'tap';
import { buildApp } from '../../src/app.ts';
import { testConfig } from '../fixtures/app.ts';
import { captureLog } from '../fixtures/log.ts';

/** How often a site says that a proxy is not named, after three requests through one. */
async function countWarnings(t: Test, environment: Record<string, string>): Promise<number> {
  const { logger, lines } = captureLog();
  const app = await buildApp(await testConfig(t, environment), { logger });
  t.teardown(() => app.close());
  for (let sent = 0; sent < 3; sent += 1)
    await app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '192.0.2.1' } });
  return lines.filter(({ msg }) => msg.includes('TRUST_PROXY')).length;
}

t.test('a proxy that is not named is told once, and without the address it sent', async (t) => {
  t.equal(await countWarnings(t, {}), 1);
  t.equal(await countWarnings(t, { TRUST_PROXY: '127.0.0.1' }), 0);
});
