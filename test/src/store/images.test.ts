import t, { type Test } from 'tap';
import { openDatabase } from '../../../src/db/open.ts';
import { deleteImage, replaceImage, resetSlot, restoreImage } from '../../../src/store/image-history.ts';
import {
  addAvif,
  addImage,
  findImageByName,
  listGalleryImages,
  listImagesWithoutAvif,
  listSlotPictures,
  listTakenNames,
  type MadeImage,
  setImageAlt,
  setImageOrder,
} from '../../../src/store/images.ts';

async function open(t: Test) {
  const { db, close } = await openDatabase(t.testdir());
  t.teardown(close);
  return db;
}

function made(name: string, hash = name, kind: MadeImage['kind'] = 'gallery'): MadeImage {
  return {
    kind,
    name,
    file: `${hash}.jpg`,
    hash,
    width: 800,
    height: 600,
    widths: '[400,800]',
    formats: '["webp","jpeg"]',
    bytes: 1000,
  };
}

t.test('the gallery lists the newest first until the owner orders it', async (t) => {
  const db = await open(t);
  const first = await addImage(db, made('first.jpg'));
  await addImage(db, made('second.jpg'));
  const third = await addImage(db, made('third.jpg'));
  const names = async () => (await listGalleryImages(db)).map(({ name }) => name);

  t.same(await names(), ['third.jpg', 'second.jpg', 'first.jpg']);
  await setImageOrder(db, [first.id, third.id]);

  t.same(await names(), ['first.jpg', 'third.jpg', 'second.jpg']);
});

t.test('a deleted picture leaves the gallery, keeps its name and comes back', async (t) => {
  const db = await open(t);
  const { id } = await addImage(db, made('gate.jpg'));

  t.equal(await deleteImage(db, id), true);
  t.equal(await deleteImage(db, id), false, 'once is enough');
  t.same(await listGalleryImages(db), []);
  t.ok((await listTakenNames(db)).has('gate.jpg'));
  const restored = await restoreImage(db, id);

  t.equal(restored?.name, 'gate.jpg');
  t.equal((await listGalleryImages(db)).length, 1);
});

t.test('a replaced picture keeps its name, caption and place, and the old one comes back', async (t) => {
  const db = await open(t);
  const { id } = await addImage(db, made('gate.jpg', 'old'));
  await addImage(db, made('newer.jpg'));
  await setImageAlt(db, id, 'A cedar gate');

  const { name: _name, kind: _kind, ...next } = made('gate.jpg', 'new');
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

t.test('a reset slot shows no upload until it is taken back', async (t) => {
  const db = await open(t);
  await addImage(db, made('logo.png', 'first', 'slot'));

  const undoId = await resetSlot(db, 'logo.png');
  t.same(await listSlotPictures(db), {});
  await addImage(db, made('logo.png', 'second', 'slot'));
  await restoreImage(db, undoId ?? 0);

  t.equal((await listSlotPictures(db))['logo.png']?.hash, 'first');
  t.equal(await resetSlot(db, 'hero-image.jpg'), undefined, 'nothing was uploaded there');
});

t.test('live names are unique whatever their case', async (t) => {
  const db = await open(t);
  await addImage(db, made('Gate.jpg'));

  await t.rejects(addImage(db, made('gate.JPG')), { code: 'SQLITE_CONSTRAINT_UNIQUE' });
});

t.test('pictures wait for AVIF until it is noted', async (t) => {
  const db = await open(t);
  await addImage(db, made('gate.jpg', 'one'));
  t.equal((await listImagesWithoutAvif(db)).length, 1);

  await addAvif(db, { name: 'gate.jpg', hash: 'one' });

  t.same(await listImagesWithoutAvif(db), []);
  t.equal((await findImageByName(db, 'gate.jpg'))?.formats, '["avif","webp","jpeg"]');
});
