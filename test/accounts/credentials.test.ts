import { scryptSync } from 'node:crypto';
import t from 'tap';
import {
  applyEnvironmentPassword,
  findRoleByPassword,
  makeFirstPassword,
  makePassword,
  readPassword,
  setPassword,
} from '../../src/accounts/passwords.ts';
import { createSession, findSessionRole } from '../../src/accounts/sessions.ts';
import { setting } from '../../src/database/settings.ts';
import { openStores } from '../fixtures/store.ts';

const connections = await openStores(t, 3);
const [db] = connections as [(typeof connections)[0] & object];
/** A cost that shows the same; only the first password takes the program's own. */
const quick = { cost: 2 ** 10 };

t.test('a password opens its own role, and neither it nor a fast hash of it is stored', async (t) => {
  t.notOk((await readPassword(db, 'staff')).isSet);

  await setPassword(db, 'admin', 'the owner of the yard');
  await setPassword(db, 'staff', 'the digger of the holes', quick);

  t.equal(await findRoleByPassword(db, 'the owner of the yard'), 'admin');
  t.equal(await findRoleByPassword(db, 'the digger of the holes'), 'staff');
  t.equal(await findRoleByPassword(db, 'the owner of the yarn'), undefined);
  t.notMatch(JSON.stringify(await db.selectFrom('settings').selectAll().execute()), /the owner|the digger/);
  // OWASP's Password Storage Cheat Sheet asks for these at least.
  t.match((await setting('password:admin').read(db)).value, { cost: 2 ** 15, parallelism: 3 });
});

t.test('a changed variable replaces the password once and signs everybody out', async (t) => {
  await applyEnvironmentPassword(db, 'admin', 'from the environment', quick);
  const session = await createSession(db, 'admin');

  await applyEnvironmentPassword(db, 'admin', 'from the environment', quick);
  t.equal(await findSessionRole(db, session), 'admin', 'the same variable changes nothing');
  await setPassword(db, 'admin', 'changed in the panel', quick);
  await applyEnvironmentPassword(db, 'admin', 'from the environment', quick);
  t.equal(await findRoleByPassword(db, 'changed in the panel'), 'admin', 'the panel wins until the variable changes');
  await applyEnvironmentPassword(db, 'admin', 'another environment', quick);

  t.equal(await findRoleByPassword(db, 'another environment'), 'admin');
  t.equal(await findRoleByPassword(db, 'changed in the panel'), undefined);
  t.equal(await findSessionRole(db, session), undefined);
});

t.test('a hash from a release with other settings still opens', async (t) => {
  const salt = 'a1'.repeat(16);
  const hash = scryptSync('the gate of before', Buffer.from(salt, 'hex'), 32, {
    N: 2 ** 16,
    r: 8,
    p: 2,
    maxmem: 2 ** 28,
  }).toString('hex');

  await setting('password:admin').write(db, { salt, hash, cost: 2 ** 16, parallelism: 2 });
  t.equal(await findRoleByPassword(db, 'the gate of before'), 'admin');
});

t.test('a made password is long, speakable and never the same', async (t) => {
  const made = new Set(Array.from({ length: 50 }, makePassword));

  t.equal(made.size, 50);
  for (const password of made) t.match(password, /^([a-hjkmnp-z2-9]{4}-){4}[a-hjkmnp-z2-9]{4}$/);
});

t.test(
  'a password that this program made, or that too many people use, is remembered until it is changed',
  async (t) => {
    await setPassword(db, 'admin', makePassword(), { ...quick, reason: 'generated' });
    t.match((await readPassword(db, 'admin')).concern, { reason: 'generated', since: /^\d{4}-.*Z$/ });

    await setPassword(db, 'admin', 'one of my very own', quick);
    t.equal((await readPassword(db, 'admin')).concern, undefined);

    await applyEnvironmentPassword(db, 'staff', 'Baseball1', quick);
    t.match((await readPassword(db, 'staff')).concern, { reason: 'common' });
    await applyEnvironmentPassword(db, 'staff', 'a post for each hole', quick);
    t.equal((await readPassword(db, 'staff')).concern, undefined);
  },
);

t.test(
  'a password set in the panel while the environment is applied never loses what the environment was',
  async (t) => {
    await applyEnvironmentPassword(db, 'staff', 'the first of the environment', quick);

    await Promise.all([
      applyEnvironmentPassword(db, 'staff', 'the second of the environment', quick),
      setPassword(connections[1] ?? db, 'staff', 'changed in the panel', quick),
    ]);
    await applyEnvironmentPassword(db, 'staff', 'the second of the environment', quick);
    const owners = await Promise.all(
      ['changed in the panel', 'the second of the environment'].map((password) => findRoleByPassword(db, password)),
    );

    t.strictSame(owners.filter(Boolean), ['staff'], 'one of the two stands');
    t.equal(await findRoleByPassword(db, 'the first of the environment'), undefined);
  },
);

t.test('of several first starts at once one makes the password, and the others print none', async (t) => {
  await db.deleteFrom('settings').execute();

  const made = await Promise.all(connections.map((connection) => makeFirstPassword(connection, 'admin', quick)));
  const [password = '', ...others] = made.filter((each) => each !== undefined);

  t.strictSame(others, []);
  t.equal(await findRoleByPassword(db, password), 'admin');
  t.equal(await makeFirstPassword(db, 'admin'), undefined, 'the next start');
});

t.test(
  'a process with the former variable that starts again within a day does not put the old password back',
  async (t) => {
    const how = { ...quick, keepsFormer: true };
    await applyEnvironmentPassword(db, 'admin', 'the former variable', how);
    await applyEnvironmentPassword(db, 'admin', 'the present variable', how);
    await applyEnvironmentPassword(db, 'admin', 'the former variable', how);

    t.equal(await findRoleByPassword(db, 'the present variable'), 'admin');
    t.equal(await findRoleByPassword(db, 'the former variable'), undefined);
    await applyEnvironmentPassword(db, 'admin', 'the former variable', quick);
    t.equal(await findRoleByPassword(db, 'the former variable'), 'admin', 'a process alone is told what counts');
  },
);
