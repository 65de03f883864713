import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import t from 'tap';
import { build, callAs, configOf, contactRequest, postContact, signIn, start } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { mountVolume } from '../fixtures/small-volume.ts';
import { shareSwift, swiftKey, withoutSwift } from '../fixtures/swift.ts';

/** Runs the built command with lines for its standard input. */
async function restore(environment: Record<string, string>, words: readonly string[], typed: string) {
  const child = spawn(process.execPath, ['dist/server/commands.js', 'restore', '--remote', ...words], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => {});
  child.stdin.end(`${typed}\n`);
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors, code };
}

t.test('restore --remote restores the newest copy or a named one', { skip: withoutSwift }, async (t) => {
  const swift = await shareSwift();
  await swift.makeBucket('restored');
  const folder = makeDirectory(t);
  const bucket = {
    BACKUP_REMOTE: 's3://restored/site',
    BACKUP_ENDPOINT: swift.endpoint,
    AWS_ACCESS_KEY_ID: swiftKey.accessKeyId,
    AWS_SECRET_ACCESS_KEY: swiftKey.secretAccessKey,
  };
  const app = await build(t, { ...bucket, DATA_DIR: join(folder, 'site'), BACKUP_DIR: join(folder, 'backups') });
  const call = callAs(app, await signIn(app));
  const { key } = (await call('POST', '/api/admin/copies/recovery-key')).json();
  await call('PUT', '/api/admin/copies/recovery-key', { ending: key.slice(-6) });
  await app.copies.run();
  for (const name of ['Ann Carter', 'Bob Dillard']) {
    await postContact(app, { ...contactRequest, name });
    await app.backups.run();
    await app.copies.run({ copy: true });
  }
  const { copies } = (await call('GET', '/api/admin/copies')).json();
  await app.close();
  const environment = (name: string) => ({ ...bucket, DATA_DIR: join(folder, name) });

  const newest = await restore(environment('newest'), [], key);
  t.match(newest, { code: 0, errors: /^Restoring site-\w+\.tar\.age\./, output: /now holds the site of .*: 2 leads/ });
  const typed = key.toLowerCase().replace(/(.{8})/g, '$1 ');
  t.match(await restore(environment('older'), [copies[1].name], typed), { code: 0, output: /: 1 leads/ });
  const restored = await start(t, { ...configOf(app), dataDir: join(folder, 'newest') });
  const leads = (await callAs(restored, await signIn(restored))('GET', '/api/contact-submissions')).json();
  t.strictSame(leads.map(({ name }: { name: string }) => name).toSorted(), ['Ann Carter', 'Bob Dillard']);

  t.match(await restore(environment('x'), [], 'no key'), { code: 1, errors: /That isn’t a recovery key\./ });
  const stranger = 'AGE-SECRET-KEY-1GFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPYYSJZGFPQ4EGAEX';
  t.match(await restore(environment('x'), [], stranger), { code: 1, errors: /doesn’t open the copy/ });
  t.match(await restore(environment('x'), ['none'], key), {
    code: 1,
    errors: new RegExp(`The newest are: ${copies[0].name}`),
  });
  t.match(await restore({ DATA_DIR: join(folder, 'x') }, [], key), { code: 1, errors: /Set BACKUP_REMOTE/ });
  const volume = mountVolume(t, 1);
  if (volume) {
    await writeFile(join(volume, '.gitkeep'), Buffer.alloc(700_000));
    const full = await restore({ ...bucket, DATA_DIR: volume }, [], key);
    t.match(full, { code: 1, errors: /has too little free space for this copy of \d+ bytes/ });
  }
  t.match(await restore(environment('newest'), [], key), { code: 1, errors: /already contains data/ });
  t.strictSame(await readdir(join(folder, 'x')), [], 'a restore that failed leaves nothing behind');
});
