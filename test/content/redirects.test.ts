import t from 'tap';
import { securityHeaders } from '../../src/http/headers.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build, listen } from '../fixtures/app.ts';
import { planCalls, showPage } from '../fixtures/content.ts';
import { sendRaw } from '../fixtures/socket.ts';

const at = (from: string) => `/api/admin/redirects/${encodeURIComponent(from)}`;
const app = await build(t);
const { call, ask, rename, hide, remove, saveProfile, change } = await planCalls(app);
const post = (body: object) => call('POST', '/api/admin/redirects', body);

t.test('a redirect goes to a page by its id, even if the page’s address changes', async (t) => {
  const added = await post({ from: ' /Our Work/index.php ', page: 'pool-fencing' });
  t.equal(added.statusCode, 201);
  t.match(added.json(), { from: '/Our%20Work/index.php', page: 'pool-fencing', automatic: false, by: 'The owner' });

  t.strictSame(await ask('/Our%20Work/index.php?id=3'), [302, '/pool-fencing?id=3']);
  t.strictSame(await ask('/our%20work/'), [302, '/pool-fencing'], 'however it is written');
  await rename('pool-fencing', 'pools');
  t.strictSame(await ask('/Our%20Work/index.php'), [302, '/pools']);
  await hide('pool-fencing', { page: 'ranch-fencing' });
  t.strictSame(await ask('/Our%20Work/index.php'), [302, '/ranch-fencing']);
  t.strictSame(await ask('/pool-fencing'), [302, '/ranch-fencing'], 'while the page is hidden');
});

t.test('a redirect can leave the site, be changed, and be deleted', async (t) => {
  await post({ from: '/shop', address: 'https://shop.example/a?b=1#c' });
  t.strictSame(await ask('/shop?d=2'), [302, 'https://shop.example/a?b=1&d=2#c']);
  t.strictSame(await ask('/shop'), [302, 'https://shop.example/a?b=1#c']);

  t.match((await call('PATCH', at('/shop'), { page: 'home' })).json(), { from: '/shop', page: 'home' });
  t.strictSame(await ask('/shop'), [302, '/']);
  t.equal((await call('DELETE', at('/shop'))).statusCode, 200);
  t.strictSame(await ask('/shop'), [404, undefined]);
  t.equal((await call('DELETE', at('/shop'))).statusCode, 404);
  t.equal((await call('PATCH', at('/shop'), { page: 'home' })).statusCode, 404);
});

t.test('the owner can send the former address of a page to another page', async (t) => {
  await rename('decorative-fencing', 'ornamental');
  t.strictSame(await ask('/decorative-fencing'), [308, '/ornamental']);

  const changed = await call('PATCH', at('/decorative-fencing'), { page: 'gallery' });
  t.match(changed.json(), { from: '/decorative-fencing', page: 'gallery', automatic: false });
  t.strictSame(await ask('/decorative-fencing'), [302, '/gallery']);
  t.strictSame(await ask('/ornamental'), [200, undefined]);
});

/** The messages about invalid redirects, by field, with the wrong values. */
const refusals: [field: 'from' | 'page' | 'address', message: string | RegExp, bodies: object[]][] = [
  [
    'from',
    'Enter the part of the address after the site’s name, like /old-page.',
    [
      '',
      'old',
      '/',
      '//elsewhere.example',
      '/\\elsewhere.example',
      '/a?b',
      '/a#b',
      'https://a.example/b',
      '/%E0%A4%A',
    ].map((from) => ({ from, page: 'home' })),
  ],
  ['from', 'Keep the address to 160 characters or less.', [{ from: `/${'x'.repeat(160)}`, page: 'home' }]],
  [
    'from',
    'The site already uses this address.',
    [
      '/api/x',
      '/admin',
      '/images/a.jpg',
      '/upload-images',
      '/robots.txt',
      '/homecenter-ihss-2025',
      '/2025 LFC Catalog.pdf',
    ].map((from) => ({ from, page: 'home' })),
  ],
  ['from', 'This address already redirects. Change where it goes instead.', [{ from: '/held', page: 'elon' }]],
  ['page', 'Choose a page, or enter an address.', [{}, { page: 'home', address: 'https://a.example' }]],
  ['page', 'Choose a page that visitors can see.', [{ page: 'p-nothing' }]],
  [
    'address',
    'Enter a full address that starts with https://.',
    ['http://a.example', 'javascript:alert(1)', '/here', 'https://a b'].map((address) => ({ address })),
  ],
  ['address', /your own site/, [{ address: 'https://longleaffence.example/old' }]],
];

t.test('an invalid redirect is refused with the reason', async (t) => {
  await hide('elon', { page: 'burlington' });
  t.equal((await post({ from: '/held', page: 'home' })).statusCode, 201);

  for (const [field, message, bodies] of refusals)
    for (const body of bodies) {
      const { fields } = (await post({ from: '/old', ...body })).json();
      t.strictSame(Object.keys(fields ?? {}), [field], JSON.stringify(body));
      t.match(fields?.[field], [message], JSON.stringify(body));
    }
  for (const from of ['/picket-fencing', '/elon-fence-installation']) {
    const refused = await post({ from, page: 'home' });
    t.match([refused.statusCode, refused.json().message], [409, 'A page already has this address.'], from);
  }
});

t.test('every redirect that can be saved works, even for old files and in subfolders', async (t) => {
  for (const from of [
    '/brochure.pdf',
    '/files/old catalog.PDF',
    '/2024 LFC Catalog.pdf',
    '/homecenter-ihss-2024',
    '/calendar/2019',
    '/calendar/open-house.ics',
    '/gallery/2012',
    '/upload-your-photos',
    '/areas-we-serve/elon.html',
    '/index.php/about',
  ]) {
    const added = await post({ from, page: 'financing' });
    t.equal(added.statusCode, 201, added.body);
    t.strictSame(await ask(encodeURI(from)), [302, '/fence-financing'], from);
    t.equal((await app.inject({ method: 'HEAD', url: encodeURI(from) })).statusCode, 302, from);
  }
  const secret = `/calendar/${'a'.repeat(32)}.ics`;
  for (const from of [secret, '/images/old.jpg', '/assets/a.css', '/api/old', '/admin/old', '/favicon.ico', '/healthz'])
    t.match(
      (await post({ from, page: 'home' })).json().fields,
      { from: ['The site already uses this address.'] },
      from,
    );
});

t.test('a different spelling of a real address redirects permanently to it', async (t) => {
  const variants: [real: string, written: string[]][] = [
    ['/', ['/index.html', '/index.php', '/Default.aspx', '/%20', '//', '/)', '/home.htm', '/&fbclid=1']],
    [
      '/gallery',
      [
        '/Gallery',
        '/GALLERY/',
        '/gallery.',
        '/gallery,',
        '/gallery)',
        '/gallery%20',
        '/gallery%C2%A0',
        '/(gallery)',
        '/gal%E2%80%8Blery',
        '/gallery%EF%BB%BF',
        '//gallery',
        '/gallery//',
        '/gallery/index.html',
        '/gallery.php',
        '/gallery%22',
        '/%E2%80%9Cgallery%E2%80%9D',
        '/gallery%3Futm_source=x',
        '/gallery&fbclid=1',
        '/gallery;',
        '/gallery%0A',
        '/index.php/gallery',
        '/gallery/.',
        '/gallery.html',
      ],
    ],
    ['/fence-financing', ['/fence_financing', '/Fence%20Financing', '/fence%E2%80%93financing', '/fence--financing/']],
    ['/robots.txt', ['/Robots.txt', '/robots.txt.']],
    ['/homecenter-ihss-2025', ['/HomeCenter-IHSS-2025']],
    ['/admin', ['/Admin', '/admin/']],
  ];
  for (const [real, written] of variants) for (const url of written) t.strictSame(await ask(url), [308, real], url);
  t.strictSame(await ask('/Gallery?page=2&a=b'), [308, '/gallery?page=2&a=b'], 'with its query');
  await hide('pool-fencing', { page: 'ranch-fencing' });
  t.strictSame(await ask('/Pool-Fencing.'), [302, '/ranch-fencing'], 'in one step');
  for (const url of [
    '/galleri',
    '/gallery/nothing',
    '/%E6%97%A5',
    '/.php',
    '/-',
    '/wp-login.php',
    '/.env',
    '/gallery%2F..%2Fx',
  ])
    t.strictSame(await ask(url), [404, undefined], url);
});

t.test('a request can’t make a redirect leave the site', async (t) => {
  for (const url of [
    '//elsewhere.example/pool-fencing',
    '/\\elsewhere.example',
    '//pool-fencing',
    '/pool-fencing//',
    '/pool-fencing/%2e%2e/x',
  ]) {
    const [, location] = await ask(url);
    t.ok(location === undefined || /^\/(?![/\\])/.test(String(location)), `${url} ${location}`);
  }
});

/** Addresses as an owner types or copies them, and as they are stored and sent. */
const typed: Record<string, string> = {
  'https://example.com/fence–guide': 'https://example.com/fence%E2%80%93guide',
  'https://example.com/the–owner’s': 'https://example.com/the%E2%80%93owner%E2%80%99s',
  'https://zäune.example': 'https://xn--zune-loa.example',
  'https://ЗАБОР.example:8443/x': 'https://xn--80acq4ak.example:8443/x',
  'https://example.com/%E2%80%93/%0d%0ax': 'https://example.com/%E2%80%93/%0d%0ax',
  'https://example.com/日本?q=柵#ü': 'https://example.com/%E6%97%A5%E6%9C%AC?q=%E6%9F%B5#%C3%BC',
};

t.test('an address is stored and sent percent-encoded, its host in punycode', async (t) => {
  for (const [index, [address, stored]] of Object.entries(typed).entries()) {
    const from = `/typed-${index}`;
    t.equal((await post({ from, address })).json().address, stored);
    t.strictSame(await ask(from), [302, stored]);
  }

  const [address = '', stored = ''] = Object.entries(typed).at(-1) ?? [];
  await hide('picket-fencing', { address });
  t.strictSame(await ask('/picket-fencing'), [302, stored]);
  await change('bar', { on: true, text: 'New', target: address, until: '2099-01-01T00:00:00.000Z' });
  await change('frame', { services: [{ name: 'Guide', target: address }], blurb: `Read [it](${address}).` });
  const { frame } = app.site.current.content;
  t.strictSame([frame.services[0]?.target, frame.blurb], [stored, `Read [it](${stored}).`]);
  const website = 'https://zäune.example/';
  t.equal((await saveProfile({ website, financingUrl: address, privacyUrl: address })).statusCode, 200);
  t.match(app.site.current.profile, { website: 'https://xn--zune-loa.example/', financingUrl: stored });
  const links = (await showPage(app, '/')).match(/href="https:[^"]*"/g) ?? [];
  t.equal(links.filter((link) => link === `href="${stored}"`).length, 4, 'bar, footer, its sentence, privacy');
  await saveProfile({ website: defaultProfile.website, termsUrl: '/gallery/ü' });
  t.equal(app.site.current.profile.termsUrl, '/gallery/%C3%BC');
});

t.test('an address with a control character is refused with a message', async (t) => {
  const sentence = /has a character that cannot be shown: U\+/;
  for (const control of ['\u0001', '\u0008', '\u000e', '\u001b', '\u007f', '\u0085', '\ud800', '\u0000']) {
    const name = JSON.stringify(control);
    const { fields } = (await post({ from: '/old', address: `https://example.com/a${control}b` })).json();
    t.match(fields, { address: [sentence] }, name);
    t.ok((await post({ from: `/old${control}`, page: 'home' })).json().fields.from, name);
  }

  const [address, path] = ['https://example.com/a\u0000b', '/a\u0000b'];
  t.match((await hide('picket-fencing', { address })).json().fields, { 'hidden.picket-fencing': [sentence] });
  const guide = (target: string) => change('frame', { services: [{ name: 'Guide', target }], blurb: 'Fences.' });
  for (const [answer, field] of [
    [await saveProfile({ financingUrl: address }), 'financingUrl'],
    [await saveProfile({ financingUrl: path }), 'financingUrl'],
    [await guide(address), 'services.0.target'],
    [await guide(path), 'services.0.target'],
    [await change('frame', { services: [], blurb: `Read [it](${address}).` }), 'blurb'],
    [await change('bar', { text: 'New', target: address }), 'target'],
  ] as const)
    t.match(answer.json().problems, [{ path: field, message: sentence }], field);
});

t.test('a stored address is sent encoded, and one that fits no header gets an error page', async (t) => {
  const row = { page: null, automatic: 0 as const, at: '', by: '' };
  const rows = [
    { fromPath: '/dash', address: 'https://example.com/fence–guide', ...row },
    { fromPath: '/broken', address: 'https://example.com/\r\nset-cookie: a=b', ...row },
  ];
  await app.site.update(() => app.db.insertInto('redirects').values(rows).execute());
  const address = await listen(app);
  const send = (url: string) => sendRaw(address, `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  t.match(await send('/dash'), /\r\nlocation: https:\/\/example\.com\/fence%E2%80%93guide\r\n/);

  const answer = await send('/broken');
  t.match(answer, /^HTTP\/1\.1 500 Internal Server Error\r\n/);
  for (const header of Object.keys(securityHeaders)) t.match(answer, `\r\n${header}: `, header);
  t.match(answer, /\r\ncache-control: no-(cache|store)\r\n/);
  t.match(answer, /Something went wrong on our side\./);
  t.notMatch(answer, /set-cookie|location:|ERR_INVALID_CHAR/);
});

t.test('there is room for 500 redirects', async (t) => {
  const row = { page: 'home', address: null, automatic: 0 as const, at: '', by: '' };
  const { length } = (await call('GET', '/api/admin/redirects')).json();
  const rows = Array.from({ length: 500 - length }, (_, index) => ({ fromPath: `/old-${index}`, ...row }));
  await app.site.update(() => app.db.insertInto('redirects').values(rows).execute());

  t.strictSame((await post({ from: '/old', page: 'home' })).json().fields, {
    from: ['You can have up to 500 redirects.'],
  });
  t.equal((await rename('privacy-fencing', 'private')).statusCode, 422);
  t.equal((await remove('privacy-fencing')).statusCode, 422);
  t.strictSame(await ask('/privacy-fencing'), [200, undefined], 'nothing was changed');
});
