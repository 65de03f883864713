import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { launch, openPage, waitUntilConnected } from '../fixtures/browser.ts';
import { openAsOwner } from '../fixtures/owner.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

t.test('from the yard: ten photos, service and town once, what each shows, published', async (t) => {
  const files = await takePhotos(t.testdir(), 10);
  const page = await openAsOwner(t, browser, `${address}/admin/projects`, phone);
  await page.getByText('No project yet.').waitFor();
  await checkAccessibility(t, page, 'the empty list');
  await page.getByRole('button', { name: 'New project' }).tap();

  await page.getByLabel('Choose photos').setInputFiles(files);
  await page.getByLabel(/^Service/).selectOption('Privacy Fencing');
  await page.getByLabel(/^Town/).selectOption('Winston-Salem');
  await page.getByText('10 of 10 photos sent').waitFor();
  await checkAccessibility(t, page, 'the editor');

  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByText('Please say what the 10 marked photos show before you publish.').waitFor();
  t.notOk((await (await fetch(`${address}/gallery`)).text()).includes('yard-0'), 'nobody sees them before');
  for (let place = 1; place <= 10; place += 1)
    await page.getByLabel(`What does photo ${place} show?`).fill(`Cedar fence, side ${place}`);
  await page.getByLabel('Photo before').selectOption({ index: 1 });
  await page.getByLabel('Photo after').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Publish' }).tap();

  await page.getByRole('link', { name: 'Privacy Fencing in Winston-Salem' }).waitFor();
  t.match(app.site.current.projects, [{ title: 'Privacy Fencing in Winston-Salem', pictures: { length: 10 } }]);
  await checkAccessibility(t, page, 'the list');
  t.ok(await staysWithin(page), 'nothing is wider than the phone');
});

t.test(
  'a project is changed at its address, a photo taken out can be put back, and another window is told',
  async (t) => {
    const [project] = app.site.current.projects;
    const page = await openAsOwner(t, browser, `${address}/admin/projects/${project?.id}`, phone, /409/);
    await page.getByRole('heading', { level: 1, name: 'Privacy Fencing in Winston-Salem' }).waitFor();
    await checkAccessibility(t, page, 'the editor of a stored project');

    await page.getByRole('button', { name: 'Take out photo 10' }).tap();
    await page.getByText('9 of 9 photos sent').waitFor();
    await page.getByRole('button', { name: 'Undo' }).tap();
    await page.getByText('10 of 10 photos sent').waitFor();
    await page.getByRole('button', { name: 'Take out photo 10' }).tap();
    await page.getByLabel('Title').fill('A fence on a corner lot');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByLabel('Material').fill('Cedar');
    await other.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByText('Every page shows it now.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).tap();
    await page.getByRole('heading', { name: 'This project was changed in another window' }).waitFor();
    await page.getByRole('button', { name: 'Save mine over it' }).tap();

    await page.getByRole('heading', { level: 1, name: 'A fence on a corner lot' }).waitFor();
    t.match(app.site.current.projects, [{ title: 'A fence on a corner lot', pictures: { length: 9 } }]);
    t.notMatch(await (await fetch(`${address}/gallery`)).text(), 'yard-9');
  },
);

t.test('what was begun is there again after a reload', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/projects`, phone);
  await page.getByRole('button', { name: 'New project' }).tap();
  await page.getByLabel('Choose photos').setInputFiles(await takePhotos(t.testdir(), 1));
  await page.getByText('1 of 1 photos sent').waitFor();
  await page.getByLabel('What does photo 1 show?').fill('A gate');
  page.on('dialog', (dialog) => void dialog.accept());

  await page.reload();

  await page.getByRole('heading', { level: 1, name: 'New project' }).waitFor();
  t.equal(await page.getByLabel('What does photo 1 show?').inputValue(), 'A gate');
});

t.test('before and after follow a finger and the keys, and the photos open in the lightbox', async (t) => {
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
  await page.keyboard.press('Home');
  t.equal(await sideOf(page), 0);
  t.equal(await range.getAttribute('aria-valuetext'), '0% before, 100% after');
  await page.keyboard.press('ArrowRight');
  t.equal(await sideOf(page), 1);
  await page.keyboard.press('End');
  t.equal(await sideOf(page), 100);

  await page.locator('.project__strip a').nth(2).tap();
  await page.getByRole('dialog', { name: 'Picture viewer' }).getByText('3 / 9').waitFor();
  await page.getByText('A fence on a corner lot - Winston-Salem, NC').waitFor();
  await page.getByRole('button', { name: 'Close' }).tap();
  t.ok(await staysWithin(page), 'nothing is wider than the phone');
});

t.test('the filters are plain links, and nothing shifts while the gallery is read', async (t) => {
  const cookie = await signIn(app);
  const [photo] = await uploadPhotos(address, cookie, 1);
  const services = ['residential-wood-fencing', 'commercial-aluminum-fencing', 'picket-fencing'];
  for (const [index, town] of ['greensboro', 'kernersville', 'burlington'].entries())
    await postProject(
      app,
      cookie,
      projectOf([photo?.id ?? 0], { services: [services[index]], town, month: '2020-01' }),
    );
  const page = await openPage(t, browser, phone);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${address}/gallery`);
  await page.mouse.wheel(0, 600);
  await waitUntilConnected(page);
  await page.locator('.gallery__list img').first().waitFor();
  t.ok(await staysWithin(page), 'more filters than a phone is wide scroll in their own line');
  t.ok((await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)) < 0.02);

  await page.getByRole('link', { name: 'Winston-Salem', exact: true }).first().click();
  await page.waitForURL(`${address}/gallery?town=winston-salem`);
  await page.getByText('1 project', { exact: true }).waitFor();
  t.equal(
    await page.getByRole('link', { name: 'Winston-Salem', exact: true }).first().getAttribute('aria-current'),
    'true',
  );
});

t.test('without JavaScript both photos stand side by side with their names', async (t) => {
  const page = await openPage(t, browser, { ...phone, javaScriptEnabled: false });
  await page.goto(`${address}/gallery`);

  t.notOk(await page.getByLabel('Show before or after').isVisible());
  const before = await page.getByText('Before', { exact: true }).boundingBox();
  const after = await page.getByText('After', { exact: true }).boundingBox();
  t.ok(before && after && before.x + before.width < after.x && Math.abs(before.y - after.y) < 2, 'side by side');
});

async function takePhotos(folder: string, count: number): Promise<string[]> {
  const files = Array.from({ length: count }, (_none, index) => join(folder, `yard-${index}.jpg`));
  for (const [index, file] of files.entries()) await writeFile(file, await takePhoto(900 + index, 675, 1));
  return files;
}

/** How much of the photo before is seen, in percent. */
function sideOf(page: Page): Promise<number> {
  return page
    .locator('.before-after')
    .first()
    .evaluate((element) => Number.parseInt(getComputedStyle(element).getPropertyValue('--before'), 10));
}

function staysWithin(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
}
