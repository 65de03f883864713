import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import type { DocumentEntry } from '../../src/shared/content/versions.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { pagesNaming, planCalls, showPage } from '../fixtures/content.ts';
import { projectOf, uploadPhotos } from '../fixtures/projects.ts';

/** Each test leaves every page shown again. */
const app = await build(t);
const { call, hide, show, ask, change, open, saveDraft, putPlan, rename } = await planCalls(app);
/** Pages as one text. */
const read = async (...paths: string[]) =>
  (await Promise.all(paths.map(async (url) => (await app.inject({ url })).body))).join('\n');

t.test('a hidden town or service disappears everywhere at once and can be restored', async (t) => {
  const named = [
    '/',
    '/areas-we-serve',
    '/picket-fencing',
    '/burlington-fence-installation',
    '/gallery',
    '/sitemap.xml',
  ];
  await change('financing', { hero: { heading: 'Finance', text: 'Also in [Elon](page:elon).' } });
  t.match(await read('/fence-financing'), '<a href="/elon-fence-installation">Elon</a>');
  const before = await read(...named);

  await hide('elon', { page: 'burlington' });
  await hide('pool-fencing', { address: 'https://pools.example/' });
  const hidden = await read(...named);
  for (const trace of [/\/elon-fence-installation/, />Elon(, NC)?</, /"areaServed":\[[^\]]*"Elon/])
    t.notMatch(hidden, trace);
  const traces = /elon-fence-installation|"\/pool-fencing"|Pool Fencing<\/(a|option)>/;
  t.strictSame(await pagesNaming(app, traces), [], 'menus, forms, lists, map, and home page towns');
  t.match(await read('/fence-financing'), /Also in (<!-- -->)?Elon(<!-- -->)?\./, 'a link to it is plain words');
  t.strictSame(await ask('/elon-fence-installation?a=1'), [302, '/burlington-fence-installation?a=1']);
  t.strictSame(await ask('/pool-fencing'), [302, 'https://pools.example/']);
  t.equal((await app.inject({ url: '/elon-fence-installation' })).headers['cache-control'], 'no-store');

  await show('elon');
  await show('pool-fencing');
  t.equal(await read(...named), before);
  t.strictSame(await ask('/elon-fence-installation'), [200, undefined]);
});

t.test('every page works without any town and with one service', async (t) => {
  const ids = Object.keys(shippedDocuments.plan.slugs).filter((id) => id !== 'pool-fencing');
  const hidden = await putPlan(() => ({ hidden: Object.fromEntries(ids.map((id) => [id, { page: 'home' }])) }));
  t.equal(hidden.statusCode, 200, hidden.body);

  for (const { path } of listedRoutes(app.site.current.map)) t.match(await showPage(app, path), '</html>', path);
  t.equal((await app.inject({ url: '/sitemap.xml' })).statusCode, 200);
  await putPlan(() => ({ hidden: {} }));
});

t.test('the list of pages counts the links that a hidden page breaks, even in drafts', async (t) => {
  const broken = async () => {
    const { documents }: { documents: DocumentEntry[] } = (await call('GET', '/api/admin/content')).json();
    return documents.filter(({ problems }) => problems > 0).map(({ id }) => id);
  };
  const { words, draftVersion } = await open('price');
  t.strictSame(await broken(), [], 'the original text have none');
  await saveDraft('price', { ...words, title: 'A {foo}' }, draftVersion);
  t.strictSame(await broken(), ['price']);

  await hide('pool-fencing', { page: 'home' });
  const { problems } = await open('gallery');
  t.match(problems, [{ code: 'link', message: 'This link goes to a page that’s hidden or removed.' }]);
  t.ok((await broken()).includes('gallery'));
  await show('pool-fencing');
  t.strictSame(await broken(), ['price']);
});

t.test('hiding a service doesn’t block publishing a page that links to it', async (t) => {
  const wood = 'residential-wood-fencing';
  const { words } = await open('home');
  const before = words as { hero: object; services: { cards: { page: string; title: string }[] } };
  const [card] = before.services.cards.filter(({ page }) => page === wood);
  t.match(await showPage(app, '/'), `id="${card?.title.toLowerCase().replaceAll(' ', '-')}"`);
  await hide(wood, { page: 'home' });

  const problems = (await open('home')).problems;
  t.match(problems, [{ path: /^services\.cards\.\d\.page$/, code: 'link', level: 'warning' }]);
  const published = await change('home', { hero: { ...before.hero, headline: 'Fences made to last' } });
  t.equal(published.statusCode, 200, published.body);
  t.match(await showPage(app, '/'), 'Fences made to last');
  t.notMatch(await showPage(app, '/'), `id="${card?.title.toLowerCase().replaceAll(' ', '-')}"`, 'its card is hidden');

  const cards = before.services.cards.toReversed();
  const moved = await change('home', { services: { ...before.services, cards } });
  t.equal(moved.statusCode, 200, 'the cards may be moved');
  const [hidden] = cards.filter(({ page }) => page === wood);
  const added = await change('home', { services: { ...before.services, cards: [...cards, hidden] } });
  t.equal(added.statusCode, 422, 'another card for the hidden page');
  t.match(added.json().problems, [{ path: `services.cards.${cards.length}.page`, code: 'link', level: 'error' }]);

  t.equal((await change('home', before)).statusCode, 200);
  await show(wood);
  t.match(await showPage(app, '/'), `id="${card?.title.toLowerCase().replaceAll(' ', '-')}"`, 'it comes back');
});

t.test('a project keeps a service and a town that are renamed or hidden', async (t) => {
  const [photo] = await uploadPhotos(await listen(app), await signIn(app), 1);
  const project = projectOf([photo?.id ?? 0], { services: ['pool-fencing'], town: 'elon' });
  t.equal((await call('POST', '/api/admin/projects', project)).statusCode, 201);
  await rename('pool-fencing', 'pools');
  t.match(await showPage(app, '/pools'), project.title);
  await hide('elon', { page: 'burlington' });
  await hide('pool-fencing', { page: 'home' });

  const [saved] = (await call('GET', '/api/admin/projects')).json().projects;
  t.equal((await call('PUT', `/api/admin/projects/${saved.id}`, saved)).statusCode, 200);
  t.match(await showPage(app, '/gallery'), 'Elon, NC');
});

t.test('footer links follow a moved page and turn into text while it is hidden', async (t) => {
  const services = [
    { name: 'Pools', target: 'page:pool-fencing' },
    { name: 'Ranches', target: '/ranch-fencing#contact' },
    { name: 'Elsewhere', target: 'https://elsewhere.example/' },
    { name: 'Partner', target: 'http://partner.example/' },
    { name: 'Soon', target: '#' },
    { name: 'A call', target: 'phone' },
  ];
  const footer = async () =>
    /Our Services<\/h2><ul class="footer__links">(.*?)<\/ul>/.exec(await showPage(app, '/'))?.[1];
  await show('pool-fencing');
  t.equal((await change('frame', { services })).statusCode, 200);
  t.match(await footer(), '<li><a href="/pools">Pools</a></li><li><a href="/ranch-fencing#contact">Ranches</a></li>');
  await rename('ranch-fencing', 'ranches');
  await hide('pool-fencing', { page: 'ranch-fencing' });

  t.equal(
    await footer(),
    [
      '<li>Pools</li><li><a href="/ranches#contact">Ranches</a></li>',
      '<li><a href="https://elsewhere.example/">Elsewhere</a></li><li><a href="http://partner.example/">Partner</a></li>',
      '<li><a href="#">Soon</a></li><li><a href="tel:+13365550142">A call</a></li>',
    ].join(''),
  );

  for (const [target, problem] of [
    ['data:text/html,x', { message: /^Choose a page, or enter an address/ }],
    ['page:nothing', { code: 'link' }],
  ] as const) {
    const { problems } = (await change('frame', { services: [{ name: 'Wood', target }] })).json();
    t.match(problems, [{ path: 'services.0.target', ...problem }], target);
  }
});
