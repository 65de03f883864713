import { scryptSync } from 'node:crypto';
import Fastify from 'fastify';
import t from 'tap';
import * as z from 'zod/mini';
import { passwords } from '../../src/accounts/first-start.ts';
import {
  applyEnvironmentPassword,
  isCommonPassword,
  isPasswordOf,
  makePassword,
  readPassword,
  setPassword,
} from '../../src/accounts/passwords.ts';
import { ensureFirstOwner, findFirstOwner } from '../../src/accounts/people.ts';
import { createSession, findSessionPerson } from '../../src/accounts/sessions.ts';
import { database, setting, singleProcess } from '../../src/database/index.ts';
import { clock } from '../../src/http/timeouts.ts';
import { breakSchema } from '../fixtures/database.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { openStores } from '../fixtures/store.ts';

const connections = await openStores(t, 3);
const [db] = connections as [(typeof connections)[0] & object];
/** A low scrypt cost, for speed. */
const quick = { cost: 2 ** 10 };

/** The first owner, and someone else's number. */
const owner = (await ensureFirstOwner(db, 0)).id;
const other = owner + 1;
const personOf = async (password: string) => {
  for (const id of [owner, other]) if (await isPasswordOf(db, id, password, quick.cost)) return id;
  return undefined;
};
const concernOf = async (id: number) => (await readPassword(db, id)).concern;
/** Applies the variable like a start. */
const apply = (password: string, how: Parameters<typeof applyEnvironmentPassword>[3] = quick) =>
  applyEnvironmentPassword(db, owner, password, how);
const signIn = async () => {
  const person = await findFirstOwner(db);
  return createSession(db, person ?? { id: 0, sessionNumber: 0 });
};
const isSignedIn = async (session: string) => (await findSessionPerson(db, session)) !== undefined;

t.test('a password signs in only its own person and is stored only as a slow hash', async (t) => {
  t.notOk((await readPassword(db, other)).isSet);
  await setPassword(db, owner, 'the owner of the yard');
  // OWASP's Password Storage Cheat Sheet requires at least these.
  const stored = (await setting(`password:${owner}`, z.unknown()).read(db)).value;
  t.match(stored, { cost: 2 ** 15, parallelism: 3 });
  await setPassword(db, owner, 'the owner of the yard', quick);
  await setPassword(db, other, 'the digger of the holes', quick);

  t.equal(await personOf('the owner of the yard'), owner);
  t.equal(await personOf('the digger of the holes'), other);
  t.equal(await personOf('the owner of the yarn'), undefined);
  t.equal(await isPasswordOf(db, undefined, 'the owner of the yard', quick.cost), false, 'an unknown email');
  t.notMatch(JSON.stringify(await db.selectFrom('settings').selectAll().execute()), /the owner|the digger/);
});

t.test('a changed variable replaces the password once and signs the owner out', async (t) => {
  await apply('from the environment');
  const session = await signIn();

  await apply('from the environment');
  t.ok(await isSignedIn(session), 'the same variable changes nothing');
  await setPassword(db, owner, 'changed in the panel', quick);
  await apply('from the environment');
  t.equal(await personOf('changed in the panel'), owner, 'the panel wins until the variable changes');
  await apply('another environment');

  t.equal(await personOf('another environment'), owner);
  t.equal(await personOf('changed in the panel'), undefined);
  t.notOk(await isSignedIn(session));
});

t.test('an applied variable doesn’t become the password of the next first owner', async (t) => {
  await applyEnvironmentPassword(db, other, 'another environment', quick);

  t.equal(await personOf('another environment'), owner);
  t.equal(await isPasswordOf(db, other, 'another environment', quick.cost), false);
});

t.test('a hash from a release with other settings still works', async (t) => {
  const salt = 'a1'.repeat(16);
  const [cost, parallelism] = [2 ** 11, 2];
  const key = scryptSync('the earlier gate', Buffer.from(salt, 'hex'), 32, { N: cost, r: 8, p: parallelism });

  await setting(`password:${owner}`, z.unknown()).write(db, { salt, hash: key.toString('hex'), cost, parallelism });

  t.equal(await personOf('the earlier gate'), owner);
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
  await setPassword(db, owner, makePassword(), { ...quick, reason: 'generated' });
  t.match(await concernOf(owner), { reason: 'generated', since: /^\d{4}-.*Z$/ });
  await setPassword(db, owner, 'one of my very own', quick);
  t.equal(await concernOf(owner), undefined);

  await apply('Baseball1');
  t.match(await concernOf(owner), { reason: 'common' });
  await apply('a post for each hole');
  t.equal(await concernOf(owner), undefined);
});

t.test('a password set in the admin wins over a variable applied at the same time', async (t) => {
  await apply('the first of the environment');

  await Promise.all([
    apply('the second of the environment'),
    setPassword(connections[1] ?? db, owner, 'changed in the panel', quick),
  ]);
  await apply('the second of the environment');
  const owners = await Promise.all(['changed in the panel', 'the second of the environment'].map(personOf));

  t.strictSame(owners.filter(Boolean), [owner], 'one of the two stands');
  t.equal(await personOf('the first of the environment'), undefined);
});

t.test('a restart with an outdated variable doesn’t restore the old password', async (t) => {
  const nowMs = Date.UTC(2026, 10, 20);
  for (const [variable, hours] of [
    ['the former variable', 0],
    ['the present variable', 1],
    ['the former variable', 24],
  ] as const)
    await apply(variable, { ...quick, keepsFormer: true, nowMs: nowMs + hours * 3600_000 });

  t.equal(await personOf('the present variable'), owner);
  t.equal(await personOf('the former variable'), undefined);
  await apply('the former variable');
  t.equal(await personOf('the former variable'), owner, 'a process alone is told what counts');
});

t.test('a password that couldn’t be stored is logged and stored at its next use', async (t) => {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } });
  t.teardown(() => app.close());
  await app.register(database, { config: { dataDir: makeDirectory(t) } });
  await app.register(singleProcess);
  await app.register(clock, { now: Date.now });
  const mend = await breakSchema(t, app, 'settings');
  await app.register(passwords, {
    config: { adminPassword: 'correct horse battery' },
    passwordCost: quick.cost,
  });

  await t.rejects(app.applyPasswords(), /no such table/);
  await mend();
  await app.applyPasswords();
  t.equal(app.setupCode, undefined, 'the configuration names a password');

  const first = await findFirstOwner(app.db);
  t.ok(await isPasswordOf(app.db, first?.id, 'correct horse battery', quick.cost));
  t.match(lines.join(''), 'could not store the configured password');
  t.notMatch(lines.join(''), 'correct horse battery');
});

t.test('the most common passwords are recognized in any spelling', async (t) => {
  for (const password of ['12345678', 'qwerty123', '11111111', 'princess', 'PASSWORD', ' Iloveyou '])
    t.ok(isCommonPassword(password), password);
  for (const password of ['correct horse battery', 'cedar gate 1987', 'passwor', 'password\npassword1', ''])
    t.notOk(isCommonPassword(password), `${password} is a phrase of one’s own, or a part of a common one`);
});
