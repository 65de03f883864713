import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { holdCall, launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { sessionCookies } from '../fixtures/owner.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { takePhoto } from '../fixtures/pictures.ts';

t.test('staff upload the catalog in a real browser', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const browser = await launch(t);

  await t.test('the catalog goes up, is announced, and stands in its viewer', async (t) => {
    const page = await openPage(t, browser);
    await page.context().addCookies(await sessionCookies(app, address));
    await page.goto(`${address}/upload-catalog`);
    await waitUntilAwake(page, 'catalog-uploader');
    const button = page.getByRole('button', { name: 'Upload Catalog' });
    const input = page.getByLabel('Select PDF File');
    t.equal(await button.isDisabled(), true);

    await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() });
    await page.getByText('Please select a PDF file.', { exact: true }).first().waitFor();
    t.equal(await button.isDisabled(), true, 'the file is not kept');
    await input.setInputFiles({ name: 'any.pdf', mimeType: 'application/pdf', buffer: writePdf() });
    await page.getByText('Selected: any.pdf', { exact: true }).waitFor();
    await button.click();
    await page.getByText('Upload Successful!', { exact: true }).first().waitFor();
    await page.getByRole('heading', { name: 'Upload Complete!' }).waitFor();
    const link = page.getByRole('link', { name: '/homecenter-ihss-2025' });
    t.equal(await link.getAttribute('target'), '_blank');
    // A phone gets the pages at once, without the frame.
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${address}/homecenter-ihss-2025`);

    t.equal((await page.locator('iframe').boundingBox())?.height, 800);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download Catalog (PDF)' }).click();
    t.equal((await download).suggestedFilename(), '2025 LFC Catalog.pdf');
  });

  await t.test('every failure is told in the specified words, and the selection is kept', async (t) => {
    const page = await openPage(t, browser, {}, /Failed to load resource/);
    const say = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
    await page.goto(`${address}/upload-catalog`);
    await waitUntilAwake(page, 'catalog-uploader');
    await page.locator('.upload__form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await say('No File Selected');
    await page
      .getByLabel('Select PDF File')
      .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: writePdf() });
    const catalog = await holdCall(page, '**/api/upload-catalog');
    await page.getByRole('button', { name: 'Upload Catalog' }).click();
    t.equal(await page.getByRole('button', { name: 'Uploading...' }).isDisabled(), true);
    await catalog.answer({ status: 503, json: { success: false, message: 'x' } });
    await say('Upload Failed');
    await say('There was an error uploading the file. Please try again.');

    await say('Selected: a.pdf');
    t.equal(await page.getByRole('button', { name: 'Upload Catalog' }).isEnabled(), true);
  });
});
