import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import t from 'tap';
import { withFormerProfile } from '../../src/content/former-profile.ts';
import { frame } from '../../src/content/frame.ts';
import { checkContent } from '../../src/content-file/check-content.ts';
import { up } from '../../src/database/migrations/018-footer-links.ts';
import type { FileContent } from '../../src/shared/content-file.ts';
import { build, start, testConfig } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { fileCalls, readTar } from '../fixtures/content-file.ts';

/** The migration, once more over this database. */
async function moveLinks({ db, site }: FastifyInstance): Promise<void> {
  await up(db as unknown as Kysely<unknown>);
  await site.update(async () => {});
}

/** A value as the first entry of a content file brings it. */
const bytesOf = (value: object) => Readable.from([Buffer.from(JSON.stringify(value))]);

const former = [
  { name: 'Pools', url: '/pool-fencing' },
  { name: 'Partner', url: 'http://partner.example/' },
  { name: 'Soon', url: '#' },
];
const services = former.map(({ name, url }) => ({ name, target: url }));
const footer =
  /<li><a href="\/pool-fencing">Pools<\/a><\/li><li><a href="http:\/\/partner.example\/">Partner<\/a><\/li><li><a href="#">Soon<\/a>/;

t.test('the links of the footer are words of header and footer, with the checks of links', async (t) => {
  const app = await build(t);
  const { change } = await contentCalls(app);
  t.equal((await change('frame', { services })).statusCode, 200);
  t.match(await showPage(app, '/'), footer);
  const wrong = await change('frame', { services: [{ name: 'Wood', target: 'data:text/html,x' }] });
  t.match(wrong.json().problems, [{ path: 'services.0.target', message: /^Choose a page or write an address/ }]);
  const gone = await change('frame', { services: [{ name: 'Wood', target: 'page:nothing' }] });
  t.match(gone.json().problems, [{ path: 'services.0.target', code: 'link' }]);
});

t.test(
  'links of before that stood in the profile come along, and no restore, draft or schedule loses them',
  async (t) => {
    const config = await testConfig(t);
    const app = await start(t, config);
    const { saveProfile, open, saveDraft, change } = await contentCalls(app);
    await saveProfile({ city: 'Elon' });
    await moveLinks(app);
    t.equal((await open('frame')).published, null, 'those that the site came with are no choice of the owner’s');

    const store = async (id: string, edit: (body: Record<string, unknown>) => object) => {
      const rows = await app.db
        .selectFrom('contentVersions')
        .select(['id', 'body'])
        .where('documentId', '=', id)
        .execute();
      for (const row of rows)
        await app.db
          .updateTable('contentVersions')
          .set({ body: JSON.stringify(edit(JSON.parse(row.body))) })
          .where('id', '=', row.id)
          .execute();
    };
    await store('profile', (body) => ({ ...body, footerServices: former }));
    await moveLinks(app);
    t.match(await open('frame'), { words: { ...frame, services }, draft: null });
    const links = await open('frame');
    t.strictSame(links.words, { ...frame, services }, 'all else follows the shipped words');

    await change('frame', { blurb: 'Words of the owner.' });
    const { words, draftVersion } = await open('frame');
    await saveDraft('frame', { ...words, blurb: 'A draft.' }, draftVersion);
    const { services: _kept, ...older } = (await open('frame')).draft as Record<string, unknown>;
    await store('frame', ({ services: _links, ...body }) => body);
    await app.db
      .updateTable('contentDocuments')
      .set({ draft: JSON.stringify(older) })
      .where('id', '=', 'frame')
      .execute();
    await moveLinks(app);
    await app.close();

    const later = await start(t, config);
    t.match(await showPage(later, '/'), footer);
    t.match(await showPage(later, '/'), 'Words of the owner.');
    const calls = await contentCalls(later);
    t.match(await calls.open('frame'), { draft: { blurb: 'A draft.', services } });
    const [, first] = (await calls.call('GET', calls.at('frame', '/versions'))).json();
    t.match((await calls.call('GET', calls.at('frame', `/versions/${first.id}`))).json(), { words: { services } });
  },
);

t.test('a copy that is read and never migrated, and a file of an older site, show them too', async (t) => {
  const app = await build(t);
  const { saveProfile } = await contentCalls(app);
  await saveProfile({ city: 'Elon' });
  const [profile] = await app.db.selectFrom('contentVersions').select(['id', 'body']).execute();
  const body = JSON.stringify({ ...JSON.parse(profile?.body ?? ''), footerServices: former });
  await app.db.updateTable('contentVersions').set({ body }).execute();
  const { byId } = await withFormerProfile(app.db, app.site.current.documents);
  t.match(byId.get('frame')?.words, { services });
  t.match(byId.get('profile')?.words, { city: 'Elon' });

  const entries = await readTar(await (await fileCalls(app)).save());
  const content = JSON.parse(entries.get('content.json') ?? '') as FileContent;
  const documents = content.documents.map((document) =>
    document.id === 'profile' ? { ...document, words: { ...document.words, footerServices: former } } : document,
  );
  const read = await checkContent(bytesOf({ ...content, documents }), () => false);
  t.match(read.documents.find(({ id }) => id === 'frame')?.words, { ...frame, services });
  t.notOk(
    (await checkContent(bytesOf(content), () => false)).documents.some(({ id }) => id === 'frame'),
    'words of today bring none',
  );
});
