import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import t, { type Test } from 'tap';
import { pack } from 'tar-stream';
import { openDatabase } from '../../src/database/engine.ts';
import { saveLead } from '../../src/leads/store.ts';
import { unpackArchive } from '../../src/upkeep/archive.ts';
import { createBackup, proveBackup } from '../../src/upkeep/backup.ts';
import { checkBackups, readBackupState, rotateBackups, saveRecord } from '../../src/upkeep/backups.ts';
import { restoreBackup } from '../../src/upkeep/restore.ts';
import { contactRequest } from '../fixtures/app.ts';
import { fileSource } from '../fixtures/store.ts';

/** A site with pictures and a catalog in it. */
async function arrange(t: Test) {
  const dataDir = join(t.testdir(), 'data');
  const backupDir = join(dataDir, 'backups');
  for (const folder of [
    'images/originals',
    'catalog/versions/0123456789abcdef',
    'lead-photos/1/0123456789ab',
    'incoming',
  ])
    await mkdir(join(dataDir, folder), { recursive: true });
  await writeFile(join(dataDir, 'images/originals/gate.jpg'), Buffer.alloc(300_000, 7));
  await writeFile(join(dataDir, 'images/originals/empty.jpg'), '');
  await writeFile(join(dataDir, 'catalog/catalog.pdf'), '%PDF-1.7 fences');
  await writeFile(join(dataDir, 'catalog/versions/0123456789abcdef/1-800.webp'), 'a page');
  await writeFile(join(dataDir, 'lead-photos/1/0123456789ab/400.jpg'), 'a yard');
  await writeFile(join(dataDir, 'incoming/half-an-upload'), 'half');
  await writeFile(join(dataDir, 'session.key'), 'f'.repeat(64));
  const { db, close } = await openDatabase({ dataDir });
  t.teardown(close);
  return { db, close, dataDir, backupDir };
}

async function flipByte(path: string, position: (length: number) => number): Promise<void> {
  const bytes = await readFile(path);
  const at = position(bytes.length);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(path, bytes);
}

t.test('a backup under a hundred writes a second restores with every committed row and every file', async (t) => {
  const { db, close, dataDir, backupDir } = await arrange(t);
  const committed: number[] = [];
  let writing = true;
  const writer = (async () => {
    while (writing) {
      committed.push((await saveLead(db, { ...contactRequest, source: 'contact' }, ['notification'])).id);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  while (committed.length < 30) await new Promise((resolve) => setTimeout(resolve, 5));

  const before = committed.length;
  const record = await proveBackup(
    backupDir,
    await createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now()),
    Date.now(),
  );
  writing = false;
  await writer;
  await close();
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
  t.strictSame(Object.keys(manifest.files).sort(), [
    'catalog/catalog.pdf',
    'catalog/versions/0123456789abcdef/1-800.webp',
    'images/originals/empty.jpg',
    'images/originals/gate.jpg',
    'lead-photos/1/0123456789ab/400.jpg',
    'session.key',
    'site.db',
  ]);
  t.ok((await readFile(join(target, 'images/originals/gate.jpg'))).equals(Buffer.alloc(300_000, 7)));
});

t.test('one flipped byte anywhere is found, by the proof and by the look at what is kept', async (t) => {
  const { db, dataDir, backupDir } = await arrange(t);
  const places: Record<string, (length: number) => number> = {
    start: () => 3,
    middle: (length) => Math.floor(length / 2),
    end: (length) => length - 1,
  };

  for (const [place, position] of Object.entries(places)) {
    const record = await createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now());
    await flipByte(join(backupDir, record.file), position);
    const proof = await proveBackup(backupDir, record, Date.now());
    t.ok(proof.problem, `${place}: ${proof.problem}`);
    t.notOk(proof.provenAt);
  }

  const good = await proveBackup(
    backupDir,
    await createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now()),
    Date.now(),
  );
  t.ok(good.provenAt);
  await saveRecord(db, good);
  await saveRecord(db, { ...good, file: 'site-gone.tar' });
  await flipByte(join(backupDir, good.file), places.middle ?? (() => 0));
  await checkBackups(db, backupDir);
  const { backups } = await readBackupState(db);
  t.match(backups, [{ file: good.file, problem: 'The file has changed since it was written.' }]);
  t.equal(backups.length, 1, 'one whose file is gone is forgotten');
});

t.test('an archive that was cut short is found, even when its sum is right', async (t) => {
  const { dataDir, backupDir } = await arrange(t);
  const record = await createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now());
  const path = join(backupDir, record.file);
  const bytes = await readFile(path);

  await writeFile(path, bytes.subarray(0, bytes.length / 2));
  const { sha256: _sum, ...rest } = record;
  const sha256 = createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
  const proof = await proveBackup(backupDir, { ...rest, sha256 }, Date.now());

  t.match(proof.problem, /archive/);
});

t.test('a restore refuses a directory with data, and leaves nothing behind when the backup is damaged', async (t) => {
  const { dataDir, backupDir } = await arrange(t);
  const { file } = await createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now());
  const path = join(backupDir, file);
  const empty = join(dataDir, '..', 'empty');

  await t.rejects(restoreBackup(path, dataDir), { code: 'DATA_DIRECTORY_FULL' });
  await flipByte(path, (length) => Math.floor(length / 3));
  await t.rejects(restoreBackup(path, empty), { code: 'ARCHIVE_DAMAGED' });

  t.strictSame(await readdir(empty), []);
});

t.test('an archive that points outside the directory is refused', async (t) => {
  const path = join(t.testdir({}), 'evil.tar');
  const archive = pack();
  archive.entry({ name: '../outside.txt' }, 'x');
  archive.finalize();
  await pipeline(archive, createWriteStream(path));

  await t.rejects(unpackArchive(path, t.testdirName), { code: 'ARCHIVE_DAMAGED' });
});

t.test('backups of seven days and four weeks are kept', async (t) => {
  const { db, backupDir } = await arrange(t);
  await mkdir(backupDir);
  const dayMs = 24 * 3600_000;
  for (let day = 0; day < 60; day += 1) {
    const createdAt = new Date(Date.UTC(2026, 0, 1) + day * dayMs).toISOString();
    const file = `site-${day}.tar`;
    await writeFile(join(backupDir, file), '');
    await saveRecord(db, { file, createdAt, bytes: 0, sha256: '', leads: 0, files: 0 });
  }

  await rotateBackups(db, backupDir);

  const kept = (await readBackupState(db)).backups.map(({ file }) => file);
  t.strictSame(
    kept.slice(0, 7),
    [59, 58, 57, 56, 55, 54, 53].map((day) => `site-${day}.tar`),
  );
  t.ok(kept.length >= 9 && kept.length <= 11, `${kept.length} kept`);
  t.strictSame((await readdir(backupDir)).sort(), [...kept].sort());
});
