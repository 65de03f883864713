import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import t from 'tap';
import type { Config } from '../../src/config.ts';
import { adminPassword, build, callAs, configOf, signIn } from '../fixtures/app.ts';

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

t.test('a wrong argument or an empty directory is reported in one line', async (t) => {
  const dataDir = t.testdir();

  for (const words of [['root'], []])
    await t.rejects(run({ dataDir, databaseUrl: undefined }, ...words), {
      code: 1,
      stderr: /^(Use reset-password without anything after it\.|.*site\.db doesn’t exist.*)\n$/,
    });
});
