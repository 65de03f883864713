import t from 'tap';
import type { OldAddressProposals } from '../../src/shared/admin/old-addresses.ts';
import { redirectLimit } from '../../src/shared/content/addresses.ts';
import { build, callAs, signIn, signInAs } from '../fixtures/app.ts';

const app = await build(t);
const call = callAs(app, await signIn(app));
const read = async (text: string): Promise<OldAddressProposals> =>
  (await call('POST', '/api/admin/redirects/proposals', { text })).json();
const pagesOf = ({ proposals }: OldAddressProposals) =>
  Object.fromEntries(proposals.map(({ from, page }) => [from, page]));
const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses.map((address) => `<url><loc>${address}</loc><lastmod>2020-01-01</lastmod></url>`).join('\n')}</urlset>`;

t.test('each old address gets the page whose words fit best, and none if no word fits', async (t) => {
  const fits: Record<string, string | undefined> = {
    '/wood-fences/': 'residential-wood-fencing',
    '/services/vinyl-fence-installation': 'residential-vinyl-fencing',
    '/commercial-chain-link.html': 'commercial-chain-link-fencing',
    '/chain-link-fence-company': 'residential-chain-link-fencing',
    '/fence-repairs.php': 'fence-repair-replacement',
    '/Pool_Fences': 'pool-fencing',
    '/picket.aspx': 'picket-fencing',
    '/fence-company-greensboro-nc': 'greensboro',
    '/locations/high-point/': 'high-point',
    '/winston%20salem': 'winston-salem',
    '/portfolio': 'gallery',
    '/our-work/index.php': undefined,
    '/contact-us': 'home',
    '/free-estimate': 'price',
    '/finance': 'financing',
    '/service-areas': 'areas',
    '/blog/2019/05/happy-fathers-day': undefined,
    '/wp-content/uploads/2018/03/img_2034.jpg': undefined,
    '/12345': undefined,
    '/caf%C3%A9': undefined,
  };
  const found = await read(Object.keys(fits).join('\n'));
  const pages = pagesOf(found);

  for (const [address, page] of Object.entries(fits)) {
    const from = Object.keys(pages).find((each) => each.toLowerCase() === address.replace(/\/$/, '').toLowerCase());
    t.ok(from, `${address} is listed`);
    t.equal(pages[from ?? ''], page, address);
  }
  const firstWithout = found.proposals.findIndex(({ page }) => page === undefined);
  t.ok(
    found.proposals.slice(firstWithout).every(({ page }) => page === undefined),
    'addresses without a page come last',
  );
});

t.test('a sitemap and a list are read without repeats, pictures, and other websites', async (t) => {
  const xml = sitemap(
    'https://www.old.example/wood-fences/?a=1&amp;b=2',
    'https://old.example/Wood-Fences',
    '<![CDATA[https://old.example/pool-fences]]>',
    ' https://old.example/tom&#38;jerry ',
    'https://old.example/',
    'https://elsewhere.example/vinyl',
  ).replace('</url>', '<image:image><image:loc>https://old.example/pictures/a.jpg</image:loc></image:image></url>');
  const list =
    'Our pages: https://www.old.example/wood-fences/?a=1, "https://old.example/Wood-Fences"; old.example/pool-fences\n/tom&jerry\nhttps://old.example https://elsewhere.example/vinyl';
  for (const text of [xml, list]) {
    const found = await read(text);
    t.equal(found.host, 'old.example');
    t.strictSame(pagesOf(found), {
      '/wood-fences': 'residential-wood-fencing',
      '/pool-fences': 'pool-fencing',
      '/tom&jerry': undefined,
    });
    t.equal(found.skipped.elsewhere, 1);
  }
});

t.test('hostile and wrong input quickly gives no addresses', async (t) => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>${sitemap('https://old.example/&b;&c;', 'javascript:alert(1)', 'file:///etc/passwd', '//x', 'https://old.example/%E0%A4%A')}`;
  const { proposals } = await read(bomb);
  for (const { from } of proposals) t.notMatch(from, /aaaa|root/);
  t.match(await read(`<sitemapindex><sitemap><loc>https://old.example/sitemap-1.xml</loc></sitemap></sitemapindex>`), {
    isIndex: true,
    proposals: [],
  });
  t.strictSame((await read('nothing here \u0000 <loc>')).proposals, []);
  const begin = performance.now();
  await read('<loc>'.repeat(300_000));
  await read('&#38;'.repeat(300_000));
  await read(`https://old.example/${'a-'.repeat(900_000)}`);
  t.ok(performance.now() - begin < 10_000);
  const tooMuch = await call('POST', '/api/admin/redirects/proposals', { text: 'x'.repeat(2_000_001) });
  t.equal(tooMuch.statusCode, 400);
  t.equal((await call('POST', '/api/admin/redirects/proposals', { text: '' })).statusCode, 400);
});

t.test('addresses that answer or redirect already are left out, and a long list is cut', async (t) => {
  await call('POST', '/api/admin/redirects', { from: '/former', page: 'home' });
  const long = `/${'x'.repeat(200)}`;
  const found = await read(
    ['/gallery', '/admin', '/robots.txt', '/pool-fencing', '/FORMER', long, '/wood-fences'].join('\n'),
  );
  t.strictSame(pagesOf(found), { '/wood-fences': 'residential-wood-fencing' });
  t.match(found.skipped, { answered: 4, redirected: 1, tooLong: 1 });
  const many = await read(Array.from({ length: 700 }, (_none, index) => `/fence-${index}x`).join('\n'));
  t.equal(many.proposals.length, 500);
  t.equal(many.skipped.beyondLimit, 200);
});

t.test('the checked list is saved all or nothing, with one line in the activity log', async (t) => {
  const save = (redirects: object[]) => call('PUT', '/api/admin/redirects', { redirects });
  const saved = await save([
    { from: '/wood-fences', page: 'residential-wood-fencing' },
    { from: '/Old Shop', address: 'https://shop.example/' },
    { from: '/old%20shop', page: 'home' },
  ]);
  t.match([saved.statusCode, saved.json()], [201, { saved: 2 }]);
  t.match((await app.inject({ url: '/wood-fences' })).headers.location, '/residential-wood-fencing');
  t.equal((await app.inject({ url: '/old%20shop' })).headers.location, '/');
  const [line] = (await call('GET', '/api/admin/changes')).json();
  t.match(line, { subject: 'redirects', action: 'add', detail: '2' });

  const before = (await call('GET', '/api/admin/redirects')).json().length;
  const refused: [status: number, redirects: object[]][] = [
    [400, []],
    [
      400,
      [
        { from: '/new-one', page: 'home' },
        { from: '/Wood-Fences', page: 'home' },
      ],
    ],
    [
      409,
      [
        { from: '/new-one', page: 'home' },
        { from: '/ranch-fencing', page: 'home' },
      ],
    ],
    [
      400,
      [
        { from: '/new-one', page: 'home' },
        { from: '/admin/login', page: 'no-page' },
      ],
    ],
    [
      400,
      [
        { from: '/new-one', page: 'home' },
        { from: 'https://a.example/b', page: 'home' },
      ],
    ],
    [400, Array.from({ length: redirectLimit - before + 1 }, (_none, index) => ({ from: `/r${index}`, page: 'home' }))],
    [400, Array.from({ length: 501 }, (_none, index) => ({ from: `/r${index}`, page: 'home' }))],
  ];
  for (const [status, redirects] of refused) {
    const answer = await save(redirects);
    t.equal(answer.statusCode, status, answer.body);
  }
  t.equal((await call('GET', '/api/admin/redirects')).json().length, before);
});

t.test('the crew can’t read or save old addresses', async (t) => {
  const crew = callAs(app, await signInAs(app, 'crew'));
  t.equal((await crew('POST', '/api/admin/redirects/proposals', { text: '/a' })).statusCode, 403);
  t.equal((await crew('PUT', '/api/admin/redirects', { redirects: [] })).statusCode, 403);
});
