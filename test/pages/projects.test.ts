import { createHash } from 'node:crypto';
import t from 'tap';
import { build, listen, signIn } from '../fixtures/app.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';
import { volume } from '../fixtures/volume.ts';
import { weigh } from '../fixtures/weight.ts';

const app = await build(t);
const address = await listen(app);
const cookie = await signIn(app);
const photos = await uploadPhotos(address, cookie, 3);
const [first = 0, second = 0, third = 0] = photos.map(({ id }) => id);
const post = (ids: readonly number[], project: object) => postProject(app, cookie, projectOf(ids, project));
const read = async (url: string) => (await app.inject({ url })).body;
const titles = (html: string) =>
  Array.from(html.matchAll(/<div class="stack-2 wraps"><h3>([^<]*)</g), ([, title]) => title);
const cards = (html: string) => Array.from(html.matchAll(/project-card__title">([^<]*)</g), ([, title]) => title);

t.test('a draft project is shown nowhere', async (t) => {
  const project = await post([first], { title: 'Only a draft', published: false });

  for (const url of ['/', '/gallery', '/privacy-fencing', '/winston-salem-fence-installation', '/sitemap.xml'])
    t.notMatch(await read(url), /Only a draft|yard-0|Recent projects/, url);
  await app.inject({ method: 'DELETE', url: `/api/admin/projects/${project.id}`, headers: { cookie } });
});

t.test('a published project is in the gallery, on its services, and in its town', async (t) => {
  await post([second], { title: 'A <cedar> fence', services: ['privacy-fencing', 'pool-fencing'] });

  const gallery = await read('/gallery');
  t.match(gallery, 'A &lt;cedar&gt; fence');
  t.match(gallery, 'Winston-Salem, NC · September 2026 · Western red cedar · 6 ft tall · 180 ft long');
  t.match(gallery, 'alt="Cedar fence from side 1"');
  for (const url of ['/privacy-fencing', '/pool-fencing', '/winston-salem-fence-installation']) {
    t.match(await read(url), 'Recent projects', url);
    t.strictSame(cards(await read(url)), ['A &lt;cedar&gt; fence'], url);
  }
  t.notMatch(await read('/picket-fencing'), 'Recent projects');
  t.notMatch(await read('/elon-fence-installation'), 'Recent projects');
  const map = await read('/sitemap.xml');
  t.equal(map.split(`/images/${photos[1]?.name}<`).length - 1, 4, 'gallery, two services, one town');
});

t.test('the gallery filters by service and town in HTML with one canonical address', async (t) => {
  await post([second], { title: 'Elon pickets', services: ['picket-fencing'], town: 'elon' });

  const all = await read('/gallery');
  t.match(all, 'href="/gallery?service=picket-fencing"');
  t.match(all, 'href="/gallery?town=elon"');
  t.notMatch(all, 'href="/gallery?town=lexington"', 'no link to nothing');
  const pickets = await read('/gallery?service=picket-fencing');
  t.strictSame(titles(pickets), ['Elon pickets']);
  t.match(pickets, /rel="canonical" href="[^"?]*\/gallery"/);
  t.match(pickets, 'href="/gallery?service=picket-fencing&amp;town=elon"', 'a link keeps the other choice');
  t.strictSame(titles(await read('/gallery?town=winston-salem')), ['A &lt;cedar&gt; fence']);
  t.strictSame(titles(await read('/gallery?service=picket-fencing&town=winston-salem')), []);
  t.match(await read('/gallery?town=atlantis'), 'We haven’t added a project like this yet.');
  t.strictSame(titles(await read('/gallery?town=<x>')), titles(all), 'what is no slug is no filter');
});

t.test('six projects replace the samples on the home page, and a service page has three', async (t) => {
  for (let count = 3; count <= 5; count += 1) await post([second], { title: `Job ${count}`, month: `2026-0${count}` });
  t.match(await read('/'), 'Sample: Greensboro, NC');

  await post([third], { title: 'Job 12', month: '2026-12' });

  const home = await read('/');
  t.notMatch(home, 'Sample:');
  t.strictSame(cards(home), ['Job 12', 'Elon pickets', 'A &lt;cedar&gt; fence', 'Job 5', 'Job 4', 'Job 3']);
  t.match(home, 'Winston-Salem, NC');
  t.strictSame(cards(await read('/privacy-fencing')), ['Job 12', 'A &lt;cedar&gt; fence', 'Job 5']);
  t.match(await read('/sitemap.xml'), photos[2]?.name);
});

t.test('a before-and-after pair is in the HTML, with a labeled slider', async (t) => {
  const pair = { before: second, after: third };
  const { id } = await post([second, third], { title: 'Old and new', month: '2027-01', ...pair });

  const html = await read('/gallery');

  t.match(html, new RegExp(`<input[^>]*id="before-after-${id}"[^>]*type="range"`));
  t.match(html, `for="before-after-${id}">Show before or after</label>`);
  t.match(html, />Before<.*>After</s);
});

t.test('every project picture has alternative text, a size, and widths', async (t) => {
  for (const url of ['/', '/gallery', '/privacy-fencing', '/winston-salem-fence-installation'])
    for (const [image] of (await read(url)).matchAll(/<img[^>]*yard-[^>]*>/g)) {
      t.match(image, / alt="[^"]+"/, url);
      t.match(image, / sizes="[^"]+"/, url);
      t.match(image, / width="\d+" height="\d+"/, url);
    }
});

t.test('the gallery stays within its weight with dozens of projects and lists every one', async (t) => {
  const many = volume(200);
  const ids = [second, third, ...(await copyPhoto(third, 17))];
  const present = app.site.current.projects.length;
  for (let count = present; count < many; count += 1)
    await postProject(app, cookie, projectOf(ids, { title: `Job ${count}`, before: second, after: third }));

  const seen = new Set<string | undefined>();
  let next: string | undefined = '/gallery';
  for (let page = 0; next && page < 100; page += 1) {
    const html: string = await read(next);
    const bytes = weigh(html, 15_000);
    t.ok(bytes <= 15_000, `${next}: ${bytes} bytes`);
    for (const [, id] of html.matchAll(/id="project-(\d+)"/g)) seen.add(id);
    next = /rel="next" href="([^"]+)"[^>]*>\s*Older projects/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  }
  t.equal(seen.size, many);
});

/** Rows of more photos with different names; no test requests their files. */
async function copyPhoto(id: number, count: number): Promise<number[]> {
  const { id: _id, ...photo } = await app.db
    .selectFrom('images')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => ({
    ...photo,
    name: `copied-${index}.jpg`,
    hash: createHash('sha256').update(`${index}`).digest('hex').slice(0, photo.hash.length),
  }));
  const rows = await app.db.insertInto('images').values(copies).returning('id').execute();
  return rows.map((row) => row.id);
}
