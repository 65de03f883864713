import Fastify from 'fastify';
import t from 'tap';
import { findRoleByPassword, passwords } from '../../src/accounts/passwords.ts';
import { database, singleProcess } from '../../src/database/index.ts';
import { clock } from '../../src/http/timeouts.ts';
import { adminPassword, build, signIn } from '../fixtures/app.ts';
import { breakSchema } from '../fixtures/database.ts';

t.test('whoever signs in as soon as the site is there finds the passwords of the configuration', async (t) => {
  const app = await build(t);

  const [page, cookie] = await Promise.all([app.inject({ url: '/' }), signIn(app, adminPassword)]);

  t.equal(page.statusCode, 200);
  t.match(cookie, '=');
});

t.test(
  'passwords that could not be stored are stored for the next who needs them, and the failure is logged',
  async (t) => {
    const lines: string[] = [];
    const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
    t.teardown(() => app.close());
    await app.register(database, { config: { dataDir: t.testdir() } });
    await app.register(singleProcess);
    await app.register(clock, { now: Date.now });
    const mend = await breakSchema(t, app, 'settings');
    await app.register(passwords, {
      config: { adminPassword, staffPassword: 'post hole digger' },
      announcePassword: () => t.fail('the configuration names a password'),
      passwordCost: 2 ** 10,
    });

    await t.rejects(app.applyPasswords(), /no such table/);
    await mend();
    await app.applyPasswords();

    t.equal(await findRoleByPassword(app.db, adminPassword), 'admin');
    t.equal(await findRoleByPassword(app.db, 'post hole digger'), 'staff');
    t.match(lines.join(''), 'the passwords of the configuration could not be stored');
    t.notMatch(lines.join(''), adminPassword);
  },
);
