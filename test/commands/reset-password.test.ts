import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import t from 'tap';
import { findSecondFactor } from '../../src/accounts/index.ts';
import { countPasskeys } from '../../src/accounts/passkeys.ts';
import type { Config } from '../../src/config.ts';
import { adminPassword, build, callAs, configOf, ownerId, signIn } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';

const command = ['dist/server/commands.js', 'reset-password'];
const run = ({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>, ...words: string[]) =>
  promisify(execFile)(process.execPath, [...command, ...words], {
    env: { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }), ADMIN_PASSWORD: '' },
  });

t.test('a new password is set while the server runs and ends the old sessions', async (t) => {
  const app = await build(t);
  const before = await signIn(app);

  const { stdout } = await run(configOf(app));

  const password = /password is {2}(\S+)/.exec(stdout)?.[1] ?? '';
  t.match(password, /^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/);
  t.equal((await callAs(app, before)('GET', '/api/contact-submissions')).statusCode, 401);
  t.equal((await callAs(app)('POST', '/api/admin/login', { password: adminPassword })).statusCode, 401);
  t.ok(await signIn(app, password));
});

t.test('passkeys and the second step are removed, or kept with a flag', async (t) => {
  const app = await build(t);
  await signIn(app);
  const id = await ownerId(app);
  const passkey = {
    credentialId: 'x',
    publicKey: 'x',
    transports: '[]',
    counter: 0,
    host: 'x',
    name: 'x',
    createdAtMs: 0,
  };
  await app.db
    .insertInto('passkeys')
    .values({ ...passkey, personId: id })
    .execute();
  const value = { secret: 'x', lastStep: 0, recoveryHashes: [] };
  const factor = { key: `second-factor:${id}`, value: JSON.stringify(value), version: 1, updatedAt: '' };
  await app.db.insertInto('settings').values(factor).execute();
  const read = async () => [await countPasskeys(app.db, 'x', id), (await findSecondFactor(app.db, id)).enabled];

  t.match((await run(configOf(app), '--keep')).stdout, 'Passkeys and two-step sign-in are unchanged.');
  t.strictSame(await read(), [1, true]);
  const { stdout } = await run(configOf(app));
  t.match(stdout, 'Passkeys and two-step sign-in were removed.');
  t.match(stdout, 'Next: sign in at /admin with this password, and choose your own password under Security.');
  t.strictSame(await read(), [0, false]);
});

t.test('a wrong argument or an empty directory is reported in one line', async (t) => {
  const dataDir = makeDirectory(t);

  for (const words of [['root'], []])
    await t.rejects(run({ dataDir, databaseUrl: undefined }, ...words), {
      code: 1,
      stderr: /^(Use reset-password, or reset-password --keep\.|.*site\.db doesn’t exist.*)\n$/,
    });
});
