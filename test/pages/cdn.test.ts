import t from 'tap';
import { build, contactRequest, postContact, signIn } from '../fixtures/app.ts';

const shared = 'public, max-age=0, must-revalidate, s-maxage=10';

t.test(
  'with CDN_SECONDS a page that is the same for everyone may be shown for so long, from its first request on',
  async (t) => {
    const app = await build(t, { CDN_SECONDS: '10' });

    for (const time of ['fresh', 'cached', 'cached']) {
      const page = await app.inject({ url: '/gallery', headers: { 'accept-encoding': 'br' } });
      t.equal(page.headers['cache-control'], shared, time);
      t.equal(page.headers.vary, 'Accept-Encoding', time);
      t.notOk(page.headers['set-cookie'], time);
    }
    const { etag } = (await app.inject({ url: '/gallery' })).headers;
    const again = await app.inject({ url: '/gallery', headers: { 'if-none-match': String(etag) } });
    t.equal(again.statusCode, 304);
    t.equal(again.headers['cache-control'], shared, 'which a cache needs to know how long it may go on');
  },
);

t.test(
  'with CDN_SECONDS nothing is kept of what is for one visitor, may come in a moment, or is no page',
  async (t) => {
    const app = await build(t, { CDN_SECONDS: '10' });
    const cookie = await signIn(app);
    const plain = { 'content-type': 'application/x-www-form-urlencoded' };

    const answers = {
      confirmation: await app.inject({ url: '/?sent=ABC234' }),
      laterPart: await app.inject({ url: '/gallery?part=2' }),
      search: await app.inject({ url: '/catalog?q=cedar' }),
      refused: await postContact(app, 'name=', plain),
      sent: await postContact(app, new URLSearchParams(contactRequest).toString(), plain),
      unknown: await app.inject({ url: '/no-such-page' }),
      unknownAgain: await app.inject({ url: '/no-such-page' }),
      desk: await app.inject({ url: '/admin', headers: { cookie } }),
      call: await app.inject({ url: '/api/admin/leads', headers: { cookie } }),
      stamp: await app.inject({ url: '/api/form-stamp' }),
      pictures: await app.inject({ url: '/api/images' }),
      ready: await app.inject({ url: '/servez' }),
    };

    for (const [name, { headers }] of Object.entries(answers)) {
      t.match(headers['cache-control'], /^no-(cache|store)$/, name);
      t.notMatch(headers['cache-control'], 's-maxage', name);
    }
  },
);

t.test('without CDN_SECONDS everyone asks each time', async (t) => {
  const app = await build(t);

  for (const time of ['fresh', 'cached'])
    t.equal((await app.inject({ url: '/gallery' })).headers['cache-control'], 'no-cache', time);
});
