import t from 'tap';
import { deletePicture, restorePicture } from '../../src/pictures/history-store.ts';
import { addPicture, findPicture } from '../../src/pictures/store.ts';
import {
  addProject,
  changeProject,
  deleteProject,
  findProject,
  listProjects,
  listShownProjects,
} from '../../src/projects/store.ts';
import { projectSchema } from '../../src/shared/pictures/projects.ts';
import { projectOf } from '../fixtures/projects.ts';
import { makePlacedPicture, openStore } from '../fixtures/store.ts';

const fieldsOf = (ids: readonly number[], change: object = {}) => projectSchema.parse(projectOf(ids, change));

t.test('projects are listed by month, newest first, and drafts only in the admin', async (t) => {
  const db = await openStore(t);
  const { id: one } = await addPicture(db, makePlacedPicture('one.jpg'));
  const { id: two } = await addPicture(db, makePlacedPicture('two.jpg'));
  await addProject(db, fieldsOf([two, one], { title: 'June', month: '2026-06' }), 'Pat');
  await addProject(db, fieldsOf([one], { title: 'August', month: '2026-08' }), 'Pat');
  await addProject(db, fieldsOf([one], { title: 'Draft', month: '2026-09', published: false }), 'Pat');

  t.same(
    (await listProjects(db)).map(({ title }) => title),
    ['Draft', 'August', 'June'],
  );
  const shown = await listShownProjects(db);
  t.same(
    shown.map(({ title, pictures }) => [title, ...pictures.map(({ picture }) => picture.name)]),
    [
      ['August', 'one.jpg'],
      ['June', 'two.jpg', 'one.jpg'],
    ],
  );
});

t.test('a photo deleted from the gallery leaves its project and its pair until Undo', async (t) => {
  const db = await openStore(t);
  const { id: one } = await addPicture(db, makePlacedPicture('one.jpg'));
  const { id: two } = await addPicture(db, makePlacedPicture('two.jpg'));
  const { id } = await addProject(db, fieldsOf([one, two], { before: one, after: two }), 'Pat');
  t.ok((await listShownProjects(db))[0]?.pair);

  await deletePicture(db, one);
  t.match(await findProject(db, id), { pictures: [{ id: two }], before: undefined });
  t.notOk((await listShownProjects(db))[0]?.pair);
  await restorePicture(db, one);
  t.match(await findProject(db, id), { pictures: [{ id: one }, { id: two }], before: one, after: two });

  await deletePicture(db, one);
  await deletePicture(db, two);
  t.same(await listShownProjects(db), [], 'without a photo there is nothing to show');
});

t.test('a photo removed from its last project is deleted permanently', async (t) => {
  const db = await openStore(t);
  const { id: own } = await addPicture(db, makePlacedPicture('own.jpg'));
  const { id: shared } = await addPicture(db, makePlacedPicture('shared.jpg'));
  const first = await addProject(db, fieldsOf([own, shared]), 'Pat');
  const second = await addProject(db, fieldsOf([shared]), 'Pat');

  await changeProject(db, first.id, first.version, fieldsOf([shared]), 'Pat');
  t.notOk(await findPicture(db, own));
  t.notOk(await restorePicture(db, own), 'nothing can be undone');
  await deleteProject(db, first.id);
  t.ok(await findPicture(db, shared));
  await deleteProject(db, second.id);
  t.notOk(await findPicture(db, shared));
});

t.test('a refused change changes nothing', async (t) => {
  const db = await openStore(t);
  const { id: photo } = await addPicture(db, makePlacedPicture('one.jpg'));
  const { id, version } = await addProject(db, fieldsOf([photo]), 'Pat');

  await t.rejects(changeProject(db, id, version + 1, fieldsOf([photo], { title: 'Late' }), 'Pat'), {
    code: 'CHANGED_ELSEWHERE',
  });
  await t.rejects(changeProject(db, id, version, fieldsOf([photo + 1], { title: 'Gone' }), 'Pat'), {
    code: 'INVALID_FIELDS',
  });

  t.match(await findProject(db, id), { title: projectOf([]).title, version, pictures: [{ id: photo }] });
});
