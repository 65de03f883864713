import t from 'tap';
import { listVariants, type UploadedPicture } from '../../src/shared/pictures/pictures.ts';
import { build, callAs, listen, signIn, signInAs } from '../fixtures/app.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';
import { upload } from '../fixtures/upload.ts';

const app = await build(t);
const address = await listen(app);
const admin = await signIn(app);
const staff = await signInAs(app, 'crew');
const call = callAs(app, admin);
const list = '/api/images?view=uploader';

/** Returns every address of a picture: the original, and each width and format. */
async function addressesOf(id: number): Promise<string[]> {
  const { images } = (await app.inject({ url: list, headers: { cookie: admin } })).json<{
    images: UploadedPicture[];
  }>();
  const found = images.find((image) => image.id === id);
  if (!found) throw new Error(`the uploader does not list picture ${id}`);
  return [found.path, ...listVariants(found.picture).map(({ file }) => `/images/variants/${file}`)];
}

/** The owner's session cookie with its end cut off. */
const damaged = admin
  .split('; ')
  .find((cookie) => cookie.startsWith('session='))
  ?.slice(0, -8);

const open = (cookie: string | undefined, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...headers, ...(cookie && { cookie }) } });

async function statusesFor(cookie: string | undefined, addresses: readonly string[]): Promise<number[]> {
  const answers = await Promise.all(addresses.map((url) => open(cookie, url)));
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
}

t.test('only staff see and open the photos of an unpublished project', async (t) => {
  const photos = await uploadPhotos(address, staff, 2);
  const [alone, drafted] = photos;
  if (!alone || !drafted) throw new Error('two photos were uploaded');
  const draft = await postProject(app, admin, projectOf([drafted.id], { published: false }));

  for (const { id, name } of [alone, drafted]) {
    const addresses = await addressesOf(id);
    t.ok(addresses.length > 4, 'the original, widths and formats');
    const stem = name.replace(/\.jpg$/, '');
    t.match(damaged, /^session=./);
    for (const stranger of [undefined, 'session=forged', damaged]) {
      t.strictSame(await statusesFor(stranger, addresses), [404], name);
      t.notMatch((await open(stranger, list)).body, stem);
      t.notMatch((await open(stranger, '/upload-images')).body, stem);
    }
    for (const url of addresses) {
      t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 404, url);
      t.equal((await open(undefined, url, { range: 'bytes=0-9' })).statusCode, 404, url);
    }
    for (const cookie of [admin, staff]) {
      t.strictSame(await statusesFor(cookie, addresses), [200], name);
      t.match((await open(cookie, list)).body, stem);
      t.match((await open(cookie, '/upload-images')).body, stem, 'also without JavaScript');
      for (const url of [...addresses, list])
        t.equal((await open(cookie, url)).headers['cache-control'], 'no-store', url);
    }
  }

  const { version } = draft;
  const change = (published: boolean, from: number) =>
    call('PUT', `/api/admin/projects/${draft.id}`, projectOf([drafted.id], { published, version: from }));
  t.equal((await change(true, version)).statusCode, 200);
  t.strictSame(await statusesFor(undefined, await addressesOf(drafted.id)), [200], 'published');
  t.match((await open(undefined, list)).body, 'yard-1');
  t.equal((await change(false, version + 1)).statusCode, 200);
  t.strictSame(await statusesFor(undefined, await addressesOf(drafted.id)), [404], 'a draft again');
  t.strictSame(await statusesFor(undefined, await addressesOf(alone.id)), [404], 'never published');
});

t.test('a deleted or replaced project photo is hidden as well', async (t) => {
  const [photo] = await uploadPhotos(address, staff, 1);
  if (!photo) throw new Error('a photo was uploaded');
  const before = await addressesOf(photo.id);
  const [, ...variants] = before;
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(await takePhoto(500, 700, 1))]), 'other.jpg');
  const replaced = await fetch(`${address}/api/admin/images/${photo.id}/file`, {
    method: 'PUT',
    body: form,
    headers: { cookie: admin },
  });
  t.equal(replaced.status, 200, await replaced.text());
  t.strictSame(await statusesFor(undefined, variants), [404], 'the earlier photo');
  t.strictSame(await statusesFor(undefined, await addressesOf(photo.id)), [404], 'the new photo');
  const present = await addressesOf(photo.id);

  t.equal((await call('DELETE', `/api/admin/images/${photo.id}`)).statusCode, 200);

  t.strictSame(await statusesFor(undefined, [...before, ...present]), [404]);
});

t.test('public pictures stay public: site slots, the gallery, and built-in pictures', async (t) => {
  const gallery = await upload(address, staff, await takePhoto(), 'open.jpg');
  const slot = await upload(address, staff, await takePhoto(300, 200), 'about-team.jpg');

  for (const image of [gallery.body.image, slot.body.image]) {
    const addresses = await addressesOf(image?.id ?? 0);
    t.strictSame(await statusesFor(undefined, addresses), [200], image?.name ?? '');
    t.match((await open(undefined, list)).body, image?.name);
    t.not((await open(undefined, addresses[1] ?? '')).headers['cache-control'], 'no-store');
  }
  t.equal((await open(undefined, '/images/hero-image.jpg')).statusCode, 200);
  const [variant = ''] = /\/images\/variants\/hero-image-[\w.-]+/.exec((await open(undefined, '/')).body) ?? [];
  t.equal((await open(undefined, variant)).statusCode, 200, variant);
});
