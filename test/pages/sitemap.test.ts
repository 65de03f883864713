import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build } from '../fixtures/app.ts';
import { publicPaths } from '../fixtures/walk.ts';

t.test('what search engines and browsers ask for', async (t) => {
  const app = await build(t, { PUBLIC_URL: 'https://fences.example' });

  t.test('the sitemap lists every public page with its pictures, and no unlisted one', async (t) => {
    const response = await app.inject({ url: '/sitemap.xml' });
    const locations = [...response.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location);
    const pictures = [...response.body.matchAll(/<image:loc>([^<]+)<\/image:loc>/g)].map(
      ([, location = '']) => location,
    );

    t.match(response.headers['content-type'], 'application/xml');
    t.strictSame(
      locations,
      publicPaths.map((path) => `https://fences.example${path}`),
    );
    t.ok(pictures.length > publicPaths.length);
    for (const url of new Set(pictures.map((address) => address.replace('https://fences.example', ''))))
      t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200, url);
    t.notMatch(response.body, /lastmod|admin|upload|ihss/);
  });

  t.test('robots.txt names the sitemap and keeps the unlisted addresses to itself', async (t) => {
    const response = await app.inject({ url: '/robots.txt' });

    t.match(response.body, 'Sitemap: https://fences.example/sitemap.xml');
    t.notMatch(response.body, /admin|upload-|ihss/);
  });

  t.test(
    'robots.txt lets a crawler fetch the list of pictures that the gallery shows, and nothing else of the API',
    async (t) => {
      const { body } = await app.inject({ url: '/robots.txt' });

      t.match(body, /^Disallow: \/api\/$/m);
      t.match(body, /^Allow: \/api\/images$/m);
    },
  );

  t.test('the manifest carries the business and icons that exist', async (t) => {
    const response = await app.inject({ url: '/site.webmanifest' });
    const manifest = response.json();

    t.match(response.headers['content-type'], 'application/manifest+json');
    t.equal(manifest.name, defaultProfile.name);
    for (const { src } of manifest.icons) {
      const icon = await app.inject({ url: src });
      t.equal(icon.statusCode, 200, src);
      t.match(icon.headers['content-type'], 'image/png');
    }
  });

  t.test('the icons of the page head are served', async (t) => {
    for (const url of ['/favicon.ico', '/icons/icon.svg', '/icons/apple-touch-icon.png']) {
      const response = await app.inject({ url });
      t.equal(response.statusCode, 200, url);
      t.match(response.headers['content-type'], 'image/');
    }
    t.ok((await app.inject({ url: '/icons/..%2f..%2fpackage.json' })).statusCode >= 400);
  });
});
