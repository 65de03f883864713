import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { start, testConfig } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';

const hero = {
  hero: { headline: 'The owner’s words', text: 'We dig.', picture: { name: 'hero-image.jpg', alt: 'A cedar fence' } },
};
const shipped = (id: string) => shippedDocuments.byId.get(id)?.words;
const titleOf = async (app: FastifyInstance, url: string) =>
  /<title>(.*?)<\/title>/.exec((await app.inject({ url })).body)?.[1];

/** A site that ran with the words of an older release, and was then started with these. */
async function update(t: Test) {
  const config = await testConfig(t);
  const older = await start(t, config);
  await (await contentCalls(older)).change('home', hero);
  for (const id of ['home', 'areas']) {
    const body = JSON.stringify({ ...shipped(id), title: 'A title of an older release' });
    await older.db.updateTable('shippedWords').set({ hash: 'older', body }).where('documentId', '=', id).execute();
  }
  await older.db.updateTable('contentVersions').set({ shippedHash: 'older' }).execute();
  await older.close();
  const now = Date.now() + 3600_000;
  const app = await start(t, config, { now: () => now });
  return { app, config, since: new Date(now).toISOString(), ...(await contentCalls(app)) };
}

t.test('statement 28: new shipped words change no page of the owner’s, and the news lists both kinds', async (t) => {
  const { app, config, since, call, open } = await update(t);

  t.match((await app.inject({ url: '/' })).body, '<h1>The owner’s words</h1>');
  t.match(await titleOf(app, '/areas-we-serve'), /Service Area/);
  const { news, documents } = (await call('GET', '/api/admin/content')).json();
  t.strictSame(news, [
    { id: 'home', name: 'Home page', own: true, since },
    { id: 'areas', name: 'Areas We Serve', own: false, since },
  ]);
  const fresh = documents.filter(({ states }: { states: string[] }) => states.includes('new words'));
  t.strictSame(
    fresh.map(({ id }: { id: string }) => id),
    ['home', 'areas'],
  );
  t.match((await open('home')).shipped, { changed: true, before: { title: 'A title of an older release' } });
  t.match((await open('gallery')).shipped, { changed: false, before: undefined });

  await app.close();
  const later = await contentCalls(await start(t, config));
  t.strictSame((await later.call('GET', '/api/admin/content')).json().news, news, 'another start brings no more');
});

t.test('statement 28: keeping ends the news until the next update', async (t) => {
  const { app, call, at, open } = await update(t);
  const keep = { answer: 'keep' };

  t.equal((await call('PUT', at('home', '/news'), keep)).json().published, (await open('home')).published);
  t.strictSame((await call('PUT', at('areas', '/news'), keep)).json(), { published: null });
  t.strictSame((await call('GET', '/api/admin/content')).json().news, []);
  t.equal((await open('home')).shipped.changed, false);
  t.equal((await call('PUT', at('home', '/news'), keep)).statusCode, 404);
  t.equal((await call('PUT', at('home', '/news'), { answer: 'perhaps' })).statusCode, 400);

  await app.db.updateTable('contentDocuments').set({ newsAnswered: 'a former release' }).execute();
  t.equal((await call('GET', '/api/admin/content')).json().news.length, 2);
});

t.test('statement 28: the words of before are published as the owner’s, and that is undone by one call', async (t) => {
  const { app, call, at, open } = await update(t);

  t.equal((await call('PUT', at('home', '/news'), { answer: 'before' })).statusCode, 400, 'words of his own');
  const { published, undo } = (await call('PUT', at('areas', '/news'), { answer: 'before' })).json();
  t.match(await titleOf(app, '/areas-we-serve'), 'A title of an older release');
  t.match(await open('areas'), { published, shipped: { changed: false } });
  const [change] = (await call('GET', '/api/admin/changes')).json();
  t.match(change, { action: 'keep the words of before', subject: 'areas' });

  t.equal((await call('POST', `/api/admin/batches/${undo}/reversal`)).statusCode, 200);
  t.match(await open('areas'), { published: null, shipped: { changed: false } });
  t.not(await titleOf(app, '/areas-we-serve'), 'A title of an older release');
});

t.test('statement 29: after a reset a page follows the new shipped words, and there is no news of it', async (t) => {
  const { app, call, at, open } = await update(t);
  const { published } = await open('home');

  await call('POST', at('home', '/restoration'), { from: 'shipped', published });

  t.match(await open('home'), { published: null, words: { title: (shipped('home') as { title: string }).title } });
  t.notMatch((await app.inject({ url: '/' })).body, 'The owner’s words');
  const { news } = (await call('GET', '/api/admin/content')).json();
  t.strictSame(
    news.map(({ id }: { id: string }) => id),
    ['areas'],
  );
});
