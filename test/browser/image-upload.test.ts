import type { Locator, Page } from 'playwright-core';
import t, { type Test } from 'tap';
import { adminPassword, build, listen } from '../fixtures/app.ts';
import { holdCall, launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { sessionCookies } from '../fixtures/owner.ts';
import { drawPicture, takePhoto } from '../fixtures/pictures.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);
const jpeg = (name: string, buffer: Buffer = Buffer.from('no picture')) => ({ name, mimeType: 'image/jpeg', buffer });
const hero = jpeg('hero-image.jpg', await takePhoto(800, 450, 1));
const gate = { name: 'Cedar gate.png', mimeType: 'image/png', buffer: await drawPicture(300, 200).png().toBuffer() };

const say = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const choose = (page: Page, ...files: ReturnType<typeof jpeg>[]) =>
  page.getByLabel('Select Image').setInputFiles(files);
const send = (page: Page) => page.getByRole('button', { name: 'Upload Image' }).click();
const selected = (page: Page) => page.getByText(/^Selected:/).allTextContents();
const widthOf = (image: Locator) =>
  image.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.naturalWidth));

async function openUploader(t: Test, expectedErrors?: RegExp): Promise<Page> {
  const page = await openPage(t, browser, {}, expectedErrors);
  await page.context().addCookies(await sessionCookies(app, address));
  await page.goto(`${address}/upload-images`);
  await waitUntilAwake(page, 'image-uploader');
  return page;
}

t.test('files chosen without a session are uploaded once the password is entered', async (t) => {
  const page = await openPage(t, browser, {}, /status of 401/);
  await page.goto(`${address}/upload-images`);
  await waitUntilAwake(page, 'image-uploader');
  await say(page, 'No images uploaded yet.');
  const button = page.getByRole('button', { name: 'Upload Image' });
  t.equal(await button.isDisabled(), true, 'nothing is chosen');

  await choose(page, hero, gate);
  await say(page, 'Selected: Cedar gate.png');
  t.strictSame(await selected(page), ['Selected: hero-image.jpg', 'Selected: Cedar gate.png']);
  t.equal(await widthOf(page.locator('.chosen__preview').first()), 800);
  await button.click();
  await say(page, 'Please sign in.');
  await say(page, 'Selected: Cedar gate.png');
  await page.keyboard.type(adminPassword);
  await page.keyboard.press('Enter');

  await say(page, 'Image uploaded successfully');
  await say(page, 'Path: /images/hero-image.jpg');
  await say(page, 'Path: /images/Cedar-gate.png');
  t.strictSame(await selected(page), [], 'the selection is cleared');
  t.equal(await button.isDisabled(), true);

  await page.goto(address);
  const shown = page.locator('img[src*="/hero-image-"]').first();
  t.match(
    await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc)),
    /hero-image-[0-9a-f]{12}-\d+\.(avif|webp)/,
  );
  t.equal(await shown.getAttribute('width'), '800');
  await page.goto(`${address}/gallery`);
  t.ok(await widthOf(page.getByAltText('Cedar-gate.png')));
});

t.test('chosen files replace the selection, and dropped files join it', async (t) => {
  const page = await openUploader(t);
  const drop = (name: string) =>
    page.locator('.drop').evaluate((target, name) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], name, { type: 'image/webp' }));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }, name);

  await drop('dropped.webp');
  await say(page, 'Selected: dropped.webp');
  await choose(page, jpeg('a.jpg'), jpeg('b.jpg'));
  await say(page, 'Selected: b.jpg');
  t.strictSame(await selected(page), ['Selected: a.jpg', 'Selected: b.jpg']);
  await choose(page, jpeg('c.jpg'));
  await say(page, 'Selected: c.jpg');
  t.strictSame(await selected(page), ['Selected: c.jpg']);
  await drop('more.webp');
  await say(page, 'Selected: more.webp');
  t.strictSame(await selected(page), ['Selected: c.jpg', 'Selected: more.webp']);
});

t.test('a refused file stays selected with its reason while the others are uploaded', async (t) => {
  const page = await openUploader(t, /status of 415/);
  const image = page.locator('.uploaded__image[alt="hero-image.jpg"]');
  t.equal(await image.getAttribute('src'), '/images/hero-image.jpg');
  t.equal(await widthOf(image), 800);

  await choose(page, jpeg('broken.jpg'), { ...hero, buffer: await takePhoto(400, 300, 1) });
  const listed = page.waitForResponse('**/api/images?view=uploader');
  await send(page);
  await (await listed).finished();
  await page
    .getByText(/^This is not a picture we can use/)
    .first()
    .waitFor();
  t.strictSame(await selected(page), ['Selected: broken.jpg']);
  await page.waitForFunction(
    () => document.querySelector<HTMLImageElement>('[alt="hero-image.jpg"]')?.naturalWidth === 400,
  );
  t.match(await image.getAttribute('src'), /^\/images\/hero-image\.jpg\?/);
});

t.test('the form works without JavaScript', async (t) => {
  const page = await openPage(t, browser, { javaScriptEnabled: false });
  await page.context().addCookies(await sessionCookies(app, address));
  await page.goto(`${address}/upload-images`);
  await choose(page, { ...gate, name: 'plain.png' });
  await send(page);

  await page.getByText('Image uploaded successfully').waitFor();
  // While scripts are only delayed, the browser still hides the content of <noscript>.
  t.match(await page.content(), 'Path: /images/plain.png');
});

t.test('every failure shows the specified message and keeps the selection', async (t) => {
  const page = await openPage(t, browser, {}, /Failed to load resource/);
  const list = await holdCall(page, '**/api/images?view=uploader');
  await page.goto(`${address}/upload-images`);
  await say(page, 'Loading images...');
  await list.answer({ json: { success: false } });
  await say(page, 'Failed to load images');
  await page.getByRole('button', { name: 'Try again' }).click();
  await list.abort();
  await say(page, 'An error occurred while loading images');
  await page.locator('.upload__form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await say(page, 'No file selected');
  await say(page, 'Please select an image file to upload');

  await choose(page, hero);
  const sent = await holdCall(page, '**/api/upload');
  await send(page);
  t.equal(await page.getByRole('button', { name: 'Uploading...' }).isDisabled(), true);
  await sent.answer({ status: 500, json: { success: false } });
  await say(page, 'Failed to upload image');
  await send(page);
  await sent.abort();
  await say(page, 'An error occurred while uploading the image');
  await say(page, 'Selected: hero-image.jpg');
});
