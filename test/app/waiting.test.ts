import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import type { Config } from '../../src/config.ts';
import { buildWaiting } from '../../src/waiting.ts';
import { build, configOf, contactRequest, listen, postContact } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { postForm, sendPhoto } from '../fixtures/lead-photos.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { until } from '../fixtures/until.ts';

const telephone = /could not be stored.*\(336\) 555-0142/s;

// A site in use; a later start can't find its data.
const app = await build(t);
await listen(app);
const { photoToken } = (await postContact(app)).json();
const config = configOf(app);
const file = join(config.dataDir, 'start-page.json');
await until('the page is kept', () => existsSync(file));

async function wait(t: Test, from: Config = config): Promise<FastifyInstance> {
  const waiting = await buildWaiting(from);
  t.teardown(() => waiting.close());
  return waiting;
}

t.test('every page returns 503 with name, phone number, and hours, without other files', async (t) => {
  const waiting = await wait(t);
  for (const url of ['/', '/gallery?part=2', '/admin', '/no-such-page']) {
    const { statusCode, headers, body } = await waiting.inject(url);
    t.match([statusCode, headers['retry-after'], headers['cache-control']], [503, '5', 'no-store'], url);
    t.match(body, /<h1>Longleaf Fence Company<\/h1>/);
    t.match(body, /<a href="tel:[^"]*3365550142">\(336\) 555-0142<\/a>/);
    t.match(body, /<dt>Saturday<\/dt><dd>9:00 AM - 2:00 PM<\/dd>/);
    t.notMatch(body, /src=|<link|<script/);
    t.match(headers['content-security-policy'], /^default-src 'none'; style-src 'sha256-/);
    t.equal(headers['x-content-type-options'], 'nosniff');
  }
  t.equal((await waiting.inject({ method: 'HEAD', url: '/gallery' })).statusCode, 503);
});

t.test('every post returns 503 with the phone number and isn’t stored', async (t) => {
  const waiting = await wait(t);
  const files = readdirSync(config.dataDir, { recursive: true }).length;
  const plain = { 'content-type': 'application/x-www-form-urlencoded' };

  for (const url of ['/api/contact', '/api/admin/login', '/api/none', '/api/price-plan']) {
    const answer = await waiting.inject({ method: 'POST', url, payload: contactRequest });
    t.match([answer.statusCode, answer.json().message], [503, telephone], url);
  }
  for (const url of ['/api/admin/session', '/api/contact-submissions', '/api/form-stamp'])
    t.match((await waiting.inject(url)).json().message, telephone, url);
  const page = await postContact(waiting, new URLSearchParams(contactRequest).toString(), plain);
  t.match([page.statusCode, page.headers['cache-control'], page.body], [503, 'no-store', telephone]);
  t.match(page.headers['content-type'], 'text/html');
  t.equal((await waiting.inject({ method: 'DELETE', url: '/gallery' })).statusCode, 503);

  const address = await listen(waiting);
  const bytes = await drawPicture(60, 40).jpeg().toBuffer();
  const form = await postForm(address, contactRequest, [{ name: 'yard.jpg', bytes }]);
  t.match([form.status, await form.text()], [503, telephone]);
  const photo = await sendPhoto(address, { token: photoToken }, bytes);
  t.match([photo.status, photo.body.message], [503, telephone]);
  t.equal(readdirSync(config.dataDir, { recursive: true }).length, files);
});

t.test('the waiting server gets no visitors from a balancer and tells operators why', async (t) => {
  const waiting = await wait(t);

  const servez = await waiting.inject('/servez');
  t.strictSame([servez.statusCode, servez.json()], [503, { status: 'waiting' }]);
  t.equal((await waiting.inject('/healthz')).statusCode, 200);
  const ready = await waiting.inject('/readyz');
  t.match([ready.statusCode, ready.json().reasons], [503, [/database|data directory/]]);
  waiting.drain.begin();
  t.strictSame((await waiting.inject('/servez')).json(), { status: 'draining' });
});

t.test('a changed profile changes the waiting page, and its name is escaped', async (t) => {
  const { saveProfile } = await contentCalls(app);
  await saveProfile({ name: 'Ash & <b>Iron</b>' });
  await until('the new page is kept', () => readFileSync(file, 'utf8').includes('Ash &amp;'));
  const { body } = await (await wait(t)).inject('/');

  t.match(body, '<h1>Ash &amp; &lt;b&gt;Iron&lt;/b&gt;</h1>');
});

t.test('the site only says that it is starting if no page can be read', async (t) => {
  const other = configOf(await build(t));
  for (const stored of [undefined, '{"html":', '{"html":7,"refusal":"","message":""}']) {
    if (stored) writeFileSync(join(other.dataDir, 'start-page.json'), stored);
    const waiting = await wait(t, other);
    const page = await waiting.inject('/gallery');
    t.match([page.statusCode, page.headers['retry-after'], page.body], [503, '5', /right back/]);
    t.match((await postContact(waiting)).json(), { message: /starting/ });
  }
});
