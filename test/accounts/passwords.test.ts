import { scryptSync } from 'node:crypto';
import Fastify from 'fastify';
import t from 'tap';
import * as z from 'zod/mini';
import {
  applyEnvironmentPassword,
  findRoleByPassword,
  isCommonPassword,
  makeFirstPassword,
  makePassword,
  passwords,
  readPassword,
  setPassword,
} from '../../src/accounts/passwords.ts';
import { createSession, findSessionRole } from '../../src/accounts/sessions.ts';
import { database, setting, singleProcess } from '../../src/database/index.ts';
import { clock } from '../../src/http/timeouts.ts';
import type { Role } from '../../src/shared/admin/accounts.ts';
import { breakSchema } from '../fixtures/database.ts';
import { openStores } from '../fixtures/store.ts';

const connections = await openStores(t, 3);
const [db] = connections as [(typeof connections)[0] & object];
/** A low scrypt cost, for speed. */
const quick = { cost: 2 ** 10 };

const roleOf = (password: string) => findRoleByPassword(db, password);
const concernOf = async (role: Role) => (await readPassword(db, role)).concern;
/** Applies a role's variable as a start does. */
const apply = (role: Role, password: string, how: Parameters<typeof applyEnvironmentPassword>[3] = quick) =>
  applyEnvironmentPassword(db, role, password, how);

t.test('a password signs in only its own role and is stored only as a slow hash', async (t) => {
  t.notOk((await readPassword(db, 'staff')).isSet);
  await setPassword(db, 'admin', 'the owner of the yard');
  // OWASP's Password Storage Cheat Sheet asks for these at least.
  t.match((await setting('password:admin', z.unknown()).read(db)).value, { cost: 2 ** 15, parallelism: 3 });
  await setPassword(db, 'admin', 'the owner of the yard', quick);
  await setPassword(db, 'staff', 'the digger of the holes', quick);

  t.equal(await roleOf('the owner of the yard'), 'admin');
  t.equal(await roleOf('the digger of the holes'), 'staff');
  t.equal(await roleOf('the owner of the yarn'), undefined);
  t.notMatch(JSON.stringify(await db.selectFrom('settings').selectAll().execute()), /the owner|the digger/);
});

t.test('a changed variable replaces the password once and signs everybody out', async (t) => {
  await apply('admin', 'from the environment');
  const session = await createSession(db, 'admin');

  await apply('admin', 'from the environment');
  t.equal(await findSessionRole(db, session), 'admin', 'the same variable changes nothing');
  await setPassword(db, 'admin', 'changed in the panel', quick);
  await apply('admin', 'from the environment');
  t.equal(await roleOf('changed in the panel'), 'admin', 'the panel wins until the variable changes');
  await apply('admin', 'another environment');

  t.equal(await roleOf('another environment'), 'admin');
  t.equal(await roleOf('changed in the panel'), undefined);
  t.equal(await findSessionRole(db, session), undefined);
});

t.test('a hash from a release with other settings still works', async (t) => {
  const salt = 'a1'.repeat(16);
  const [cost, parallelism] = [2 ** 11, 2];
  const key = scryptSync('the earlier gate', Buffer.from(salt, 'hex'), 32, { N: cost, r: 8, p: parallelism });

  await setting('password:admin', z.unknown()).write(db, { salt, hash: key.toString('hex'), cost, parallelism });

  t.equal(await roleOf('the earlier gate'), 'admin');
});

t.test('a generated password is long, easy to say, and never the same', async (t) => {
  const made = new Set(Array.from({ length: 20 }, makePassword));

  t.equal(made.size, 20);
  t.strictSame(
    [...made].filter((password) => !/^([a-hjkmnp-z2-9]{4}-){4}[a-hjkmnp-z2-9]{4}$/.test(password)),
    [],
  );
});

t.test('a generated or common password is flagged until it is changed', async (t) => {
  await setPassword(db, 'admin', makePassword(), { ...quick, reason: 'generated' });
  t.match(await concernOf('admin'), { reason: 'generated', since: /^\d{4}-.*Z$/ });
  await setPassword(db, 'admin', 'one of my very own', quick);
  t.equal(await concernOf('admin'), undefined);

  await apply('staff', 'Baseball1');
  t.match(await concernOf('staff'), { reason: 'common' });
  await apply('staff', 'a post for each hole');
  t.equal(await concernOf('staff'), undefined);
});

t.test('a password set in the panel wins over the environment applied at the same time', async (t) => {
  await apply('staff', 'the first of the environment');

  await Promise.all([
    apply('staff', 'the second of the environment'),
    setPassword(connections[1] ?? db, 'staff', 'changed in the panel', quick),
  ]);
  await apply('staff', 'the second of the environment');
  const owners = await Promise.all(['changed in the panel', 'the second of the environment'].map(roleOf));

  t.strictSame(owners.filter(Boolean), ['staff'], 'one of the two stands');
  t.equal(await roleOf('the first of the environment'), undefined);
});

t.test('only one of several simultaneous first starts makes and prints the password', async (t) => {
  await db.deleteFrom('settings').execute();

  const made = await Promise.all(connections.map((connection) => makeFirstPassword(connection, 'admin', quick)));
  const [password = '', ...others] = made.filter((each) => each !== undefined);

  t.strictSame(others, []);
  t.equal(await roleOf(password), 'admin');
  t.equal(await makeFirstPassword(db, 'admin'), undefined, 'the next start');
});

t.test('a restart with an outdated variable doesn’t restore the old password', async (t) => {
  const nowMs = Date.UTC(2026, 10, 20);
  for (const [variable, hours] of [
    ['the former variable', 0],
    ['the present variable', 1],
    ['the former variable', 24],
  ] as const)
    await apply('admin', variable, { ...quick, keepsFormer: true, nowMs: nowMs + hours * 3600_000 });

  t.equal(await roleOf('the present variable'), 'admin');
  t.equal(await roleOf('the former variable'), undefined);
  await apply('admin', 'the former variable');
  t.equal(await roleOf('the former variable'), 'admin', 'a process alone is told what counts');
});

t.test('passwords that could not be stored are stored at the next use, with a log line', async (t) => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  t.teardown(() => app.close());
  await app.register(database, { config: { dataDir: t.testdir() } });
  await app.register(singleProcess);
  await app.register(clock, { now: Date.now });
  const mend = await breakSchema(t, app, 'settings');
  await app.register(passwords, {
    config: { adminPassword: 'correct horse battery', staffPassword: 'post hole digger' },
    announcePassword: () => t.fail('the configuration names a password'),
    passwordCost: quick.cost,
  });

  await t.rejects(app.applyPasswords(), /no such table/);
  await mend();
  await app.applyPasswords();

  t.equal(await findRoleByPassword(app.db, 'correct horse battery'), 'admin');
  t.equal(await findRoleByPassword(app.db, 'post hole digger'), 'staff');
  t.match(lines.join(''), 'could not store the configured passwords');
  t.notMatch(lines.join(''), 'correct horse battery');
});

t.test('the most common passwords are recognized in any spelling', async (t) => {
  for (const password of ['12345678', 'qwerty123', '11111111', 'princess', 'PASSWORD', ' Iloveyou '])
    t.ok(isCommonPassword(password), password);
  for (const password of ['correct horse battery', 'cedar gate 1987', 'passwor', 'password\npassword1', ''])
    t.notOk(isCommonPassword(password), `${password} is a phrase of one’s own, or a part of a common one`);
});
