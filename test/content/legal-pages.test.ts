import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import { readBody } from '../../src/content/read.ts';
import { type LegalText, legalPageNames } from '../../src/shared/content/legal-text.ts';
import type { DocumentEntry } from '../../src/shared/content/versions.ts';
import { build } from '../fixtures/app.ts';
import { pagesNaming, planCalls, showPage } from '../fixtures/content.ts';
import { doneOf, setupCalls } from '../fixtures/set-up.ts';
import { fileCalls } from '../fixtures/transfer.ts';

const ids = Object.keys(legalPageNames);
const wordsOf = (id: string) => shippedDocuments.byId.get(id)?.words as LegalText;
const clock = { now: Date.parse('2026-11-25T12:00:00Z') };

/** A site on which the three pages are published one by one. */
const app = await build(t, {}, { now: () => clock.now });
const calls = await setupCalls(app);
const { read, save, put, call, at, open, ask, publish, change, saveDraft, saveProfile, undo } = calls;

const footer = async (path = '/') => /footer__legal[\s\S]*?<\/footer>/.exec(await showPage(app, path))?.[0] ?? '';
const line = /We use your information to reply to you\. <a href="([^"]*)">Privacy Policy<\/a>/;
/** Returns the target of the line below each form. */
const formLines = async () => {
  const forms = ['/', '/pool-fencing', '/price-my-fence'].map((path) => showPage(app, path));
  return (await Promise.all(forms)).map((html) => line.exec(html)?.[1]);
};
const statusOf = async (id: string) => (await app.inject(`/${id}`)).statusCode;

t.test('the three pages are shipped as drafts that only the owner sees', async (t) => {
  const { documents }: { documents: DocumentEntry[] } = (await call('GET', '/api/admin/content')).json();

  for (const id of ids) {
    t.equal(await statusOf(id), 404, id);
    t.equal((await app.inject({ url: `/admin/preview/${id}` })).statusCode, 401, `${id} for a stranger`);
    t.match(
      documents.find((entry) => entry.id === id),
      { kind: 'legal', name: legalPageNames[id], states: ['unpublished'], problems: 0 },
    );
    t.match(await open(id), { words: wordsOf(id), published: null, live: null, draftVersion: 0, problems: [] });
    const preview = (await call('GET', `/admin/preview/${id}`)).body;
    t.match(preview, /Last updated (<!-- -->)?\w+ \d+, 20\d\d/);
    t.match(preview, 'tel:+13365550142');
    t.notMatch(preview, /\{\w+\}/, 'every placeholder is filled in');
  }
  t.notMatch((await app.inject({ url: '/sitemap.xml' })).body, /privacy-policy|terms-of-service|accessibility/);
});

t.test('the footer and the forms don’t link to unpublished legal pages', async (t) => {
  const none = [undefined, undefined, undefined];
  t.match(await footer(), '<a href="#">Privacy Policy</a><a href="#">Terms of Service</a></div>');
  t.strictSame(await formLines(), none);

  await saveProfile({ privacyUrl: 'https://law.example/p', termsUrl: '/gallery' });
  t.match(
    await footer(),
    '<a href="https://law.example/p">Privacy Policy</a><a href="/gallery">Terms of Service</a></div>',
  );
  t.strictSame(await formLines(), none);
  await saveProfile({ privacyUrl: '#', termsUrl: '#' });
});

t.test('the last step publishes the three pages at once, and Undo reverts it', async (t) => {
  const waits = 'Your privacy policy is written but not published. Read it, and publish it.';
  const first = await read();
  t.equal(first.steps.at(-1)?.name, 'legal');
  t.ok(
    first.tasks.some(({ text, link }) => text === waits && link.path === '/admin/site/privacy-policy'),
    'the drafts are a task',
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
  for (const id of ids) t.equal(await statusOf(id), 200, id);
  t.match(await showPage(app, '/accessibility'), '<h1>For everyone</h1>', 'the owner’s own stays');

  t.equal((await undo({ json: () => ({ undo: saved.undo ?? '' }) })).statusCode, 200);
  t.notOk(doneOf(await read()).includes('legal'));
  t.equal(await statusOf('privacy-policy'), 404);
  t.equal(await statusOf('accessibility'), 200);
  t.ok(doneOf(await save('legal', { keep: true })).includes('legal'), 'kept as it is');
  t.equal(await statusOf('privacy-policy'), 404);
});

t.test('a draft replaces the original text, and discarding it brings the original back', async (t) => {
  const id = 'privacy-policy';
  const version = async () => (await open(id)).draftVersion;
  await saveDraft(id, { ...wordsOf(id), heading: 'Our policy' }, await version());
  t.equal((await open(id)).words.heading, 'Our policy');
  await call('DELETE', at(id, '/draft'), { version: await version() });
  t.match(await open(id), { words: wordsOf(id) });

  const seen = await version();
  await app.db.updateTable('contentDocuments').set({ draft: '{' }).where('id', '=', id).execute();
  const refused = await call('GET', at(id));
  t.match([refused.statusCode, refused.json().discard], [422, { label: 'Discard draft' }]);
  await call('DELETE', at(id, '/draft'), { version: seen });
  t.equal((await publish(id, seen + 1)).statusCode, 200);
});

t.test('the export has the published pages and no draft', async (t) => {
  await change('privacy-policy', { heading: 'What we keep' });
  const file = await (await fileCalls(app)).save();
  t.notMatch(file.toString('latin1'), 'Prices are not quotes');

  const site = await build(t);
  const { bring, apply } = await fileCalls(site);
  const applied = await apply((await bring(file)).json());
  t.equal(applied.statusCode, 200, applied.body);
  t.match(await showPage(site, '/privacy-policy'), '<h1>What we keep</h1>');
  t.equal((await site.inject({ url: '/terms-of-service' })).statusCode, 404);
  t.match(await (await planCalls(site)).open('terms-of-service'), { live: null, words: wordsOf('terms-of-service') });
});

t.test('a schedule publishes the original text with the local day as “Last updated”', async (t) => {
  const id = 'terms-of-service';
  // Three in the morning of the 26th in London is still the 25th in North Carolina.
  const moment = '2026-11-26T03:00:00.000Z';
  t.equal((await publish(id, (await open(id)).draftVersion, { at: moment })).statusCode, 202);
  t.equal(await statusOf(id), 404);
  t.equal((await call('DELETE', at(id, '/publication'))).statusCode, 200, 'a schedule is taken off');
  const { schedule, words, draftVersion } = await open(id);
  t.strictSame({ schedule, words }, { schedule: null, words: wordsOf(id) });
  t.equal((await publish(id, draftVersion, { at: moment })).statusCode, 202);

  clock.now = Date.parse(moment) + 60_000;
  await app.publisher.run();
  t.match(await showPage(app, `/${id}`), /Last updated (<!-- -->)?November 25, 2026</);
});

t.test('footer and forms link to published legal pages unless the profile has a link', async (t) => {
  const all =
    '<a href="/privacy-policy">Privacy Policy</a><a href="/terms-of-service">Terms of Service</a><a href="/accessibility">Accessibility</a></div>';
  for (const path of ['/', '/pool-fencing', '/privacy-policy']) t.match(await footer(path), all, path);
  t.strictSame(new Set(await formLines()), new Set(['/privacy-policy']));
  const sitemap = (await app.inject({ url: '/sitemap.xml' })).body;
  for (const id of ids) {
    t.equal(await statusOf(id), 200);
    t.match(sitemap, `/${id}</loc>`);
  }

  await saveProfile({ privacyUrl: 'https://law.example/p' });
  t.match(await footer(), '<a href="https://law.example/p">Privacy Policy</a><a href="/terms-of-service">');
  t.strictSame(new Set(await formLines()), new Set(['https://law.example/p']));
  await saveProfile({ privacyUrl: '#' });
});

t.test('each page has at most 780 words and mentions texting only while it is on', async (t) => {
  for (const id of ids) {
    const { heading, intro, sections, texting } = wordsOf(id);
    const parts = [...sections, ...(texting ? [texting] : [])];
    const all = [heading, intro, ...parts.flatMap((part) => [part.heading, ...part.paragraphs])];
    const count = all.join(' ').split(/\s+/).length;
    t.ok(count <= 780, `${id} has ${count} words`);
    t.notMatch(await showPage(app, `/${id}`), /STOP|[Tt]ext message/, id);
  }
  await saveProfile({ textMessages: true });
  for (const id of ids) if (wordsOf(id).texting) t.match(await showPage(app, `/${id}`), /Reply STOP/, id);
});

t.test('hiding, history, and a new address work as for every page', async (t) => {
  const { hide, show, rename, remove } = calls;
  const id = 'privacy-policy';
  await change(id, { heading: 'What we keep' });
  t.equal((await hide(id, { page: 'home' })).statusCode, 200);
  t.strictSame(await ask('/privacy-policy'), [302, '/']);
  t.strictSame(await pagesNaming(app, /privacy-policy/), []);
  await show(id);
  t.equal((await rename(id, 'privacy')).statusCode, 200);
  t.strictSame(await ask('/privacy-policy'), [308, '/privacy']);
  t.match(await footer(), '<a href="/privacy">Privacy Policy</a>');
  t.equal((await remove(id)).statusCode, 422, 'the site keeps its three pages');

  const { published } = await open(id);
  const reset = await call('POST', at(id, '/restoration'), { from: 'shipped', published });
  t.equal(reset.statusCode, 201, reset.body);
  t.match(await showPage(app, '/privacy'), '<h1>Privacy Policy</h1>', 'a reset leaves visitors the original text');
  t.equal((await undo(reset)).statusCode, 200);
  t.match(await showPage(app, '/privacy'), '<h1>What we keep</h1>');
  const versions = (await call('GET', at(id, '/versions'))).json();
  t.match(versions.at(0), { origin: 'restore' });
  t.match(versions.at(-1), { origin: 'shipped' });
});

t.test('an earlier page plan gets the legal pages, and no page loses its address', async (t) => {
  const { legal: _legal, slugs, ...plan } = shippedDocuments.plan;
  const older = Object.fromEntries(Object.entries(slugs).filter(([id]) => !ids.includes(id)));
  const readPlan = (more: object) =>
    readBody('plan', 'plan', JSON.stringify({ ...plan, slugs: { ...older, ...more } }));

  t.match(readPlan({}), { legal: ids, slugs: { accessibility: 'accessibility' } });
  t.match(readPlan({ 'pool-fencing': 'accessibility' }), { slugs: { accessibility: 'accessibility-page' } });
});
