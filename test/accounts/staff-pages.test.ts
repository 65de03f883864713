import t from 'tap';
import { adminPassword, build, callAs, signIn, signInAs } from '../fixtures/app.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';
import { readPlain } from '../fixtures/parse.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { readCode } from '../fixtures/second-factor.ts';

const app = await build(t);
const cookie = await signInAs(app, 'crew');
const open = async (url: string, headers = {}) => readPlain(await app.inject({ url, headers }));
let address = 0;
const login = (fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: '/api/admin/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: new URLSearchParams(fields).toString(),
    remoteAddress: `192.0.2.${++address}`,
  });

t.test('the admin page offers the login and the upload pages without waiting forever', async (t) => {
  const { document, text } = await open('/admin');

  t.notMatch(text, 'Loading...');
  t.match(text, 'JavaScript is turned off in this browser, and the admin panel needs it.');
  const form = document.querySelector('form');
  t.equal(form?.getAttribute('action'), '/api/admin/login');
  t.equal(form?.querySelector('[name=returnTo]')?.getAttribute('value'), '/admin');
  t.ok(form?.querySelector('input[name=password][type=password]'));
  for (const path of ['/upload-images', '/upload-catalog'])
    t.ok(document.querySelector(`[role=main] a[href="${path}"]`));
});

t.test('a refused login returns its page with a message next to the field', async (t) => {
  for (const [returnTo, password, status, message] of [
    ['/admin', '', 400, 'Password is required'],
    ['/upload-images', 'wrong password', 401, 'Invalid password'],
    ['/upload-catalog', 'wrong password', 401, 'Invalid password'],
  ] as const) {
    const response = await login({ password, returnTo });
    const { document } = readPlain(response);
    const [field, ...others] = document.querySelectorAll('input[name=password]');
    t.equal(response.statusCode, status, returnTo);
    t.equal(response.headers['cache-control'], 'no-store');
    t.strictSame(others, [], 'one field for the password');
    t.equal(field?.getAttribute('aria-invalid'), 'true');
    t.equal(document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent, message);
    t.equal(document.querySelector('[name=returnTo]')?.getAttribute('value'), returnTo);
  }
  const elsewhere = await login({ password: 'wrong password', returnTo: 'https://elsewhere.example/' });
  t.match(readPlain(elsewhere).text, 'Something went wrong', 'no other page is shown');
});

t.test('after five failures the response is 429 with a page that says so', async (t) => {
  for (let failure = 0; failure < 5; failure += 1) await app.rateLimitCounts.count('login:192.0.2.99', 600_000);
  address = 98;

  const response = await login({ password: 'wrong password', returnTo: '/upload-images' });

  t.equal(response.statusCode, 429);
  t.ok(Number(response.headers['retry-after']) > 0);
  t.ok(readPlain(response).document.querySelector('.field__message')?.textContent);
});

t.test('a signed-in person isn’t asked to sign in, and only that person gets the page', async (t) => {
  for (const url of ['/upload-images', '/upload-catalog']) {
    t.notMatch((await open(url, { cookie })).text, 'Please sign in to upload', url);
    t.match((await open(url)).text, 'Please sign in to upload', 'the page is not kept for others');
  }
  const admin = await app.inject({ url: '/admin', headers: { cookie } });
  t.match(readPlain(admin).text, 'You are signed in.');
  const lead = await app.inject({ url: '/admin/leads/1', headers: { cookie } });
  t.match(readPlain(lead).text, 'JavaScript is turned off in this browser, and the admin panel needs it.');
  t.equal(lead.headers['cache-control'], 'no-store');
  t.equal(admin.headers['cache-control'], 'no-store');
});

t.test('the image page also lists slots and shows no loading or sign-in message', async (t) => {
  t.match((await open('/upload-images')).text, 'No images uploaded yet.');
  const response = await app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...formHeaders, accept: 'text/html', cookie },
    payload: writeForm([{ name: 'image', fileName: 'about-team.jpg', content: await takePhoto(300, 200) }]),
  });

  const { document, text } = readPlain(response);

  t.equal(response.statusCode, 201);
  for (const words of ['Loading images...', 'No images uploaded yet.', 'Please sign in to upload'])
    t.notMatch(text, words);
  t.match(text, 'Path: /images/about-team.jpg');
  t.equal(document.querySelector('.uploaded__image')?.getAttribute('src'), '/images/about-team.jpg');
});

t.test('the second step asks for the code on the same page', async (t) => {
  const path = '/api/admin/second-factor';
  const call = callAs(app, await signIn(app));
  const { secret } = (await call('POST', path, { currentPassword: adminPassword })).json();
  await call('PUT', path, { code: await readCode(secret) });
  const fields = { password: adminPassword, returnTo: '/upload-images' };

  const first = await login(fields);
  const second = await login({ ...fields, code: await readCode(secret, 1) });

  t.equal(first.statusCode, 401);
  t.ok(readPlain(first).document.querySelector('input[name=code][aria-invalid=true]'));
  t.equal(second.statusCode, 303);
  t.equal(second.headers.location, '/upload-images');
});
