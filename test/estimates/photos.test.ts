import t from 'tap';
import { openEstimateSite } from '../fixtures/estimates.ts';
import { formHeaders, type Part, writeForm } from '../fixtures/multipart.ts';
import { parsePage } from '../fixtures/parse.ts';
import { takePhoto } from '../fixtures/pictures.ts';

const site = await openEstimateSite(t);
const { app, call, clock } = site;
const dayMs = 24 * 3600_000;

const post = (path: string, parts: readonly Part[]) =>
  app.inject({
    method: 'POST',
    url: `${path}/photos`,
    headers: { ...formHeaders, accept: 'text/html' },
    payload: writeForm(parts),
  });

t.test('a customer adds photos and a gate code until 30 days after accepting', async (t) => {
  const { path, leadId, number } = await site.send();
  const sent = await post(path, [
    { name: 'text', content: 'Gate code 1234' },
    { name: 'photos', fileName: 'yard.jpg', content: await takePhoto(120, 80) },
    { name: 'photos', fileName: 'notes.txt', content: 'no photo' },
  ]);
  t.equal(sent.statusCode, 303);
  const page = await app.inject(String(sent.headers.location).replace(/#.*/, ''));
  t.match(parsePage(page.body).querySelector('main')?.textContent, /1 of 2 photos sent.*notes\.txt/s);
  const { notes, photos } = (await call('GET', `/api/admin/leads/${leadId}`)).json();
  t.equal(photos.length, 1);
  t.ok(notes.some(({ text }: { text: string }) => text === `Note about estimate #${number}:\nGate code 1234`));
  t.equal((await post(path, [{ name: 'text', content: '' }])).statusCode, 400, 'an empty form changes nothing');

  const body = { version: 1, option: 0, addOns: [], total: 648_000, name: 'Jane Doe', agree: true };
  await app.inject({ method: 'POST', url: `${path}/accept`, payload: body });
  clock.now += 29 * dayMs;
  t.equal((await post(path, [{ name: 'text', content: 'The dog is in the yard' }])).statusCode, 303);
  clock.now += 2 * dayMs;
  t.equal((await post(path, [{ name: 'text', content: 'Too late' }])).statusCode, 400);
  t.notMatch((await app.inject(path)).body, 'Add photos or a gate code');
});

t.test('a script sends the note first, then each photo with the token of the response', async (t) => {
  const { path, leadId } = await site.send();
  const send = (payload: object) => app.inject({ method: 'POST', url: `${path}/photos`, payload });
  const noted = await send({ text: 'Gate code 1234', photos: 1 });
  t.equal(noted.statusCode, 200);
  const photo = await app.inject({
    method: 'POST',
    url: '/api/lead-photos',
    headers: formHeaders,
    payload: writeForm([
      { name: 'token', content: noted.json().photoToken },
      { name: 'photo', fileName: 'yard.jpg', content: await takePhoto(120, 80) },
    ]),
  });
  t.equal(photo.statusCode, 201);
  t.equal((await call('GET', `/api/admin/leads/${leadId}`)).json().photos.length, 1);
  t.ok((await send({ photos: 2 })).json().photoToken, 'photos need no note');
  t.notOk((await send({ text: 'Only a note' })).json().photoToken, 'a note alone allows no photos');
  t.equal((await send({ text: '', photos: 0 })).statusCode, 400);
});
