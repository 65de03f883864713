import t from 'tap';
import { withoutMarks } from '../../src/shared/content/marks.ts';
import type { DocumentEntry } from '../../src/shared/content/versions.ts';
import { build } from '../fixtures/app.ts';
import { planCalls, publishLegalPages, showPage } from '../fixtures/content.ts';

const hero = { headline: 'A draft', text: 'Not yet.', picture: { name: 'hero-image.jpg', alt: 'A fence' } };

const app = await build(t);
const { call, at, open, saveDraft, change, hide } = await planCalls(app);

t.test('the preview of published text without its marks equals the page byte for byte', async (t) => {
  await publishLegalPages(app);
  const { documents }: { documents: DocumentEntry[] } = (await call('GET', '/api/admin/content')).json();

  for (const { id, path = '/' } of documents) {
    const words = app.site.current.documents.byId.get(id)?.words;
    const { body } = await call('POST', at(id, '/preview'), { words });
    t.equal(withoutMarks(body), await showPage(app, path), id);
  }
});

t.test('a preview runs no scripts, sends no forms, and is neither cached nor indexed', async (t) => {
  const { words } = await open('home');

  for (const response of [
    await call('POST', at('home', '/preview'), { words }),
    await call('GET', '/admin/preview/home'),
  ]) {
    t.equal(response.statusCode, 200);
    t.match(response.headers['content-type'], 'text/html');
    t.match(response.headers['content-security-policy'], /script-src 'none'.*form-action 'none'/);
    t.equal(response.headers['cache-control'], 'no-store');
    t.match(response.headers['x-robots-tag'], 'noindex');
  }
  t.equal((await app.inject({ url: '/admin/preview/home' })).statusCode, 401);
});

t.test('a preview shows a draft, a version, or another page, and stores nothing', async (t) => {
  const { published } = (await change('home', { hero: { ...hero, headline: 'The live one' } })).json();
  const { words, draftVersion } = await open('home');
  await saveDraft('home', { ...words, hero }, draftVersion);
  const page = async (query: string) => (await call('GET', `/admin/preview/${query}`)).body;

  t.match(await page('home'), '<h1>A draft</h1>');
  t.match(await page(`home?version=${published}`), '<h1>The live one</h1>');
  t.match(await page('home?version=shipped'), 'Your trusted fence installation');
  t.match((await app.inject({ url: '/' })).body, '<h1>The live one</h1>');
  t.equal((await call('GET', '/admin/preview/home?version=999')).statusCode, 404);
  t.equal((await call('GET', '/admin/preview/no-such-page')).statusCode, 404);

  const frame = await open('frame');
  const blurb = { ...frame.words, blurb: 'Fences since always.' };
  const onTown = await call('POST', at('frame', '/preview'), { words: blurb, page: 'elon' });
  t.match(withoutMarks(onTown.body), 'Fences since always.');
  t.match(onTown.body, 'Fence Installation in Elon, NC');
  t.equal((await call('POST', at('frame', '/preview'), { words: blurb, page: 'nowhere' })).statusCode, 404);

  const unfinished = { ...words, hero: { ...hero, headline: '' }, features: [] };
  t.equal((await call('POST', at('home', '/preview'), { words: unfinished })).statusCode, 200);
  await hide('pool-fencing', { page: 'home' });
  t.match(await page('pool-fencing'), '<title>Pool Fence', 'a hidden page too');
  const wrong = await call('POST', at('home', '/preview'), { words: { ...words, features: 'none' } });
  t.ok(wrong.json().fields.features);
});

t.test('the preview of the profile shows its values and accent on the chosen page', async (t) => {
  const { words } = await open('profile');
  const shown = async (change: object, page = 'home') =>
    (await call('POST', at('profile', '/preview'), { words: { ...words, ...change }, page })).body;

  t.match(await shown({ phone: '(336) 555-0199' }), 'href="tel:+13365550199"');
  t.match(await shown({ city: 'Wilson' }, 'elon'), /<footer.*Wilson/s);
  const [link = ''] = /\/assets\/accent-[0-9a-f]+\.css/.exec(await shown({ accent: '#1d6e9d' })) ?? [];
  t.match((await app.inject({ url: link })).body, '--color-action:#1d6e9d');
  t.notMatch((await app.inject({ url: '/' })).body, 'accent-');
});
