import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { start, testConfig } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';

const config = await testConfig(t);
const shipped = (id: string) => shippedDocuments.byId.get(id)?.words as { title: string };

/** A site that was started with an older release's text and then with the current one; the owner has edited two pages. */
const older = await start(t, config);
for (const id of ['home', 'ranch-fencing'])
  await (await contentCalls(older)).change(id, { title: 'The owner’s words' });
for (const id of ['home', 'ranch-fencing', 'areas', 'gallery']) {
  const body = JSON.stringify({ ...shipped(id), title: 'A title of an older release' });
  await older.db.updateTable('defaultText').set({ hash: 'older', body }).where('documentId', '=', id).execute();
}
await older.db.updateTable('contentVersions').set({ shippedHash: 'older' }).execute();
await older.close();
const app = await start(t, config, { now: () => Date.now() + 3600_000 });
const { call, at, open } = await contentCalls(app);

const titleOf = async (path: string) => /<title>(.*?) \|/.exec(await showPage(app, path))?.[1];
const listUpdates = async () => (await call('GET', '/api/admin/content')).json().updates;
const namesOf = (updates: { id: string }[]) => updates.map(({ id }) => id);
const answer = (id: string, answer: string) => call('PUT', at(id, '/update'), { answer });

t.test('new original text changes no edited page, and the list of updates shows it', async (t) => {
  t.equal(await titleOf('/'), 'The owner’s words');
  t.match(await titleOf('/areas-we-serve'), /Service Area/);
  const { updates, documents } = (await call('GET', '/api/admin/content')).json();
  t.strictSame(updates, [
    { id: 'home', name: 'Home page', own: true },
    { id: 'gallery', name: 'Gallery', own: false },
    { id: 'areas', name: 'Areas We Serve', own: false },
    { id: 'ranch-fencing', name: 'Ranch Fencing', own: true },
  ]);
  const fresh = documents.filter(({ states }: { states: string[] }) => states.includes('updated'));
  t.strictSame(namesOf(fresh), namesOf(updates));
  t.match((await open('home')).shipped, { changed: true, before: { title: 'A title of an older release' } });
  t.match((await open('price')).shipped, { changed: false, before: undefined });
});

t.test('the earlier text is published as the owner’s, and one call undoes it', async (t) => {
  t.equal((await answer('home', 'before')).statusCode, 400, 'words of his own');
  const { published, undo } = (await answer('areas', 'before')).json();
  t.equal(await titleOf('/areas-we-serve'), 'A title of an older release');
  t.match(await open('areas'), { published, shipped: { changed: false } });
  const [change] = (await call('GET', '/api/admin/changes')).json();
  t.match(change, { action: 'restore previous text', subject: 'areas' });

  t.equal((await call('POST', `/api/admin/batches/${undo}/reversal`)).statusCode, 200);
  t.match(await open('areas'), { published: null, shipped: { changed: false } });
  t.not(await titleOf('/areas-we-serve'), 'A title of an older release');
});

t.test('a reset page follows new original text without an update, and Undo reverts it', async (t) => {
  const { published } = await open('home');

  const reset = (await call('POST', at('home', '/restoration'), { from: 'shipped', published })).json();

  t.equal(reset.published, null);
  t.match(await open('home'), { published: null, words: { title: shipped('home').title } });
  t.not(await titleOf('/'), 'The owner’s words');
  t.strictSame(namesOf(await listUpdates()), ['gallery', 'ranch-fencing']);
  await call('POST', `/api/admin/batches/${reset.undo}/reversal`);
  t.equal(await titleOf('/'), 'The owner’s words');
});

t.test('keeping the text ends the notice until the next update', async (t) => {
  const { published } = await open('ranch-fencing');
  t.strictSame((await answer('ranch-fencing', 'keep')).json(), { published });
  t.strictSame((await answer('gallery', 'keep')).json(), { published: null });
  t.strictSame(await listUpdates(), []);
  t.equal((await open('ranch-fencing')).shipped.changed, false);
  t.equal((await answer('ranch-fencing', 'keep')).statusCode, 404);
  t.equal((await answer('ranch-fencing', 'perhaps')).statusCode, 400);

  await app.db.updateTable('contentDocuments').set({ updateAnswered: 'a former release' }).execute();
  const updates = await listUpdates();
  t.ok(namesOf(updates).includes('ranch-fencing') && namesOf(updates).includes('gallery'));
  await app.close();
  const later = await contentCalls(await start(t, config));
  t.strictSame((await later.call('GET', '/api/admin/content')).json().updates, updates, 'another start brings no more');
});
