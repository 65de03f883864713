import t from 'tap';
import { deletePicture, fillSlot, replacePicture, restorePicture } from '../../src/pictures/history-store.ts';
import {
  addPicture,
  listGalleryPictures,
  listSlotPictures,
  listTakenNames,
  setPictureAlt,
} from '../../src/pictures/store.ts';
import { makePlacedPicture, openStore } from '../fixtures/store.ts';

t.test('a deleted picture leaves the gallery, keeps its name, and can be restored', async (t) => {
  const db = await openStore(t);
  const { id } = await addPicture(db, makePlacedPicture('gate.jpg'));

  t.equal(await deletePicture(db, id), true);
  t.equal(await deletePicture(db, id), false, 'once is enough');
  t.same(await listGalleryPictures(db), []);
  t.ok((await listTakenNames(db)).has('gate.jpg'));
  const restored = await restorePicture(db, id);

  t.equal(restored?.name, 'gate.jpg');
  t.equal((await listGalleryPictures(db)).length, 1);
});

t.test('a replaced picture keeps name, caption, and place, and can be restored', async (t) => {
  const db = await openStore(t);
  const { id } = await addPicture(db, makePlacedPicture('gate.jpg', 'old'));
  await addPicture(db, makePlacedPicture('newer.jpg'));
  await setPictureAlt(db, id, 'A cedar gate');

  const next = makePlacedPicture('gate.jpg', 'new');
  const replaced = await replacePicture(db, id, next);
  const place = async () => (await listGalleryPictures(db)).map(({ hash, alt }) => [hash, alt]);
  t.same(await place(), [
    ['newer.jpg', ''],
    ['new', 'A cedar gate'],
  ]);
  await restorePicture(db, replaced?.undoId ?? 0);

  t.same(await place(), [
    ['newer.jpg', ''],
    ['old', 'A cedar gate'],
  ]);
  t.equal(await replacePicture(db, 999, next), undefined);
});

t.test('a slot without its upload is empty until Undo', async (t) => {
  const db = await openStore(t);
  const { id } = await addPicture(db, makePlacedPicture('logo.png', 'first', 'slot'));

  await deletePicture(db, id);
  t.same(await listSlotPictures(db), {});
  await addPicture(db, makePlacedPicture('logo.png', 'second', 'slot'));
  await restorePicture(db, id);

  t.equal((await listSlotPictures(db))['logo.png']?.hash, 'first');
});

t.test('two simultaneous uploads for a slot leave one there and one to restore', async (t) => {
  const db = await openStore(t);

  const [one, other] = await Promise.all([
    fillSlot(db, makePlacedPicture('about-team.jpg', 'one', 'slot')),
    fillSlot(db, makePlacedPicture('about-team.jpg', 'other', 'slot')),
  ]);

  t.equal(one.id, other.id);
  const live = (await listSlotPictures(db))['about-team.jpg']?.hash;
  t.ok(live === 'one' || live === 'other', 'whichever came last');
  const rows = await db.selectFrom('images').select(['hash', 'deletedAt']).orderBy('id').execute();
  t.match(rows, [
    { hash: live, deletedAt: null },
    { hash: live === 'one' ? 'other' : 'one', deletedAt: String },
  ]);
});
