import t from 'tap';
import { adminPassword, build, listen, staffPassword } from '../fixtures/app.ts';
import { holdCall, launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { sessionCookies } from '../fixtures/owner.ts';
import { drawPicture, takePhoto } from '../fixtures/pictures.ts';

t.test('staff upload pictures in a real browser', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const browser = await launch(t);
  const heroPicture = { name: 'hero-image.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(1600, 900, 1) };
  const galleryPicture = {
    name: 'Cedar gate.png',
    mimeType: 'image/png',
    buffer: await drawPicture(900, 600).png().toBuffer(),
  };

  await t.test(
    'without a session the files are kept, and go up by themselves once the password is given',
    async (t) => {
      const page = await openPage(t, browser, {}, /status of 401/);
      await page.goto(`${address}/upload-images`);
      await page.getByText('No images uploaded yet.').waitFor();
      const button = page.getByRole('button', { name: 'Upload Image' });
      t.equal(await button.isDisabled(), true, 'nothing is chosen');

      await page.getByLabel('Select Image').setInputFiles([heroPicture, galleryPicture]);
      await page.getByText('Selected: hero-image.jpg', { exact: true }).waitFor();
      await page.getByText('Selected: Cedar gate.png', { exact: true }).waitFor();
      t.equal(
        await page
          .locator('.chosen__preview')
          .first()
          .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
        1600,
      );
      await button.click();
      await page.getByText('Please sign in.', { exact: true }).first().waitFor();
      await page.getByText('Selected: Cedar gate.png', { exact: true }).waitFor();
      await page.keyboard.type(staffPassword);
      await page.keyboard.press('Enter');

      await page.getByText('Image uploaded successfully', { exact: true }).first().waitFor();
      await page.getByText('Path: /images/hero-image.jpg', { exact: true }).waitFor();
      await page.getByText('Path: /images/Cedar-gate.png', { exact: true }).waitFor();
      t.equal(await page.getByText(/^Selected:/).count(), 0, 'the selection is cleared');
      t.equal(await button.isDisabled(), true);
    },
  );

  await t.test('the home page and the gallery show them', async (t) => {
    const page = await openPage(t, browser);

    await page.goto(address);
    const hero = page.locator('img[src*="/hero-image-"]').first();
    t.match(
      await hero.evaluate((image: HTMLImageElement) => image.decode().then(() => image.currentSrc)),
      /hero-image-[0-9a-f]{12}-\d+\.(avif|webp)/,
    );
    t.equal(await hero.getAttribute('width'), '1600');
    await page.goto(`${address}/gallery`);
    const picture = page.getByAltText('Cedar-gate.png');
    await picture.waitFor();

    t.ok(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)));
  });

  await t.test('a refused file stays chosen with its reason, and the others go up', async (t) => {
    const page = await openPage(t, browser, {}, /status of 415/);
    await page.context().addCookies(await sessionCookies(app, address));
    await page.goto(`${address}/upload-images`);
    await waitUntilAwake(page, 'image-uploader');

    await page.getByLabel('Select Image').setInputFiles([
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
      { name: 'whole.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(300, 200) },
    ]);
    await page.getByRole('button', { name: 'Upload Image' }).click();

    await page.getByText('Path: /images/whole.jpg', { exact: true }).waitFor();
    await page
      .getByText(/^This is not a picture we can use/)
      .first()
      .waitFor();
    t.same(await page.getByText(/^Selected:/).allTextContents(), ['Selected: broken.jpg']);
  });

  await t.test('what is chosen replaces the selection, what is dropped joins it', async (t) => {
    const page = await openPage(t, browser);
    await page.goto(`${address}/upload-images`);
    await waitUntilAwake(page, 'image-uploader');

    await page.locator('.drop').evaluate((target) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'dropped.webp', { type: 'image/webp' }));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });

    await page.getByText('Selected: dropped.webp', { exact: true }).waitFor();
    const jpeg = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from('x') });
    await page.getByLabel('Select Image').setInputFiles([jpeg('a.jpg'), jpeg('b.jpg')]);
    await page.getByText('Selected: b.jpg', { exact: true }).waitFor();
    t.same(await page.getByText(/^Selected:/).allTextContents(), ['Selected: a.jpg', 'Selected: b.jpg']);
    await page.getByLabel('Select Image').setInputFiles([jpeg('c.jpg')]);
    await page.getByText('Selected: c.jpg', { exact: true }).waitFor();
    t.same(await page.getByText(/^Selected:/).allTextContents(), ['Selected: c.jpg'], 'another choice replaces all');
    await page.locator('.drop').evaluate((target) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['x'], 'more.webp', { type: 'image/webp' }));
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    });
    await page.getByText('Selected: more.webp', { exact: true }).waitFor();
    t.ok(await page.getByText('Selected: c.jpg', { exact: true }).isVisible(), 'what is dropped joins');
  });

  await t.test('the list shows each picture at its path, and a replaced one anew', async (t) => {
    const page = await openPage(t, browser);
    await page.context().addCookies(await sessionCookies(app, address));
    await page.goto(`${address}/upload-images`);
    await waitUntilAwake(page, 'image-uploader');
    const image = page.locator('.uploaded__image[alt="hero-image.jpg"]');
    const readWidth = () => image.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.naturalWidth));
    t.equal(await image.getAttribute('src'), '/images/hero-image.jpg');
    t.equal(await readWidth(), 1600);

    await page.getByLabel('Select Image').setInputFiles({ ...heroPicture, buffer: await takePhoto(1200, 800, 1) });
    const listed = page.waitForResponse('**/api/images?view=uploader');
    await page.getByRole('button', { name: 'Upload Image' }).click();
    await (await listed).finished();
    await page.getByText('Image uploaded successfully', { exact: true }).first().waitFor();

    await page.waitForFunction(
      () => document.querySelector<HTMLImageElement>('[alt="hero-image.jpg"]')?.naturalWidth === 1200,
    );
    t.match(await image.getAttribute('src'), /^\/images\/hero-image\.jpg\?/);
  });

  await t.test('without JavaScript the same forms work', async (t) => {
    const page = await openPage(t, browser, { javaScriptEnabled: false }, /status of 401/);
    await page.goto(`${address}/upload-images`);

    await page.getByLabel('Select Image').setInputFiles({ ...galleryPicture, name: 'plain.png' });
    await page.getByRole('button', { name: 'Upload Image' }).click();
    await page.getByText('Please sign in to upload').waitFor();
    await page.getByLabel('Password').fill(adminPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(`${address}/upload-images`);
    await page.getByLabel('Select Image').setInputFiles({ ...galleryPicture, name: 'plain.png' });
    await page.getByRole('button', { name: 'Upload Image' }).click();

    await page.getByText('Image uploaded successfully').waitFor();
    // A browser whose scripts are only held back keeps the content of <noscript> hidden.
    t.match(await page.content(), 'Path: /images/plain.png');
  });

  await t.test('every failure is told in the specified words, and the selection is kept', async (t) => {
    const page = await openPage(t, browser, {}, /Failed to load resource/);
    const say = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    const list = await holdCall(page, '**/api/images?view=uploader');
    await page.goto(`${address}/upload-images`);
    await say('Loading images...');
    await list.answer({ json: { success: false } });
    await say('Failed to load images');
    await page.getByRole('button', { name: 'Load again' }).click();
    await list.abort();
    await say('An error occurred while loading images');
    await page.locator('.upload__form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await say('No file selected');
    await say('Please select an image file to upload');

    await page.getByLabel('Select Image').setInputFiles(heroPicture);
    const sent = await holdCall(page, '**/api/upload');
    await page.getByRole('button', { name: 'Upload Image' }).click();
    t.equal(await page.getByRole('button', { name: 'Uploading...' }).isDisabled(), true);
    await sent.answer({ status: 500, json: { success: false } });
    await say('Failed to upload image');
    await page.getByRole('button', { name: 'Upload Image' }).click();
    await sent.abort();
    await say('An error occurred while uploading the image');
    await say('Selected: hero-image.jpg');
  });
});
