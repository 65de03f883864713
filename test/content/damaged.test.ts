import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { build, contactRequest, forgetPosts, postContact } from '../fixtures/app.ts';
import { contentCalls, planCalls } from '../fixtures/content.ts';

/** What somebody or some fault may leave of a text that was JSON. */
const damage = {
  'no JSON': '{bad',
  nothing: 'null',
  'a number': '7',
  'a list': '[]',
  'another shape': '{"sections":7}',
  depth: '['.repeat(50_000) + ']'.repeat(50_000),
};

const setDraft = ({ db }: FastifyInstance, id: string, draft: string) =>
  db.updateTable('contentDocuments').set({ draft }).where('id', '=', id).execute();

/** Everything of the desk that reads many records. */
const others = [
  '/api/admin/content',
  '/api/admin/content/ranch-fencing',
  '/api/admin/images',
  '/api/admin/alarms',
  '/api/admin/redirects',
  '/api/admin/prices',
  '/api/admin/leads',
  '/readyz',
  '/',
  '/privacy-fencing',
];

type Call = Awaited<ReturnType<typeof contentCalls>>['call'];

/** Those of some addresses that do not answer 200. */
async function failing(call: Call, paths: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const path of paths) if ((await call('GET', path)).statusCode !== 200) failed.push(path);
  return failed;
}

t.test('a draft that cannot be read costs its own page of the desk, which offers to discard it', async (t) => {
  const app = await build(t);
  const { call, open, saveDraft, publish } = await contentCalls(app);
  const at = '/api/admin/content/privacy-fencing';
  for (const [what, text] of Object.entries(damage)) {
    const { words, draftVersion } = await open('privacy-fencing');
    const { version } = (await saveDraft('privacy-fencing', words, draftVersion)).json();
    await setDraft(app, 'privacy-fencing', text);
    t.strictSame(await failing(call, [...others, '/admin/preview/privacy-fencing']), [], what);
    const refused = await call('GET', at);
    t.equal(refused.statusCode, 422, what);
    t.equal(refused.json().message, 'The draft of “Privacy Fencing” cannot be read. What visitors see stays as it is.');
    t.equal((await publish('privacy-fencing', version)).statusCode, 422);
    const later = { at: new Date(app.now() + 3600_000).toISOString() };
    t.equal((await publish('privacy-fencing', version, later)).statusCode, 422);
    t.equal((await saveDraft('privacy-fencing', words, version + 7)).statusCode, 409, 'a conflict brings what is live');
    const { method, path, body } = refused.json().discard;
    t.equal((await call(method, path, body)).statusCode, 200);
    t.match(await open('privacy-fencing'), { draft: null, words });
  }
});

t.test('a page that was never published and cannot be read is removed', async (t) => {
  const app = await build(t);
  const { call, add } = await planCalls(app);
  const { id } = (await add({ kind: 'service', place: 'residential', name: 'Bamboo fencing' })).json();
  await setDraft(app, id, '{bad');
  t.strictSame(await failing(call, others), []);
  const { discard } = (await call('GET', `/api/admin/content/${id}`)).json();
  t.equal(discard.label, 'Remove the page');
  t.equal((await call(discard.method, discard.path, discard.body)).statusCode, 200);
  t.equal((await call('GET', '/api/admin/content')).statusCode, 200);
});

t.test('a version that cannot be read costs its own page of the desk too, live or scheduled', async (t) => {
  const app = await build(t);
  const { call, change, open, saveDraft, publish } = await contentCalls(app);
  await change('privacy-fencing', { menuName: 'First' });
  await change('privacy-fencing', { menuName: 'Second' });
  const { published } = await open('privacy-fencing');
  await app.site.update(async () => {
    await app.db.updateTable('contentVersions').set({ body: '{bad' }).where('id', '=', published).execute();
  });
  t.strictSame(await failing(call, others), []);
  const versions = '/api/admin/content/privacy-fencing/versions';
  t.equal((await call('GET', versions)).statusCode, 200);
  t.equal(
    (await call('GET', `${versions}/${published}`)).json().message,
    'This version cannot be read any more. Choose another one.',
  );
  const refused = (await call('GET', '/api/admin/content/privacy-fencing')).json();
  t.equal(refused.message, 'The words that were published last cannot be read. Visitors see an earlier version.');
  const { method, path, body } = refused.discard;
  t.equal((await call(method, path, body)).statusCode, 201);
  t.match(await open('privacy-fencing'), { words: { menuName: 'First' } });

  const { words, draftVersion } = await open('pool-fencing');
  const { version } = (await saveDraft('pool-fencing', { ...words, menuName: 'Pools' }, draftVersion)).json();
  await publish('pool-fencing', version, { at: new Date(app.now() + 3600_000).toISOString() });
  await app.db.updateTable('contentVersions').set({ body: '{bad' }).where('origin', '=', 'schedule').execute();
  await app.db.updateTable('contentVersions').set({ scheduledAtMs: 1 }).where('origin', '=', 'schedule').execute();
  await app.publisher.run();
  for (const path of others) t.equal((await call('GET', path)).statusCode, 200, path);
  const unread = (await call('GET', '/api/admin/content/pool-fencing')).json();
  t.equal(unread.message, 'The words that were published last cannot be read. Visitors see an earlier version.');
  t.strictSame(app.content.faults, ['pool-fencing']);
});

t.test('a setting that cannot be read costs its own page of the desk, which offers to discard it', async (t) => {
  const app = await build(t);
  const { call } = await contentCalls(app);
  const pages = {
    delivery: '/api/admin/delivery',
    mail: '/api/admin/mail',
    links: '/api/admin/links',
    'set-up': '/api/admin/set-up',
  };
  const store = (key: string, value: string) =>
    app.db
      .insertInto('settings')
      .values({ key, value, version: 1, updatedAt: '' })
      .onConflict((clash) => clash.column('key').doUpdateSet({ value }))
      .execute();
  for (const [key, own] of Object.entries(pages))
    for (const text of ['{bad', '7', '[]', '"x"', '{"links":7,"webhook":7,"business":7}']) {
      await store(key, text);
      const rest = [...others, ...Object.values(pages)].filter((path) => path !== own);
      t.strictSame(await failing(call, rest), [], `${key} ${text}`);
      await forgetPosts(app);
      t.equal((await postContact(app, contactRequest)).statusCode, 201, `${key} ${text}`);
      await app.outbox.run();
      // It would check the links again, which heals them.
      if (key !== 'links') await app.jobs.runDue();
      const refused = await call('GET', own);
      t.equal(refused.statusCode, 422, `${key} ${text}`);
      t.match(refused.json().message, /cannot be read\. Without /);
      const { method, path, body } = refused.json().discard;
      t.equal(
        (await call(method, path, { version: body.version + 1 })).statusCode,
        409,
        'what another window wrote stays',
      );
      t.equal((await call(method, path, body)).statusCode, 200);
      t.equal((await call('GET', own)).statusCode, 200, `${key} is well again`);
    }
  for (const key of ['lastImport', 'heldFile', 'alarms', 'canary', 'backups', 'installed', 'profile', 'password:staff'])
    for (const text of ['{bad', '7', 'null', '{"x":1}']) {
      await store(key, text);
      t.strictSame(await failing(call, [...others, ...Object.values(pages)]), [], `${key} ${text}`);
      await app.jobs.runDue();
    }
  t.equal((await call('DELETE', '/api/admin/settings/password:admin', { version: 1 })).statusCode, 404);
});
