import type { FastifyInstance } from 'fastify';
import t from 'tap';
import type { ImportSummary } from '../../src/shared/desk/content-file.ts';
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
import { fileCalls, readSite, readTar } from '../fixtures/content-file.ts';
import { furnish } from '../fixtures/furnished-site.ts';
import { listSiteFiles } from '../fixtures/site-files.ts';

const source = await build(t);
await furnish(source);
const file = await (await fileCalls(source)).save();
const wanted = await readSite(source);

t.test('statement 41: no lead, password, key, draft or photo of a visitor is in the file', async (t) => {
  const text = file.toString('latin1');
  const secrets = await source.db.selectFrom('settings').select(['key', 'value']).execute();

  for (const word of [contactRequest.email, contactRequest.phone, contactRequest.name, 'A draft that nobody sees'])
    t.notMatch(text, word);
  for (const word of [adminPassword, staffPassword]) t.notMatch(text, word);
  for (const { key, value } of secrets.filter(({ key }) => /password|key|secret/i.test(key)))
    t.notOk(text.includes(value), key);
  const entries = await readTar(file);
  t.strictSame(
    [...entries.keys()],
    ['content.json', 'pictures/hero-image.jpg', 'pictures/gate.png', 'pictures/Back-yard.jpg'],
  );
  t.strictSame(Object.keys(JSON.parse(entries.get('content.json') ?? '')), [
    ...['format', 'madeAt', 'documents', 'plan', 'removed', 'redirects', 'pictures'],
  ]);
});

t.test('statement 41: export and import into an empty site give the same pages and pictures', async (t) => {
  const site = await build(t);
  const calls = await fileCalls(site);
  const before = await readSite(site);
  const untouched = stateOf(site);

  const received = await calls.bring(file);
  t.equal(received.statusCode, 201, received.body);
  const summary: ImportSummary = received.json();
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
  t.strictSame(stateOf(site), untouched, 'nothing is applied yet');

  const applied = await calls.apply(summary);
  t.equal(applied.statusCode, 200, applied.body);
  const after = await readSite(site);
  const imported = stateOf(site);
  t.strictSame([...after.keys()], [...wanted.keys()]);
  for (const [path, html] of wanted) t.equal(after.get(path), html, path);
  for (const path of ['/pool-fencing', '/elon-fence-installation', '/decorative-fencing', '/old-shop', '/nowhere']) {
    const [here, there] = await Promise.all([site, source].map((app) => app.inject(path)));
    t.equal(here?.statusCode, there?.statusCode, path);
    t.equal(here?.headers.location, there?.headers.location, path);
  }
  for (const name of ['hero-image.jpg', 'Back-yard.jpg', 'gate.png']) {
    const [here, there] = await Promise.all([site, source].map((app) => app.inject(`/images/${name}`)));
    t.ok(here?.rawPayload.equals(there?.rawPayload ?? Buffer.alloc(0)), name);
  }
  const gallery = async (app: FastifyInstance) => (await app.inject('/api/images')).json();
  t.strictSame(await gallery(site), await gallery(source));

  const again: ImportSummary = (await calls.bring(file)).json();
  t.strictSame([again.adds, again.changes], [[], []], 'a second time there is nothing to do');

  await t.test('statement 43: an import is undone whole, and only once', async (t) => {
    const { batch } = applied.json();

    const undone = await calls.undo(batch);
    t.equal(undone.statusCode, 200, undone.body);
    const back = await readSite(site);
    t.strictSame([...back.keys()], [...before.keys()]);
    for (const [path, html] of before) t.equal(back.get(path), html, path);
    for (const path of ['/old-shop', '/pool-fences', '/garden-gates'])
      t.equal((await site.inject(path)).statusCode, 404);
    t.strictSame(await gallery(site), []);
    t.strictSame((await callAs(site, await signIn(site))('GET', '/api/admin/redirects')).json(), []);
    t.equal((await calls.undo(batch)).statusCode, 409);
  });

  await t.test('after an undo the same file can be imported again, once by two at the same moment', async (t) => {
    const summary = (await calls.bring(file)).json();
    const answers = await Promise.all([calls.apply(summary), calls.apply(summary)]);
    t.strictSame(answers.map(({ statusCode }) => statusCode).sort(), [200, 404]);
    t.strictSame(stateOf(site), imported);
  });

  await t.test('each import and each undo is one line of the log', async (t) => {
    const rows = await site.db.selectFrom('changes').select(['action', 'detail', 'by']).orderBy('id').execute();
    const detail = '4 documents, 3 pictures';
    t.strictSame(rows, [
      { action: 'import', detail, by: 'The owner' },
      { action: 'undo', detail: '', by: 'The owner' },
      { action: 'import', detail, by: 'The owner' },
    ]);
  });
});

t.test('statement 43: what was published since an import is never taken back', async (t) => {
  const site = await build(t);
  const calls = await fileCalls(site);
  const { change } = await planCalls(site);
  const { batch } = (await calls.apply((await calls.bring(file)).json())).json();
  await change('frame', { blurb: 'Written after the import.' });
  const before = stateOf(site);

  const refused = await calls.undo(batch);

  t.equal(refused.statusCode, 409);
  t.strictSame(stateOf(site), before);
});

t.test('statement 43: after a change of the profile nothing of an import is taken back', async (t) => {
  const site = await build(t);
  const calls = await fileCalls(site);
  const call = callAs(site, await signIn(site));
  const { batch } = (await calls.apply((await calls.bring(file)).json())).json();
  const step = { name: 'Ash Fences', phone: '(336) 555-0199', email: 'ash@fences.example', since: 2010 };
  t.equal((await call('PUT', '/api/admin/set-up/business', step)).statusCode, 200);
  const before = stateOf(site);

  t.equal((await calls.undo(batch)).statusCode, 409);
  t.strictSame(stateOf(site), before);
});

t.test('a file is imported all or nothing, and once', async (t) => {
  const site = await build(t);
  const calls = await fileCalls(site);
  const { call } = await planCalls(site);
  const summary: ImportSummary = (await calls.bring(file)).json();
  const before = stateOf(site);

  const parts = await call('POST', `/api/admin/content-file/${summary.import}/application`, { documents: ['home'] });
  t.equal(parts.statusCode, 400);
  t.strictSame(stateOf(site), before);
  t.equal((await calls.apply(summary)).statusCode, 200);
  t.equal((await calls.apply(summary)).statusCode, 404);
});

t.test('a file waits over a restart, and for two hours', async (t) => {
  const config = await testConfig(t);
  const first = await start(t, config);
  const summary: ImportSummary = (await (await fileCalls(first)).bring(file)).json();
  await first.close();
  let nowMs = Date.now() + 2.1 * 3600_000;
  const site = await start(t, config, { now: () => nowMs });
  const calls = await fileCalls(site);

  t.equal((await calls.apply(summary)).statusCode, 404);
  nowMs -= 3600_000;
  const applied = await calls.apply(summary);
  t.equal(applied.statusCode, 200, applied.body);
  t.strictSame(await listSiteFiles(config, 'waiting'), []);
});

t.test('a page of this site that the file does not know stays', async (t) => {
  const site = await build(t);
  const calls = await fileCalls(site);
  const { call, change } = await planCalls(site);
  const made = await call('POST', '/api/admin/content', {
    kind: 'service',
    name: 'Deer Fences',
    place: 'commercial',
    copyOf: 'pool-fencing',
  });
  t.equal((await change(made.json().id, {})).statusCode, 200);

  t.equal((await calls.apply((await calls.bring(file)).json())).statusCode, 200);

  t.equal((await site.inject('/deer-fences')).statusCode, 200);
  t.equal((await site.inject('/garden-gates')).statusCode, 200);
});

t.test('a file that cannot stand on this site is refused by field, and changes nothing', async (t) => {
  const site = await build(t);
  const calls = await fileCalls(site);
  const { call, change } = await planCalls(site);
  const made = await call('POST', '/api/admin/content', {
    kind: 'service',
    name: 'Garden Gates',
    place: 'residential',
    copyOf: 'pool-fencing',
  });
  await change(made.json().id, {});
  const before = stateOf(site);
  const summary: ImportSummary = (await calls.bring(file)).json();

  const refused = await calls.apply(summary);

  t.equal(refused.statusCode, 422, refused.body);
  t.match(JSON.stringify(refused.json().fields), /Another page has this address/);
  t.strictSame(stateOf(site), before);
});

/** All that visitors see, but for the numbers of versions. */
function stateOf({ site }: FastifyInstance): unknown {
  const { documents, redirects, gallery, pictures } = site.current;
  const { plan, byId } = documents;
  const leads = [...redirects.values()].map(({ from, page, address, automatic }) => ({
    from,
    page,
    address,
    automatic,
  }));
  const hashes = Object.values(pictures).map(({ name, hash }) => [name, hash]);
  const shown = gallery.map(({ name, alt, picture }) => [name, alt, picture?.hash]);
  return structuredClone({ plan, byId, leads, hashes, shown });
}
