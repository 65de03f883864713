import { copyFile, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import { removeFormer } from '../../src/cluster/blobs.ts';
import type { Config } from '../../src/config.ts';
import { backupSource } from '../../src/upkeep/index.ts';
import { start } from '../fixtures/app.ts';
import { takeDatabase } from '../fixtures/postgres.ts';
import { sharedConfig } from '../fixtures/shared-site.ts';

const script = 'assets/next-0A1B2C3D.js';
const variant = 'images/variants/next-0123456789ab-400.webp';
const font = 'assets/next-0A1B2C3D.woff2';
const code = 'export const release = "next";\n'.repeat(100);

t.test('20: a process of the release before serves the files that pages of the next one name', async (t) => {
  const url = await takeDatabase(t);
  const folders = t.testdir({ before: {}, next: {}, dist: { assets: {}, images: { variants: {} } } });
  const before = await start(t, configOf('before'));
  await before.ready();
  t.equal((await before.inject(`/${script}`)).statusCode, 404);
  const distDir = await buildNext(join(folders, 'dist'));
  const next = await start(t, { ...configOf('next'), distDir }, { sharesRelease: true });
  await next.ready();

  const answer = await before.inject({ url: `/${script}`, headers: { 'accept-encoding': 'gzip' } });
  t.equal(answer.statusCode, 200);
  t.match(answer.headers, {
    'content-encoding': 'gzip',
    'content-type': /javascript/,
    'cache-control': 'public, max-age=31536000, immutable',
  });
  t.same(answer.rawPayload, gzipSync(code));
  t.equal((await before.inject(`/${script}`)).body, code);
  t.equal((await before.inject(`/${font}`)).body, 'font');
  t.equal((await before.inject(`/${variant}`)).body, 'picture');
  t.equal((await before.inject('/assets/nobody-0A1B2C3D.js')).statusCode, 404);
  t.equal((await before.inject('/assets/..%2Fmanifest.json')).statusCode, 404);

  await t.test('its own files it sends as ever', async (t) => {
    const [own = ''] = (await readdir('dist/assets')).filter((name) => name.endsWith('.js'));
    const answer = await before.inject({ url: `/assets/${own}`, headers: { 'accept-encoding': 'br' } });
    t.match([answer.statusCode, answer.headers['content-encoding']], [200, 'br']);
  });

  await t.test('they are in no archive, and go 30 days after the last process that had them', async (t) => {
    const shared = next.database.shared;
    if (!shared) return t.fail('it is shared');
    t.strictSame(await (await backupSource(next.database)).listFiles?.(), []);
    const dayMs = 24 * 3600_000;
    await removeFormer(shared.blobs, Date.now() + 29 * dayMs);
    t.ok(await shared.blobs.find(`release/${script}`));
    await removeFormer(shared.blobs, Date.now() + 31 * dayMs);
    t.equal(await shared.blobs.find(`release/${script}`), undefined);
  });

  function configOf(folder: string): Config {
    return sharedConfig(join(folders, folder), url);
  }
});

/** A build like this one, with other files. */
async function buildNext(folder: string): Promise<string> {
  for (const name of await readdir('dist'))
    if (!['assets', 'images'].includes(name)) await symlink(resolve('dist', name), join(folder, name));
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const name of (await readdir('dist/assets')).filter((name) => name.endsWith('.css')))
    await copyFile(join('dist/assets', name), join(folder, 'assets', name));
  await writeFile(join(folder, script), code);
  await writeFile(join(folder, `${script}.gz`), gzipSync(code));
  await writeFile(join(folder, font), 'font');
  await writeFile(join(folder, variant), 'picture');
  return folder;
}
