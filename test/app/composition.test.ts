import { join } from 'node:path';
import t from 'tap';
import { buildApp } from '../../src/app.ts';
import { build, cheap, contactRequest, listen, postContact, signIn, testConfig } from '../fixtures/app.ts';
import { postForm, sendPhoto } from '../fixtures/lead-photos.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { listFiles } from '../fixtures/upload.ts';

t.test('the read-only start is the same site, without what must write', async (t) => {
  const config = await testConfig(t);
  const whole = await buildApp(config, cheap);
  const cookie = await signIn(whole);
  t.equal((await postContact(whole)).statusCode, 201);
  await whole.close();
  const app = await buildApp(config, { readOnly: true });
  t.teardown(() => app.close());

  const page = await app.inject({ url: '/' });
  t.equal(page.statusCode, 200);
  const rules = /^"(.*)"$/.exec(String(page.headers['speculation-rules']))?.[1] ?? '';
  t.equal((await app.inject({ url: rules })).statusCode, 200, 'the rules that a page announces are there');
  for (const url of ['/api/images', '/images/hero-image.jpg', '/sitemap.xml', '/gallery'])
    t.equal((await app.inject({ url })).statusCode, 200, url);
  for (const url of ['/api/admin/session', '/api/contact-submissions', '/api/none']) {
    const refused = await app.inject({ url, headers: { cookie } });
    t.equal(refused.statusCode, 503, url);
    t.match(refused.json().message, '(336) 555-0142');
  }
});

t.test('a form on the read-only start keeps what was typed and names the telephone', async (t) => {
  const config = await testConfig(t);
  await (await buildApp(config, cheap)).close();
  const app = await buildApp(config, { readOnly: true });
  t.teardown(() => app.close());

  const plain = await postContact(app, new URLSearchParams(contactRequest).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });

  t.equal((await postContact(app)).statusCode, 503);
  t.equal(plain.statusCode, 503);
  t.match(plain.body, contactRequest.message);
  t.match(plain.body, 'could not be stored');
});

t.test(
  'a form with photos on the read-only start keeps what was typed, takes no photo, and loses nothing',
  async (t) => {
    const config = await testConfig(t);
    const whole = await buildApp(config, { passwordCost: 2 ** 10 });
    await whole.ready();
    const { photoToken } = (await postContact(whole)).json();
    await whole.close();
    const app = await buildApp(config, { readOnly: true });
    t.teardown(() => app.close());
    const address = await listen(app);
    const bytes = await takePhoto();

    for (const [path, fields] of [
      ['/api/contact', contactRequest],
      ['/api/estimate', { name: 'Ann Carter', phone: '(336) 555-0187', details: 'A gate', page: '/pool-fencing' }],
    ] as const) {
      const response = await postForm(address, fields, [{ name: 'yard.jpg', bytes }], path);
      const page = await response.text();
      t.equal(response.status, 503, path);
      t.match(page, /could not be stored.*\(336\) 555-0142/s, path);
      for (const text of Object.values(fields)) t.ok(page.includes(text), `${path}: ${text}`);
      t.match(page, 'choose your photos again', path);
    }
    const late = await sendPhoto(address, { token: photoToken }, bytes);

    t.equal(late.status, 503);
    t.match(late.body.message, '(336) 555-0142');
    t.same(await listFiles(join(config.dataDir, 'incoming')), []);
    t.same(await listFiles(join(config.dataDir, 'lead-photos')), []);
  },
);

t.test('an address below /api that is none is answered as JSON, and any other as a page', async (t) => {
  const app = await build(t);

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
  const app = await build(t);
  const answer = await postContact(app, contactRequest, { cookie: 'session=damaged; __Host-session=damaged' });

  t.equal(answer.statusCode, 201);
  t.equal(answer.headers['set-cookie'], undefined);
});

t.test('a start takes as long as the database needs, and is not ended after ten seconds', async (t) => {
  const app = await build(t);

  t.equal(app.initialConfig.pluginTimeout, 0);
});
