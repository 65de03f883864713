import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import t from 'tap';
import { openDatabase } from '../../src/database/engine.ts';
import { saveLead } from '../../src/leads/store.ts';
import { createBackup, proveBackup } from '../../src/operations/backup.ts';
import { checkBackups, readBackupState, rotateBackups, saveRecord } from '../../src/operations/backups.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { contactRequest } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { fileSource } from '../fixtures/store.ts';

const dataDir = join(makeDirectory(t), 'data');
const backupDir = join(dataDir, 'backups');
const survivors = {
  'images/originals/gate.jpg': Buffer.alloc(300_000, 7),
  'images/originals/empty.jpg': '',
  'catalog/catalog.pdf': '%PDF-1.7 fences',
  'catalog/versions/0123456789abcdef/1-800.webp': 'a page',
  'lead-photos/1/0123456789ab/400.jpg': 'a yard',
  'session.key': 'f'.repeat(64),
};
for (const [name, content] of Object.entries({ ...survivors, 'incoming/half-an-upload': 'half' })) {
  await mkdir(dirname(join(dataDir, name)), { recursive: true });
  await writeFile(join(dataDir, name), content);
}
const { db, close } = await openDatabase({ dataDir });
t.teardown(close);
const make = () => createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now());
const prove = (record: Awaited<ReturnType<typeof make>>) => proveBackup(backupDir, record, Date.now());

/** Rewrites a stored backup. */
async function spoil({ file }: { file: string }, work: (bytes: Buffer) => Buffer): Promise<Buffer> {
  const spoiled = work(await readFile(join(backupDir, file)));
  await writeFile(join(backupDir, file), spoiled);
  return spoiled;
}

/** @param part of its length */
const flipAt = (part: number) => (bytes: Buffer) => {
  const at = Math.floor((bytes.length - 1) * part);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
};

t.test('a backup during a hundred writes a second restores every committed row and file', async (t) => {
  const committed: number[] = [];
  let writing = true;
  const writer = (async () => {
    while (writing) {
      committed.push((await saveLead(db, { ...contactRequest, source: 'contact' }, ['notification'])).id);
      await setTimeout(5);
    }
  })();
  while (committed.length < 30) await setTimeout(5);

  const before = committed.length;
  const record = await prove(await make());
  writing = false;
  await writer;
  const target = join(dataDir, '..', 'restored');
  const manifest = await restoreBackup(join(backupDir, record.file), target);

  t.ok(record.provenAt, `problem: ${record.problem}`);
  const restored = await openDatabase({ dataDir: target });
  t.teardown(restored.close);
  const rows = await restored.db.selectFrom('submissions').select('id').orderBy('id').execute();
  t.ok(rows.length >= before, `${rows.length} rows of at least ${before}`);
  t.strictSame(
    rows.map(({ id }) => id),
    committed.slice(0, rows.length),
    'none is missing in between',
  );
  t.equal(record.leads, rows.length);
  t.strictSame(Object.keys(manifest.files).sort(), [...Object.keys(survivors), 'site.db'].sort());
  t.ok((await readFile(join(target, 'images/originals/gate.jpg'))).equals(Buffer.alloc(300_000, 7)));
});

t.test('one flipped byte anywhere is found by the test and by the check of old backups', async (t) => {
  for (const part of [0, 0.5, 1]) {
    const record = await make();
    await spoil(record, flipAt(part));
    t.match(await prove(record), { problem: /./, provenAt: undefined }, `at ${part}`);
  }

  const good = await prove(await make());
  t.ok(good.provenAt);
  await saveRecord(db, good);
  await saveRecord(db, { ...good, file: 'site-gone.tar' });
  await spoil(good, flipAt(0.5));
  await checkBackups(db, backupDir);
  const { backups } = await readBackupState(db);
  t.match(backups, [{ file: good.file, problem: 'The file has changed since it was written.' }]);
  t.equal(backups.length, 1, 'one whose file is gone is forgotten');
});

t.test('a truncated archive is found, even with a correct checksum', async (t) => {
  const record = await make();
  const cut = await spoil(record, (bytes) => bytes.subarray(0, bytes.length / 2));

  const { problem } = await prove({ ...record, sha256: createHash('sha256').update(cut).digest('hex') });

  t.match(problem, /archive/);
});

t.test('backups of seven days and four weeks are kept, the newest good one of each week', async (t) => {
  const dayMs = 24 * 3600_000;
  await rm(backupDir, { recursive: true, force: true });
  await mkdir(backupDir);
  await checkBackups(db, backupDir);
  for (let day = 0; day < 40; day += 1) {
    // A week begins on a Thursday, as January 1, 2026 was.
    const createdAt = new Date(Date.UTC(2026, 0, 1) + day * dayMs).toISOString();
    const file = `site-${day}.tar`;
    await writeFile(join(backupDir, file), '');
    const record = { file, createdAt, bytes: 0, sha256: '', leads: 0, files: 0 };
    await saveRecord(db, { ...record, ...(day === 27 && { problem: 'It is damaged.' }) });
  }

  await rotateBackups(db, backupDir);

  const kept = (await readBackupState(db)).backups.map(({ file }) => file);
  t.strictSame(
    kept,
    [39, 38, 37, 36, 35, 34, 33, 26, 20].map((day) => `site-${day}.tar`),
  );
  t.strictSame((await readdir(backupDir)).sort(), [...kept].sort());
});

t.test('many backups on one day keep those of earlier days, and a bad one hides none', async (t) => {
  await rm(backupDir, { recursive: true, force: true });
  await mkdir(backupDir);
  await checkBackups(db, backupDir);
  const save = async (file: string, at: Date, problem = '') => {
    await writeFile(join(backupDir, file), '');
    const record = { file, createdAt: at.toISOString(), bytes: 0, sha256: '', leads: 0, files: 0 };
    await saveRecord(db, { ...record, ...(problem && { problem }) });
    await rotateBackups(db, backupDir);
  };
  const nights = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const day of nights) await save(`night-${day}`, new Date(2026, 1, day, 3));
  for (let hour = 9; hour < 17; hour += 1) await save(`day-${hour}`, new Date(2026, 1, 8, hour));
  await save('damaged', new Date(2026, 1, 8, 18), 'It is damaged.');

  const kept = (await readBackupState(db)).backups.map(({ file }) => file);
  t.strictSame(kept.slice(0, 8), ['damaged', 'day-16', ...[7, 6, 5, 4, 3, 2].map((day) => `night-${day}`)]);
});

t.test('a backup of the last hour stays when another one of its day follows', async (t) => {
  await rm(backupDir, { recursive: true, force: true });
  await mkdir(backupDir);
  await checkBackups(db, backupDir);
  const noonMs = new Date(2026, 1, 8, 12).getTime();
  const minuteMs = 60_000;
  for (const minutes of [0, 30, 89]) {
    const createdAt = new Date(noonMs + minutes * minuteMs).toISOString();
    await saveRecord(db, { file: `after-${minutes}`, createdAt, bytes: 0, sha256: '', leads: 0, files: 0 });
  }

  await rotateBackups(db, backupDir, noonMs + 89 * minuteMs);

  t.strictSame(
    (await readBackupState(db)).backups.map(({ file }) => file),
    ['after-89', 'after-30'],
  );
});
