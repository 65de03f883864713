import type { Locator, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, contactRequest, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { findLeadPath } from '../fixtures/leads.ts';
import { openAsOwner } from '../fixtures/owner.ts';
import { takePhoto } from '../fixtures/pictures.ts';

const browser = await launch(t);
const photos = await Promise.all(
  ['front gate.jpg', 'yard.jpg', 'old fence.jpg'].map(async (name, index) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await takePhoto(640 + index, 480),
  })),
);

t.test('a request goes first, its photos follow one by one, and the owner sees them', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const page = await openPage(t, browser);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });

  await openForm(page, address);
  await page.getByLabel('Photos (optional)').setInputFiles(photos);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent!', { exact: true }).first().waitFor();
  await page.getByText('3 of 3 photos sent').waitFor();

  t.strictSame(calls, ['/api/contact', '/api/lead-photos', '/api/lead-photos', '/api/lead-photos']);
  t.equal(await page.getByLabel('Photos (optional)').inputValue(), '', 'the form is ready for another message');
  t.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);

  const desk = await openAsOwner(t, browser, address + (await findLeadPath(app.db, contactRequest.name)));
  const pictures = desk.locator('.lead-photos img');
  await pictures.nth(2).waitFor();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    t.equal(
      await picture.evaluate(async (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
      400,
    );
  }
  await checkAccessibility(t, desk, 'a lead with photos', '.lead');
  await desk.context().close();
});

t.test('a photo that fails is retried three times, named, and sent by "Try again"', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const page = await openPage(t, browser, { reducedMotion: 'reduce' }, /net::ERR_CONNECTION|Failed to load resource/);
  let isCut = true;
  let tries = 0;
  await page.route('**/api/lead-photos', (route) => {
    const isSecond = route.request().postDataBuffer()?.includes('filename="yard.jpg"') ?? false;
    if (isSecond) tries += 1;
    return isSecond && isCut ? route.abort('connectionreset') : route.continue();
  });

  await openForm(page, address);
  await page.getByLabel('Photos (optional)').setInputFiles(photos);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent!', { exact: true }).first().waitFor();
  // A notification stays for as long as the pointer is over it.
  await page.mouse.move(5, 200);
  await page.getByText('2 of 3 photos sent').waitFor();
  await page.locator('.toast').waitFor({ state: 'detached' });
  await requireInSight(t, page.getByRole('button', { name: 'Try again' }));

  t.equal(tries, 4, 'the first try and three quiet retries');
  t.match(await page.locator('.photo--failed').innerText(), /yard\.jpg\s+The connection was lost\./);
  t.ok(await page.getByText('Your reference is').isVisible(), 'the thanks stay as they were');
  t.equal((await app.db.selectFrom('leadPhotos').selectAll().execute()).length, 2);

  await checkAccessibility(t, page, 'photos of which one failed');
  isCut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('3 of 3 photos sent').waitFor();
  t.equal((await app.db.selectFrom('leadPhotos').selectAll().execute()).length, 3);
  t.equal((await app.db.selectFrom('submissions').selectAll().execute()).length, 1, 'the request itself is sent once');
});

t.test('a photo that will never do is named with its reason, and not offered again', async (t) => {
  const app = await build(t);
  const page = await openPage(t, browser, {}, /status of 415/);
  const text = {
    name: 'a plan with a very long name that no telephone would give to it.txt',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no photo'),
  };

  await openForm(page, await listen(app));
  await page.getByLabel('Photos (optional)').setInputFiles([...photos.slice(0, 1), text]);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('1 of 2 photos sent').waitFor();

  t.match(await page.locator('.photo--failed').innerText(), /a plan.*\.txt\s+This is not a photo we can use/);
  t.equal(await page.getByRole('button', { name: 'Try again' }).count(), 0);
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390, 'nothing stands out at the side');
});

t.test('with JavaScript off the form carries the photos, and the page says which were refused', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const page = await openPage(t, browser, { javaScriptEnabled: false });
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') };

  await fillForm(page, address);
  await page.getByLabel('Photos (optional)').setInputFiles([...photos.slice(0, 2), text]);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Message Sent!').waitFor();

  await page.getByText('2 of 3 photos sent').waitFor();
  t.match(await page.locator('.photo--refused').innerText(), /notes\.txt\s+This is not a photo we can use/);
  t.equal((await app.db.selectFrom('leadPhotos').selectAll().execute()).length, 2);

  await page.goto(`${address}/pool-fencing`);
  await page.getByLabel('Name').fill(contactRequest.name);
  await page.getByLabel('Phone').fill(contactRequest.phone);
  await page.getByRole('button', { name: 'Request Estimate' }).click();
  await page.getByText('Message Sent!').waitFor();
  t.equal(await page.getByText('photos sent').count(), 0, 'without photos nothing is said about them');
});

t.test(
  'the quick estimate tells below its button what came of the words and of each photo, where a thumb sees it',
  async (t) => {
    const app = await build(t);
    const page = await openPage(t, browser, { reducedMotion: 'reduce', isMobile: true, hasTouch: true });
    await page.goto(`${await listen(app)}/pool-fencing`);
    await page.getByLabel('Name').fill(contactRequest.name);
    await page.getByLabel('Phone').fill(contactRequest.phone);
    await waitUntilAwake(page, 'estimate-form');
    await page.waitForFunction(() => performance.now() >= 2000);
    await page.getByLabel('Photos (optional)').setInputFiles(photos);

    await page.getByRole('button', { name: 'Request Estimate' }).tap();
    await page.getByText('Message Sent!').waitFor();
    await page.getByText('3 of 3 photos sent').waitFor();

    await requireInSight(t, page.getByText('3 of 3 photos sent'));
    await requireInSight(t, page.locator('.photo').last());
    await checkAccessibility(t, page, 'an estimate with its photos');
    t.match(await app.db.selectFrom('submissions').select('source').execute(), [{ source: 'quick-estimate' }]);
    t.equal((await app.db.selectFrom('leadPhotos').selectAll().execute()).length, 3);
  },
);

/** Neither below the screen's edge nor behind the bar with "Call". */
async function requireInSight(t: Test, target: Locator): Promise<void> {
  const isSeen = await target.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => {
      const seen = document.elementFromPoint((left + right) / 2, y);
      return seen !== null && element.contains(seen);
    });
  });
  t.ok(isSeen, `${target} is in sight`);
}

/** Like a person who takes longer than two seconds (docs/decisions.md, "Details"). */
async function openForm(page: Page, address: string): Promise<void> {
  await fillForm(page, address);
  await waitUntilAwake(page, 'contact-form');
  await page.waitForFunction(() => performance.now() >= 2000);
}

async function fillForm(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/#contact`);
  await page.getByLabel('Full Name').fill(contactRequest.name);
  await page.getByLabel('Phone Number').fill(contactRequest.phone);
  await page.getByLabel('Email Address').fill(contactRequest.email);
  await page.getByLabel('Your Message').fill(contactRequest.message);
}
