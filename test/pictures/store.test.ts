import t from 'tap';
import {
  addAvif,
  addImage,
  findImageByName,
  listGalleryImages,
  listImagesWithoutAvif,
  setImageOrder,
} from '../../src/pictures/store.ts';
import { makeImage, openStore } from '../fixtures/store.ts';

t.test('the gallery lists the newest first until the owner orders it', async (t) => {
  const db = await openStore(t);
  const first = await addImage(db, makeImage('first.jpg'));
  const second = await addImage(db, makeImage('second.jpg'));
  const third = await addImage(db, makeImage('third.jpg'));
  const names = async () => (await listGalleryImages(db)).map(({ name }) => name);

  t.same(await names(), ['third.jpg', 'second.jpg', 'first.jpg']);
  await setImageOrder(db, [first.id, third.id, second.id]);

  t.same(await names(), ['first.jpg', 'third.jpg', 'second.jpg']);
});

t.test('an order that leaves out what another window added is refused, and moves nothing', async (t) => {
  const db = await openStore(t);
  const first = await addImage(db, makeImage('first.jpg'));
  const second = await addImage(db, makeImage('second.jpg'));
  const names = async () => (await listGalleryImages(db)).map(({ name }) => name);
  const seen = [first.id, second.id];

  const [added, ordered] = await Promise.allSettled([addImage(db, makeImage('third.jpg')), setImageOrder(db, seen)]);

  t.equal(added.status, 'fulfilled');
  t.match(ordered, { status: 'rejected', reason: { code: 'CHANGED_ELSEWHERE', statusCode: 409 } });
  t.same(await names(), ['third.jpg', 'second.jpg', 'first.jpg']);
});

t.test('live names are unique whatever their case', async (t) => {
  const db = await openStore(t);
  await addImage(db, makeImage('Gate.jpg'));

  await t.rejects(addImage(db, makeImage('gate.JPG')), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
});

t.test('pictures wait for AVIF until it is noted', async (t) => {
  const db = await openStore(t);
  await addImage(db, makeImage('gate.jpg', 'one'));
  t.equal((await listImagesWithoutAvif(db)).length, 1);

  await addAvif(db, { name: 'gate.jpg', hash: 'one' });

  t.same(await listImagesWithoutAvif(db), []);
  t.equal((await findImageByName(db, 'gate.jpg'))?.formats, '["avif","webp","jpeg"]');
});
