import { linkSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { contactRequest } from '../fixtures/app.ts';
import { packBinary, runBinary, spawnBinary, waitForLine } from '../fixtures/binary.ts';
import { writeCatalogPdf } from '../fixtures/catalog-pdf.ts';
import { readHeic, takePhoto } from '../fixtures/pictures.ts';
import { callRunning, sendContact, signInRunning, untilListening } from '../fixtures/site-process.ts';
import { upload } from '../fixtures/upload.ts';

const asCatalog = { field: 'catalog', path: '/api/upload-catalog', type: 'application/pdf' };

t.test(
  'SINGLE BINARY: one file stores, decodes, backs up and restores with no environment in an empty directory',
  async (t) => {
    const directory = t.testdir({ machine: {}, other: {} });
    const binary = join(directory, 'fence-contractor-site');
    linkSync(packBinary(), binary);
    const site = await untilListening(spawnBinary(t, join(directory, 'machine'), { binary }));
    rmSync(binary);
    const [, password] = await waitForLine(site, /The admin password is {2}(\S+)/);
    const cookie = await signInRunning(site.address, password);

    t.match(await (await fetch(site.address)).text(), '</html>');
    t.equal((await sendContact(site.address)).status, 201);
    t.match(await upload(site.address, cookie, await takePhoto(), 'camera.jpg'), { status: 201 });
    t.match(await upload(site.address, cookie, await readHeic(), 'phone.heic'), { status: 201 });
    t.match(await upload(site.address, cookie, await writeCatalogPdf(2), 'catalog.pdf', asCatalog), { status: 201 });
    const backup = await runBinary(t, join(directory, 'machine'), { words: ['backup'] });
    site.child.kill('SIGTERM');
    t.equal(await site.ended, 0);

    const [file = ''] = backup.lines;
    t.match(backup, { code: 0, lines: { 1: /1 leads, .* restored for proof and found whole/ } });
    t.notOk(readFileSync(file).includes('node_modules'), 'the program is in no backup');
    const other = join(directory, 'other');
    t.match(await runBinary(t, other, { words: ['restore', file] }), { code: 0, lines: [/: 1 leads/] });
    const reset = await runBinary(t, other, { words: ['reset-password'] });
    const restored = await untilListening(spawnBinary(t, other));
    const call = await callRunning(restored.address, /password is {2}(\S+)/.exec(reset.lines[0] ?? '')?.[1]);
    t.match(await call('GET', '/api/contact-submissions'), [{ name: contactRequest.name }]);
    const { gallery } = await call('GET', '/api/admin/images');
    t.equal(gallery.length, 2);
    t.ok((await call('GET', '/api/admin/catalog')).catalog);
  },
);

t.test('a start is one clear line for a word that is no command, and the version for --version', async (t) => {
  const folder = t.testdir();

  t.match(await runBinary(t, folder, { words: ['bakcup'] }), {
    code: 1,
    lines: [/^Name one of: backup, restore, reset-password, --version;/],
  });
  t.match(await runBinary(t, folder, { words: ['--version'] }), { code: 0, lines: [/^1\.0\.0 \([\da-f]{16}\)$/] });
  t.match(await runBinary(t, folder, { words: ['restore'] }), { code: 1, lines: [/^Nothing was restored/] });
});

t.test(
  'the file is at most 280 MB, starts Node as npm start does, and names no path of the machine that packed it',
  async (t) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, start = ''] = / exec node (.*) dist\/server\/main\.js$/.exec(scripts.start) ?? [];
    const [, packed = ''] = /execArgv: \[(.*)\]/.exec(readFileSync('src/binary/pack.ts', 'utf8')) ?? [];
    const bytes = readFileSync(packBinary());

    t.ok(statSync(packBinary()).size <= 280_000_000);
    t.equal(packed.replaceAll(/[',]/g, ''), start);
    for (const folder of ['src', 'dist', 'node_modules']) t.notOk(bytes.includes(join(process.cwd(), folder)), folder);
  },
);
