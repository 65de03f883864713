import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import t from 'tap';
import { openDatabase } from '../../src/database/engine.ts';
import type { Database } from '../../src/database/tables.ts';
import { createBackup } from '../../src/operations/backup.ts';
import { openBucket } from '../../src/operations/copies/bucket.ts';
import { encryptFile, makeKeyPair } from '../../src/operations/copies/encryption.ts';
import { createCopyKeys } from '../../src/operations/copies/keys.ts';
import { partBytes } from '../../src/operations/copies/parts.ts';
import { chooseExpired, nameCopy } from '../../src/operations/copies/retention.ts';
import { sendBackup } from '../../src/operations/copies/send.ts';
import { changeCopies, readCopies } from '../../src/operations/copies/state.ts';
import { hashFile } from '../../src/storage/index.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { fileSource } from '../fixtures/store.ts';
import { shareSwift, swiftKey, withoutSwift } from '../fixtures/swift.ts';
import { volume } from '../fixtures/volume.ts';

t.test('a kill leaves complete copies on a real S3 server', { skip: withoutSwift }, async (t) => {
  const swift = await shareSwift();

  t.test('a kill at any moment of an upload leaves complete copies and no parts', async (t) => {
    await swift.makeBucket('uploads');
    const target = { ...swiftKey, endpoint: swift.endpoint, bucket: 'uploads', prefix: 'site/', region: 'us-east-1' };
    const bucket = openBucket(target, { now: Date.now, allowPrivate: true });
    t.teardown(bucket.close);
    const { recipient } = await makeKeyPair();
    const path = join(makeDirectory(t), 'backup.tar');
    await writeFile(path, randomBytes(2 * partBytes + 1000));
    const whole = (await encryptFile(path, 2 * partBytes + 1000, [recipient])).bytes;
    const begin = async (name: string) => {
      const words = ['--import=./test/fixtures/typescript.mjs', 'test/fixtures/copy-process.ts'];
      const child = spawn(process.execPath, [...words, swift.endpoint, 'uploads', path, name, recipient], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      return { child, ended };
    };
    const first = await begin(nameCopy(new Date(Date.UTC(2026, 1, 1)).toISOString()));
    const begun = performance.now();
    await first.ended;
    const wholeMs = Math.ceil(performance.now() - begun);
    let interrupted = 0;

    for (let left = volume(20); left > 0; left -= 1) {
      const { child, ended } = await begin(nameCopy(new Date(Date.UTC(2026, 0, left)).toISOString()));
      await pause(randomInt(wholeMs));
      child.kill('SIGKILL');
      const [, signal] = await ended;
      if (signal === 'SIGKILL') interrupted += 1;
      const listed = await bucket.list();
      t.ok(
        listed.every(({ bytes }) => bytes === whole),
        'no half copy is listed',
      );

      await bucket.abortUnfinished();
      const names = listed.map((copy) => `site/${copy.name}`);
      const orphans = (await swift.listAll('uploads')).filter(
        (object) => !names.some((copy) => object.startsWith(copy)),
      );
      t.strictSame(orphans, [], 'the next run deletes the parts');
    }
    t.comment(`${interrupted} of ${volume(20)} uploads were interrupted`);
  });

  t.test('a kill at any moment of a retention run deletes no copy that is kept', async (t) => {
    await swift.makeBucket('retention');
    const target = { ...swiftKey, endpoint: swift.endpoint, bucket: 'retention', prefix: 'site/', region: 'us-east-1' };
    const bucket = openBucket(target, { now: Date.now, allowPrivate: true });
    t.teardown(bucket.close);
    const dataDir = join(makeDirectory(t), 'data');
    await mkdir(dataDir);
    const siteKey = randomBytes(32);
    const copy = await fillDatabase(dataDir, siteKey);
    const names = copies.map(({ name }) => name);
    for (const name of names) await bucket.put(name, copy);
    const verified = copies.map((each) => ({ ...each, bytes: copy.length, verifiedAt: each.createdAt }));
    const expired = new Set(chooseExpired(verified).names);
    const kept = names.filter((name) => !expired.has(name));
    t.ok(kept.length > 3 && expired.size > 3, `${kept.length} kept, ${expired.size} expired`);
    const run = () => {
      const words = ['--import=./test/fixtures/typescript.mjs', 'test/fixtures/retention-process.ts', dataDir];
      return spawn(process.execPath, [...words, swift.endpoint, 'retention', siteKey.toString('hex')], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
    };
    const listNames = async () => (await bucket.list()).map(({ name }) => name).toSorted();
    let interrupted = 0;

    for (let left = volume(20); left > 0; left -= 1) {
      const stored = await listNames();
      for (const name of names) if (!stored.includes(name)) await bucket.put(name, copy);
      await withDatabase(dataDir, (db) => changeCopies(db, (state) => ({ ...state, copies: verified })));
      const child = run();
      const ended = once(child, 'exit');
      await once(child.stdout, 'data');
      await pause(randomInt(1500));
      child.kill('SIGKILL');
      const [, signal] = await ended;
      if (signal === 'SIGKILL') interrupted += 1;
      const left = await bucket.list();
      t.ok(
        kept.every((name) => left.some((object) => object.name === name && object.bytes === copy.length)),
        'each kept copy is there, whole',
      );

      const longAgo = new Date(Date.now() - 3600_000);
      for (const folder of await listTemporary(dataDir)) await utimes(join(dataDir, folder), longAgo, longAgo);
      const [code] = await once(run(), 'exit');
      t.equal(code, 0);
      t.strictSame(await listNames(), kept.toSorted(), 'the next run ends the work');
      const { copies: known } = await withDatabase(dataDir, readCopies);
      t.strictSame(known.map(({ name }) => name).toSorted(), kept.toSorted());
      t.ok(known.filter(({ verifiedAt, problem }) => verifiedAt && !problem).length >= 3);
      t.strictSame(await listTemporary(dataDir), [], 'no temporary folder is left');
    }
    t.comment(`${interrupted} of ${volume(20)} runs were interrupted`);
  });

  t.test('a kill at any moment of a remote restore leaves nothing that a site starts on', async (t) => {
    await swift.makeBucket('restores');
    const target = { ...swiftKey, endpoint: swift.endpoint, bucket: 'restores', prefix: '', region: 'us-east-1' };
    const bucket = openBucket(target, { now: Date.now, allowPrivate: true });
    t.teardown(bucket.close);
    const folder = makeDirectory(t, { site: { images: {} } });
    const site = join(folder, 'site');
    await writeFile(join(site, 'images', 'yard.jpg'), randomBytes(2 * partBytes));
    const { identity, recipient } = await makeKeyPair();
    const backup = await makeBackup(site);
    await sendBackup(bucket, nameCopy('2026-01-30T03:00:00.000Z'), backup, [recipient]);
    const listed = await bucket.list();
    const picture = await hashFile(join(site, 'images', 'yard.jpg'));
    let interrupted = 0;

    for (let left = volume(20); left > 0; left -= 1) {
      const dataDir = join(folder, `restored-${left}`);
      const run = () => {
        const child = spawn(process.execPath, ['dist/server/commands.js', 'restore', '--remote'], {
          env: {
            PATH: process.env.PATH,
            DATA_DIR: dataDir,
            BACKUP_REMOTE: 's3://restores',
            BACKUP_ENDPOINT: swift.endpoint,
            AWS_ACCESS_KEY_ID: swiftKey.accessKeyId,
            AWS_SECRET_ACCESS_KEY: swiftKey.secretAccessKey,
          },
          stdio: ['pipe', 'ignore', 'pipe'],
        });
        child.stdin.on('error', () => {});
        child.stdin.end(`${identity}\n`);
        return child;
      };
      const child = run();
      const ended = once(child, 'exit');
      await once(child.stderr, 'data');
      await pause(randomInt(1500));
      child.kill('SIGKILL');
      const [code] = await ended;
      const isDone = existsSync(join(dataDir, 'site.db')) && !existsSync(join(dataDir, '.restoring'));
      if (code !== 0) interrupted += 1;
      if (!isDone) t.strictSame((await once(run(), 'exit'))[0], 0, 'it can be run again');

      t.strictSame((await readdir(dataDir)).sort(), ['images', 'site.db']);
      t.equal(await hashFile(join(dataDir, 'images', 'yard.jpg')), picture);
      t.strictSame(await bucket.list(), listed, 'the copies stay as they are');
    }
    t.comment(`${interrupted} of ${volume(20)} restores were interrupted`);
  });
});

const dayMs = 24 * 3600_000;
/** A copy of each of the last 30 days, newest first. */
const copies = Array.from({ length: 30 }, (_none, day) => {
  const createdAt = new Date(Date.UTC(2026, 0, 30, 3) - day * dayMs).toISOString();
  return { name: nameCopy(createdAt), createdAt };
});

async function withDatabase<Result>(dataDir: string, work: (db: Kysely<Database>) => Promise<Result>): Promise<Result> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** Makes a database with the keys of copies. @returns an encrypted backup of it */
async function fillDatabase(dataDir: string, siteKey: Buffer): Promise<Buffer> {
  const recipients = await withDatabase(dataDir, async (db) => {
    const keys = createCopyKeys({ db, keys: [siteKey], now: Date.now });
    await keys.confirm((await keys.show()).slice(-6));
    return (await keys.read())?.recipients ?? [];
  });
  const backup = await makeBackup(dataDir);
  const { pieces } = await encryptFile(backup, (await stat(backup)).size, recipients);
  return buffer(pieces);
}

/** @returns the path of a backup of a data directory */
async function makeBackup(dataDir: string): Promise<string> {
  const { close } = await openDatabase({ dataDir });
  await close();
  const backupDir = join(dataDir, '..', 'backups');
  const { file } = await createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now());
  return join(backupDir, file);
}

const listTemporary = async (folder: string) => (await readdir(folder)).filter((name) => name.startsWith('.'));
