import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { readBody } from '../../src/content/read.ts';
import { type LegalWords, legalPageNames } from '../../src/shared/content/legal-words.ts';
import type { DocumentEntry } from '../../src/shared/content/versions.ts';
import { findRoute } from '../../src/shared/site-map.ts';
import { renderPage } from '../../views/server.tsx';
import { build, signIn } from '../fixtures/app.ts';
import { pagesNaming, planCalls, publishLegalPages, showPage } from '../fixtures/content.ts';
import { fileCalls } from '../fixtures/content-file.ts';
import { buildWithClock, minuteMs } from '../fixtures/schedule.ts';
import { doneOf, setUpCalls } from '../fixtures/set-up.ts';

const ids = Object.keys(legalPageNames);
const wordsOf = (id: string) => shippedDocuments.byId.get(id)?.words as LegalWords;
const footer = async (app: FastifyInstance, path = '/') =>
  /footer__legal[\s\S]*?<\/footer>/.exec(await showPage(app, path))?.[0] ?? '';
const line = /We use what you send to answer you\. <a href="([^"]*)">Privacy Policy<\/a>/;
const forms = ['/', '/pool-fencing', '/price-my-fence'];

t.test('20: the three pages are shipped as drafts, which nobody but the owner sees', async (t) => {
  const app = await build(t);
  const { call, open } = await planCalls(app);
  const { documents } = (await call('GET', '/api/admin/content')).json();

  for (const id of ids) {
    t.equal((await app.inject({ url: `/${id}` })).statusCode, 404, id);
    t.equal((await app.inject({ url: `/admin/preview/${id}` })).statusCode, 401, `${id} for a stranger`);
    t.match(
      documents.find((entry: DocumentEntry) => entry.id === id),
      { kind: 'legal', name: legalPageNames[id], states: ['unpublished'], problems: 0 },
    );
    t.match(await open(id), { words: wordsOf(id), published: null, live: null, draftVersion: 0, problems: [] });
    const preview = await app.inject({ url: `/admin/preview/${id}`, headers: { cookie: await signIn(app) } });
    t.match(preview.body, /Last updated (<!-- -->)?\w+ \d+, 20\d\d/);
    t.match(preview.body, 'tel:+13365550142');
    t.notMatch(preview.body, /\{\w+\}/, 'every placeholder is filled in');
  }
  t.notMatch((await app.inject({ url: '/sitemap.xml' })).body, /privacy-policy|terms-of-service|accessibility/);
});

t.test('20: each page has at most 700 words, and speaks of text messages only while the switch is on', async (t) => {
  const app = await build(t);
  await publishLegalPages(app);
  const site = app.site.current;
  const render = (path: string, textMessages: boolean) => {
    const route = findRoute(site.map, path);
    if (!route) throw new Error(path);
    return text(
      renderPage({ ...route, unlisted: false }, { ...site, profile: { ...site.profile, textMessages } as never }),
    );
  };

  for (const id of ids) {
    const { heading, intro, sections, texting } = wordsOf(id);
    const all = [...sections, ...(texting ? [texting] : [])].flatMap((section) => [
      section.heading,
      ...section.paragraphs,
    ]);
    const count = [heading, intro, ...all].join(' ').split(/\s+/).length;
    t.ok(count <= 700, `${id} has ${count} words`);
    t.notMatch(await render(`/${id}`, false), /STOP|[Tt]ext message/, id);
    if (texting) t.match(await render(`/${id}`, true), /Reply STOP/, id);
  }
});

t.test('21: unpublished, the footer is as specified or follows the profile, and no form says more', async (t) => {
  const app = await build(t);
  const { saveProfile } = await planCalls(app);
  t.match(await footer(app), '<a href="#">Privacy Policy</a><a href="#">Terms of Service</a></div>');
  for (const path of forms) t.notMatch(await showPage(app, path), line, path);

  await saveProfile({ privacyUrl: 'https://law.example/p', termsUrl: '/gallery' });
  t.match(
    await footer(app),
    '<a href="https://law.example/p">Privacy Policy</a><a href="/gallery">Terms of Service</a></div>',
  );
  for (const path of forms) t.notMatch(await showPage(app, path), line, path);
});

t.test(
  '22: published, the footer leads there, the forms have their line, and an address of the profile wins',
  async (t) => {
    const app = await build(t);
    const { saveProfile, ask } = await planCalls(app);
    await publishLegalPages(app);

    const all =
      '<a href="/privacy-policy">Privacy Policy</a><a href="/terms-of-service">Terms of Service</a><a href="/accessibility">Accessibility</a></div>';
    for (const path of [...forms, '/privacy-policy']) t.match(await footer(app, path), all, path);
    for (const path of forms) t.equal(line.exec(await showPage(app, path))?.[1], '/privacy-policy', path);
    for (const id of ids) {
      t.strictSame(await ask(`/${id}`), [200, undefined]);
      t.match((await app.inject({ url: '/sitemap.xml' })).body, `/${id}</loc>`);
    }

    await saveProfile({ privacyUrl: 'https://law.example/p' });
    t.match(await footer(app), '<a href="https://law.example/p">Privacy Policy</a><a href="/terms-of-service">');
    for (const path of forms) t.equal(line.exec(await showPage(app, path))?.[1], 'https://law.example/p', path);
  },
);

t.test('22: hiding, history and another address work as for every page', async (t) => {
  const app = await build(t);
  const { publish, change, hide, show, ask, call, at, open, rename, remove, undo } = await planCalls(app);
  await publish('privacy-policy', 0);
  t.equal((await change('privacy-policy', { heading: 'What we keep' })).statusCode, 200);
  t.match(await showPage(app, '/privacy-policy'), '<h1>What we keep</h1>');

  t.equal((await hide('privacy-policy', { page: 'home' })).statusCode, 200);
  t.strictSame(await ask('/privacy-policy'), [302, '/']);
  t.strictSame(await pagesNaming(app, /privacy-policy/), []);
  await show('privacy-policy');
  t.equal((await rename('privacy-policy', 'privacy')).statusCode, 200);
  t.strictSame(await ask('/privacy-policy'), [308, '/privacy']);
  t.match(await footer(app), '<a href="/privacy">Privacy Policy</a>');
  t.equal((await remove('privacy-policy')).statusCode, 422, 'the site keeps its three pages');

  const { published } = await open('privacy-policy');
  const reset = await call('POST', at('privacy-policy', '/restoration'), { from: 'shipped', published });
  t.equal(reset.statusCode, 201, reset.body);
  t.match(await showPage(app, '/privacy'), '<h1>Privacy Policy</h1>', 'a reset leaves visitors the shipped words');
  t.equal((await undo(reset)).statusCode, 200);
  t.match(await showPage(app, '/privacy'), '<h1>What we keep</h1>');
  const versions = (await call('GET', at('privacy-policy', '/versions'))).json();
  t.strictSame(
    versions.map(({ origin }: { origin: string }) => origin),
    ['restore', 'publish', 'publish', 'shipped'],
  );
});

t.test(
  '22: a schedule publishes it as it was shipped, and "Last updated" is the day of the version where the business is',
  async (t) => {
    const { app, clock, inMs, call, at, open, publish } = await buildWithClock(t);
    clock.now = Date.parse('2026-11-25T12:00:00Z');
    // Three in the morning of the 26th in London is still the 25th in North Carolina.
    const moment = new Date('2026-11-26T03:00:00Z').toISOString();
    t.equal((await publish('accessibility', 0, { at: moment })).statusCode, 202);
    t.equal((await app.inject({ url: '/accessibility' })).statusCode, 404);
    t.equal((await call('DELETE', at('accessibility', '/publication'))).statusCode, 200, 'a schedule is taken off');
    t.match(await open('accessibility'), { schedule: null, words: wordsOf('accessibility') });
    const { draftVersion } = await open('accessibility');
    t.equal((await publish('accessibility', draftVersion, { at: moment })).statusCode, 202);
    t.ok(inMs(0) < moment);

    clock.now = Date.parse(moment) + minuteMs;
    await app.publisher.run();
    t.match(await showPage(app, '/accessibility'), /Last updated (<!-- -->)?November 25, 2026</);
  },
);

t.test('22: the content file carries the published ones, and no draft', async (t) => {
  const source = await build(t);
  const { publish, change } = await planCalls(source);
  await publish('privacy-policy', 0);
  await change('privacy-policy', { heading: 'What we keep' });
  const file = await (await fileCalls(source)).save();
  t.notMatch(file.toString('latin1'), 'Prices are not quotes');

  const site = await build(t);
  const { bring, apply } = await fileCalls(site);
  const applied = await apply((await bring(file)).json());
  t.equal(applied.statusCode, 200, applied.body);
  t.match(await showPage(site, '/privacy-policy'), '<h1>What we keep</h1>');
  t.equal((await site.inject({ url: '/terms-of-service' })).statusCode, 404);
  t.match(await (await planCalls(site)).open('terms-of-service'), { live: null, words: wordsOf('terms-of-service') });
});

t.test(
  '22: a plan of an earlier release gets the pages, and takes no address from a page of the owner’s',
  async (t) => {
    const { legal: _legal, slugs, ...plan } = shippedDocuments.plan;
    const older = Object.fromEntries(Object.entries(slugs).filter(([id]) => !ids.includes(id)));
    const read = (more: object) => readBody('plan', 'plan', JSON.stringify({ ...plan, slugs: { ...older, ...more } }));

    t.match(read({}), { legal: ids, slugs: { accessibility: 'accessibility' } });
    t.match(read({ 'pool-fencing': 'accessibility' }), { slugs: { accessibility: 'accessibility-page' } });
  },
);

t.test('22: an own draft comes before the shipped one, is discarded to it, and a damaged one is told', async (t) => {
  const app = await build(t);
  const { call, at, open, saveDraft, publish } = await planCalls(app);
  await saveDraft('terms-of-service', { ...wordsOf('terms-of-service'), heading: 'Our terms' }, 0);
  t.equal((await open('terms-of-service')).words.heading, 'Our terms');
  t.equal((await call('DELETE', at('terms-of-service', '/draft'), { version: 1 })).statusCode, 200);
  t.match(await open('terms-of-service'), { words: wordsOf('terms-of-service'), draftVersion: 2 });

  await app.db.updateTable('contentDocuments').set({ draft: '{' }).where('id', '=', 'terms-of-service').execute();
  const refused = await call('GET', at('terms-of-service'));
  t.match([refused.statusCode, refused.json().discard], [422, { label: 'Discard the draft' }]);
  await call('DELETE', at('terms-of-service', '/draft'), { version: 2 });
  t.equal((await publish('terms-of-service', 3)).statusCode, 200);
});

t.test('23: the last step publishes the three pages at once, in one step that Undo takes back', async (t) => {
  const app = await build(t);
  const { read, save, put, undo, change } = await setUpCalls(app);
  const first = await read();
  t.equal(first.steps.at(-1)?.name, 'legal');
  t.ok(
    first.tasks.some(({ text, link }) => text === waits && link.path === '/admin/site/privacy-policy'),
    'statement 21',
  );
  t.strictSame(
    first.fields.legal.pages.map(({ id, isPublished }) => [id, isPublished]),
    ids.map((id) => [id, false]),
  );

  await change('accessibility', { heading: 'For everyone' });
  t.equal((await put('legal', { seen: first.seen.legal })).statusCode, 409, 'another window published one');
  const saved = await save('legal', { seen: (await read()).seen.legal });
  t.ok(doneOf(saved).includes('legal'));
  t.notOk(saved.tasks.some(({ text }) => text === waits));
  for (const id of ids) t.equal((await app.inject({ url: `/${id}` })).statusCode, 200, id);
  t.match(await showPage(app, '/accessibility'), '<h1>For everyone</h1>', 'the owner’s own stays');

  t.equal((await undo({ json: () => ({ undo: saved.undo ?? '' }) })).statusCode, 200);
  t.notOk(doneOf(await read()).includes('legal'));
  t.equal((await app.inject({ url: '/privacy-policy' })).statusCode, 404);
  t.equal((await app.inject({ url: '/accessibility' })).statusCode, 200);
  t.ok(doneOf(await save('legal', { keep: true })).includes('legal'), 'kept as it is');
  t.equal((await app.inject({ url: '/privacy-policy' })).statusCode, 404);
});

const waits = 'Your privacy policy is written but not published. Read it, and publish it.';
