import { on } from 'node:events';
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  watch,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import t from 'tap';
import { packBinary, runBinary, runOnVolume, spawnBinary } from '../fixtures/binary.ts';
import { untilListening } from '../fixtures/site-process.ts';

const binary = packBinary();
/** Needs the program unpacked, and ends at once. */
const quick = { words: ['restore'] };
const isWhole = { code: 1, lines: [/^Nothing was restored: Name the backup/] };
const whole = [/^unpacking\.db$/, /^[\da-f]{16}$/, /^[\da-f]{16}\.db$/];

function listProgram(folder: string): string[] {
  return readdirSync(join(folder, 'data/program')).toSorted((one, other) => one.length - other.length);
}

t.test('a start that was killed while it unpacked leaves nothing that the next one takes for a program', async (t) => {
  const folder = t.testdir({ data: { program: {} } });
  chmodSync(join(folder, 'data/program'), 0o700);
  const watcher = watch(join(folder, 'data/program'));
  const killed = spawnBinary(t, folder);
  for await (const [, name] of on(watcher, 'change')) if (String(name).endsWith('.new')) break;
  killed.child.kill('SIGKILL');
  watcher.close();
  await killed.ended;
  t.strictSame(
    listProgram(folder).filter((name) => /^[\da-f]{16}$/.test(name)),
    [],
  );

  const site = await untilListening(spawnBinary(t, folder));

  t.equal((await fetch(site.address)).status, 200);
  t.match(listProgram(folder), whole);
  t.equal(listProgram(folder).length, 3, 'nothing of the first one is left');
});

t.test('of two first starts at once one unpacks, and one serves', async (t) => {
  const folder = t.testdir();
  const sites = [spawnBinary(t, folder), spawnBinary(t, folder)];

  const first = await Promise.any(sites.map(untilListening));

  t.equal((await fetch(first.address)).status, 200);
  const other = sites.find(({ child }) => child !== first.child);
  t.equal(await other?.ended, 1);
  t.match(other?.lines, [/Another process already uses the data directory/]);
  t.equal(listProgram(folder).length, 3);
  t.match(listProgram(folder), whole);
});

t.test(
  'a version that no process uses is removed, one in use is not, and what is missing is unpacked again',
  async (t) => {
    const folder = t.testdir({ data: { program: {} } });
    const program = join(folder, 'data/program');
    chmodSync(program, 0o700);
    for (const version of ['00000000000000aa', '00000000000000bb'])
      mkdirSync(join(program, version, 'dist'), { recursive: true });
    mkdirSync(join(program, '00000000000000cc.new'));
    const older = new DatabaseSync(join(program, '00000000000000bb.db'));
    older.exec('BEGIN; SELECT * FROM sqlite_schema');

    t.match(await runBinary(t, folder, quick), isWhole);
    const left = listProgram(folder);
    older.close();
    const version = left.find((name) => /^[\da-f]{16}$/.test(name) && !name.startsWith('0000')) ?? '';
    rmSync(join(program, version, 'dist/server'), { recursive: true });
    truncateSync(join(program, version, 'package.json'), 5);

    t.equal(left.length, 5);
    t.ok(left.includes('00000000000000bb') && left.includes('00000000000000bb.db'));
    t.match(await runBinary(t, folder, quick), isWhole);
    t.match(listProgram(folder), whole);
    t.equal(listProgram(folder).length, 3);
  },
);

t.test('a damaged file, or a copy that was cut short, says so in one line and unpacks nothing', async (t) => {
  const folder = t.testdir();
  const copy = join(folder, 'copy');
  copyFileSync(binary, copy, constants.COPYFILE_FICLONE);
  const { size } = statSync(copy);
  const damaged = {
    code: 1,
    lines: [/^The site cannot start: The file .*copy is damaged, or was not copied to its end\./],
  };

  const file = openSync(copy, 'r+');
  writeSync(file, 'x', size - 30_000_000);
  closeSync(file);
  t.match(await runBinary(t, folder, { binary: copy }), damaged, 'one byte');
  for (const missing of [1, 1000, 1_000_000, 60_000_000]) {
    truncateSync(copy, size - missing);
    const { code, lines } = await runBinary(t, folder, { binary: copy });
    t.match({ code, lines }, damaged, `${missing} bytes`);
    t.equal(lines.length, 1);
  }
  t.notOk(existsSync(join(folder, 'data/program')) && listProgram(folder).some((name) => !name.endsWith('.db')));
});

t.test('a folder for the program that others could have written is refused in one line', async (t) => {
  const folder = t.testdir({ data: {}, elsewhere: {} });
  const program = join(folder, 'data/program');
  const refused = { code: 1, lines: [/must belong to the user that runs the program, and be open to no other/] };

  const foreign: [string, () => void][] = [
    ['open to others', () => mkdirSync(program, 0o755)],
    ['a link', () => symlinkSync(join(folder, 'elsewhere'), program)],
    ['a file', () => writeFileSync(program, '')],
    [
      'of another user',
      () => {
        mkdirSync(program, 0o700);
        chownSync(program, 1234, 1234);
      },
    ],
  ];
  for (const [what, make] of process.getuid?.() === 0 ? foreign : foreign.slice(0, 3)) {
    make();
    t.match(await runBinary(t, folder), refused, what);
    rmSync(program, { recursive: true });
  }
});

t.test('a full disk, and a volume that may not hold programs, are one clear line', async (t) => {
  const folder = t.testdir();
  const full = await runOnVolume(t, folder, 'size=20m');
  if (!full) {
    t.pass('one line each', { skip: 'this user may mount no volume' });
    return;
  }

  t.match(full, { code: 1, lines: [/The disk is full\. Free some space and start again/, 'unpacking.db'] });
  t.equal(full.lines.length, 2, 'what was unpacked is gone');
  const strict = await runOnVolume(t, folder, 'size=300m,noexec');
  t.match(strict, { code: 1, lines: [/must be on a volume that may hold programs \(not mounted with noexec\)/] });
  t.equal(strict?.lines.length, 4, 'one line beside what is in the folder');
});
