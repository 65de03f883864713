import t from 'tap';
import { build } from '../fixtures/app.ts';

const app = await build(t);

t.test('an unknown address answers 404 with the specified screen', async (t) => {
  const response = await app.inject({ url: '/no-such-page' });

  t.equal(response.statusCode, 404);
  t.match(response.body, '404 Page Not Found');
  t.match(response.body, 'Did you forget to add the page to the router?');
});

t.test('a trailing slash redirects to the address without it and never to another site', async (t) => {
  const plain = await app.inject({ url: '/gallery/?a=1' });
  const tricky = await app.inject({ url: '//elsewhere.example/' });

  t.equal(plain.statusCode, 308);
  t.equal(plain.headers.location, '/gallery?a=1');
  t.notMatch(String(tricky.headers.location), /^\/\//);
});

t.test('HEAD works wherever GET does', async (t) => {
  for (const url of ['/', '/gallery', '/healthz', '/sitemap.xml', '/images/hero-image.jpg'])
    t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200, url);
});
