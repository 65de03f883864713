import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import t, { type Test } from 'tap';
import { buildApp } from '../../src/app.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/database/engine.ts';
import type { Database } from '../../src/database/tables.ts';
import { hashOf } from '../../src/estimates/store.ts';
import { saveLead } from '../../src/leads/store.ts';
import { type Manifest, unpackArchive } from '../../src/operations/archive.ts';
import { restoreBackup, restoreIntoDatabase } from '../../src/operations/restore.ts';
import { receiveFile } from '../../src/storage/index.ts';
import { adminPassword, callAs, cheap, contactRequest, postContact, signIn } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { estimateContent } from '../fixtures/estimate-contents.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { runAsOperator, takeEmptyDatabase } from '../fixtures/postgres.ts';
import { readCode } from '../fixtures/second-factor.ts';

const folders = makeDirectory(t, { alone: {}, cluster: {}, again: {}, unpacked: {} });
const lead = {
  source: 'contact',
  name: 'Ann',
  phone: '(336) 555-0187',
  email: 'a@example.com',
  message: '🌲',
} as const;
const leads = 520;

/** A site on SQLite with everything that a backup can contain. */
const alone = await open(t, configOf('alone'));
const { secret, cookie } = await fill(alone);
const original = await backUp(alone, 'alone');
const url = await takeEmptyDatabase();
const clustered = configOf('cluster', url);

t.test('a SQLite archive is restored into an empty PostgreSQL completely or not at all', async (t) => {
  await restoreInto(clustered, original.path);

  const opened = await openDatabase(clustered);
  t.teardown(() => opened.close());
  t.strictSame(await readRows(opened.db), await readRows(alone.db));
  const signed = await opened.db
    .selectFrom('estimateAcceptances')
    .innerJoin('estimateVersions', 'estimateVersions.estimateId', 'estimateAcceptances.estimateId')
    .select(['content', 'estimateAcceptances.hash'])
    .executeTakeFirstOrThrow();
  t.equal(hashOf(signed.content), signed.hash, 'the signature still belongs to the text');
  await t.rejects(restoreInto(configOf('again', url), original.path), { code: 'DATABASE_FULL' }, 'it holds data now');
});

t.test('a failure at the last file leaves the database empty', async (t) => {
  const empty = await takeEmptyDatabase();
  await restoreInto(configOf('again', empty), original.path, async () => {
    throw new Error('the line to the database is cut');
  }).catch(({ message }) => t.match(message, /cut/));

  t.strictSame(await runAsOperator(empty, 'select id from submissions'), []);
  t.strictSame(await runAsOperator(empty, 'select name from blobs'), []);
});

t.test('the restored site keeps sessions, passwords, codes, pictures, and numbers', async (t) => {
  const app = await open(t, clustered);

  t.equal((await callAs(app, cookie)('GET', '/api/admin/leads')).statusCode, 200, 'who was signed in stays so');
  t.equal(
    (await app.inject({ method: 'POST', url: '/api/admin/login', payload: { password: adminPassword } })).statusCode,
    401,
  );
  t.ok(await signInWithCode(app, await readCode(secret, 1)));
  for (const address of await listAddresses(alone))
    t.ok((await app.inject(address)).rawPayload.equals((await alone.inject(address)).rawPayload), address);
  t.equal((await postContact(app)).json().id, leads + 2, 'after those that were deleted');
});

t.test('a PostgreSQL archive fills an empty directory with the same rows and files', async (t) => {
  const app = await open(t, clustered);
  const { path, manifest } = await backUp(app, 'cluster');
  const dataDir = join(folders, 'again', 'data');

  await restoreBackup(path, dataDir);

  const restored = await openDatabase({ dataDir });
  t.teardown(restored.close);
  t.strictSame(await readRows(restored.db), await readRows(app.db));
  t.strictSame(sumsOf(manifest), sumsOf(original.manifest));
  t.equal((await saveLead(restored.db, lead)).id, leads + 3);
});

function configOf(folder: string, databaseUrl = ''): Config {
  return loadConfig({
    DATA_DIR: join(folders, folder),
    BACKUP_DIR: join(folders, folder, 'backups'),
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '4',
    ADMIN_PASSWORD: adminPassword,
    LOG_LEVEL: 'silent',
    PORT: '0',
  });
}

async function open(t: Test, config: Config): Promise<FastifyInstance> {
  const app = await buildApp(config, cheap);
  t.teardown(() => app.close());
  await app.ready();
  return app;
}

/** @returns the secret of two-step sign-in, and the cookie of a session that used it */
async function fill(app: FastifyInstance): Promise<{ secret: string; cookie: string }> {
  for (let count = 0; count < leads; count += 1) await saveLead(app.db, lead, ['notification'], count);
  const { id } = (await postContact(app, contactRequest)).json();
  const folder = join(folders, 'alone');
  const receive = (bytes: Buffer) => receiveFile(folder, Readable.from([bytes]));
  await app.leadPhotos.add(1, await receive(await takePhoto(900, 700)));
  await app.pictures.addToGallery(await receive(await takePhoto(800, 600)), 'fence.jpg');
  await app.catalog.publish(await receive(writePdf(300_000)));
  await app.db.deleteFrom('submissions').where('id', '=', id).execute();
  const call = callAs(app, await signIn(app));
  await acceptEstimate(app, call);
  const { secret } = (await call('POST', '/api/admin/second-factor', { currentPassword: adminPassword })).json();
  const confirmed = await call('PUT', '/api/admin/second-factor', { code: await readCode(secret) });
  return { secret, cookie: await signInWithCode(app, confirmed.json().recoveryCodes[0]) };
}

async function acceptEstimate(app: FastifyInstance, call: ReturnType<typeof callAs>): Promise<void> {
  const { id, version } = (await call('POST', '/api/admin/leads/1/estimates', { from: 'empty' })).json();
  const content = estimateContent({ validUntil: '2099-12-31' });
  const saved = (await call('PUT', `/api/admin/estimates/${id}`, { version, content })).json();
  const sent = await call('POST', `/api/admin/estimates/${id}/send`, { version: saved.version, by: 'link' });
  const { pathname } = new URL(sent.json().link);
  const payload = { version: 1, option: 0, addOns: [], total: 648_000, name: 'Jane Doe', agree: true };
  await app.inject({ method: 'POST', url: `${pathname}/accept`, payload });
}

async function signInWithCode(app: FastifyInstance, code: string): Promise<string> {
  const payload = { password: adminPassword, code };
  const { cookies } = await app.inject({ method: 'POST', url: '/api/admin/login', payload });
  return cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
}

async function backUp(app: FastifyInstance, folder: string): Promise<{ path: string; manifest: Manifest }> {
  await app.backups.run();
  const [newest] = (await app.backups.read()).backups;
  if (!newest) throw new Error('there is no backup');
  const path = app.backups.pathOf(newest);
  return { path, manifest: await unpackArchive(path, join(folders, 'unpacked', folder)) };
}

async function restoreInto(config: Config, path: string, finish?: () => Promise<void>): Promise<void> {
  const { shared, close } = await openDatabase(config);
  if (!shared) throw new Error('it is no database that processes share');
  const load: typeof shared.loadFrom = (directory, work) =>
    shared.loadFrom(directory, async (transaction) => {
      await work(transaction);
      await finish?.();
    });
  try {
    await restoreIntoDatabase(path, config.dataDir, { ...shared, loadFrom: load });
  } finally {
    await close();
  }
}

/**
 * Reads the rows that a restore must preserve, from either engine. It leaves out rows that every sign-in changes, and the setting that only
 * a site with a directory has.
 */
async function readRows(db: Kysely<Database>): Promise<Record<string, unknown[]>> {
  const tables = [
    'submissions',
    'notes',
    'outbox',
    'submissionPosts',
    'leadPhotos',
    'estimates',
    'estimateVersions',
    'estimateAcceptances',
    'images',
    'catalogPages',
  ] as const;
  const entries = tables.map(async (table) => {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
    return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
  });
  const { rows } =
    await sql<object>`select * from settings where key not in ('second-factor', 'backups') and key not like '%alarms%'`.execute(
      db,
    );
  return { ...Object.fromEntries(await Promise.all(entries)), settings: rows.map((row) => JSON.stringify(row)).sort() };
}

async function listAddresses(app: FastifyInstance): Promise<string[]> {
  const pictures = (await app.inject('/api/images')).json<{ url: string }[]>();
  return [...pictures.map(({ url }) => url), '/2025%20LFC%20Catalog.pdf'];
}

/** Checksums of all files except the rows, which a session and a lead have changed. */
function sumsOf({ files }: Manifest): Record<string, string> {
  const { 'site.db': _rows, ...others } = files;
  return Object.fromEntries(
    Object.entries(others)
      .map(([name, { sha256 }]) => [name, sha256])
      .sort(),
  );
}
