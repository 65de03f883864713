import t from 'tap';
import { securityHeaders } from '../../src/http/headers.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build, listen } from '../fixtures/app.ts';
import { planCalls, showPage } from '../fixtures/content.ts';
import { sendRaw } from '../fixtures/socket.ts';

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

/** Addresses as an owner types or copies them, and as they are stored and sent. */
const typed: Record<string, string> = {
  'https://example.com/fence–guide': 'https://example.com/fence%E2%80%93guide',
  'https://example.com/日本?q=柵#ü': 'https://example.com/%E6%97%A5%E6%9C%AC?q=%E6%9F%B5#%C3%BC',
  'https://example.com/the–owner’s': 'https://example.com/the%E2%80%93owner%E2%80%99s',
  'https://zäune.example': 'https://xn--zune-loa.example',
  'https://ЗАБОР.example:8443/x': 'https://xn--80acq4ak.example:8443/x',
  'https://example.com/%E2%80%93/%0d%0ax': 'https://example.com/%E2%80%93/%0d%0ax',
};
const controls = ['\u0000', '\u0001', '\u0008', '\u000e', '\u001b', '\u007f', '\u0085', '\ud800'];

t.test('an address is stored and sent percent-encoded, its host in punycode', async (t) => {
  const app = await build(t);
  const { call, ask, hide, saveProfile, change } = await planCalls(app);
  let count = 0;
  for (const [address, stored] of Object.entries(typed)) {
    count += 1;
    const from = `/old-${count}`;
    t.equal((await call('POST', '/api/admin/redirects', { from, address })).json().address, stored);
    t.strictSame(await ask(from), [302, stored]);
    t.equal((await hide('picket-fencing', { address })).statusCode, 200);
    t.strictSame(await ask('/picket-fencing'), [302, stored]);
    t.equal((await saveProfile({ financingUrl: address, privacyUrl: address })).statusCode, 200);
    t.equal(app.site.current.profile.financingUrl, stored);
    const until = '2099-01-01T00:00:00.000Z';
    t.equal((await change('bar', { on: true, text: 'New', target: address, until })).statusCode, 200);
    const services = [{ name: 'Guide', target: address }];
    t.equal((await change('frame', { services, blurb: `Read [it](${address}).` })).statusCode, 200);
    const { frame } = app.site.current.content;
    t.strictSame([frame.services[0]?.target, frame.blurb], [stored, `Read [it](${stored}).`]);
    const links = (await showPage(app, '/')).match(/href="https:[^"]*"/g) ?? [];
    t.equal(links.filter((link) => link === `href="${stored}"`).length, 4, 'bar, footer, its sentence, privacy');
  }
  t.equal((await saveProfile({ website: 'https://zäune.example/' })).statusCode, 200);
  t.equal(app.site.current.profile.website, 'https://xn--zune-loa.example/');
  await saveProfile({ website: defaultProfile.website, termsUrl: '/gallery/ü' });
  t.equal(app.site.current.profile.termsUrl, '/gallery/%C3%BC');
});

t.test('an address with a control character is refused in words', async (t) => {
  const { call, hide, saveProfile, change } = await planCalls(await build(t));
  const sentence = /has a character that cannot be shown: U\+/;
  for (const control of controls) {
    const address = `https://example.com/a${control}b`;
    const name = JSON.stringify(control);
    const post = (body: object) => call('POST', '/api/admin/redirects', body);
    t.match((await post({ from: '/old', address })).json().fields, { address: [sentence] }, name);
    t.ok((await post({ from: `/old${control}`, page: 'home' })).json().fields.from, name);
    t.match((await hide('picket-fencing', { address })).json().fields, { 'hidden.picket-fencing': [sentence] }, name);
    const path = `/a${control}b`;
    for (const wrong of [address, path]) {
      const { problems } = (await saveProfile({ financingUrl: wrong })).json();
      t.match(problems, [{ path: 'financingUrl', message: sentence }], name);
      const footer = (await change('frame', { services: [{ name: 'Guide', target: wrong }], blurb: 'Fences.' })).json()
        .problems;
      t.match(footer, [{ path: 'services.0.target', message: sentence }], name);
    }
    const bar = (await change('bar', { text: 'New', target: address, until: '2099-01-01T00:00:00.000Z' })).json();
    t.match(bar.problems, [{ path: 'target', message: sentence }], name);
    const words = (await change('frame', { services: [], blurb: `Read [it](${address}).` })).json();
    t.match(words.problems, [{ path: 'blurb', message: sentence }], name);
  }
});

t.test(
  'an address that was stored as it was typed is sent encoded, and one that no header carries is an error page',
  async (t) => {
    const app = await build(t);
    const row = { page: null, automatic: 0 as const, at: '', by: '' };
    await app.site.update(async () => {
      await app.db
        .insertInto('redirects')
        .values([
          { fromPath: '/dash', address: 'https://example.com/fence–guide', ...row },
          { fromPath: '/broken', address: 'https://example.com/\r\nset-cookie: a=b', ...row },
        ])
        .execute();
    });
    const address = await listen(app);
    const ask = (url: string) => sendRaw(address, `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    t.match(await ask('/dash'), /\r\nlocation: https:\/\/example\.com\/fence%E2%80%93guide\r\n/);

    const answer = await ask('/broken');
    t.match(answer, /^HTTP\/1\.1 500 Internal Server Error\r\n/);
    for (const header of Object.keys(securityHeaders)) t.match(answer, `\r\n${header}: `, header);
    t.match(answer, /\r\ncache-control: no-(cache|store)\r\n/);
    t.match(answer, /Something went wrong on our side\./);
    t.notMatch(answer, /set-cookie|location:|ERR_INVALID_CHAR/);
  },
);
