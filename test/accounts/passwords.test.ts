import Fastify from 'fastify';
import t from 'tap';
import { findRoleByPassword, isCommonPassword, passwords } from '../../src/accounts/passwords.ts';
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

t.test('the passwords that everybody tries first are known, however they are written', async (t) => {
  const first = ['12345678', 'password', '123456789', 'qwerty123', '11111111', 'iloveyou', 'princess', 'football'];

  for (const password of [...first, 'PASSWORD', ' Iloveyou ']) t.ok(isCommonPassword(password), password);
});

t.test('a phrase of one’s own is not among them, nor is a part of a common one', async (t) => {
  for (const password of ['correct horse battery', 'cedar gate 1987', 'passwor', 'password\npassword1', ''])
    t.notOk(isCommonPassword(password), password);
});
