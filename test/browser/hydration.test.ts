import t from 'tap';
import { listedSections } from '../../src/shared/desk/admin-sections.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { launch, openPage, wakeAll } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openAsOwner } from '../fixtures/owner.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';
import { upload } from '../fixtures/upload.ts';
import { isFirstOfItsKind, publicPaths } from '../fixtures/walk.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

// With work to show there are islands on more pages.
const cookie = await signIn(app);
await upload(address, cookie, await takePhoto(), 'yard.jpg');
const photos = await uploadPhotos(address, cookie, 1);
for (let count = 0; count < 6; count += 1)
  await postProject(
    app,
    cookie,
    projectOf(
      photos.map(({ id }) => id),
      { title: `Fence ${count}` },
    ),
  );

/** React reports what it recovers from as an uncaught error, on which `openPage` fails. */
t.test(
  'every island of each kind of page with work to show hydrates the HTML of the server without an error',
  async (t) => {
    // The link of no plan is answered with 400.
    const page = await openPage(t, browser, { reducedMotion: 'reduce' }, /status of 400/);
    const states = [
      ...['/?sent=ABC234', '/pool-fencing?sent=ABC234', '/gallery?service=privacy-fencing', '/gallery?page=2'],
      ...['/price-my-fence?plan=nothing', `/price-my-fence?plan=${examples.E1}`],
    ];

    for (const path of [...publicPaths.filter(isFirstOfItsKind), ...states]) {
      t.comment(path);
      await page.goto(address + path);
      await wakeAll(page);
    }
  },
);

t.test('every island of the pages for staff hydrates without an error, signed out and signed in', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce' });
  const paths = ['/admin', '/upload-images', '/upload-catalog'];
  const hydrated = new Set<string>();
  for (const path of paths) {
    await page.goto(address + path);
    for (const island of await wakeAll(page)) hydrated.add(island);
  }
  const desk = await openAsOwner(t, browser, `${address}/admin`);
  for (const path of [...listedSections.map(({ path }) => path), ...paths]) {
    await desk.goto(address + path);
    for (const island of await wakeAll(desk)) hydrated.add(island);
  }

  for (const island of ['admin', 'image-uploader', 'catalog-uploader']) t.ok(hydrated.has(island), island);
});

t.test('HTML that differs from what the browser makes is such an error', async (t) => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(address, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('Full Name', 'Name in full') });
  });

  await page.goto(address);
  await wakeAll(page);

  t.match(errors, [/Minified React error #418/]);
});
