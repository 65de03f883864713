import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { receiveFile } from '../../src/storage/index.ts';
import { callAs, contactRequest, listen, postContact, realPictures, signIn, start } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { runAsOperator, takeDatabase } from '../fixtures/postgres.ts';
import { sharedConfig } from '../fixtures/shared-site.ts';

const hourMs = 3600_000;
const server = await startMailServer(t);
const url = await takeDatabase(t);
const folders = makeDirectory(t, { backups: {} });
/** Starts at noon, because only the later of two backups on one day is kept. */
const clock = { now: new Date().setHours(12, 0, 0, 0) };
/** Simulates three processes of one site in one. */
const sites: FastifyInstance[] = [];
for (const name of ['a', 'b', 'c']) sites.push(await openSite(name));

t.test('three processes make one form check and one backup in a day and send one alarm', async (t) => {
  t.equal(sites.filter(({ cluster }) => cluster.isRunner).length, 1);
  await roundOfRunner();
  for (let hour = 0; hour < 24; hour += 1) {
    clock.now += hourMs;
    await roundOfRunner();
  }

  t.match(await runAsOperator(url, `select version from settings where key = 'form-check'`), [{ version: '2' }]);
  t.strictSame(await runAsOperator(url, 'select id from submissions'), []);
  const states = await Promise.all(sites.map(({ backups }) => backups.read()));
  for (const { backups } of states)
    t.equal(backups.length, 2, 'the first, and that of the night, of which each process knows');
  const results = await Promise.all(sites.map(({ formCheck }) => formCheck.read()));
  t.equal(new Set(results.map((result) => result?.ranAt)).size, 1);

  const [record] = states[0]?.backups ?? [];
  const damaged = JSON.stringify({ backups: [{ ...record, problem: 'The file has changed.' }] });
  await runAsOperator(url, `update settings set value = '${damaged}' where key = 'backups'`);
  clock.now += hourMs;
  await Promise.all(sites.map((site) => site.jobs.runDue()));
  const told = await runAsOperator<{ payload: string }>(url, `select payload from outbox where kind = 'alarm'`);
  t.equal(told.length, 1, 'even where all of them look at once');
  t.match(told[0]?.payload, /Your backups may not be usable/);
});

t.test('a check that the owner starts on any process runs once, in one process', async (t) => {
  const other = sites.find(({ cluster }) => !cluster.isRunner);
  if (!other) return t.fail('there is one');
  const walked = new Set<FastifyInstance>();
  for (const site of sites) site.server.on('request', ({ url }) => void (url === '/gallery' && walked.add(site)));
  const call = callAs(other, await signIn(other));
  clock.now += 15_000;

  t.match((await call('POST', '/api/admin/site-check')).json(), { isWaiting: true });
  t.strictSame([...walked], []);
  await Promise.all(sites.map((site) => site.jobs.runDue()));

  t.match((await call('GET', '/api/admin/site-check')).json(), { isWaiting: false, report: { findings: [] } });
  t.strictSame(
    [...walked].map(({ cluster }) => cluster.isRunner),
    [true],
  );
});

t.test('AVIF is made once, even for pictures uploaded to another process', async (t) => {
  const other = sites.find(({ cluster }) => !cluster.isRunner);
  if (!other) return t.fail('there is one');
  const bytes = await drawPicture(60, 40).jpeg().toBuffer();
  const file = await receiveFile(join(folders, 'a'), Readable.from([bytes]));
  const { id } = await other.pictures.addToGallery(file, 'gate.jpg');

  while ((await runAsOperator(url, `select 1 from images where id = ${id} and formats like '%avif%'`)).length === 0);
  const made = await runAsOperator(url, `select name from blobs where name like 'images/variants/%.avif'`);
  t.equal(made.length, 1);
});

t.test('a text that others sent to any process counts as spam, and only hashes are kept', async (t) => {
  const message = 'We clean gutters, roofs and driveways all over the county for little money.';
  for (const [index, site] of sites.entries())
    t.equal(
      (await postContact(site, { ...contactRequest, email: `sender-${index}@example.com`, message })).statusCode,
      201,
    );

  const rows = await runAsOperator<{ spamReasons: string }>(url, 'select "spamReasons" from submissions order by id');
  t.match(
    rows.map(({ spamReasons }) => spamReasons.includes('others sent the same text')),
    [false, false, true],
  );
  const kept = await runAsOperator<{ key: string }>(url, 'select key from limits');
  t.ok(kept.length >= 4, 'the text, and who has sent it');
  for (const { key } of kept) t.match(key, /^[\w-]{43}$/, 'which tells nothing');
});

t.test('an archive of another process returns 404', async (t) => {
  const [a] = sites;
  if (!a) return t.fail('there is one');
  const cookie = await signIn(a);
  const state = await a.backups.read();
  const [record] = state.backups;
  const text = JSON.stringify({ backups: [{ ...record, file: 'site-elsewhere.tar' }] });
  await runAsOperator(url, `update settings set value = '${text}' where key = 'backups'`);

  t.equal((await a.inject({ url: '/api/admin/backups/newest', headers: { cookie } })).statusCode, 404);

  const without = await openSite('d', { BACKUP_DIR: '' });
  t.equal((await without.inject({ url: '/api/admin/backups/newest', headers: { cookie } })).statusCode, 404);
});

/** Runs the timers of all processes. */
async function roundOfRunner(): Promise<void> {
  for (const site of sites) if (site.cluster.isRunner) await site.jobs.runDue();
}

async function openSite(name: string, change: Record<string, string> = {}): Promise<FastifyInstance> {
  mkdirSync(join(folders, name));
  const config = sharedConfig(join(folders, name), url, {
    BACKUP_DIR: join(folders, 'backups'),
    SMTP_URL: server.url,
    MAIL_FROM: 'site@longleaffence.example',
    NOTIFY_EMAIL: 'owner@longleaffence.example',
    ...change,
  });
  const site = await start(t, config, { ...realPictures, now: () => clock.now });
  await listen(site);
  return site;
}
