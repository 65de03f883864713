import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls, shownHeadline } from '../fixtures/content.ts';

const home = JSON.parse(JSON.stringify(shippedDocuments.byId.get('home')?.words));
const withHeadline = (headline: string) => ({ ...home, hero: { ...home.hero, headline } });
const app = await build(t);

/** Makes a stored body the live words of the home page; versions after a number are forgotten. */
const showBody = (body: string, kept: number) =>
  app.site.update(async () => {
    await app.db.deleteFrom('contentVersions').where('id', '>', kept).execute();
    const row = { documentId: 'home', body, origin: 'publish' as const, shippedHash: '', batch: null, by: '', at: '' };
    await app.db.insertInto('contentVersions').values(row).execute();
  });

t.test('statement 5: a stored body of garbage or of an older schema never takes a page down', async (t) => {
  const { change, open } = await contentCalls(app);
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

t.test('statement 5: with no version that can be read, the shipped words are shown', async (t) => {
  await showBody('{', 0);
  t.match(await shownHeadline(app), /Your trusted fence installation/);
  t.strictSame(app.content.faults, ['home']);
  t.match(await app.watch.listAlarms(), [{ id: 'content', text: /home/ }]);
});
