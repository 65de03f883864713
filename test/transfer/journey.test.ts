import type { FastifyInstance } from 'fastify';
import t from 'tap';
import type { ImportSummary } from '../../src/shared/admin/transfer.ts';
import {
  adminPassword,
  build,
  callAs,
  contactRequest,
  signIn,
  staffPassword,
  start,
  testConfig,
} from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';
import { furnish } from '../fixtures/furnished-site.ts';
import { listSiteFiles } from '../fixtures/site-files.ts';
import { fileCalls, readRows, readSite, readTar } from '../fixtures/transfer.ts';

const source = await build(t);
await furnish(source);
const file = await (await fileCalls(source)).save();

const site = await build(t);
const calls = await fileCalls(site);
/** True if the site has everything in the file. */
async function isWhole(): Promise<boolean> {
  const { adds, changes }: ImportSummary = (await calls.bring(file)).json();
  return adds.length + changes.length === 0;
}
const readGallery = async (app: FastifyInstance) => (await app.inject('/api/images')).json();
const empty = await readSite(site);
/** The last import. */
let batch = '';

t.test('the file has no lead, password, key, draft, or visitor’s photo', async (t) => {
  const text = file.toString('latin1');
  const secrets = await source.db.selectFrom('settings').select(['key', 'value']).execute();

  const { email, phone, name } = contactRequest;
  for (const word of [email, phone, name, 'A draft that nobody sees', adminPassword, staffPassword])
    t.notMatch(text, word);
  for (const { key, value } of secrets.filter(({ key }) => /password|key|secret/i.test(key)))
    t.notOk(text.includes(value), key);
  const entries = await readTar(file);
  t.strictSame(
    [...entries.keys()],
    ['content.json', 'pictures/hero-image.jpg', 'pictures/gate.png', 'pictures/Back-yard.jpg'],
  );
  t.strictSame(Object.keys(JSON.parse(entries.get('content.json') ?? '')), [
    'format',
    'madeAt',
    'documents',
    'plan',
    'removed',
    'redirects',
    'pictures',
  ]);
});

t.test('a file is checked before it is applied and is never applied in part', async (t) => {
  const before = await readRows(site);

  const summary: ImportSummary = (await calls.bring(file)).json();

  t.strictSame(
    summary.adds.map(({ name }) => name),
    ['Garden Gates'],
  );
  t.strictSame(
    summary.changes.map(({ id }) => id),
    ['home', 'frame', 'profile', 'plan', 'redirects', 'pictures'],
  );
  t.strictSame(
    summary.pictures.map(({ name, state }) => [name, state]),
    [
      ['hero-image.jpg', 'changes'],
      ['gate.png', 'adds'],
      ['Back-yard.jpg', 'adds'],
    ],
  );
  const url = `/api/admin/content-file/${summary.import}/application`;
  const parts = await callAs(site, await signIn(site))('POST', url, { documents: ['home'] });
  t.equal(parts.statusCode, 400);
  t.strictSame(await readRows(site), before);
});

t.test('export and import into an empty site give the same pages and pictures', async (t) => {
  const summary: ImportSummary = (await calls.bring(file)).json();
  const applied = await calls.apply(summary);
  t.equal(applied.statusCode, 200, applied.body);
  t.equal((await calls.apply(summary)).statusCode, 404, 'once');
  ({ batch } = applied.json());

  t.strictSame([...(await readSite(site))], [...(await readSite(source))]);
  for (const path of [
    '/pool-fencing',
    '/elon-fence-installation',
    '/decorative-fencing',
    '/old-shop',
    '/nowhere',
    '/images/hero-image.jpg',
    '/images/Back-yard.jpg',
    '/images/gate.png',
  ]) {
    const [here, there] = await Promise.all([site, source].map((app) => app.inject(path)));
    t.equal(here?.statusCode, there?.statusCode, path);
    t.equal(here?.headers.location, there?.headers.location, path);
    if (path.startsWith('/images/')) t.ok(here?.rawPayload.equals(there?.rawPayload ?? Buffer.alloc(0)), path);
  }
  t.strictSame(await readGallery(site), await readGallery(source));
  t.ok(await isWhole(), 'a second time there is nothing to do');
});

t.test('an import is undone completely and only once', async (t) => {
  const undone = await calls.undo(batch);
  t.equal(undone.statusCode, 200, undone.body);
  t.strictSame([...(await readSite(site))], [...empty]);
  for (const path of ['/old-shop', '/pool-fences', '/garden-gates'])
    t.equal((await site.inject(path)).statusCode, 404, path);
  t.strictSame(await readGallery(site), []);
  t.strictSame((await callAs(site, await signIn(site))('GET', '/api/admin/redirects')).json(), []);
  t.equal((await calls.undo(batch)).statusCode, 409);
});

t.test('a file can be imported again after an undo, but not twice at once', async (t) => {
  const summary = (await calls.bring(file)).json();
  const answers = await Promise.all([calls.apply(summary), calls.apply(summary)]);
  t.strictSame(answers.map(({ statusCode }) => statusCode).sort(), [200, 404]);
  t.ok(await isWhole());
  batch = answers.find(({ statusCode }) => statusCode === 200)?.json().batch;

  const detail = '4 documents, 3 pictures';
  t.strictSame(
    await site.db.selectFrom('changes').select(['action', 'detail', 'by']).orderBy('id').execute(),
    [
      { action: 'import', detail, by: 'The owner' },
      { action: 'undo', detail: '', by: 'The owner' },
      { action: 'import', detail, by: 'The owner' },
    ],
    'each import and each undo is one line of the log',
  );
});

t.test('Undo never reverts a page that was published after the import', async (t) => {
  const { change } = await planCalls(site);
  await change('frame', { blurb: 'Written before the import.' });
  ({ batch } = (await calls.apply((await calls.bring(file)).json())).json());
  await change('frame', { blurb: 'Written after the import.' });
  const before = await readRows(site);

  t.equal((await calls.undo(batch)).statusCode, 409);
  t.strictSame(await readRows(site), before);
});

t.test('after a change of the profile the import can’t be undone', async (t) => {
  await (await planCalls(site)).saveProfile({ name: 'Birch Fences' });
  ({ batch } = (await calls.apply((await calls.bring(file)).json())).json());
  const step = { name: 'Ash Fences', phone: '(336) 555-0199', email: 'ash@fences.example', since: 2010 };
  const saved = await callAs(site, await signIn(site))('PUT', '/api/admin/set-up/business', step);
  t.equal(saved.statusCode, 200, saved.body);
  const before = await readRows(site);

  t.equal((await calls.undo(batch)).statusCode, 409);
  t.strictSame(await readRows(site), before);
});

t.test('a file that doesn’t fit is refused by field, and a checked file waits two hours', async (t) => {
  const config = await testConfig(t);
  const first = await start(t, config);
  const former = await fileCalls(first);
  const { add, change, rename } = await planCalls(first);
  const { id } = (
    await add({ kind: 'service', name: 'Garden Gates', place: 'residential', copyOf: 'pool-fencing' })
  ).json();
  await change(id, {});
  const summary: ImportSummary = (await former.bring(file)).json();
  const before = await readRows(first);

  const refused = await former.apply(summary);
  t.equal(refused.statusCode, 422, refused.body);
  t.match(JSON.stringify(refused.json().fields), /Another page already has this address/);
  t.strictSame(await readRows(first), before);

  await rename(id, 'deer-fences');
  await first.close();
  let nowMs = Date.now() + 2.1 * 3600_000;
  const next = await start(t, config, { now: () => nowMs });
  const { apply } = await fileCalls(next);
  t.equal((await apply(summary)).statusCode, 404);
  nowMs -= 3600_000;
  const applied = await apply(summary);
  t.equal(applied.statusCode, 200, applied.body);
  t.strictSame(await listSiteFiles(config, 'waiting'), []);
  for (const path of ['/garden-gates', '/deer-fences'])
    t.equal((await next.inject(path)).statusCode, 200, `${path}: a page that the file does not know stays`);
});
