import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls, hero } from '../fixtures/content.ts';

/** Each test changes a different document. */
const app = await build(t);
const { call, at, open, change, saveDraft, publish, saveProfile } = await contentCalls(app);
const reverse = (undo: string) => call('POST', `/api/admin/batches/${undo}/reversal`);
const titleOf = async (url: string) => /<title>(.*?) \|/.exec((await app.inject(url)).body)?.[1];

t.test('a document starts with the original text and no version', async (t) => {
  const pool = await open('pool-fencing');

  t.match(pool, {
    kind: 'service',
    name: 'Pool Fencing',
    path: '/pool-fencing',
    published: null,
    draft: null,
    draftVersion: 0,
    schedule: null,
    shipped: { changed: false },
    problems: [],
  });
  t.strictSame(pool.words, JSON.parse(JSON.stringify(shippedDocuments.byId.get('pool-fencing')?.words)));
});

t.test('the list of pages shows every document with its address and states', async (t) => {
  await saveDraft('price', (await open('price')).words, 0);
  const { plan, version, documents } = (await call('GET', '/api/admin/content')).json();

  t.equal(documents.length, shippedDocuments.byId.size - 1, 'all but the templates, which no page shows');
  t.same(plan, shippedDocuments.plan);
  t.equal(version, 0);
  const found = (id: string) => documents.find((document: { id: string }) => document.id === id);
  t.match(found('price'), { path: '/price-my-fence', states: ['live', 'draft'], by: 'The owner' });
  t.match(found('elon'), { name: 'Elon', path: '/elon-fence-installation', states: ['live'] });
  t.notOk('path' in found('frame'));
  t.notOk(found('templates'));
});

t.test('drafts are private, a publication shows on the next request, and ETags stay', async (t) => {
  /**
   * The first response of a page is streamed while the page is rendered, and has no ETag yet. Computing the ETag takes some turns of the
   * event loop.
   */
  const etag = async (url: string): Promise<unknown> => {
    await setImmediate();
    return (await app.inject({ url })).headers.etag ?? etag(url);
  };
  const before = { home: await etag('/'), pool: await etag('/pool-fencing') };
  const { words } = await open('home');

  const saved = await saveDraft('home', { ...words, ...hero('Fences that stay up', 'We dig **deep**.') }, 0);
  t.match(saved.json(), { version: 1, problems: [] });
  t.equal(await etag('/'), before.home);

  const { published } = (await publish('home', 1)).json();
  const { body } = await app.inject({ url: '/' });
  t.match(body, '<h1>Fences that stay up</h1>');
  t.match(body, 'We dig <strong>deep</strong>.');
  t.not(await etag('/'), before.home);
  t.equal(await etag('/pool-fencing'), before.pool);
  t.match(await open('home'), { published: Number(published), draft: null, draftVersion: 2 });
});

t.test('the second of two editors gets 409 with the first one’s text at every step', async (t) => {
  const { words } = await open('ranch-fencing');
  const first = { ...words, title: 'The first editor' };
  const second = (version: number) => saveDraft('ranch-fencing', { ...words, title: 'The second editor' }, version);
  await saveDraft('ranch-fencing', first, 0);

  const draft = await second(0);
  t.equal(draft.statusCode, 409);
  t.match(
    draft.json().message,
    /^The owner changed this page at \d{1,2}:\d\d [AP]M\. Your changes aren’t lost, and nothing was overwritten\.$/,
  );
  t.match(draft.json().theirs, { words: first, version: 1, by: 'The owner' });
  const publication = await publish('ranch-fencing', 0);
  t.strictSame([publication.statusCode, publication.json().theirs.words], [409, first]);
  t.equal((await call('DELETE', at('ranch-fencing', '/draft'), { version: 0 })).statusCode, 409);

  await publish('ranch-fencing', 1);
  const late = await second(1);
  t.equal(late.statusCode, 409, 'the draft became what visitors see');
  t.match(late.json().theirs, { words: first, version: 2, by: 'The owner', at: String });
  const former = { from: 'shipped', published: null };
  const restoration = await call('POST', at('ranch-fencing', '/restoration'), former);
  t.strictSame([restoration.statusCode, restoration.json().theirs.words], [409, first]);
  t.equal(await titleOf('/ranch-fencing'), 'The first editor');

  await saveDraft('ranch-fencing', words, 2);
  await call('DELETE', at('ranch-fencing', '/draft'), { version: 3 });
  const discarded = (await second(3)).json();
  t.match(discarded.message, /^The owner changed this page at .* Your changes aren’t lost/);
  t.strictSame(discarded.theirs.words, first, 'the draft was discarded');
});

t.test('the second editor sees the time of the other change in the business’s time zone', async (t) => {
  for (const timeZone of ['Pacific/Guam', 'America/New_York'] as const) {
    await saveProfile({ timeZone });
    const { words, draftVersion } = await open('pool-fencing');
    await saveDraft('pool-fencing', { ...words, title: timeZone }, draftVersion);
    const { message, theirs } = (await saveDraft('pool-fencing', words, draftVersion)).json();
    const time = new Date(theirs.at).toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
    t.match(message, `changed this page at ${time.replace('\u202f', ' ')}. `);
  }
});

t.test('a discarded draft of an unpublished page is reported as another window’s change', async (t) => {
  const { words } = await open('financing');
  await saveDraft('financing', { ...words, title: 'Never mind' }, 0);
  t.match((await call('DELETE', at('financing', '/draft'), { version: 1 })).json(), { version: 2, problems: [] });
  t.match(await open('financing'), { draft: null, draftVersion: 2, words });

  const { message, theirs } = (await saveDraft('financing', words, 1)).json();
  t.match(message, /^Another window changed this page\. Your changes aren’t lost/);
  t.strictSame(theirs.words, words);
});

t.test('an unfinished draft of the right shape is saved but can’t be published', async (t) => {
  const { words } = await open('areas');

  const shape = await saveDraft('areas', { ...words, title: 7 }, 0);
  t.equal(shape.statusCode, 400);
  t.ok(shape.json().fields.title);
  t.equal((await saveDraft('nothing', {}, 0)).statusCode, 404);
  t.equal((await saveDraft('areas', { ...words, title: 'x'.repeat(140_000) }, 0)).statusCode, 413);

  const saved = await saveDraft('areas', { ...words, title: '' }, 0);
  const problems = [{ path: 'title', code: 'limits', level: 'error', message: 'Search title is required.' }];
  t.strictSame(saved.json().problems, problems);
  const refused = await publish('areas', 1);
  t.equal(refused.statusCode, 422);
  t.match(refused.json(), { message: 'Search title is required.', problems });
});

t.test('a warning stops publishing until it is accepted by its code', async (t) => {
  const { words } = await open('elon');
  const other = (await open('burlington')).words.intro;
  await saveDraft('elon', { ...words, intro: other }, 0);

  const refused = await publish('elon', 1);
  t.equal(refused.statusCode, 422);
  const codes = [...new Set(refused.json().problems.map(({ code }: { code: string }) => code))];
  t.strictSame(codes, ['similar', 'repeated']);
  t.equal((await publish('elon', 1, { accept: codes })).statusCode, 200);
});

t.test('restoring sets exactly that version, keeps the draft, and can be undone', async (t) => {
  const id = 'picket-fencing';
  const shows = () => titleOf('/picket-fencing');
  const { published: first } = (await change(id, { title: 'The first words' })).json();
  const { published: second } = (await change(id, { title: 'The second words' })).json();
  const { words, draftVersion } = await open(id);
  await saveDraft(id, { ...words, title: 'A draft' }, draftVersion);

  const restored = await call('POST', at(id, '/restoration'), { from: first, published: second });
  t.equal(restored.statusCode, 201);
  t.equal(await shows(), 'The first words');
  t.match(await open(id), { draft: { title: 'A draft' } });
  const { published, undo } = restored.json();
  const wordsOf = async (version: number) => (await call('GET', at(id, `/versions/${version}`))).json();
  t.strictSame(await wordsOf(published), await wordsOf(first));

  t.strictSame((await reverse(undo)).json(), { documents: [id] });
  t.equal(await shows(), 'The second words');
  t.match(await open(id), { published: second, draft: { title: 'A draft' } });
  t.equal((await reverse(undo)).statusCode, 409);
  t.equal((await reverse('none')).statusCode, 404);
});

t.test('the history lists the versions newest first and ends with the original text', async (t) => {
  const id = 'privacy-fencing';
  for (const title of ['One', 'Two', 'Three']) await change(id, { title });
  const versions = (await call('GET', at(id, '/versions'))).json();
  const read = (of: string, version: unknown) => call('GET', at(of, `/versions/${version}`));

  t.strictSame(
    versions.map(({ origin }: { origin: string }) => origin),
    ['publish', 'publish', 'publish', 'shipped'],
  );
  t.equal((await read(id, versions[2].id)).json().words.title, 'One');
  t.same((await read(id, 'shipped')).json().words, shippedDocuments.byId.get(id)?.words);
  t.equal((await read(id, 999)).statusCode, 404);
  t.equal((await read('gallery', versions[0].id)).statusCode, 404, 'a version of another document');
});
