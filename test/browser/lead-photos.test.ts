import type { Locator, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { contactRequest, forgetPosts } from '../fixtures/app.ts';
import { fillContactForm, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { findLeadPath } from '../fixtures/leads.ts';
import { openAdmin } from '../fixtures/owner.ts';
import { takePhoto } from '../fixtures/pictures.ts';

const { app, address, browser, open } = await openAdmin(t);
t.beforeEach(() => forgetPosts(app));
const photos = await Promise.all(
  ['front gate.jpg', 'yard.jpg', 'old fence.jpg'].map(async (name, index) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await takePhoto(400 + index, 300),
  })),
);
const text = {
  name: 'a plan with a very long name that no telephone would give to it.txt',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('no photo'),
};
const isSent = (page: Page) => page.getByText('Message Sent!', { exact: true }).first().waitFor();
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Lists the leads with a name, each with its number of photos. */
const photosOf = (name: string) =>
  app.db
    .selectFrom('submissions')
    .leftJoin('leadPhotos', 'leadPhotos.submissionId', 'submissions.id')
    .select(({ fn }) => ['source', fn.count<number>('leadPhotos.id').as('photos')])
    .where('name', '=', name)
    .groupBy(['submissions.id', 'source'])
    .execute();

t.test('a request is sent first, then its photos one by one, and the owner sees them', async (t) => {
  const page = await openPage(t, browser);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(new URL(request.url()).pathname);
  });

  await fillForm(page, contactRequest.name);
  await page.getByLabel('Photos (optional)').setInputFiles(photos);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await isSent(page);
  await page.getByText('3 of 3 photos sent').waitFor();

  t.strictSame(calls, ['/api/contact', '/api/lead-photos', '/api/lead-photos', '/api/lead-photos']);
  t.equal(await page.getByLabel('Photos (optional)').inputValue(), '', 'the form is ready for another message');
  t.equal(await again(page).count(), 0);

  const admin = await open(t, await findLeadPath(app.db, contactRequest.name));
  const pictures = admin.locator('.lead-photos img');
  await pictures.nth(2).waitFor();
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    const width = picture.evaluate(async (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    t.ok((await width) > 0);
  }
  await checkAccessibility(t, admin, 'a lead with photos', '.lead');
});

t.test('a failed photo is retried three times and then offered again, unless it is bad', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce' }, /net::ERR_CONNECTION|Failed to load resource/);
  let isCut = true;
  let tries = 0;
  await page.route('**/api/lead-photos', (route) => {
    const isSecond = route.request().postDataBuffer()?.includes('filename="yard.jpg"') ?? false;
    if (isSecond) tries += 1;
    return isSecond && isCut ? route.abort('connectionreset') : route.continue();
  });

  await fillForm(page, 'Cut Off');
  await page.getByLabel('Photos (optional)').setInputFiles([...photos, text]);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await isSent(page);
  // A notification stays for as long as the pointer is over it.
  await page.mouse.move(5, 200);
  await page.getByText('2 of 4 photos sent').waitFor();
  await page.locator('.toast').waitFor({ state: 'detached' });
  await requireInSight(t, again(page));

  t.equal(tries, 4, 'the first try and three quiet retries');
  const [cut, refused] = await page.locator('.photo--failed').allInnerTexts();
  t.match(cut, /yard\.jpg\s+The connection was lost\./);
  t.match(refused, /a plan.*\.txt\s+This is not a photo we can use/);
  t.ok(await page.getByText('Your reference is').isVisible(), 'the thanks stay as they were');
  await checkOverflow(t, page, 'the names of photos');
  await checkAccessibility(t, page, 'photos of which some failed');
  t.match(await photosOf('Cut Off'), [{ photos: 2 }]);

  isCut = false;
  await again(page).click();
  await page.getByText('3 of 4 photos sent').waitFor();
  t.equal(await again(page).count(), 0, 'the one that will never do is not offered again');
  t.match(await photosOf('Cut Off'), [{ photos: 3 }], 'the request itself is sent once');
});

t.test('a form without JavaScript sends the photos, and the page names refused ones', async (t) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false });
  await fillForm(page, 'Plain Post');
  await page.getByLabel('Photos (optional)').setInputFiles([...photos.slice(0, 2), text]);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('2 of 3 photos sent').waitFor();
  t.match(await page.locator('.photo--refused').innerText(), /a plan .*\s+This is not a photo we can use/);
  t.match(await photosOf('Plain Post'), [{ photos: 2 }]);
});

t.test('the quick estimate shows the result of the text and each photo below its button', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce', isMobile: true, hasTouch: true });
  await page.goto(`${address}/pool-fencing`);
  await page.getByLabel('Name').fill('Quick Thumb');
  await page.getByLabel('Phone').fill(contactRequest.phone);
  await waitUntilAwake(page, 'estimate-form');
  await page.getByLabel('Photos (optional)').setInputFiles(photos);

  await page.getByRole('button', { name: 'Request Estimate' }).tap();
  await page.getByText('Message Sent!').waitFor();
  await page.getByText('3 of 3 photos sent').waitFor();

  await requireInSight(t, page.getByText('3 of 3 photos sent'));
  await requireInSight(t, page.locator('.photo').last());
  await checkAccessibility(t, page, 'an estimate with its photos');
  t.match(await photosOf('Quick Thumb'), [{ source: 'quick-estimate', photos: 3 }]);
});

/** Checks that an element is neither below the screen's edge nor behind the bar with "Call". */
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

async function fillForm(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/#contact`);
  await fillContactForm(page, { ...contactRequest, name });
}
