import t from 'tap';
import {
  addAvif,
  addPicture,
  findPictureByName,
  listGalleryPictures,
  listPicturesWithoutAvif,
  setGalleryOrder,
} from '../../src/pictures/store.ts';
import { makePlacedPicture, openStore } from '../fixtures/store.ts';

t.test('the gallery lists the newest first until the owner sorts it', async (t) => {
  const db = await openStore(t);
  const first = await addPicture(db, makePlacedPicture('first.jpg'));
  const second = await addPicture(db, makePlacedPicture('second.jpg'));
  const third = await addPicture(db, makePlacedPicture('third.jpg'));
  const names = async () => (await listGalleryPictures(db)).map(({ name }) => name);

  t.same(await names(), ['third.jpg', 'second.jpg', 'first.jpg']);
  await setGalleryOrder(db, [first.id, third.id, second.id]);

  t.same(await names(), ['first.jpg', 'third.jpg', 'second.jpg']);
});

t.test('an order without another window’s new picture is refused and changes nothing', async (t) => {
  const db = await openStore(t);
  const first = await addPicture(db, makePlacedPicture('first.jpg'));
  const second = await addPicture(db, makePlacedPicture('second.jpg'));
  const names = async () => (await listGalleryPictures(db)).map(({ name }) => name);
  const seen = [first.id, second.id];

  await addPicture(db, makePlacedPicture('third.jpg'));

  await t.rejects(setGalleryOrder(db, seen), { code: 'CHANGED_ELSEWHERE', statusCode: 409 });
  t.same(await names(), ['third.jpg', 'second.jpg', 'first.jpg']);
});

t.test('names in use are unique in any case', async (t) => {
  const db = await openStore(t);
  await addPicture(db, makePlacedPicture('Gate.jpg'));

  await t.rejects(addPicture(db, makePlacedPicture('gate.JPG')), { code: /^(SQLITE_CONSTRAINT_UNIQUE|PG_23505)$/ });
});

t.test('pictures wait for AVIF until it is recorded', async (t) => {
  const db = await openStore(t);
  await addPicture(db, makePlacedPicture('gate.jpg', 'one'));
  t.equal((await listPicturesWithoutAvif(db)).length, 1);

  await addAvif(db, { name: 'gate.jpg', hash: 'one' });

  t.same(await listPicturesWithoutAvif(db), []);
  t.equal((await findPictureByName(db, 'gate.jpg'))?.formats, '["avif","webp","jpeg"]');
});
