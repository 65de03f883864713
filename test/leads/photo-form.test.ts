import { join } from 'node:path';
import t from 'tap';
import { build, configOf, contactRequest, forgetPosts, forgetUses, listen, signIn, useUp } from '../fixtures/app.ts';
import { mailSettings, postForm } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { boundary, writeForm } from '../fixtures/multipart.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { openSocket } from '../fixtures/socket.ts';
import { listFiles } from '../fixtures/upload.ts';

const mailServer = await startMailServer(t);
const app = await build(t, mailSettings(mailServer.url));
const { dataDir } = configOf(app);
const listArriving = () => listFiles(join(dataDir, 'incoming'));
const address = await listen(app);
const cookie = await signIn(app);
const photo = await takePhoto(120, 80);
t.beforeEach(async () => {
  await app.db.deleteFrom('submissions').execute();
  await forgetPosts(app);
  await forgetUses(app, 'photo');
});

/** Returns the number of photos of the only lead. */
async function countPhotos(): Promise<number> {
  const { id } = await app.db.selectFrom('submissions').select('id').executeTakeFirstOrThrow();
  return (await app.inject({ url: `/api/admin/leads/${id}`, headers: { cookie } })).json().photos.length;
}

async function follow(response: Response): Promise<string> {
  return (await fetch(address + response.headers.get('location'))).text();
}

t.test('a form is stored with its first six photos, and the others are named', async (t) => {
  const photos = await Promise.all(
    Array.from({ length: 7 }, async (_none, index) => ({
      name: `yard-${index + 1}.jpg`,
      bytes: await takePhoto(100 + index, 80),
    })),
  );

  const response = await postForm(address, contactRequest, photos);

  t.equal(response.status, 303);
  const page = await follow(response);
  t.match(page, /Message Sent!/);
  t.match(page, /6 of 7 photos sent/);
  t.match(page, /yard-7\.jpg.*up to 6 photos/s);
  t.notMatch(page, /yard-6\.jpg/);
  t.equal(await countPhotos(), 6);
  t.same(await listArriving(), []);
});

t.test('a lead is stored even if every photo is refused, and each reason is shown', async (t) => {
  const response = await postForm(address, contactRequest, [
    { name: 'notes <b>.txt', bytes: Buffer.from('no photo') },
    { name: 'huge.jpg', bytes: Buffer.alloc(21 * 1024 * 1024) },
  ]);

  const page = await follow(response);
  t.match(page, /0 of 2 photos sent/);
  t.match(page, /notes &lt;b&gt;\.txt.*This is not a photo we can use/s);
  t.match(page, /huge\.jpg.*This file is too large/s);
  t.equal(await countPhotos(), 0);
  t.same(await listArriving(), []);
});

t.test('an address that has used up its photos can still send text', async (t) => {
  await useUp(app, 'photo', 60);

  const response = await postForm(address, contactRequest, [{ name: 'yard.jpg', bytes: photo }]);

  t.equal(response.headers.get('retry-after'), null);
  t.match(await follow(response), /0 of 1 photo sent.*yard\.jpg.*Too many requests/s);
});

t.test('the quick estimate accepts photos too', async (t) => {
  const estimate = { name: 'Ann Carter', phone: '(336) 555-0187', details: 'A gate', page: '/pool-fencing' };

  const response = await postForm(address, estimate, [{ name: 'a.jpg', bytes: photo }], '/api/estimate');

  t.match(response.headers.get('location'), /^\/pool-fencing\?sent=\w{6}&photos=[\w.%-]+#quick-estimate$/);
  t.match(await follow(response), /1 of 1 photo sent/);
  t.equal(await countPhotos(), 1);
});

t.test('a form without photos is unchanged', async (t) => {
  const response = await postForm(address, contactRequest, []);

  t.match(response.headers.get('location'), /^\/\?sent=\w{6}#contact$/);
});

t.test('a refused form keeps its text and asks for the photos again', async (t) => {
  const response = await postForm(address, { ...contactRequest, phone: '1' }, [{ name: 'yard.jpg', bytes: photo }]);

  t.equal(response.status, 400);
  const page = await response.text();
  t.match(page, contactRequest.message);
  t.match(page, /choose your photos again/);
  t.same(await app.db.selectFrom('submissions').selectAll().execute(), []);
  t.same(await listArriving(), []);
});

t.test('a JSON call with a form gets JSON', async (t) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(contactRequest)) form.append(name, value);
  form.append('photos', new Blob(['no photo']), 'a.jpg');

  const response = await fetch(`${address}/api/contact`, { method: 'POST', body: form });

  t.equal(response.status, 201);
  t.match(await response.json(), { id: Number, photoToken: String, photos: { sent: 0, refused: [{ name: 'a.jpg' }] } });
});

t.test('no link can put text into the confirmation', async (t) => {
  const words = Buffer.from(JSON.stringify({ sent: 0, refused: [{ name: 'Call 555', reason: 'now' }] }));

  for (const photos of [`${words.toString('base64url')}.AAAA`, words.toString('base64url'), '', '.', 'x.y.z']) {
    const { statusCode, body } = await app.inject({ url: `/?sent=ABC234&photos=${photos}` });
    t.equal(statusCode, 200);
    t.match(body, /Message Sent!/);
    t.notMatch(body, /photos? sent|Call 555/);
  }
});

t.test('a form that is cut off during its photos still stores and sends its text', async (t) => {
  await app.outbox.run();
  const fields = Object.entries(contactRequest).map(([name, content]) => ({ name, content }));
  const whole = writeForm([...fields, { name: 'photos', fileName: 'yard.jpg', content: await takePhoto() }]);
  const told = mailServer.next();
  const socket = openSocket(address);
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: ${new URL(address).host}\r\nAccept: text/html\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${whole.length}\r\n\r\n`,
  );
  socket.write(whole.subarray(0, whole.length - 2000), () => socket.destroy());

  t.match((await told).subject, /New lead: Ann Carter/);

  await app.close();
  t.same(await listArriving(), []);
});
