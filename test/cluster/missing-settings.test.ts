import t from 'tap';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { captureLog } from '../fixtures/log.ts';
import { takeDatabase } from '../fixtures/postgres.ts';

t.test('a backup without a folder returns advice and logs no error', async (t) => {
  const { logger, lines } = captureLog();
  const app = await build(t, { DATABASE_URL: await takeDatabase(t) }, { logger });
  const call = callAs(app, await signIn(app));

  for (const path of ['/api/admin/backups', '/api/admin/backups/proofs']) {
    const asked = await call('POST', path);

    t.equal(asked.statusCode, 200);
    t.match(asked.json(), { backups: [], backupFailure: /^BACKUP_DIR isn’t set\. Set it to a directory/ });
  }
  t.strictSame(
    lines.filter(({ level }) => level >= 50),
    [],
  );
});

t.test('a process behind a balancer warns at startup if no proxy is configured', async (t) => {
  const environment = { DATABASE_URL: await takeDatabase(t), DATABASE_POOL: '2' };

  for (const [more, warnings] of [
    [{}, 1],
    [{ TRUST_PROXY: '127.0.0.1' }, 0],
  ] as const) {
    const { logger, lines } = captureLog();
    await build(t, { ...environment, ...more }, { logger });

    t.equal(lines.filter(({ msg }) => msg.includes('TRUST_PROXY')).length, warnings);
  }
});
