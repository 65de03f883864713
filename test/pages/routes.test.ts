import t from 'tap';
import { build } from '../fixtures/app.ts';
import { publicPaths } from '../fixtures/walk.ts';

const app = await build(t, { PUBLIC_URL: 'https://fences.example' });

t.test('a trailing slash redirects to the address without it and never to another site', async (t) => {
  const plain = await app.inject({ url: '/gallery/?a=1' });
  const tricky = await app.inject({ url: '//elsewhere.example/' });

  t.equal(plain.statusCode, 308);
  t.equal(plain.headers.location, '/gallery?a=1');
  t.equal(tricky.headers.location, '/elsewhere.example');
});

t.test('HEAD works wherever GET does', async (t) => {
  for (const url of ['/', '/gallery', '/healthz', '/sitemap.xml', '/images/hero-image.jpg'])
    t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200, url);
});

t.test('the sitemap lists every public page with its pictures, and no unlisted one', async (t) => {
  const { headers, body } = await app.inject({ url: '/sitemap.xml' });
  const locationsOf = (element: string) =>
    [...body.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, location = '']) => location);

  t.match(headers['content-type'], 'application/xml');
  t.strictSame(
    locationsOf('loc'),
    publicPaths.map((path) => `https://fences.example${path}`),
  );
  const pictures = locationsOf('image:loc');
  t.ok(pictures.length > publicPaths.length);
  for (const url of new Set(pictures.map((address) => address.replace('https://fences.example', ''))))
    t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200, url);
  t.notMatch(body, /lastmod|admin|upload|ihss/);
});

t.test('robots.txt names the sitemap, and the manifest and the page head name icons that exist', async (t) => {
  t.match((await app.inject({ url: '/robots.txt' })).body, 'Sitemap: https://fences.example/sitemap.xml');
  const { icons }: { icons: { src: string }[] } = (await app.inject({ url: '/site.webmanifest' })).json();
  const named = ['/favicon.ico', '/icons/icon.svg', '/icons/apple-touch-icon.png', ...icons.map(({ src }) => src)];
  for (const url of named) {
    const { statusCode, headers } = await app.inject({ url });
    t.equal(statusCode, 200, url);
    t.match(headers['content-type'], 'image/', url);
  }
  t.ok((await app.inject({ url: '/icons/..%2f..%2fpackage.json' })).statusCode >= 400);
});
