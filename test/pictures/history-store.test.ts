import t from 'tap';
import { deleteImage, fillSlot, replaceImage, restoreImage } from '../../src/pictures/history-store.ts';
import {
  addImage,
  listGalleryImages,
  listSlotPictures,
  listTakenNames,
  setImageAlt,
} from '../../src/pictures/store.ts';
import { makeImage, openStore } from '../fixtures/store.ts';

t.test('a deleted picture leaves the gallery, keeps its name and comes back', async (t) => {
  const db = await openStore(t);
  const { id } = await addImage(db, makeImage('gate.jpg'));

  t.equal(await deleteImage(db, id), true);
  t.equal(await deleteImage(db, id), false, 'once is enough');
  t.same(await listGalleryImages(db), []);
  t.ok((await listTakenNames(db)).has('gate.jpg'));
  const restored = await restoreImage(db, id);

  t.equal(restored?.name, 'gate.jpg');
  t.equal((await listGalleryImages(db)).length, 1);
});

t.test('a replaced picture keeps its name, caption and place, and the old one comes back', async (t) => {
  const db = await openStore(t);
  const { id } = await addImage(db, makeImage('gate.jpg', 'old'));
  await addImage(db, makeImage('newer.jpg'));
  await setImageAlt(db, id, 'A cedar gate');

  const next = makeImage('gate.jpg', 'new');
  const replaced = await replaceImage(db, id, next);
  const place = async () => (await listGalleryImages(db)).map(({ hash, alt }) => [hash, alt]);
  t.same(await place(), [
    ['newer.jpg', ''],
    ['new', 'A cedar gate'],
  ]);
  await restoreImage(db, replaced?.undoId ?? 0);

  t.same(await place(), [
    ['newer.jpg', ''],
    ['old', 'A cedar gate'],
  ]);
  t.equal(await replaceImage(db, 999, next), undefined);
});

t.test('a slot without its upload shows none until it is taken back', async (t) => {
  const db = await openStore(t);
  const { id } = await addImage(db, makeImage('logo.png', 'first', 'slot'));

  await deleteImage(db, id);
  t.same(await listSlotPictures(db), {});
  await addImage(db, makeImage('logo.png', 'second', 'slot'));
  await restoreImage(db, id);

  t.equal((await listSlotPictures(db))['logo.png']?.hash, 'first');
});

t.test('two uploads for one slot at once leave one in it and the other to be taken back', async (t) => {
  const db = await openStore(t);

  const [one, other] = await Promise.all([
    fillSlot(db, makeImage('about-team.jpg', 'one', 'slot')),
    fillSlot(db, makeImage('about-team.jpg', 'other', 'slot')),
  ]);

  t.equal(one.id, other.id);
  t.equal((await listSlotPictures(db))['about-team.jpg']?.hash, 'other');
  const rows = await db.selectFrom('images').select(['hash', 'deletedAt']).orderBy('id').execute();
  t.match(rows, [
    { hash: 'other', deletedAt: null },
    { hash: 'one', deletedAt: String },
  ]);
});
