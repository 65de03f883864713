import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';

const hero = (headline: string) => ({
  hero: { headline, text: 'We dig **deep**.', picture: { name: 'hero-image.jpg', alt: 'A cedar fence by a house' } },
});

t.test('a document opens with the shipped words, without a version of the owner’s', async (t) => {
  const { open } = await contentCalls(await build(t));
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

t.test('the list of pages has every document with its address and its states', async (t) => {
  const app = await build(t);
  const { call, open, saveDraft } = await contentCalls(app);
  await saveDraft('areas', (await open('areas')).words, 0);
  const { plan, version, documents } = (await call('GET', '/api/admin/content')).json();

  t.equal(documents.length, shippedDocuments.byId.size - 1, 'all but the templates, which no page shows');
  t.same(plan, shippedDocuments.plan);
  t.equal(version, 0);
  const found = (id: string) => documents.find((document: { id: string }) => document.id === id);
  t.match(found('areas'), {
    name: 'Areas We Serve',
    path: '/areas-we-serve',
    states: ['live', 'draft'],
    by: 'The owner',
  });
  t.match(found('elon'), { name: 'Elon', path: '/elon-fence-installation', states: ['live'] });
  t.notOk('path' in found('frame'));
  t.notOk(found('templates'));
});

t.test(
  'statements 6 and 8: a draft is seen by no one, a publication by everyone on the next request (npm run bench has how soon under load), and unchanged pages keep their ETag',
  async (t) => {
    const app = await build(t, {}, { rendersAhead: true });
    await app.listen({ port: 0, host: '127.0.0.1' });
    await app.renderedAhead;
    const { open, saveDraft, publish } = await contentCalls(app);
    /** The first answer of a page is read while it is rendered, and has no ETag yet. */
    const etag = async (url: string): Promise<unknown> => (await app.inject({ url })).headers.etag ?? etag(url);
    const before = { home: await etag('/'), pool: await etag('/pool-fencing') };
    const { words } = await open('home');

    const saved = await saveDraft('home', { ...words, ...hero('Fences that stay up') }, 0);
    t.match(saved.json(), { version: 1, problems: [] });
    t.equal(await etag('/'), before.home);

    const published = await publish('home', 1);
    t.match(published.json(), { published: Number, path: '/', version: 2 });
    const { body } = await app.inject({ url: '/' });
    t.match(body, '<h1>Fences that stay up</h1>');
    t.match(body, 'We dig <strong>deep</strong>.');
    t.not((await app.inject({ url: '/' })).headers.etag, before.home);
    // The first answer of a page is read while it is rendered, and has no ETag yet.
    await app.inject({ url: '/pool-fencing' });
    await app.renderedAhead;
    t.equal(await etag('/pool-fencing'), before.pool);
    t.match(await open('home'), { published: published.json().published, draft: null, draftVersion: 2 });
  },
);

t.test(
  'statement 18: the second of two editors gets 409 with the first one’s words, on draft, publication and restoration',
  async (t) => {
    const app = await build(t);
    const { call, at, open, saveDraft, publish } = await contentCalls(app);
    const { words } = await open('home');
    const first = { ...words, ...hero('The first editor') };
    await saveDraft('home', first, 0);

    const draft = await saveDraft('home', { ...words, ...hero('The second editor') }, 0);
    t.equal(draft.statusCode, 409);
    t.match(
      draft.json().message,
      /^The owner changed this page at \d{1,2}:\d\d\. Nothing of yours is lost, and nothing was overwritten\.$/,
    );
    t.match(draft.json().theirs, { words: first, version: 1, by: 'The owner' });

    const publication = await publish('home', 0);
    t.equal(publication.statusCode, 409);
    t.strictSame(publication.json().theirs.words, first);
    t.equal((await call('DELETE', at('home', '/draft'), { version: 0 })).statusCode, 409);

    await publish('home', 1);
    const late = await saveDraft('home', { ...words, ...hero('The second editor') }, 1);
    t.equal(late.statusCode, 409, 'the draft became what visitors see');
    t.match(late.json().theirs, { words: first, version: 2, by: 'The owner', at: String });
    const restoration = await call('POST', at('home', '/restoration'), { from: 'shipped', published: null });
    t.equal(restoration.statusCode, 409);
    t.strictSame(restoration.json().theirs.words, first);
    t.match((await app.inject({ url: '/' })).body, 'The first editor');

    await saveDraft('areas', { ...(await open('areas')).words, title: 'A draft' }, 0);
    await call('DELETE', at('areas', '/draft'), { version: 1 });
    const discarded = (await saveDraft('areas', (await open('areas')).words, 1)).json();
    t.match(discarded.message, /^Another window changed this page\. Nothing of yours is lost/);
    t.strictSame(discarded.theirs.words, (await open('areas')).words, 'the draft was discarded');
  },
);

t.test(
  'a draft may be unfinished, but not of another shape, and stops a publication with what is missing',
  async (t) => {
    const { open, saveDraft, publish } = await contentCalls(await build(t));
    const { words } = await open('home');

    const shape = await saveDraft('home', { ...words, title: 7 }, 0);
    t.equal(shape.statusCode, 400);
    t.ok(shape.json().fields.title);
    t.equal((await saveDraft('nothing', {}, 0)).statusCode, 404);
    t.equal((await saveDraft('home', { ...words, title: 'x'.repeat(140_000) }, 0)).statusCode, 413);

    const saved = await saveDraft('home', { ...words, ...hero('') }, 0);
    t.match(saved.json().problems, [{ path: 'hero.headline', level: 'error', message: 'Headline is required.' }]);
    const refused = await publish('home', 1);
    t.equal(refused.statusCode, 422);
    t.match(refused.json(), { message: 'Headline is required.', problems: [{ path: 'hero.headline' }] });
  },
);

t.test('a warning stops a publication until it is accepted by its code', async (t) => {
  const { open, saveDraft, publish } = await contentCalls(await build(t));
  const { words } = await open('elon');
  const other = (await open('burlington')).words.intro;
  await saveDraft('elon', { ...words, intro: other }, 0);

  const refused = await publish('elon', 1);
  t.equal(refused.statusCode, 422);
  const codes = [...new Set(refused.json().problems.map(({ code }: { code: string }) => code))];
  t.strictSame(codes, ['similar', 'repeated']);
  t.equal((await publish('elon', 1, { accept: codes })).statusCode, 200);
});

t.test(
  'statement 27: restoring brings exactly that version, keeps the draft, and its Undo brings the live one back',
  async (t) => {
    const app = await build(t);
    const { call, at, open, change, saveDraft } = await contentCalls(app);
    const first = (await change('home', hero('The first words'))).json().published;
    const second = (await change('home', hero('The second words'))).json().published;
    const { words, draftVersion } = await open('home');
    await saveDraft('home', { ...words, ...hero('A draft') }, draftVersion);
    const shown = async () => /<h1>(.*?)<\/h1>/.exec((await app.inject({ url: '/' })).body)?.[1];

    const restored = await call('POST', at('home', '/restoration'), { from: first, published: second });
    t.equal(restored.statusCode, 201);
    t.equal(await shown(), 'The first words');
    t.match(await open('home'), { draft: hero('A draft') });
    t.strictSame(
      (await call('GET', at('home', `/versions/${restored.json().published}`))).json(),
      (await call('GET', at('home', `/versions/${first}`))).json(),
    );

    const undone = await call('POST', `/api/admin/batches/${restored.json().undo}/reversal`);
    t.strictSame(undone.json(), { documents: ['home'] });
    t.equal(await shown(), 'The second words');
    t.match(await open('home'), { published: second, draft: hero('A draft') });
    t.equal((await call('POST', `/api/admin/batches/${restored.json().undo}/reversal`)).statusCode, 409);
    t.equal((await call('POST', '/api/admin/batches/none/reversal')).statusCode, 404);
  },
);

t.test('statement 29: a reset follows the shipped words again, and can be undone', async (t) => {
  const app = await build(t);
  const { call, at, open, change } = await contentCalls(app);
  const { published } = (await change('home', hero('Words of the owner'))).json();

  const reset = await call('POST', at('home', '/restoration'), { from: 'shipped', published });
  t.equal(reset.json().published, null);
  t.notMatch((await app.inject({ url: '/' })).body, 'Words of the owner');
  t.equal((await open('home')).published, null);
  t.equal((await call('POST', `/api/admin/batches/${reset.json().undo}/reversal`)).statusCode, 200);
  t.match((await app.inject({ url: '/' })).body, 'Words of the owner');
});

t.test(
  'statement 24: publishing, restoring and undoing leave one line each in the audit log; drafts leave none',
  async (t) => {
    const app = await build(t);
    const { call, at, change } = await contentCalls(app);
    const { published } = (await change('home', hero('Words of the owner'))).json();
    const { undo } = (await call('POST', at('home', '/restoration'), { from: 'shipped', published })).json();
    await call('POST', `/api/admin/batches/${undo}/reversal`);
    const changes = (await call('GET', '/api/admin/changes')).json();

    t.strictSame(
      changes.map(({ by, action, subject }: Record<string, string>) => [by, action, subject]),
      [
        ['The owner', 'undo', 'home'],
        ['The owner', 'reset', 'home'],
        ['The owner', 'publish', 'home'],
      ],
    );
    const before = changes[1].id;
    t.equal((await call('GET', `/api/admin/changes?before=${before}&subject=home`)).json().length, 1);
    t.equal((await call('GET', '/api/admin/changes?subject=areas')).json().length, 0);
  },
);

t.test('the history lists the versions, the newest first, and the shipped words at its end', async (t) => {
  const { call, at, change } = await contentCalls(await build(t));
  for (const headline of ['One', 'Two', 'Three']) await change('home', hero(headline));
  const versions = (await call('GET', at('home', '/versions'))).json();

  t.strictSame(
    versions.map(({ origin }: { origin: string }) => origin),
    ['publish', 'publish', 'publish', 'shipped'],
  );
  t.match((await call('GET', at('home', `/versions/${versions[2].id}`))).json().words, hero('One'));
  t.strictSame(
    (await call('GET', at('home', '/versions/shipped'))).json().words.title,
    'Fence Installation & Repair in Greensboro & the Triad',
  );
  t.equal((await call('GET', at('home', '/versions/999'))).statusCode, 404);
  t.equal(
    (await call('GET', at('areas', `/versions/${versions[0].id}`))).statusCode,
    404,
    'a version of another document',
  );
});

t.test('a dropped draft leaves the words that visitors see', async (t) => {
  const { call, at, open, saveDraft } = await contentCalls(await build(t));
  const { words } = await open('home');
  await saveDraft('home', { ...words, ...hero('Never mind') }, 0);

  t.match((await call('DELETE', at('home', '/draft'), { version: 1 })).json(), { version: 2, problems: [] });
  t.match(await open('home'), { draft: null, draftVersion: 2, words });
});
