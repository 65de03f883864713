import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { build, forgetPosts, postContact } from '../fixtures/app.ts';
import { hero, planCalls, shownHeadline } from '../fixtures/content.ts';
import { fillDisk } from '../fixtures/database.ts';

/** Damaged JSON texts, each for a separate page. */
const damage = {
  'privacy-fencing': '{bad',
  'picket-fencing': 'null',
  'pool-fencing': '7',
  'security-fencing': '[]',
  'decorative-fencing': '{"sections":7}',
  'commercial-wood-fencing': '['.repeat(50_000) + ']'.repeat(50_000),
};

const setDraft = ({ db }: FastifyInstance, id: string, draft: string) =>
  db.updateTable('contentDocuments').set({ draft }).where('id', '=', id).execute();

/** The admin's requests that read many records. */
const others = [
  ...['content', 'content/ranch-fencing', 'images', 'notices', 'redirects', 'prices', 'leads'].map(
    (name) => `/api/admin/${name}`,
  ),
  '/readyz',
  '/',
  '/privacy-fencing',
];

const app = await build(t);
const { call, at, add, change, open, saveDraft, publish } = await planCalls(app);
const soon = { at: new Date(app.now() + 3600_000).toISOString() };

/** Lists the addresses that don't respond with 200. */
async function failing(paths: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const path of paths) if ((await call('GET', path)).statusCode !== 200) failed.push(path);
  return failed;
}

/** Uses the offer on the admin page of an unreadable record. @returns the page's message and the status of the offer */
async function discard(path: string) {
  const refused = await call('GET', path);
  const { message, discard } = refused.json();
  const { statusCode } = await call(discard.method, discard.path, discard.body);
  return { status: refused.statusCode, message, label: discard.label, done: statusCode };
}

const home = JSON.parse(JSON.stringify(shippedDocuments.byId.get('home')?.words));
const withHeadline = (headline: string) => ({ ...home, hero: { ...home.hero, headline } });

/** Makes a stored body the live text of the home page, and deletes the versions after `kept`. */
const showBody = (body: string, kept: number) =>
  app.site.update(async () => {
    await app.db.deleteFrom('contentVersions').where('id', '>', kept).execute();
    const row = { documentId: 'home', body, origin: 'publish' as const, shippedHash: '', batch: null, by: '', at: '' };
    await app.db.insertInto('contentVersions').values(row).execute();
  });

t.test('a damaged or outdated stored text never takes a page down', async (t) => {
  await change('home', withHeadline('The last good words'));
  const { published } = await open('home');
  const { title: _title, ...withoutTitle } = withHeadline('An older schema');
  const { heading: _heading, ...about } = home.about;
  const withoutHeading = { ...withHeadline('A group of an older schema'), about };

  for (const [body, headline] of [
    ['', 'The last good words'],
    ['null', 'The last good words'],
    ['[]', 'The last good words'],
    ['{"hero":7}', 'The last good words'],
    [JSON.stringify({ ...home, services: null }), 'The last good words'],
    [JSON.stringify(withoutTitle), 'An older schema'],
    [JSON.stringify(withoutHeading), 'A group of an older schema'],
    [JSON.stringify({ ...withHeadline('A newer schema'), video: 'x' }), 'A newer schema'],
  ] as const) {
    await showBody(body, published ?? 0);
    t.equal(await shownHeadline(app), headline, body.slice(0, 20));
    t.strictSame(app.content.faults, headline === 'The last good words' ? ['home'] : []);
  }
});

t.test('the original text is shown if no version can be read', async (t) => {
  await showBody('{', 0);
  t.match(await shownHeadline(app), /Your trusted fence installation/);
  t.strictSame(app.content.faults, ['home']);
  t.match(await app.watch.listAlarms(), [{ id: 'content', text: /home/ }]);
});

t.test('with a full disk drafts and publishing return 503, and all text stays', async (t) => {
  await change('home', hero('The live words'));
  const { words, draftVersion } = await open('home');
  await saveDraft('home', { ...words, ...hero('The draft') }, draftVersion);
  const release = await fillDisk(t, app);

  const refused = [
    await publish('home', draftVersion + 1),
    await publish('home', draftVersion + 1, soon),
    await saveDraft('areas', { ...(await open('areas')).words, title: 'x'.repeat(60_000) }, 0),
    await call('POST', at('home', '/restoration'), { from: 'shipped', published: (await open('home')).published }),
  ];
  t.strictSame(
    refused.map(({ statusCode }) => statusCode),
    [503, 503, 503, 503],
  );
  t.equal(await shownHeadline(app), 'The live words');
  t.match(await open('home'), { draft: hero('The draft'), draftVersion: draftVersion + 1, schedule: null });

  await release();
  t.equal((await publish('home', draftVersion + 1)).statusCode, 200);
  t.equal(await shownHeadline(app), 'The draft');
});

t.test('a damaged draft breaks only its own admin page, which offers to discard it', async (t) => {
  const before = new Map<string, Awaited<ReturnType<typeof open>>>();
  for (const [id, text] of Object.entries(damage)) {
    before.set(id, await open(id));
    await saveDraft(id, before.get(id)?.words, 0);
    await setDraft(app, id, text);
  }
  t.strictSame(await failing([...others, ...Object.keys(damage).map((id) => `/admin/preview/${id}`)]), []);
  for (const [id, { name, words }] of before) {
    t.equal((await publish(id, 1)).statusCode, 422, id);
    t.equal((await publish(id, 1, soon)).statusCode, 422, id);
    t.equal((await saveDraft(id, words, 7)).statusCode, 409, 'a conflict brings what is live');
    const message = `The draft of “${name}” can’t be read. What visitors see doesn’t change.`;
    t.match(await discard(at(id)), { status: 422, message, done: 200 });
    t.match(await open(id), { draft: null, words });
  }
});

t.test('an unreadable page that was never published is removed', async (t) => {
  const { id } = (await add({ kind: 'service', place: 'residential', name: 'Bamboo fencing' })).json();
  await setDraft(app, id, '{bad');
  t.strictSame(await failing(others), []);
  t.match(await discard(at(id)), { label: 'Remove the page', done: 200 });
  t.strictSame(await failing(others), []);
});

t.test('a damaged version, live or scheduled, breaks only its own admin page', async (t) => {
  const message = 'The latest published text can’t be read. Visitors see an earlier version.';
  await change('privacy-fencing', { menuName: 'First' });
  await change('privacy-fencing', { menuName: 'Second' });
  const { published } = await open('privacy-fencing');
  await app.site.update(async () => {
    await app.db.updateTable('contentVersions').set({ body: '{bad' }).where('id', '=', published).execute();
  });
  t.strictSame(await failing([...others, at('privacy-fencing', '/versions')]), []);
  t.match((await call('GET', at('privacy-fencing', `/versions/${published}`))).json(), {
    message: 'This version can no longer be read. Choose another one.',
  });
  t.match(await discard(at('privacy-fencing')), { message, done: 201 });
  t.match(await open('privacy-fencing'), { words: { menuName: 'First' } });

  const { words, draftVersion } = await open('pool-fencing');
  await saveDraft('pool-fencing', { ...words, menuName: 'Pools' }, draftVersion);
  await publish('pool-fencing', draftVersion + 1, soon);
  const broken = { body: '{bad', scheduledAtMs: 1 };
  await app.db.updateTable('contentVersions').set(broken).where('origin', '=', 'schedule').execute();
  await app.publisher.run();
  t.strictSame(await failing(others), []);
  t.match((await call('GET', at('pool-fencing'))).json(), { message });
  t.strictSame(app.content.faults, ['pool-fencing']);
});

/** Damages settings of these keys in the same way. */
async function damageSettings(keys: readonly string[], value: string): Promise<void> {
  for (const key of keys)
    await app.db
      .insertInto('settings')
      .values({ key, value, version: 1, updatedAt: '' })
      .onConflict((clash) => clash.column('key').doUpdateSet({ value }))
      .execute();
}

t.test('a damaged setting breaks only its own admin page, which offers to discard it', async (t) => {
  const keys = ['delivery', 'mail', 'site-check', 'set-up'];
  const pages = keys.map((key) => `/api/admin/${key}`);
  for (const text of ['{bad', '7', '[]', '"x"', '{"links":7,"webhook":7,"business":7}']) {
    await damageSettings(keys, text);
    t.strictSame(await failing(others), [], text);
    t.strictSame(await failing(pages), pages, text);
    await forgetPosts(app);
    t.equal((await postContact(app)).statusCode, 201, text);
    await app.outbox.run();
    for (const path of pages) {
      const refused = (await call('GET', path)).json().discard;
      const late = await call(refused.method, refused.path, { version: refused.body.version + 1 });
      t.equal(late.statusCode, 409, 'what another window wrote stays');
      t.match(
        await discard(path),
        { status: 422, message: /can’t be read\. If you discard /, done: 200 },
        `${path} ${text}`,
      );
      t.strictSame(await failing([path]), [], 'it is well again, also beside the others');
    }
    await damageSettings(keys, text);
    await app.jobs.runDue();
  }
  for (const path of await failing(pages)) t.equal((await discard(path)).done, 200);
  const ownless = ['lastImport', 'heldFile', 'alarms', 'form-check', 'backups', 'installed', 'profile', 'password:2'];
  for (const text of ['{bad', '7', 'null', '{"x":1}']) {
    await damageSettings(ownless, text);
    t.strictSame(await failing([...others, ...pages]), [], text);
    await app.jobs.runDue();
  }
  t.equal((await call('DELETE', '/api/admin/settings/password:1', { version: 1 })).statusCode, 404);
});
