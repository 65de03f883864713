import { readFileSync } from 'node:fs';
import t from 'tap';
import { runsOf, textsOfPage } from '../../src/content/likeness.ts';
import { findProblems } from '../../src/content/problems.ts';
import { shippedDocuments, shippedWordsFor } from '../../src/content/shipped.ts';
import { saveDeliverySettings } from '../../src/delivery/channel.ts';
import { wordSchemas } from '../../src/shared/content/documents.ts';
import { fieldsOf } from '../../src/shared/content/walk.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build, contactRequest, postContact, start, testConfig } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { homeRegion, moveToOhio, ohioProfile, ohioTowns } from '../fixtures/elsewhere.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const there = shippedWordsFor('any');
/** The documents that hold texts for other regions. */
const changed = [...there.values()].filter((document) => document !== shippedDocuments.byId.get(document.id));

t.test('the words for other regions differ from those that they replace, and can be published', (t) => {
  const context = { documents: { ...shippedDocuments, byId: there }, hasPicture: () => true };
  t.ok(changed.length >= 23);
  for (const { id, kind, words } of changed) {
    t.notSame(words, shippedDocuments.byId.get(id)?.words, id);
    t.strictSame(findProblems(id, kind, words, context), [], id);
  }
  t.end();
});

t.test('statement 46: no shipped text for other regions names the home region', (t) => {
  // The profile is the owner's own from the set-up on.
  const documents = [...there.values()].filter(({ kind }) => kind !== 'town' && kind !== 'profile');
  const texts = documents.flatMap(({ id, kind, words }) =>
    [...fieldsOf(wordSchemas[kind], words)].map(({ path, value }) => ({ id, path, value: String(value) })),
  );
  t.ok(texts.length > 1500);
  t.strictSame(
    texts.filter(({ value }) => homeRegion.test(value)),
    [],
  );
  t.end();
});

t.test('the pages for other regions share no run of eight words, and their titles fit a search result', (t) => {
  const services = [...there.values()].filter(({ kind }) => kind === 'service');
  const pages = services.map(({ id, words }) => ({ id, runs: runsOf(textsOfPage(wordSchemas.service, words), 8) }));
  const owners = Map.groupBy(
    pages.flatMap(({ id, runs }) => [...runs].map((run) => ({ id, run }))),
    ({ run }) => run,
  );
  t.strictSame(
    [...owners.values()].filter((pages) => pages.length > 1),
    [],
  );
  for (const { id, words } of changed) {
    const { title, description } = fillPlaceholders(words as { title: string; description: string }, ohioProfile);
    t.ok(title.length <= 60, `${title}: ${title.length}`);
    t.ok(description.length >= 70 && description.length <= 165, `${id}: ${description.length}`);
  }
  t.end();
});

t.test('a site of another region', async (t) => {
  const mails = await startMailServer(t);
  const app = await build(t, {
    SMTP_URL: mails.url,
    MAIL_FROM: 'site@halefence.example',
    NOTIFY_EMAIL: 'owner@halefence.example',
  });
  await moveToOhio(app);
  const { map } = app.site.current;

  await t.test('statement 46: nothing that visitors get names the Triad, its towns, NC or its clay', async (t) => {
    for (const { path } of listedRoutes(map)) t.notMatch(await showPage(app, path), homeRegion, path);
    for (const url of ['/no-such-page', catalogPath(ohioProfile), '/sitemap.xml', '/robots.txt', '/site.webmanifest'])
      t.notMatch((await app.inject({ url })).body, homeRegion, url);
    t.equal(listedRoutes(map).length, 23);
  });

  await t.test('statement 46: no script that visitors load names a town of the home region', async (t) => {
    const { script, scripts } = app.site.current.assets;
    for (const file of [script, scripts.forms, scripts.planner])
      t.notMatch(readFileSync(`dist${file}`, 'utf8'), /Triad|Piedmont|Carolina|Greensboro|Winston|Kernersville/, file);
  });

  await t.test(
    'statement 46: every page names the region, and the home page its towns, also to search engines',
    async (t) => {
      for (const { path } of listedRoutes(map)) t.match(await showPage(app, path), 'the Miami Valley', path);
      const home = await showPage(app, '/');
      t.match(home, 'experts in the Miami Valley</h1>');
      t.match(home, 'building fences in Dayton since 1996');
      t.match(home, '>30+</dd>');
      t.match(home, '"addressRegion":"OH"');
      t.match(home, '"latitude":39.7589');
      for (const town of ohioTowns) {
        t.match(home, `<span class="chip">${town}</span>`);
        t.match(home, `"name":"${town}, OH"`);
      }
      t.match(
        home,
        /<p>See(<!-- --> )+<a href="\/areas-we-serve">/,
        'no sentence about towns with a page that there are not',
      );
      t.match(await showPage(app, '/pool-fencing'), 'Where we offer pool fencing');
    },
  );

  await t.test('sample reviews and sample projects name no town, and there is no map', async (t) => {
    const home = await showPage(app, '/');
    t.match(home, 'Dana M.');
    t.equal(home.match(/Sample project/g)?.length, 12, 'six cards, each on the page and in what the lightbox shows');
    const areas = await showPage(app, '/areas-we-serve');
    t.notMatch(areas, 'town-map');
    t.notMatch(areas, 'Main cities we serve');
    t.match(areas, 'in Dayton, Kettering, Beavercreek and Centerville, and all over the Miami Valley.');
    t.match(areas, 'We also work in Troy and Xenia.');
  });

  await t.test('statement 46: the acknowledgement and the owner’s mail name nothing of the home region', async (t) => {
    await saveDeliverySettings(app.db, { acknowledge: true });
    await postContact(app, { ...contactRequest, phone: '(937) 555-0187' });
    await app.outbox.run();
    t.equal(mails.mails.length, 2);
    for (const { subject, text } of mails.mails) t.notMatch(`${subject} ${text}`, homeRegion);
  });

  await t.test(
    'the editor opens, restores and resets to the words for other regions, and a move is no news',
    async (t) => {
      const { call, at, open, change } = await contentCalls(app);
      t.match((await open('home')).shipped.words, { title: 'Fence Installation & Repair in {city}, {state}' });
      t.match((await call('GET', at('home', '/versions/shipped'))).json().words, { title: /\{city\}/ });

      await change('home', { title: 'Fences by Hale' });
      const { published } = await open('home');
      t.equal((await call('POST', at('home', '/restoration'), { from: 'shipped', published })).statusCode, 201);
      t.match(
        await showPage(app, '/'),
        '<title>Fence Installation &amp; Repair in Dayton, OH | Hale Fence Company</title>',
      );
      t.strictSame((await call('GET', '/api/admin/content')).json().news, []);
    },
  );
});

t.test('statement 28: words of the owner’s that began here are no news elsewhere', async (t) => {
  const app = await build(t);
  const { call, change } = await contentCalls(app);
  await change('home', { title: 'Fences by Hale' });

  await moveToOhio(app);

  t.match(await showPage(app, '/'), '<title>Fences by Hale | Hale Fence Company</title>');
  t.strictSame((await call('GET', '/api/admin/content')).json().news, []);
});

t.test('statement 28: elsewhere a release brings news of the words for other regions alone', async (t) => {
  const config = await testConfig(t);
  const older = await start(t, config);
  await moveToOhio(older);
  for (const id of ['areas', 'areas@any', 'gallery']) {
    const words = { ...there.get(id.replace('@any', ''))?.words, title: `A former title of ${id}` };
    const body = JSON.stringify(words);
    await older.db
      .updateTable('shippedWords')
      .set({ hash: `older ${id}`, body })
      .where('documentId', '=', id)
      .execute();
  }
  await older.close();
  const app = await start(t, config, { now: () => Date.now() + 3600_000 });
  const { call, at } = await contentCalls(app);

  const { news } = (await call('GET', '/api/admin/content')).json();
  t.strictSame(
    news.map(({ id }: { id: string }) => id),
    ['areas'],
  );
  t.equal((await call('PUT', at('areas', '/news'), { answer: 'before' })).statusCode, 200);
  t.match(await showPage(app, '/areas-we-serve'), '<title>A former title of areas@any | Hale Fence Company</title>');
});
