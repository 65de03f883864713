import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';

const home = JSON.parse(JSON.stringify(shippedDocuments.byId.get('home')?.words));

t.test('statement 5: a stored body of garbage or of an older schema never takes a page down', async (t) => {
  const app = await build(t);
  const { change, open } = await contentCalls(app);
  await change('home', { hero: { ...home.hero, headline: 'The last good words' } });
  const { published } = await open('home');
  const { title: _title, ...withoutTitle } = { ...home, hero: { ...home.hero, headline: 'An older schema' } };

  const { heading: _heading, ...about } = home.about;
  const withoutHeading = { ...home, about, hero: { ...home.hero, headline: 'A group of an older schema' } };

  for (const [body, headline] of [
    ['', 'The last good words'],
    ['null', 'The last good words'],
    ['[]', 'The last good words'],
    ['{"hero":7}', 'The last good words'],
    [JSON.stringify({ ...home, services: null }), 'The last good words'],
    [JSON.stringify(withoutTitle), 'An older schema'],
    [JSON.stringify(withoutHeading), 'A group of an older schema'],
    [JSON.stringify({ ...home, video: 'x', hero: { ...home.hero, headline: 'A newer schema' } }), 'A newer schema'],
  ] as const) {
    await showBody(app, body, published ?? 0);
    const response = await app.inject({ url: '/' });
    t.equal(response.statusCode, 200);
    t.match(response.body, `<h1>${headline}</h1>`, body.slice(0, 20));
    t.strictSame(app.content.faults, headline === 'The last good words' ? ['home'] : []);
  }
});

t.test('statement 5: with no version that can be read, the shipped words are shown', async (t) => {
  const app = await build(t);
  const { change } = await contentCalls(app);
  await change('home', { hero: { ...home.hero, headline: 'Lost words' } });

  await showBody(app, '{', 0);
  const response = await app.inject({ url: '/' });
  t.equal(response.statusCode, 200);
  t.match(response.body, /Your trusted fence installation/);
  t.strictSame(app.content.faults, ['home']);
  t.match(await app.watch.listAlarms(), [{ id: 'content', text: /home/ }]);
});

/** Makes a stored body the live words of the home page; versions after a number are forgotten. */
function showBody(app: FastifyInstance, body: string, kept: number): Promise<void> {
  return app.site.update(async () => {
    await app.db.deleteFrom('contentVersions').where('id', '>', kept).execute();
    await app.db
      .insertInto('contentVersions')
      .values({
        documentId: 'home',
        body,
        origin: 'publish',
        shippedHash: '',
        batch: null,
        by: '',
        at: '',
      })
      .execute();
  });
}
