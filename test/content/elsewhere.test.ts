import { readFileSync } from 'node:fs';
import t from 'tap';
import { defaultTextFor } from '../../src/content/index.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build, start, testConfig } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { homeRegion, moveToOhio, ohioProfile, ohioTowns } from '../fixtures/elsewhere.ts';

t.test('a site in another region shows the text for other regions', async (t) => {
  const app = await build(t);
  const { call, at, open, change } = await contentCalls(app);
  const updates = async () => (await call('GET', '/api/admin/content')).json().updates;
  const reset = async (id: string) =>
    call('POST', at(id, '/restoration'), { from: 'shipped', published: (await open(id)).published });
  await change('areas', { title: 'Where Hale builds' });
  await moveToOhio(app);

  await t.test('text that the owner wrote first isn’t an update in another region', async (t) => {
    t.match(await showPage(app, '/areas-we-serve'), '<title>Where Hale builds | Hale Fence Company</title>');
    t.strictSame(await updates(), []);
    await reset('areas');
  });

  await t.test('no visitor sees the Triad, its towns, NC, or its clay', async (t) => {
    const routes = listedRoutes(app.site.current.map);
    t.equal(routes.length, 23);
    for (const { path } of routes) {
      const page = await showPage(app, path);
      t.notMatch(page, homeRegion, path);
      t.match(page, 'the Miami Valley', path);
    }
    for (const url of ['/no-such-page', catalogPath(ohioProfile), '/sitemap.xml', '/robots.txt', '/site.webmanifest'])
      t.notMatch((await app.inject({ url })).body, homeRegion, url);
    t.equal(
      (await app.inject('/site.webmanifest')).json().description,
      'Fence installation and repair in the Miami Valley',
    );
    const { script, scripts } = app.site.current.assets;
    for (const file of [script, scripts.forms, scripts.planner])
      t.notMatch(readFileSync(`dist${file}`, 'utf8'), /Triad|Piedmont|Carolina|Greensboro|Winston|Kernersville/, file);
  });

  await t.test('the home page names its towns, even to search engines', async (t) => {
    const home = await showPage(app, '/');
    for (const words of [
      'experts in the Miami Valley</h1>',
      'building fences in Dayton since 1996',
      '>30+</dd>',
      '"addressRegion":"OH"',
      '"latitude":39.7589',
      ...ohioTowns.flatMap((town) => [`<span class="place tap">${town}</span>`, `"name":"${town}, OH"`]),
    ])
      t.ok(home.includes(words), words);
    t.match(home, /<p>See(<!-- --> )+<a href="\/areas-we-serve">/, 'no sentence about towns that have no page');
    t.match(await showPage(app, '/pool-fencing'), 'Where we offer pool fencing');
  });

  await t.test('sample reviews and projects name no town, and there is no map', async (t) => {
    const home = await showPage(app, '/');
    t.match(home, 'Dana M.');
    t.equal(home.match(/Sample project/g)?.length, 12, 'six cards, each on the page and in what the lightbox shows');
    const areas = await showPage(app, '/areas-we-serve');
    t.notMatch(areas, /town-map|Main cities we serve/);
    t.match(areas, 'in Dayton, Kettering, Beavercreek and Centerville, and all over the Miami Valley.');
    t.match(areas, 'We also work in Troy and Xenia.');
  });

  await t.test('the editor opens, restores, and resets to the text for other regions', async (t) => {
    t.match((await open('home')).shipped.words, { title: 'Fence Installation & Repair in {city}, {state}' });
    t.match((await call('GET', at('home', '/versions/shipped'))).json().words, { title: /\{city\}/ });

    await change('home', { title: 'Fences by Hale' });
    t.equal((await reset('home')).statusCode, 201);
    t.match(
      await showPage(app, '/'),
      '<title>Fence Installation &amp; Repair in Dayton, OH | Hale Fence Company</title>',
    );
    t.strictSame(await updates(), []);
  });
});

t.test('a release updates only the text for other regions', async (t) => {
  const config = await testConfig(t);
  const older = await start(t, config);
  await moveToOhio(older);
  for (const id of ['areas', 'areas@any', 'gallery']) {
    const words = { ...defaultTextFor('any').get(id.replace('@any', ''))?.words, title: `A former title of ${id}` };
    await older.db
      .updateTable('defaultText')
      .set({ hash: `older ${id}`, body: JSON.stringify(words) })
      .where('documentId', '=', id)
      .execute();
  }
  await older.close();
  const app = await start(t, config, { now: () => Date.now() + 3600_000 });
  const { call, at } = await contentCalls(app);

  t.match((await call('GET', '/api/admin/content')).json().updates, [{ id: 'areas' }]);
  t.equal((await call('PUT', at('areas', '/update'), { answer: 'before' })).statusCode, 200);
  t.match(await showPage(app, '/areas-we-serve'), '<title>A former title of areas@any | Hale Fence Company</title>');
});
