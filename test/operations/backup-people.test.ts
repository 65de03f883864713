import { join } from 'node:path';
import t from 'tap';
import { createBackup } from '../../src/operations/backup.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { build, callAs, configOf, signIn, signInAs, staffPassword, start } from '../fixtures/app.ts';
import { makeAuthenticator } from '../fixtures/authenticator.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { fileSource } from '../fixtures/store.ts';

const origin = 'https://fences.example';
const passkeys = '/api/admin/passkeys';

t.test('people, passkeys, and known browsers are in a backup, and sign in after it', async (t) => {
  const app = await build(t, { PUBLIC_URL: origin });
  await signIn(app);
  const cookie = await signInAs(app, 'office');
  const office = callAs(app, cookie);
  const authenticator = makeAuthenticator(origin, { rpId: 'fences.example' });
  const options = (await office('POST', `${passkeys}/registration/options`, {})).json();
  await office('POST', `${passkeys}/registration/verify`, { response: authenticator.create(options) });
  const config = configOf(app);
  const folder = makeDirectory(t);
  const places = { dataDir: config.dataDir, backupDir: join(folder, 'archives') };
  const { file } = await createBackup(places, fileSource(config.dataDir), Date.now());
  const dataDir = join(folder, 'restored');
  await restoreBackup(join(folder, 'archives', file), dataDir);
  const restored = await start(t, { ...config, dataDir });

  const visitor = callAs(restored);
  const asked = (await visitor('POST', `${passkeys}/authentication/options`)).json();
  const entered = await visitor('POST', `${passkeys}/authentication/verify`, { response: authenticator.get(asked) });
  t.equal(entered.statusCode, 200);
  t.match(entered.json(), { person: { name: 'Pat Office', role: 'office' } });
  const byPassword = callAs(
    restored,
    cookie.split('; ').find((each) => each.startsWith('device=')),
  );
  const login = { email: 'office@example.com', password: staffPassword };
  t.equal((await byPassword('POST', '/api/admin/login', login)).statusCode, 200);

  const owner = callAs(restored, await signIn(restored));
  const lines = (await owner('GET', '/api/admin/changes?subject=sessions&by=Pat%20Office')).json();
  t.equal(lines.length, 1, 'the browser from before the backup is known, and the one of the passkey is new');
  t.equal((await owner('GET', '/api/admin/people')).json().length, 2);
});
