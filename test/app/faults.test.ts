import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmdirSync,
  statSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { build, contactRequest, listen, postContact, signIn } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { captureLog } from '../fixtures/log.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { upload } from '../fixtures/upload.ts';

const { logger, lines } = captureLog();
const dataDir = join(makeDirectory(t), 'data');
const app = await build(t, { DATA_DIR: dataDir }, { logger });
const cookie = await signIn(app);
const notStored = 'could not store a lead';
/** A text longer than the free space in the database's pages. */
const long = { ...contactRequest, message: 'x'.repeat(5000) };

/** Returns the log lines about requests since the last call. Background work has separate lines. */
function takeErrors() {
  return lines.splice(0).filter(({ level, msg }) => level >= 50 && /lead|request/.test(msg));
}

/** Checks the site with a read-only database: pages work, a form reports the failure, and the log has one line about it. */
async function assertPagesStand(t: Test): Promise<void> {
  takeErrors();
  const answer = await postContact(app, long);

  t.equal(answer.statusCode, 503);
  t.match(answer.json().message, /could not be stored.*\(336\) 555-0142/);
  t.notMatch(answer.body, /SQLITE|site\.db|at file/);
  t.strictSame(
    takeErrors().map(({ msg }) => msg),
    [notStored],
  );
  const plain = await postContact(app, new URLSearchParams(contactRequest).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  t.match([plain.statusCode, plain.body], [503, contactRequest.message], 'the typed text stays in the form');
  for (const [url, status] of [
    ...['/', '/gallery', '/pool-fencing', '/?sent=ABCDEF', '/healthz'].map((url) => [url, 200] as const),
    ['/no-such-page', 404],
  ] as const)
    t.equal((await app.inject(url)).statusCode, status, url);
  const ready = await app.inject('/readyz');
  t.match([ready.statusCode, ready.json()], [503, { reasons: [/database/] }]);
}

t.test('with a full disk every page works and every form reports the truth', async (t) => {
  // From here on, SQLite refuses new pages, as on a full disk. The first few rows still fit into existing pages.
  await sql`pragma max_page_count = 1`.execute(app.db);

  let answer = await postContact(app, long);
  for (let post = 0; post < 15 && answer.statusCode === 201; post += 1) answer = await postContact(app, long);

  t.match([answer.statusCode, answer.json().message], [503, /could not be stored/]);
  t.match(takeErrors(), [{ msg: notStored, err: { code: 'SQLITE_FULL' } }]);
  t.equal((await app.inject('/')).statusCode, 200);
  await sql`pragma max_page_count = 1000000`.execute(app.db);
  t.equal((await postContact(app, long)).statusCode, 201, 'it works again once there is room');
});

t.test('with a read-only database every page works and every form reports the truth', async (t) => {
  await sql`pragma query_only = 1`.execute(app.db);
  await assertPagesStand(t);

  await sql`pragma query_only = 0`.execute(app.db);
  t.equal((await postContact(app)).statusCode, 201);
});

t.test('with a locked database every page works and every form reports the truth', async (t) => {
  const other = new SqliteDatabase(join(dataDir, 'site.db'));
  t.teardown(() => other.close());
  other.exec('begin immediate');
  await assertPagesStand(t);

  other.exec('rollback');
  t.equal((await postContact(app)).statusCode, 201);
});

t.test('uploads are refused while the data directory is missing and work once it is back', async (t) => {
  const address = await listen(app);
  const photo = await takePhoto();
  const uploads = () =>
    Promise.all([
      upload(address, cookie, photo, 'gate.jpg'),
      upload(address, cookie, writePdf(), 'catalog.pdf', { field: 'catalog', path: '/api/upload-catalog' }),
    ]);
  const refused = {
    status: 503,
    body: { success: false, message: /can’t store this file right now.*Nothing was changed/ },
  };

  for (const isMountPoint of [false, true]) {
    renameSync(dataDir, `${dataDir}-away`);
    if (isMountPoint) mkdirSync(dataDir);
    t.match(await uploads(), [refused, refused]);
    const backup = await app.inject({ method: 'POST', url: '/api/admin/backups', headers: { cookie } });
    t.match(backup.json(), { backups: [], backupFailure: /can’t store this file right now/ });
    t.equal((await app.inject('/gallery')).statusCode, 200);
    // No directory was created in its place, and nothing was written into the mount point.
    t.strictSame(existsSync(dataDir) ? readdirSync(dataDir) : undefined, isMountPoint ? [] : undefined);
    if (isMountPoint) rmdirSync(dataDir);
    renameSync(`${dataDir}-away`, dataDir);
  }

  t.match(await uploads(), [{ status: 201 }, { status: 201 }]);
  t.match((await app.inject('/api/images')).json(), [{ name: 'gate.jpg' }]);
});

t.test('with a database damaged at run time pages work and forms report the truth', async (t) => {
  await sql`pragma wal_checkpoint(truncate)`.execute(app.db);
  await sql`pragma shrink_memory`.execute(app.db);
  // Damages everything after the first page, like a broken disk.
  const file = openSync(join(dataDir, 'site.db'), 'r+');
  writeSync(file, Buffer.alloc(statSync(join(dataDir, 'site.db')).size - 4096, 0xff), 0, undefined, 4096);
  closeSync(file);

  await assertPagesStand(t);
  await app.site.update(async () => {});
  t.equal((await app.inject('/gallery')).statusCode, 200, 'made from what was last known');
  const list = await app.inject({ url: '/api/contact-submissions', headers: { cookie } });
  t.strictSame([list.statusCode, list.json()], [503, { message: 'Something went wrong on our side.' }]);
});
