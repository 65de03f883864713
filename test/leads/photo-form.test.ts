import { join } from 'node:path';
import t, { type Test } from 'tap';
import { build, contactRequest, listen, signIn, useUp } from '../fixtures/app.ts';
import { mailSettings, postForm } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { boundary, writeForm } from '../fixtures/multipart.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { openSocket } from '../fixtures/socket.ts';
import { listFiles } from '../fixtures/upload.ts';

t.test('a form with photos is stored with them, and the confirmation says so', async (t) => {
  const { address, photosOf, arriving } = await openForm(t);

  const response = await postForm(address, contactRequest, [
    { name: 'gate.jpg', bytes: await takePhoto() },
    { name: 'yard.jpg', bytes: await takePhoto(300, 200) },
  ]);

  t.equal(response.status, 303);
  const page = await follow(address, response);
  t.match(page, /Message Sent!/);
  t.match(page, /2 of 2 photos sent/);
  t.equal((await photosOf(1)).length, 2);
  t.same(await arriving(), []);
});

t.test('every photo may be refused: the lead is stored, and the confirmation names each with the reason', async (t) => {
  const { address, photosOf } = await openForm(t);

  const response = await postForm(address, contactRequest, [
    { name: 'notes <b>.txt', bytes: Buffer.from('no photo') },
    { name: 'huge.jpg', bytes: Buffer.alloc(21 * 1024 * 1024) },
  ]);

  const page = await follow(address, response);
  t.match(page, /0 of 2 photos sent/);
  t.match(page, /notes &lt;b&gt;\.txt.*This is not a photo we can use/s);
  t.match(page, /huge\.jpg.*This file is too large/s);
  t.same(await photosOf(1), []);
});

t.test('of more than six photos the first six are kept, and the others named', async (t) => {
  const { address, photosOf } = await openForm(t);
  const photos = await Promise.all(
    Array.from({ length: 8 }, async (_none, index) => ({
      name: `yard-${index + 1}.jpg`,
      bytes: await takePhoto(100 + index, 80),
    })),
  );

  const page = await follow(address, await postForm(address, contactRequest, photos));

  t.match(page, /6 of 8 photos sent/);
  t.match(page, /yard-7\.jpg.*at most 6 photos.*yard-8\.jpg/s);
  t.notMatch(page, /yard-6\.jpg/);
  t.equal((await photosOf(1)).length, 6);
});

t.test('an address that has used up its photos still sends its words', async (t) => {
  const { app, address } = await openForm(t);
  await useUp(app, 'photo', 60);

  const response = await postForm(address, contactRequest, [{ name: 'yard.jpg', bytes: await takePhoto() }]);

  t.equal(response.headers.get('retry-after'), null);
  t.match(await follow(address, response), /0 of 1 photo sent.*yard\.jpg.*Too many requests/s);
});

t.test('the quick estimate takes photos too, and a form without any is what it was', async (t) => {
  const { address, photosOf } = await openForm(t);
  const estimate = { name: 'Ann Carter', phone: '(336) 555-0187', details: 'A gate', page: '/pool-fencing' };

  const first = await postForm(address, estimate, [{ name: 'a.jpg', bytes: await takePhoto() }], '/api/estimate');
  const second = await postForm(address, contactRequest, []);

  t.match(first.headers.get('location'), /^\/pool-fencing\?sent=\w{6}&photos=[\w.%-]+#quick-estimate$/);
  t.match(await follow(address, first), /1 of 1 photo sent/);
  t.match(second.headers.get('location'), /^\/\?sent=\w{6}#contact$/);
  t.equal((await photosOf(1)).length, 1);
});

t.test('a refused form comes back with its texts and asks for the photos once more', async (t) => {
  const { app, address, arriving } = await openForm(t);

  const response = await postForm(address, { ...contactRequest, phone: '1' }, [
    { name: 'yard.jpg', bytes: await takePhoto() },
  ]);

  t.equal(response.status, 400);
  const page = await response.text();
  t.match(page, contactRequest.message);
  t.match(page, /choose your photos again/);
  t.same(await app.db.selectFrom('submissions').selectAll().execute(), []);
  t.same(await arriving(), []);
});

t.test('a call with a form gets JSON', async (t) => {
  const { address } = await openForm(t);
  const form = new FormData();
  for (const [name, value] of Object.entries(contactRequest)) form.append(name, value);
  form.append('photos', new Blob(['no photo']), 'a.jpg');

  const response = await fetch(`${address}/api/contact`, { method: 'POST', body: form });

  t.equal(response.status, 201);
  t.match(await response.json(), { id: 1, photoToken: String, photos: { sent: 0, refused: [{ name: 'a.jpg' }] } });
});

t.test('no link can put words into the confirmation', async (t) => {
  const { app } = await openForm(t);
  const words = Buffer.from(JSON.stringify({ sent: 0, refused: [{ name: 'Call 555', reason: 'now' }] }));

  for (const photos of [`${words.toString('base64url')}.AAAA`, words.toString('base64url'), '', '.', 'x.y.z']) {
    const { statusCode, body } = await app.inject({ url: `/?sent=ABC234&photos=${photos}` });
    t.equal(statusCode, 200);
    t.match(body, /Message Sent!/);
    t.notMatch(body, /photos? sent|Call 555/);
  }
});

t.test('a form that is cut off within its photos has sent its words', async (t) => {
  const mail = await startMailServer(t);
  const { app, address, arriving } = await openForm(t, mailSettings(mail.url));
  const fields = Object.entries(contactRequest).map(([name, content]) => ({ name, content }));
  const whole = writeForm([...fields, { name: 'photos', fileName: 'yard.jpg', content: await takePhoto() }]);
  const told = mail.next();
  const socket = openSocket(address);
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: ${new URL(address).host}\r\nAccept: text/html\r\n` +
      `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${whole.length}\r\n\r\n`,
  );
  socket.write(whole.subarray(0, whole.length - 2000), () => socket.destroy());

  t.match((await told).subject, /Message from Ann Carter/);

  await app.close();
  t.same(await arriving(), []);
});

async function openForm(t: Test, environment: Record<string, string> = {}) {
  const app = await build(t, environment);
  const address = await listen(app);
  const cookie = await signIn(app);
  return {
    app,
    address,
    arriving: () => listFiles(join(t.testdirName, 'incoming')),
    async photosOf(id: number) {
      const response = await app.inject({ url: `/api/admin/leads/${id}`, headers: { cookie } });
      return response.json().photos;
    },
  };
}

async function follow(address: string, response: Response): Promise<string> {
  return (await fetch(address + response.headers.get('location'))).text();
}
