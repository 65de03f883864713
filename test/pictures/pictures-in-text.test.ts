import t from 'tap';
import { addPicture, setPictureAlt, toPicture } from '../../src/pictures/store.ts';
import type { PictureChoices } from '../../src/shared/pictures/pictures.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { uploadPhotos } from '../fixtures/projects.ts';
import { upload } from '../fixtures/upload.ts';

t.test('the owner’s photos can be on pages', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const cookie = await signIn(app);
  const { call, open, saveDraft, change, saveProfile } = await contentCalls(app);
  const send = async (name: string) => {
    const { body } = await upload(address, cookie, await drawPicture(900, 600).jpeg().toBuffer(), name);
    return body.image?.id ?? 0;
  };
  const choices = async (query = ''): Promise<PictureChoices> =>
    (await call('GET', `/api/admin/images/choices?${query}`)).json();
  const usesOf = async (name: string) => (await call('GET', '/api/admin/images')).json().uses[name];
  const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

  await uploadPhotos(address, cookie, 1);
  const yard = await send('yard.jpg');
  const gate = await send('gate.jpg');
  await call('PATCH', `/api/admin/images/${gate}`, { alt: 'An arched Cedar gate in Élon' });

  t.test('photos are offered with built-in pictures, newest first, without project photos', async (t) => {
    const { uploads, builtIn, total, next } = await choices();

    t.strictSame(namesOf(uploads), ['gate.jpg', 'yard.jpg']);
    t.strictSame([total, next], [2, undefined]);
    for (const { thumbnail } of [...uploads, ...builtIn.slice(0, 1)])
      t.equal((await app.inject({ url: thumbnail })).statusCode, 200, thumbnail);
    t.ok(namesOf(builtIn).includes('style-pool.jpg'));
    t.equal(builtIn.filter(({ alt }) => alt !== '').length > 10, true, 'with what the pages say that they show');
  });

  t.test('photos are searched by all words of caption and name in any case', async (t) => {
    t.strictSame(namesOf((await choices('search=cedar+élon')).uploads), ['gate.jpg']);
    t.strictSame(namesOf((await choices('search=YARD')).uploads), ['yard.jpg']);
    t.match(await choices('search=nothing+like+it'), { uploads: [], total: 0, builtIn: [] });
  });

  t.test('photos are on the page with variants and size, and in the preview first', async (t) => {
    const { words, draftVersion } = await open('pool-fencing');
    const picture = { name: 'gate.jpg', alt: 'Our gate by the pool' };
    const { version } = (await saveDraft('pool-fencing', { ...words, picture }, draftVersion)).json();
    t.strictSame(await usesOf('gate.jpg'), [{ id: 'pool-fencing', name: 'Pool Fencing', state: 'draft' }]);
    t.notMatch(await showPage(app, '/pool-fencing'), '/variants/gate-');
    t.match((await app.inject({ url: '/admin/preview/pool-fencing', headers: { cookie } })).body, /gate-[0-9a-f]{12}-/);

    t.equal((await call('POST', '/api/admin/content/pool-fencing/publication', { version })).statusCode, 200);

    const page = await showPage(app, '/pool-fencing');
    t.match(page, /srcSet="\/images\/variants\/gate-[0-9a-f]{12}-400\.webp 400w/i);
    t.match(page, /width="900" height="600" alt="Our gate by the pool"/);
    t.match(page, /<meta property="og:image" content="[^"]*\/images\/gate\.jpg"/);
    t.strictSame(await usesOf('gate.jpg'), [{ id: 'pool-fencing', name: 'Pool Fencing', state: 'live' }]);
    const thumbnail = await app.inject({ url: '/api/admin/images/thumbnails/gate.jpg', headers: { cookie } });
    t.equal((await app.inject({ url: String(thumbnail.headers.location) })).statusCode, 200);
  });

  t.test('a deleted photo is replaced by the page’s default picture until it is restored', async (t) => {
    const features = (await open('home')).words.features as { picture: object }[];
    await change('home', {
      features: features.map((each) => ({ ...each, picture: { name: 'gate.jpg', alt: 'A gate' } })),
    });
    await call('DELETE', `/api/admin/images/${gate}`);

    for (const path of ['/pool-fencing', '/']) t.notMatch(await showPage(app, path), /gate\.jpg|\/gate-/, path);
    t.match(await showPage(app, '/pool-fencing'), 'style-pool-');
    t.match(await showPage(app, '/'), /feature-quality-.*feature-licensed-/s);
    t.match((await open('pool-fencing')).problems, [{ path: 'picture.name', code: 'picture', level: 'error' }]);
    t.equal((await app.inject({ url: '/api/admin/images/thumbnails/gate.jpg', headers: { cookie } })).statusCode, 404);

    await call('POST', `/api/admin/images/${gate}/restoration`);
    t.match(await showPage(app, '/pool-fencing'), '/images/variants/gate-');
  });

  t.test('photos don’t replace the license number or the link to prices', async (t) => {
    await saveProfile({ licenseBoard: 'NC Board', licenseNumber: '4711' });
    const features = (await open('home')).words.features as { picture: object }[];
    const picture = { name: 'gate.jpg', alt: 'A gate' };
    await change('home', { features: features.map((each) => ({ ...each, picture })) });
    const cards = /<ul class="features.*?<\/ul>/.exec(await showPage(app, '/'))?.[0].replaceAll('<!-- -->', '');
    t.match(cards, /gate-.*NC Board, license 4711.*href="\/price-my-fence"/s);

    await change('home', { features: features.map((each) => ({ ...each, below: undefined })) });
    t.notMatch(/<ul class="features.*?<\/ul>/.exec(await showPage(app, '/'))?.[0], /license 4711|price-my-fence/);
  });

  t.test('a deleted photo is left out where a picture is optional', async (t) => {
    const { contentSections: before } = (await open('pool-fencing')).words as { contentSections: { kind: string }[] };
    const picture = { name: 'yard.jpg', alt: 'A yard with a fence' };
    const at = before.findIndex(({ kind }) => kind === 'steps');
    const sections = before.map((section, index) => (index === at ? { ...section, picture } : section));
    t.equal((await change('pool-fencing', { contentSections: sections })).statusCode, 200);
    t.match(await showPage(app, '/pool-fencing'), 'A yard with a fence');

    await call('DELETE', `/api/admin/images/${yard}`);

    t.notMatch(await showPage(app, '/pool-fencing'), 'A yard with a fence');
  });

  t.test('photos are listed 24 at a time', async (t) => {
    const row = await app.db.selectFrom('images').selectAll().where('id', '=', gate).executeTakeFirstOrThrow();
    for (let number = 1; number <= 30; number += 1) {
      const made = {
        kind: 'gallery' as const,
        picture: { ...toPicture(row), name: `fence-${number}.jpg` },
        file: row.file,
      };
      const { id } = await addPicture(app.db, { ...made, bytes: 1 });
      await setPictureAlt(app.db, id, `Fence number ${number}`);
    }

    const first = await choices('search=number');
    const second = await choices(`search=number&before=${first.next}`);

    t.strictSame([first.uploads.length, first.total, second.uploads.length, second.next], [24, 30, 6, undefined]);
    t.strictSame(namesOf(second.uploads)[0], 'fence-6.jpg');
    t.strictSame(second.builtIn, []);
  });
});
