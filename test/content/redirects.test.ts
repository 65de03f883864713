import t from 'tap';
import { build } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';

const at = (from: string) => `/api/admin/redirects/${encodeURIComponent(from)}`;

t.test('an address of a former site leads to a page by its id, whatever the page’s address becomes', async (t) => {
  const app = await build(t);
  const { call, ask, rename, hide } = await planCalls(app);
  const added = await call('POST', '/api/admin/redirects', { from: ' /Our Work/index.php ', page: 'pool-fencing' });
  t.equal(added.statusCode, 201);
  t.match(added.json(), { from: '/Our%20Work/index.php', page: 'pool-fencing', automatic: false, by: 'The owner' });

  t.strictSame(await ask('/Our%20Work/index.php?id=3'), [302, '/pool-fencing?id=3']);
  t.strictSame(await ask('/Our%20work/index.php'), [404, undefined]);
  await rename('pool-fencing', 'pools');
  t.strictSame(await ask('/Our%20Work/index.php'), [302, '/pools']);
  await hide('pool-fencing', { page: 'ranch-fencing' });
  t.strictSame(await ask('/Our%20Work/index.php'), [302, '/ranch-fencing']);
  t.strictSame(await ask('/pool-fencing'), [302, '/ranch-fencing'], 'while the page is hidden');
});

t.test('it leads out of the site too, may be changed, and goes', async (t) => {
  const { call, ask } = await planCalls(await build(t));
  await call('POST', '/api/admin/redirects', { from: '/shop', address: 'https://shop.example/a?b=1#c' });
  t.strictSame(await ask('/shop?d=2'), [302, 'https://shop.example/a?b=1&d=2#c']);
  t.strictSame(await ask('/shop'), [302, 'https://shop.example/a?b=1#c']);

  t.match((await call('PATCH', at('/shop'), { page: 'home' })).json(), { from: '/shop', page: 'home' });
  t.strictSame(await ask('/shop'), [302, '/']);
  t.equal((await call('DELETE', at('/shop'))).statusCode, 200);
  t.strictSame(await ask('/shop'), [404, undefined]);
  t.equal((await call('DELETE', at('/shop'))).statusCode, 404);
  t.equal((await call('PATCH', at('/shop'), { page: 'home' })).statusCode, 404);
});

t.test('a redirect that cannot be is refused with what is wrong', async (t) => {
  const { call, hide } = await planCalls(await build(t));
  const post = (body: object) => call('POST', '/api/admin/redirects', body);
  const fields = async (body: object) => (await post(body)).json().fields;
  const plain = ['Write the address as it stands after the name of the site, such as /old-page.'];
  await hide('elon', { page: 'burlington' });

  for (const from of [
    '',
    'old',
    '/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/a?b',
    '/a#b',
    'https://a.example/b',
    '/%E0%A4%A',
  ])
    t.strictSame(await fields({ from, page: 'home' }), { from: plain }, from);
  t.ok((await fields({ from: `/${'x'.repeat(160)}`, page: 'home' })).from);
  for (const from of [
    '/api/x',
    '/admin',
    '/images/a.jpg',
    '/upload-x',
    '/robots.txt',
    '/homecenter-ihss-2025',
    '/2025 LFC Catalog.pdf',
  ])
    t.strictSame(await fields({ from, page: 'home' }), { from: ['The site needs this address itself.'] }, from);
  for (const from of ['/pool-fencing', '/elon-fence-installation'])
    t.match(
      [(await post({ from, page: 'home' })).statusCode, (await post({ from, page: 'home' })).json().message],
      [409, 'A page has this address.'],
      from,
    );
  for (const target of [{}, { page: 'home', address: 'https://a.example' }])
    t.strictSame(await fields({ from: '/old', ...target }), { page: ['Choose a page, or write an address.'] });
  t.strictSame(await fields({ from: '/old', page: 'p-nothing' }), { page: ['Choose a page that visitors see.'] });
  for (const address of ['http://a.example', 'javascript:alert(1)', '/here', 'https://a b'])
    t.strictSame(
      await fields({ from: '/old', address }),
      { address: ['Write a whole address that begins with https://.'] },
      address,
    );
  t.match(await fields({ from: '/old', address: 'https://longleaffence.example/old' }), { address: [/your own site/] });

  t.equal((await post({ from: '/old', page: 'home' })).statusCode, 201);
  t.strictSame(await fields({ from: '/old', page: 'elon' }), {
    from: ['This address leads elsewhere already. Change where it leads.'],
  });
});

t.test('there is room for 500 redirects', async (t) => {
  const app = await build(t);
  const { call, rename, remove } = await planCalls(app);
  const row = { page: 'home', address: null, automatic: 0 as const, at: '', by: '' };
  const rows = Array.from({ length: 500 }, (_, index) => ({ fromPath: `/old-${index}`, ...row }));
  await app.site.update(() => app.db.insertInto('redirects').values(rows).execute());

  t.strictSame((await call('POST', '/api/admin/redirects', { from: '/old', page: 'home' })).json().fields, {
    from: ['There is room for 500 redirects.'],
  });
  t.equal((await rename('pool-fencing', 'pools')).statusCode, 422);
  t.equal((await remove('pool-fencing')).statusCode, 422);
  t.equal((await app.inject({ url: '/pool-fencing' })).statusCode, 200, 'nothing was changed');
});

t.test('a redirect never leads out of the site by what was asked for', async (t) => {
  const { call, ask, rename } = await planCalls(await build(t));
  await rename('pool-fencing', 'pools');
  await call('POST', '/api/admin/redirects', { from: '/old', page: 'home' });
  for (const url of [
    '//elsewhere.example/pool-fencing',
    '/\\elsewhere.example',
    '//pool-fencing',
    '/pool-fencing//',
    '/pool-fencing/%2e%2e/x',
  ])
    for (const answer of [await ask(url)])
      t.ok(answer[1] === undefined || /^\/(?![/\\])/.test(String(answer[1])), `${url} ${answer}`);
});
