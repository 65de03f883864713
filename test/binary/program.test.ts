import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { on } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  watch,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import t, { type Test } from 'tap';
import { contactRequest } from '../fixtures/app.ts';
import { writeCatalogPdf } from '../fixtures/catalog-pdf.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { mountLawless } from '../fixtures/lawless-volume.ts';
import { readHeic, takePhoto } from '../fixtures/pictures.ts';
import {
  choosePassword,
  findSetupCode,
  followProcess,
  type Spawned,
  sendContact,
  untilLine,
  untilListening,
} from '../fixtures/site-process.ts';
import { upload } from '../fixtures/upload.ts';
import { isWhole } from '../fixtures/volume.ts';

/** The single executable file, packed again if the built site is newer. */
const binary = resolve('dist/fence-contractor-site');
if (!existsSync(binary) || statSync(binary).mtimeMs <= statSync('dist/input-hash').mtimeMs)
  execFileSync(process.execPath, ['src/binary/pack.ts'], { env: {}, stdio: 'ignore' });

/** Runs the file in a folder with only a port in its environment, not even a PATH. */
function spawnBinary(t: Test, folder: string, words: string[] = [], file = binary, environment = {}): Spawned {
  const env = { PORT: '0', ...environment };
  return followProcess(t, spawn(file, words, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] }));
}

/** Runs the program until it ends. @returns its exit code and its output lines */
async function runBinary(t: Test, folder: string, words: string[] = [], file = binary, environment = {}) {
  const { ended, lines } = spawnBinary(t, folder, words, file, environment);
  return { code: await ended, lines };
}

/** Returns the names in the program's folder, shortest first. */
function listProgram(folder: string): string[] {
  return readdirSync(join(folder, 'data/program')).toSorted((one, other) => one.length - other.length);
}

const whole = [/^unpacking\.db$/, /^[\da-f]{16}$/, /^[\da-f]{16}\.db$/];

t.test('SINGLE BINARY: one file stores, decodes, backs up, and restores on its own', async (t) => {
  const directory = makeDirectory(t, { machine: {}, other: {} });
  const [machine, other, file] = ['machine', 'other', 'site'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  linkSync(binary, file);
  const site = await untilListening(spawnBinary(t, machine, [], file));
  rmSync(file);
  await untilLine(site, 'The site is ready');
  const cookie = await choosePassword(site.address, findSetupCode(site));

  t.match(await (await fetch(site.address)).text(), '</html>');
  t.equal((await sendContact(site.address)).status, 201);
  t.match(await upload(site.address, cookie, await takePhoto(320, 240), 'camera.jpg'), { status: 201 });
  t.match(await upload(site.address, cookie, await readHeic(), 'phone.heic'), { status: 201 });
  const asCatalog = { field: 'catalog', path: '/api/upload-catalog', type: 'application/pdf' };
  t.match(await upload(site.address, cookie, await writeCatalogPdf(1), 'catalog.pdf', asCatalog), { status: 201 });
  const backup = await runBinary(t, machine, ['backup']);
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);

  const [archive = ''] = backup.lines;
  t.match(backup, { code: 0, lines: { 1: /1 leads, .* the test restore passed/ } });
  t.notOk(readFileSync(archive).includes('node_modules'), 'the program is in no backup');
  t.match(await runBinary(t, other, ['restore', archive]), { code: 0, lines: [/: 1 leads/] });
  t.match(await runBinary(t, other, ['reset-password']), { code: 0, lines: [/password is {2}\S+/] });
  const restored = new DatabaseSync(join(other, 'data/site.db'), { readOnly: true });
  t.teardown(() => restored.close());
  t.match(restored.prepare('select name from submissions').all(), [{ name: contactRequest.name }]);
  t.match(restored.prepare('select name from images').all(), [{ name: 'camera.jpg' }, { name: /^phone/ }]);
  t.ok(readdirSync(join(other, 'data/catalog')).length > 0);
});

t.test('--version prints the version, and an unknown command gets one clear line', async (t) => {
  const folder = makeDirectory(t);
  const wrong = { code: 1, lines: [/^Use one of: backup, restore, reset-password, --version\./] };

  t.match(await runBinary(t, folder, ['bakcup']), wrong);
  t.match(await runBinary(t, folder, ['--version']), { code: 0, lines: [/^2\.0\.0 \([\da-f]{16}\)$/] });
});

t.test('the file is at most 280 MB, starts Node like npm start, and has no local path', async (t) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [, start = ''] = / exec node (.*) dist\/server\/main\.js$/.exec(scripts.start) ?? [];
  const [, packed = ''] = /execArgv: \[(.*)\]/.exec(readFileSync('src/binary/pack.ts', 'utf8')) ?? [];
  const bytes = readFileSync(binary);

  t.ok(bytes.length <= 280_000_000);
  t.equal(packed.replaceAll(/[',]/g, ''), start);
  for (const folder of ['src', 'dist', 'node_modules']) t.notOk(bytes.includes(join(process.cwd(), folder)), folder);
});

t.test('the program unpacks, updates, and repairs itself in one folder', async (t) => {
  const folder = makeDirectory(t, { data: { program: {} } });
  const program = join(folder, 'data/program');
  chmodSync(program, 0o700);

  t.test('a start killed while it unpacks leaves nothing that passes for a program', async (t) => {
    const watcher = watch(program);
    const killed = spawnBinary(t, folder);
    for await (const [, name] of on(watcher, 'change')) if (String(name).endsWith('.new')) break;
    killed.child.kill('SIGKILL');
    watcher.close();
    await killed.ended;

    t.notOk(listProgram(folder).some((name) => /^[\da-f]{16}$/.test(name)));
  });

  t.test('only one of two simultaneous first starts unpacks, and one serves', async (t) => {
    const sites = [spawnBinary(t, folder), spawnBinary(t, folder)];

    const first = await Promise.any(sites.map(untilListening));

    t.equal((await fetch(first.address)).status, 200);
    const other = sites.find(({ child }) => child !== first.child);
    t.equal(await other?.ended, 1);
    t.match(other?.lines, [/Another process already uses the data directory/]);
    t.match(listProgram(folder), whole);
    t.equal(listProgram(folder).length, 3, 'nothing of the start that was killed is left');
  });

  t.test('an unused version is removed, one in use stays, and a partial one is replaced', async (t) => {
    const isWhole = { code: 1, lines: [/^Nothing was restored: Add the backup’s file name/] };
    const version = listProgram(folder).find((name) => /^[\da-f]{16}$/.test(name)) ?? '';
    const [unused, used] = ['00000000000000aa', '00000000000000bb'];
    for (const name of [`${unused}/dist`, `${used}/dist`, '00000000000000cc.new'])
      mkdirSync(join(program, name), { recursive: true });
    const older = new DatabaseSync(join(program, `${used}.db`));
    older.exec('BEGIN; SELECT * FROM sqlite_schema');

    t.match(await runBinary(t, folder, ['restore']), isWhole);
    const left = listProgram(folder);
    t.strictSame(left.toSorted(), [used, `${used}.db`, version, `${version}.db`, 'unpacking.db'].toSorted());

    older.close();
    truncateSync(join(program, version, 'package.json'), 5);
    t.match(await runBinary(t, folder, ['restore']), isWhole);
    t.strictSame(listProgram(folder), ['unpacking.db', version, `${version}.db`]);
  });
});

t.test('a damaged or truncated file says so in one line and unpacks nothing', async (t) => {
  const folder = makeDirectory(t);
  const copy = join(folder, 'copy');
  copyFileSync(binary, copy);
  const { size } = statSync(copy);
  const descriptor = openSync(copy, 'r+');
  writeSync(descriptor, 'x', size - 30_000_000);
  closeSync(descriptor);

  for (const missing of isWhole ? [0, 1, 1000, 1_000_000, 60_000_000] : [0, 1000]) {
    truncateSync(copy, size - missing);
    const { code, lines } = await runBinary(t, folder, [], copy);
    t.equal(code, 1, `${missing} bytes`);
    t.match(lines, [/^The site cannot start: The file .*copy is damaged or incomplete\./]);
    t.equal(lines.length, 1);
  }
  t.notOk(existsSync(join(folder, 'data/program')) && listProgram(folder).some((name) => !name.endsWith('.db')));
});

t.test('a program folder that others can write to is refused in one line', async (t) => {
  const folder = makeDirectory(t, { data: {}, elsewhere: {} });
  const program = join(folder, 'data/program');
  const refused = {
    code: 1,
    lines: [/must belong to the user that runs the program and must be closed to everyone else/],
  };

  const foreign: Record<string, () => void> = {
    'open to others': () => mkdirSync(program, 0o755),
    'a link': () => symlinkSync(join(folder, 'elsewhere'), program),
    'a file': () => writeFileSync(program, ''),
  };
  if (process.getuid?.() === 0)
    foreign['of another user'] = () => {
      mkdirSync(program, 0o700);
      chownSync(program, 1234, 1234);
    };
  for (const [what, make] of Object.entries(foreign)) {
    make();
    t.match(await runBinary(t, folder), refused, what);
    rmSync(program, { recursive: true });
  }
});

t.test('PROGRAM_DIR sets the program’s folder, and the data directory doesn’t have it', async (t) => {
  const folder = makeDirectory(t, { data: {} });
  const environment = { PROGRAM_DIR: 'elsewhere/program\n' };
  const { code } = await runBinary(t, folder, ['restore'], binary, environment);
  t.equal(code, 1, 'there is no file to restore');
  t.notOk(existsSync(join(folder, 'data/program')));
  t.equal(statSync(join(folder, 'elsewhere/program')).mode & 0o777, 0o700);
  for (const name of readdirSync(join(folder, 'elsewhere/program')))
    t.ok(
      whole.some((each) => each.test(name)),
      name,
    );
});

t.test('a volume without owners and modes is reported in one line with advice', async (t) => {
  const folder = makeDirectory(t, { data: {} });
  const data = join(folder, 'data');
  const volume = await mountLawless(data);
  if (!volume) {
    t.pass('one line', { skip: 'this system lets the test mount no volume by FUSE' });
    return;
  }
  for (const start of ['the first', 'the next']) {
    const { code, lines } = await runBinary(t, folder);
    t.match(
      [code, lines],
      [1, [/^The site cannot start: The program can’t be unpacked into .*Set PROGRAM_DIR to a folder/]],
      start,
    );
    t.equal(lines.length, 1);
  }
  t.strictSame(volume.names(), [], 'nothing is left there');
  const elsewhere = await runBinary(t, folder, ['backup'], binary, { PROGRAM_DIR: join(folder, 'program') });
  // Unmounts before the folder is removed. A failed check above throws nothing.
  volume.unmount();
  t.equal(elsewhere.code, 1, 'there is no site to back up');
  t.notMatch(elsewhere.lines.join(), /PROGRAM_DIR/);
});

t.test('a full disk or a noexec volume stops the start with one clear line', async (t) => {
  const folder = makeDirectory(t);
  const full = await runOnVolume(t, folder, 'size=20m');
  if (!full) {
    t.pass('one line each', { skip: 'this user may mount no volume' });
    return;
  }

  t.match(full, { code: 1, lines: [/The disk is full\. Free some space and start again/, 'unpacking.db'] });
  t.equal(full.lines.length, 2, 'what was unpacked is gone');
  const strict = await runOnVolume(t, folder, 'size=300m,noexec');
  t.match(strict, { code: 1, lines: [/Put it on a volume that allows programs \(not mounted with noexec\)/] });
  t.equal(strict?.lines.length, 4, 'one line beside what is in the folder');
});

/**
 * Runs the program in a folder on a separate volume, which is removed afterward.
 * @param options of the mount, as for `mount -o`
 * @returns nothing if this user may not mount a volume
 */
async function runOnVolume(t: Test, folder: string, options: string) {
  const inside = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', '-o', options, 'none', folder]);
  if (inside.status !== 0) return undefined;
  const script = 'mount -t tmpfs -o "$0" none "$1" && cd "$1" && "$2"; code=$?; ls data/program; exit $code';
  const words = ['--mount', 'sh', '-c', script, options, folder, binary];
  const { ended, lines } = followProcess(t, spawn('unshare', words, { stdio: ['ignore', 'pipe', 'pipe'] }));
  return { code: await ended, lines };
}
