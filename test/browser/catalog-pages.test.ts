import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { cheap, contactRequest } from '../fixtures/app.ts';
import { fillContactForm, holdCall, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { latchPage, writeCatalogPdf } from '../fixtures/catalog-pdf.ts';
import { findLeadPath } from '../fixtures/leads.ts';
import { openAdmin, sessionCookies } from '../fixtures/owner.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { takePhoto } from '../fixtures/pictures.ts';

const { app, address, browser, open } = await openAdmin(t, {}, { pictures: { ...cheap.pictures, drawingMs: 1 } });
const viewer = `${address}/homecenter-ihss-2025`;
const pdf = (buffer: Buffer) => ({ name: 'any.pdf', mimeType: 'application/pdf', buffer });
const isShown = (page: Page, number: number) =>
  page.waitForFunction(
    (number) => (document.querySelector(`#page-${number} img`) as HTMLImageElement).naturalWidth > 0,
    number,
  );

t.test('staff see what is wrong with a file, the progress of its pages, and each failure', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce' }, /Failed to load resource/);
  await page.context().addCookies(await sessionCookies(app, address));
  await page.goto(`${address}/upload-catalog`);
  await waitUntilAwake(page, 'catalog-uploader');
  const input = page.getByLabel('Select PDF File');
  const button = page.getByRole('button', { name: 'Upload Catalog' });
  const say = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const submit = () => page.locator('.upload__form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  t.equal(await button.isDisabled(), true);
  await submit();
  await say('No File Selected');
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await takePhoto(64, 48) });
  await say('Please select a PDF file.');
  t.equal(await button.isDisabled(), true, 'the file is not kept');

  await input.setInputFiles(pdf(writePdf()));
  const sent = await holdCall(page, '**/api/upload-catalog');
  await button.click();
  t.equal(await page.getByRole('button', { name: 'Uploading...' }).isDisabled(), true);
  await sent.answer({ status: 503, json: { success: false, message: 'x' } });
  await say('Upload Failed');
  await say('There was an error uploading the file. Please try again.');
  await say('Selected: any.pdf');
  t.equal(await button.isEnabled(), true);
  await page.unroute('**/api/upload-catalog');

  const protectedPdf = page.getByText('This PDF is protected by a password.');
  await input.setInputFiles(pdf(await writeCatalogPdf(1, { password: 'gate' })));
  await button.click();
  await protectedPdf.waitFor();
  await checkAccessibility(t, page, 'the uploader with a refused PDF');
  await input.setInputFiles(pdf(await writeCatalogPdf(4)));
  t.equal(await protectedPdf.count(), 0);
  await button.click();
  await page.getByText(/^\d+ of 4 pages are ready$/).waitFor();
  t.equal(await page.getByRole('progressbar', { name: 'Pages made' }).getAttribute('max'), '4');
  await checkAccessibility(t, page, 'the uploader at work');
  await page.getByRole('heading', { name: 'Upload Complete!' }).waitFor();
  await say('Upload Successful!');
  t.equal(await page.getByRole('link', { name: '/homecenter-ihss-2025' }).getAttribute('target'), '_blank');
});

t.test('a visitor with a phone reads the catalog, finds a page and asks about it', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce', isMobile: true, hasTouch: true });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(viewer);
  t.equal(await page.locator('iframe').isVisible(), false, 'a phone shows no empty frame');
  t.equal(await page.getByRole('link', { name: 'Download Catalog (PDF)' }).isVisible(), true);
  await page.locator('#page-4 img').scrollIntoViewIfNeeded();
  await isShown(page, 4);
  t.equal(await page.evaluate(() => document.documentElement.scrollWidth <= 390), true, 'no sideways scrolling');
  t.notOk(
    fetched.some((url) => url.endsWith('.pdf')),
    'and does not fetch the PDF for it',
  );

  await page.getByLabel('Search the catalog').fill(latchPage.words);
  await page.getByRole('button', { name: 'Search' }).tap();
  await page.getByText(`1 page has “${latchPage.words}”.`).waitFor();
  t.equal(new URL(page.url()).search, '?q=magnetic+pool+latch');
  t.equal(await page.locator('.catalog-page').count(), 1);
  t.equal(await page.getByRole('heading', { name: 'Page by page' }).isVisible(), true);
  await checkAccessibility(t, page, 'the catalog with what was found');

  await page.getByRole('link', { name: `Ask about page ${latchPage.page}` }).tap();
  await page.getByText('About catalog page 4').waitFor();
  await waitUntilAwake(page, 'contact-form');
  await checkAccessibility(t, page, 'the form about a page', '#contact');
  await fillContactForm(page);
  await page.getByRole('button', { name: 'Send Message' }).tap();
  await page.getByText('Message Sent!').first().waitFor();
});

t.test('a wide screen shows the PDF in its frame, a link to skip it, and a download link', async (t) => {
  const page = await openPage(t, browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  const answered = page.waitForResponse((response) => response.url().endsWith('.pdf'));
  await page.goto(viewer);
  t.equal((await answered).status(), 200);
  t.equal((await page.locator('iframe').boundingBox())?.height, 800);
  await page.getByRole('link', { name: 'Read or search it page by page' }).click();
  await isShown(page, 1);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download Catalog (PDF)' }).click();
  t.equal((await download).suggestedFilename(), '2025 LFC Catalog.pdf');
});

t.test('the owner sees the catalog page a visitor asked about, even after a new catalog', async (t) => {
  const page = await open(t, '/admin/catalog');
  await page.getByText('4, as pictures below the PDF').waitFor();
  await page.getByLabel('Replace the PDF').setInputFiles(pdf(await writeCatalogPdf(1)));
  await page.getByText('1, as pictures below the PDF').waitFor();

  await page.goto(address + (await findLeadPath(app.db, contactRequest.name)));
  await page.getByRole('heading', { name: 'About catalog page 4' }).waitFor();
  const picture = page.getByRole('img', { name: 'Page 4 of the catalog, as the visitor saw it' });
  await picture.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    () => (document.querySelector('.lead__catalog-page img') as HTMLImageElement).naturalWidth === 800,
  );
  await checkAccessibility(t, page, 'the lead with its page of the catalog');
});
