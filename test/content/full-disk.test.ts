import t from 'tap';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { fillDisk } from '../fixtures/database.ts';

const hero = (headline: string, text = 'We dig.') => ({
  hero: { headline, text, picture: { name: 'hero-image.jpg', alt: 'A cedar fence by a house' } },
});
const headlineOf = (html: string) => /<h1>(.*?)<\/h1>/.exec(html)?.[1];

t.test('statement 21: with a full disk drafts and publications are answered 503, and all words stay', async (t) => {
  const app = await build(t);
  const { call, at, open, change, saveDraft, publish } = await contentCalls(app);
  await change('home', hero('The live words'));
  const { words, draftVersion } = await open('home');
  await saveDraft('home', { ...words, ...hero('The draft') }, draftVersion);
  const release = await fillDisk(t, app);

  const refused = [
    await publish('home', draftVersion + 1),
    await publish('home', draftVersion + 1, { at: new Date(app.now() + 3600_000).toISOString() }),
    await saveDraft('areas', { ...(await open('areas')).words, title: 'x'.repeat(60_000) }, 0),
    await call('POST', at('home', '/restoration'), { from: 'shipped', published: (await open('home')).published }),
  ];
  t.strictSame(
    refused.map(({ statusCode }) => statusCode),
    [503, 503, 503, 503],
  );
  t.equal(headlineOf((await app.inject({ url: '/' })).body), 'The live words');
  t.match(await open('home'), { draft: hero('The draft'), draftVersion: draftVersion + 1, schedule: null });

  await release();
  t.equal((await publish('home', draftVersion + 1)).statusCode, 200);
  t.equal(headlineOf((await app.inject({ url: '/' })).body), 'The draft');
});
