import { join } from 'node:path';
import t from 'tap';
import { build, callAs, configOf, listen, signIn } from '../fixtures/app.ts';
import { projectOf, uploadPhotos } from '../fixtures/projects.ts';
import { listFiles } from '../fixtures/upload.ts';

const app = await build(t);
const { dataDir } = configOf(app);
const address = await listen(app);
const cookie = await signIn(app);
const call = callAs(app, cookie);
const photos = await uploadPhotos(address, cookie, 4);
const [first = 0, second = 0, third = 0, fourth = 0] = photos.map(({ id }) => id);

t.test('a project is stored, read, listed, changed, and deleted', async (t) => {
  const posted = await call('POST', '/api/admin/projects', projectOf([first], { published: false }));
  t.equal(posted.statusCode, 201);
  const project = posted.json();
  t.match(project, { ...projectOf([first]), version: 1, published: false });
  t.notOk('before' in project);

  t.same((await call('GET', `/api/admin/projects/${project.id}`)).json(), project);
  const { projects, choices } = (await call('GET', '/api/admin/projects')).json();
  t.same(projects, [project]);
  t.ok(choices.services.some(({ slug }: { slug: string }) => slug === 'privacy-fencing'));
  t.ok(
    choices.towns.some(
      ({ slug, name }: Record<string, string>) => slug === 'winston-salem' && name === 'Winston-Salem',
    ),
  );

  const changed = await call('PUT', `/api/admin/projects/${project.id}`, {
    ...project,
    title: '  A  new name ',
    before: undefined,
    height: '5.5 ft',
    feet: '',
  });
  t.match(changed.json(), { title: 'A new name', height: 5.5, feet: null, version: 2 });

  t.equal((await call('DELETE', `/api/admin/projects/${project.id}`, { version: 2 })).statusCode, 200);
  t.equal((await call('GET', `/api/admin/projects/${project.id}`)).statusCode, 404);
  t.equal((await call('PUT', `/api/admin/projects/${project.id}`, project)).statusCode, 404);
  t.equal((await call('DELETE', `/api/admin/projects/${project.id}`)).statusCode, 404);
});

t.test('the second of two windows is refused, and nothing is overwritten', async (t) => {
  const { id, version, ...project } = (await call('POST', '/api/admin/projects', projectOf([second]))).json();
  const save = (title: string) => call('PUT', `/api/admin/projects/${id}`, { ...project, title, version });
  t.equal((await save('Mine')).statusCode, 200);

  const late = await save('Theirs');

  t.equal(late.statusCode, 409);
  t.match(late.json().message, /another window/);
  t.equal((await call('DELETE', `/api/admin/projects/${id}`, { version })).statusCode, 409);
  t.equal((await call('PUT', `/api/admin/projects/${id}`, project)).statusCode, 400, 'a version is asked for');
  t.equal((await call('GET', `/api/admin/projects/${id}`)).json().title, 'Mine');
});

t.test('an invalid project is refused at its field, and nothing is stored', async (t) => {
  const before = (await call('GET', '/api/admin/projects')).json().projects.length;
  const bad: [change: object, field: string][] = [
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(81) }, 'title'],
    [{ title: 'Fence \uf8ff' }, 'title'],
    [{ services: [] }, 'services'],
    [{ services: ['roofing'] }, 'services'],
    [{ services: ['privacy-fencing', 'privacy-fencing'] }, 'services'],
    [{ services: ['a', 'b', 'c', 'd'] }, 'services'],
    [{ town: 'paris' }, 'town'],
    [{ month: '2026-13' }, 'month'],
    [{ height: 'tall' }, 'height'],
    [{ feet: -1 }, 'feet'],
    [{ story: 'x'.repeat(601) }, 'story'],
    [{ pictures: [] }, 'pictures'],
    [{ pictures: [{ id: 999_999, alt: 'A fence' }] }, 'pictures'],
    [{ pictures: Array.from({ length: 21 }, (_none, id) => ({ id: id + 1, alt: 'A fence' })) }, 'pictures'],
    [{ pictures: [{ id: third, alt: '' }] }, 'pictures.0.alt'],
    [{ before: third }, 'before'],
    [{ before: third, after: third }, 'before'],
    [{ before: third, after: first }, 'before'],
  ];
  for (const [change, field] of bad) {
    const response = await call('POST', '/api/admin/projects', projectOf([third], change));
    t.equal(response.statusCode, 400, `${field} ${JSON.stringify(change).slice(0, 60)}`);
    t.strictSame(Object.keys(response.json().fields), [field]);
  }
  t.equal((await call('GET', '/api/admin/projects')).json().projects.length, before);
});

t.test('publishing requires a description of each photo, and a draft doesn’t', async (t) => {
  const pictures = [{ id: third, alt: '' }];
  const draft = await call('POST', '/api/admin/projects', projectOf([], { pictures, published: false }));
  t.equal(draft.statusCode, 201);
  const { id } = draft.json();

  const refused = await call('PUT', `/api/admin/projects/${id}`, { ...draft.json(), published: true });

  t.strictSame(refused.json().fields, { 'pictures.0.alt': ['Describe what the photo shows.'] });
  const isListed = async () => (await app.inject({ url: '/api/images' })).body.includes('yard-2');
  t.notOk(await isListed(), 'a photo of a draft is not public');
  const published = { ...draft.json(), pictures: [{ id: third, alt: 'Cedar gate' }], published: true };
  t.equal((await call('PUT', `/api/admin/projects/${id}`, published)).statusCode, 200);
  t.ok(await isListed());
});

t.test('a removed photo disappears from every page, the sitemap, and the disk', async (t) => {
  const photo = photos[3];
  const name = photo?.name ?? '';
  const pair = { before: second, after: fourth };
  const shared = (await call('POST', '/api/admin/projects', projectOf([second, fourth], pair))).json();
  t.match(shared, pair);
  const other = (await call('POST', '/api/admin/projects', projectOf([fourth], { title: 'Another' }))).json();
  const addresses = [
    '/gallery',
    '/sitemap.xml',
    '/api/images',
    '/privacy-fencing',
    '/winston-salem-fence-installation',
  ];
  const showing = async () => {
    const answers = await Promise.all(addresses.map(async (url) => [url, (await app.inject({ url })).body] as const));
    return answers.filter(([, body]) => body.includes(name.replace(/\.jpg$/, ''))).map(([url]) => url);
  };
  t.strictSame(await showing(), addresses);

  await call('PUT', `/api/admin/projects/${shared.id}`, projectOf([second], { version: shared.version }));
  t.ok((await showing()).includes('/gallery'), 'another project still has it');
  await call('DELETE', `/api/admin/projects/${other.id}`);

  t.strictSame(await showing(), []);
  t.equal((await app.inject({ url: `/images/${name}` })).statusCode, 404);
  t.equal((await app.inject({ url: photo?.url ?? '' })).statusCode, 404);
  t.notOk((await listFiles(join(dataDir, 'images', 'variants'))).some((file) => /^yard-3-.*(webp|jpg)$/.test(file)));
});

t.test('a project’s photo never takes a page’s slot, whatever its name', async (t) => {
  const form = new FormData();
  form.append('project', 'yes');
  const { body } = await app.inject({ url: photos[0] ? `/images/${photos[1]?.name}` : '/' });
  t.ok(body);
  const bytes = await (await fetch(`${address}/images/${photos[1]?.name}`)).arrayBuffer();
  form.append('image', new Blob([bytes]), 'logo.png');

  const answer = await fetch(`${address}/api/upload`, { method: 'POST', body: form, headers: { cookie } });

  t.match(await answer.json(), { image: { kind: 'gallery' } });
});
