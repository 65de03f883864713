import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import type { DocumentEntry } from '../../src/shared/content/versions.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { pagesNaming, planCalls, showPage } from '../fixtures/content.ts';
import { projectOf, uploadPhotos } from '../fixtures/projects.ts';

t.test('statement 32: a hidden town leaves everything in one publish, and comes back whole', async (t) => {
  const app = await build(t);
  const { hide, show, ask, change } = await planCalls(app);
  const paths = [
    '/',
    '/areas-we-serve',
    '/pool-fencing',
    '/burlington-fence-installation',
    '/greensboro-fence-installation',
    '/gallery',
  ];
  const read = async () => {
    const bodies = await Promise.all([...paths, '/sitemap.xml'].map(async (url) => (await app.inject({ url })).body));
    return bodies.join('\n');
  };
  await change('financing', {
    hero: { heading: 'Finance', text: 'Also in [Elon](page:elon).' },
  });
  t.match((await app.inject({ url: '/fence-financing' })).body, '<a href="/elon-fence-installation">Elon</a>');
  const before = await read();
  t.match(before, '/elon-fence-installation');

  t.equal((await hide('elon', { page: 'burlington' })).statusCode, 200);
  t.strictSame(await pagesNaming(app, /elon-fence-installation/), []);
  const hidden = await read();
  t.notMatch(hidden, '/elon-fence-installation');
  t.notMatch((await app.inject({ url: '/areas-we-serve' })).body, />Elon(, NC)?</, 'list and map');
  t.notMatch((await app.inject({ url: '/' })).body, />Elon(, NC)?</, 'the strip');
  for (const match of hidden.matchAll(/"areaServed":\[(.*?)\]/g)) t.notMatch(match[1], '"Elon');
  t.match(
    (await app.inject({ url: '/fence-financing' })).body,
    /Also in (<!-- -->)?Elon(<!-- -->)?\./,
    'a link to it is plain words',
  );
  t.strictSame(await ask('/elon-fence-installation?a=1'), [302, '/burlington-fence-installation?a=1']);
  t.equal((await app.inject({ url: '/elon-fence-installation' })).headers['cache-control'], 'no-store');

  t.equal((await show('elon')).statusCode, 200);
  t.equal(await read(), before);
  t.strictSame(await ask('/elon-fence-installation'), [200, undefined]);
});

t.test('a hidden service leaves menus, forms and the pages that name it, and comes back whole', async (t) => {
  const app = await build(t);
  const { hide, show, ask } = await planCalls(app);
  const read = async () =>
    (
      await Promise.all(
        ['/', '/gallery', '/areas-we-serve', '/ranch-fencing'].map(async (url) => (await app.inject({ url })).body),
      )
    ).join();
  const before = await read();
  await hide('pool-fencing', { address: 'https://pools.example/' });

  t.strictSame(await pagesNaming(app, /"\/pool-fencing"|Pool Fencing<\/(a|option)>/), []);
  t.strictSame(await ask('/pool-fencing'), [302, 'https://pools.example/']);
  await show('pool-fencing');
  t.equal(await read(), before);
});

t.test('every page stands without any town and with one service', async (t) => {
  const app = await build(t);
  const { putPlan } = await planCalls(app);
  const ids = Object.keys(shippedDocuments.plan.slugs).filter((id) => id !== 'pool-fencing');
  const hidden = await putPlan(() => ({ hidden: Object.fromEntries(ids.map((id) => [id, { page: 'home' }])) }));
  t.equal(hidden.statusCode, 200, hidden.body);

  for (const { path } of listedRoutes(app.site.current.map)) t.match(await showPage(app, path), '</html>', path);
  t.equal((await app.inject({ url: '/sitemap.xml' })).statusCode, 200);
});

t.test(
  'statement 38: the list of pages counts what a hidden page leaves broken, in drafts and in what visitors see',
  async (t) => {
    const app = await build(t);
    const { call, hide, show, open, saveDraft } = await planCalls(app);
    const broken = async () => {
      const { documents } = (await call('GET', '/api/admin/content')).json();
      return documents.filter(({ problems }: DocumentEntry) => problems > 0).map(({ id }: DocumentEntry) => id);
    };
    const { words, draftVersion } = await open('financing');
    t.strictSame(await broken(), [], 'the shipped words have none');
    await saveDraft(
      'financing',
      { ...words, hero: { heading: 'A {foo}', text: '[Pools](page:pool-fencing)' } },
      draftVersion,
    );
    t.strictSame(await broken(), ['financing']);

    await hide('pool-fencing', { page: 'home' });
    const { problems } = await open('gallery');
    t.match(problems, [{ code: 'link', message: 'This link leads to a page that is hidden or gone.' }]);
    t.ok((await broken()).includes('gallery'));
    await show('pool-fencing');
    t.strictSame(await broken(), ['financing']);
  },
);

t.test('links of the footer follow a page that moved, and show as plain words while it is hidden', async (t) => {
  const app = await build(t);
  const { change, rename, hide } = await planCalls(app);
  const services = [
    { name: 'Pools', target: 'page:pool-fencing' },
    { name: 'Ranches', target: '/ranch-fencing#contact' },
    { name: 'Elsewhere', target: 'https://elsewhere.example/' },
    { name: 'A call', target: 'phone' },
  ];
  t.equal((await change('frame', { services })).statusCode, 200);
  const footer = async () => /Our Services<\/h2>(.*?)<\/ul>/.exec(await showPage(app, '/'))?.[1];
  await rename('ranch-fencing', 'ranches');
  await hide('pool-fencing', { page: 'ranch-fencing' });

  t.equal(
    await footer(),
    '<ul class="footer__links"><li>Pools</li><li><a href="/ranches#contact">Ranches</a></li><li><a href="https://elsewhere.example/">Elsewhere</a></li><li><a href="tel:+13365550142">A call</a></li>',
  );
});

t.test(
  'a project keeps the service and the town that are hidden, by their names, and its page when that is renamed',
  async (t) => {
    const app = await build(t);
    const { hide, call, rename } = await planCalls(app);
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
  },
);
