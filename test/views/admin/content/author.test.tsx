import t from 'tap';
import { planCalls } from '../../../fixtures/content.ts';
import { startAdmin } from '../../../fixtures/owner-admin.ts';

const { app, open, screen, click, until } = await startAdmin(t);
const { open: read, saveDraft, publish, rename } = await planCalls(app);
const page = 'ranch-fencing';

async function publishNow(): Promise<void> {
  const { words, draftVersion } = await read(page);
  const saved = await saveDraft(page, words, draftVersion);
  const published = await publish(page, saved.json().version, { accept: ['short', 'similar', 'repeated'] });
  t.equal(published.statusCode, 200, published.body.slice(0, 200));
}
const shows = (text: string) => until(() => document.body.textContent?.includes(text) === true);

t.test('the list of pages and the history name the author', async (t) => {
  await publishNow();
  await app.db.updateTable('people').set({ name: 'Anna McAllister' }).where('id', '=', 1).execute();
  await publishNow();
  await rename(page, 'ranch-rails');
  const { words, draftVersion } = await read(page);
  await saveDraft(page, { ...words, menuName: 'Ranch' }, draftVersion);

  open('/admin/site');
  await screen.findByRole('heading', { name: 'Pages' });
  await shows(', by Anna McAllister');
  t.match(document.body.textContent, /Draft of [^·]* by Anna McAllister/);

  open(`/admin/site/${page}`);
  await click('History');
  await shows(' by Anna McAllister, ');
  t.match(document.body.textContent, / by the owner, /, 'an owner without a name yet');
});
