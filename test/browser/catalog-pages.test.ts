import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, contactRequest, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { latchPage, writeCatalogPdf } from '../fixtures/catalog-pdf.ts';
import { findLeadPath } from '../fixtures/leads.ts';
import { openAsOwner, sessionCookies } from '../fixtures/owner.ts';

const viewer = '/homecenter-ihss-2025';

t.test(
  'a visitor with a phone reads the catalog, finds a page and asks about it, and the owner sees which',
  async (t) => {
    const app = await build(t);
    const address = await listen(app);
    const browser = await launch(t);
    const pdf = { name: 'any.pdf', mimeType: 'application/pdf', buffer: await writeCatalogPdf(14) };

    await t.test('staff see how far the pages are, and what is wrong with a PDF', async (t) => {
      const page = await openPage(t, browser, { reducedMotion: 'reduce' }, /Failed to load resource/);
      await page.context().addCookies(await sessionCookies(app, address));
      await page.goto(`${address}/upload-catalog`);
      await waitUntilAwake(page, 'catalog-uploader');
      const input = page.getByLabel('Select PDF File');
      const button = page.getByRole('button', { name: 'Upload Catalog' });

      await input.setInputFiles({ ...pdf, buffer: await writeCatalogPdf(1, { password: 'gate' }) });
      await button.click();
      await page.getByText('This PDF is protected by a password.').waitFor();
      await checkAccessibility(t, page, 'the uploader with a refused PDF');
      await input.setInputFiles(pdf);
      t.equal(await page.getByText('This PDF is protected by a password.').count(), 0);
      await button.click();
      await page.getByText(/^\d+ of 14 pages are ready$/).waitFor();
      t.equal(await page.getByRole('progressbar', { name: 'Pages made' }).getAttribute('max'), '14');
      await checkAccessibility(t, page, 'the uploader at work');
      // Fourteen pages at a low priority, beside a browser and whatever else the machine does.
      await page.getByRole('heading', { name: 'Upload Complete!' }).waitFor({ timeout: 300_000 });
    });

    await t.test('the visitor reads, searches and asks', async (t) => {
      const page = await openPage(t, browser, { reducedMotion: 'reduce', isMobile: true, hasTouch: true });
      const fetched: string[] = [];
      page.on('request', (request) => fetched.push(request.url()));
      await page.goto(`${address}${viewer}`);
      const last = page.locator('#page-14 img');
      t.equal(await last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0), false);
      t.equal(await page.locator('iframe').isVisible(), false, 'a phone shows no empty frame');
      t.equal(await page.getByRole('link', { name: 'Download Catalog (PDF)' }).isVisible(), true);
      await last.scrollIntoViewIfNeeded();
      await page.waitForFunction(() => (document.querySelector('#page-14 img') as HTMLImageElement).naturalWidth > 0);
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
      await page.getByText('About catalog page 12').waitFor();
      await waitUntilAwake(page, 'contact-form');
      await checkAccessibility(t, page, 'the form about a page', '#contact');
      await page.getByLabel('Full Name').fill(contactRequest.name);
      await page.getByLabel('Phone Number').fill(contactRequest.phone);
      await page.getByLabel('Email Address').fill(contactRequest.email);
      await page.getByLabel('Your Message').fill('How much is this latch for two gates?');
      await page.getByRole('button', { name: 'Send Message' }).tap();
      await page.getByText('Message Sent!').first().waitFor();
    });

    await t.test('a wide screen shows the PDF in its frame, and a link past it', async (t) => {
      const page = await openPage(t, browser, { reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
      const answered = page.waitForResponse((response) => response.url().endsWith('.pdf'));
      await page.goto(`${address}${viewer}`);
      t.equal((await answered).status(), 200);
      t.equal((await page.locator('iframe').boundingBox())?.height, 800);
      await page.getByRole('link', { name: 'Read it here page by page' }).click();
      await page.waitForFunction(() => (document.querySelector('#page-1 img') as HTMLImageElement).naturalWidth > 0);
    });

    await t.test('the owner sees that page, also after the next catalog', async (t) => {
      const page = await openAsOwner(t, browser, `${address}/admin/catalog`);
      await page.getByText('14, as pictures below the PDF').waitFor();
      await page.getByLabel('Replace the PDF').setInputFiles({ ...pdf, buffer: await writeCatalogPdf(2) });
      await page.getByText('2, as pictures below the PDF').waitFor();

      await page.goto(address + (await findLeadPath(app.db, contactRequest.name)));
      await page.getByRole('heading', { name: 'About catalog page 12' }).waitFor();
      const picture = page.getByRole('img', { name: 'Page 12 of the catalog, as the visitor saw it' });
      await picture.scrollIntoViewIfNeeded();
      await page.waitForFunction(
        () => (document.querySelector('.lead__catalog-page img') as HTMLImageElement).naturalWidth === 800,
      );
      await checkAccessibility(t, page, 'the lead with its page of the catalog');
    });
  },
);
