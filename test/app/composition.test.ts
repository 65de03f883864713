import t from 'tap';
import { build, contactRequest, postContact } from '../fixtures/app.ts';

const app = await build(t);

t.test('an address below /api that is none is answered as JSON, and any other as a page', async (t) => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const call = await app.inject({ method, url: '/api/none' });
    t.equal(call.statusCode, 404, method);
    t.strictSame(call.json(), { message: 'Not found' });
  }
  const page = await app.inject({ url: '/none' });
  t.equal(page.statusCode, 404);
  t.match(page.headers['content-type'], 'text/html');
});

t.test('a public call carries no session: a cookie makes no difference to it', async (t) => {
  const answer = await postContact(app, contactRequest, { cookie: 'session=damaged; __Host-session=damaged' });

  t.equal(answer.statusCode, 201);
  t.equal(answer.headers['set-cookie'], undefined);
});

t.test('a start takes as long as the database needs, and is not ended after ten seconds', async (t) => {
  t.equal(app.initialConfig.pluginTimeout, 0);
});
