import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { signIn } from '../fixtures/app.ts';
import { openPage, waitUntilConnected } from '../fixtures/browser.ts';
import { checkLayoutShift, checkOverflow, watchLayoutShifts } from '../fixtures/layout.ts';
import { openAdmin } from '../fixtures/owner.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';

const { app, address, browser, open } = await openAdmin(t);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).tap();
const readGallery = async () => (await app.inject('/gallery')).body;
const photos = await Promise.all(
  [1, 2, 3, 4].map(async (place) => ({
    name: `yard-${place}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await takePhoto(400 + place, 300, 1),
  })),
);

t.test('a project is published from a phone with photos, service, and town', async (t) => {
  const page = await open(t, '/admin/projects', phone);
  await page.getByText('No projects yet.').waitFor();
  await press(page, 'New project');

  await page.getByLabel('Choose photos').setInputFiles(photos);
  await page.getByLabel(/^Service/).selectOption('Privacy Fencing');
  await page.getByLabel(/^Town/).selectOption('Winston-Salem');
  await page.getByText('4 of 4 photos sent').waitFor();

  await press(page, 'Publish');
  await page.getByText('Describe the 4 marked photos before you publish.').waitFor();
  await checkAccessibility(t, page, 'the editor with what is missing');
  t.notMatch(await readGallery(), 'yard-1', 'nobody sees them before');
  for (const place of photos.keys())
    await page.getByLabel(`What does photo ${place + 1} show?`).fill(`Cedar fence, side ${place + 1}`);
  await page.getByLabel('Before photo').selectOption({ index: 1 });
  await page.getByLabel('After photo').selectOption({ index: 2 });
  await press(page, 'Publish');

  await page.getByRole('link', { name: 'Privacy Fencing in Winston-Salem' }).waitFor();
  t.match(app.site.current.projects, [{ title: 'Privacy Fencing in Winston-Salem', pictures: { length: 4 } }]);
  await checkAccessibility(t, page, 'the list');
  await checkOverflow(t, page, 'the list');
});

t.test('a project can be edited, a photo restored, and another window sees the conflict', async (t) => {
  const [project] = app.site.current.projects;
  const path = `/admin/projects/${project?.id}`;
  const page = await open(t, path, { ...phone, expected: /409/ });
  await page.getByRole('heading', { level: 1, name: 'Privacy Fencing in Winston-Salem' }).waitFor();

  await press(page, 'Remove: photo 4');
  await page.getByText('3 of 3 photos sent').waitFor();
  await press(page, 'Undo');
  await page.getByText('4 of 4 photos sent').waitFor();
  await press(page, 'Remove: photo 4');
  await page.getByLabel('Title').fill('A fence on a corner lot');
  const other = await open(t, path, phone);
  await other.getByLabel('Material').fill('Cedar');
  await press(other, 'Save');
  await other.getByText('It’s live on the website.').waitFor();
  await press(page, 'Save');
  await page.getByRole('heading', { name: 'This project was changed in another window' }).waitFor();
  await press(page, 'Keep all of mine');

  await page.getByRole('heading', { level: 1, name: 'A fence on a corner lot' }).waitFor();
  t.match(app.site.current.projects, [{ title: 'A fence on a corner lot', pictures: { length: 3 } }]);
  t.notMatch(await readGallery(), 'yard-4');
});

t.test('unsaved project changes survive a reload', async (t) => {
  const page = await open(t, '/admin/projects', phone);
  await press(page, 'New project');
  await page.getByLabel('Choose photos').setInputFiles(photos.slice(0, 1));
  await page.getByText('1 of 1 photos sent').waitFor();
  await page.getByLabel('What does photo 1 show?').fill('A gate');
  page.on('dialog', (dialog) => void dialog.accept());

  await page.reload();

  await page.getByRole('heading', { level: 1, name: 'New project' }).waitFor();
  t.equal(await page.getByLabel('What does photo 1 show?').inputValue(), 'A gate');
});

t.test('before and after follow a finger and the keys, and photos open in the lightbox', async (t) => {
  const page = await openPage(t, browser, { ...phone, reducedMotion: 'reduce' });
  await page.goto(`${address}/gallery`);
  await page.mouse.wheel(0, 100);
  const range = page.getByLabel('Show before or after');
  await range.scrollIntoViewIfNeeded();
  await waitUntilConnected(page);
  await checkAccessibility(t, page, 'the gallery with a project');
  t.equal(await sideOf(page), 50);

  const box = (await range.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + box.height / 2);
  t.ok((await sideOf(page)) > 70, 'a finger shows more of the photo before');
  await range.focus();
  for (const [key, side] of [
    ['Home', 0],
    ['ArrowRight', 1],
    ['End', 100],
  ] as const) {
    await page.keyboard.press(key);
    t.equal(await sideOf(page), side, key);
    t.equal(await range.getAttribute('aria-valuetext'), `${side}% before, ${100 - side}% after`);
  }

  await page.locator('.project__strip a').nth(2).tap();
  await page.getByRole('dialog', { name: 'Picture viewer' }).getByText('3 / 3').waitFor();
  await page.getByText('A fence on a corner lot - Winston-Salem, NC').waitFor();
  await press(page, 'Close');
  await checkOverflow(t, page, 'the gallery with a project');
});

t.test('the filters are plain links, and nothing shifts while the gallery loads', async (t) => {
  const cookie = await signIn(app);
  const [photo] = await uploadPhotos(address, cookie, 1);
  const others = {
    greensboro: 'residential-wood-fencing',
    kernersville: 'commercial-aluminum-fencing',
    burlington: 'picket-fencing',
  };
  for (const [town, service] of Object.entries(others))
    await postProject(app, cookie, projectOf([photo?.id ?? 0], { services: [service], town, month: '2020-01' }));
  const page = await openPage(t, browser, phone);
  await page.addInitScript(watchLayoutShifts);
  await page.goto(`${address}/gallery`);
  await page.mouse.wheel(0, 600);
  await waitUntilConnected(page);
  await page.locator('.gallery__list img').first().waitFor();
  await checkOverflow(t, page, 'more filters than a phone is wide, which scroll in their own line');
  await checkLayoutShift(t, page, '/gallery');

  const town = page.getByRole('link', { name: 'Winston-Salem', exact: true }).first();
  await town.click();
  await page.waitForURL(`${address}/gallery?town=winston-salem`);
  await page.getByText('1 project', { exact: true }).waitFor();
  t.equal(await town.getAttribute('aria-current'), 'true');
});

t.test('without JavaScript both photos are side by side with their labels', async (t) => {
  const page = await openPage(t, browser, { ...phone, javaScriptEnabled: false });
  await page.goto(`${address}/gallery`);

  t.notOk(await page.getByLabel('Show before or after').isVisible());
  const before = await page.getByText('Before', { exact: true }).boundingBox();
  const after = await page.getByText('After', { exact: true }).boundingBox();
  t.ok(before && after && before.x + before.width < after.x && Math.abs(before.y - after.y) < 2, 'side by side');
});

/** Returns the visible part of the before photo, in percent. */
function sideOf(page: Page): Promise<number> {
  return page
    .locator('.before-after')
    .first()
    .evaluate((element) => Number.parseInt(getComputedStyle(element).getPropertyValue('--before'), 10));
}
