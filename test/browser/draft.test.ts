import type { Page } from 'playwright-core';
import t from 'tap';
import { honeypotName } from '../../src/shared/lead/form-signs.ts';
import { build, contactRequest, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';
import { breakSchema } from '../fixtures/database.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(contactRequest.name);
  await page.getByLabel('Phone Number').fill(contactRequest.phone);
  await page.getByLabel('Email Address').fill(contactRequest.email);
  await page.getByLabel('Service').selectOption(contactRequest.service);
  await page.getByLabel('Your Message').fill(contactRequest.message);
}

t.test('a half-typed message survives a reload, and nothing of it stays after it was sent', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${address}/#contact`);
  await page.getByLabel('Full Name').focus();
  await waitUntilAwake(page, 'contact-form');
  await fill(page);

  await page.goto(`${address}/`);
  await waitUntilAwake(page, 'contact-form');

  t.equal(await page.getByLabel('Full Name').inputValue(), contactRequest.name);
  t.equal(await page.getByLabel('Service').inputValue(), contactRequest.service);
  t.equal(await page.getByLabel('Your Message').inputValue(), contactRequest.message);

  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText(/^Your reference is [A-Z2-9]{6}\./).waitFor();
  t.equal(await page.getByLabel('Your Message').inputValue(), '');
  t.notMatch(await kept(page), contactRequest.name);
});

t.test(
  'a message that could not be stored keeps its text, names the telephone, and is sent once after a reload',
  async (t) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    t.teardown(() => context.close());
    const page = await context.newPage();
    await page.goto(`${address}/#contact`);
    await page.getByLabel('Full Name').focus();
    await waitUntilAwake(page, 'contact-form');
    await fill(page);
    const mend = await breakSchema(t, app, 'submissions');
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') requests.push(request.headers()['idempotency-key'] ?? '');
    });

    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText(/Nothing was sent\. Please call us at/).waitFor();
    t.equal(await page.getByLabel('Your Message').inputValue(), contactRequest.message);
    await mend();
    await page.reload();
    await waitUntilAwake(page, 'contact-form');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByText(/Your reference is/).waitFor();

    t.equal(requests.length, 2);
    t.equal(requests[0], requests[1], 'the retry repeats the idempotency key, also after a reload');
  },
);

t.test('the quick estimate keeps its draft for its own page and shows its reference', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(`${address}/pool-fencing`);
  await page.locator('#estimate-name').focus();
  await waitUntilAwake(page, 'estimate-form');
  await page.locator('#estimate-name').fill('Ben Howell');
  await page.locator('#estimate-phone').fill('336-555-0111');
  await page.locator('#estimate-details').fill('Pool fence, 120 ft');

  await page.reload();
  await waitUntilAwake(page, 'estimate-form');
  t.equal(await page.locator('#estimate-details').inputValue(), 'Pool fence, 120 ft');

  await page.getByRole('button', { name: 'Request Estimate' }).click();
  await page.getByText(/Your reference is/).waitFor();
  t.equal(await page.locator('#estimate-name').inputValue(), '');
  t.notMatch(await kept(page), 'Ben Howell');
});

t.test(
  '17: no person meets the honeypot: it is off screen, not in the Tab order and unknown to assistive technology',
  async (t) => {
    const page = await openPage(t, browser);
    await page.goto(address);
    const honeypot = page.locator(`#contact [name="${honeypotName}"]`);

    const box = await honeypot.boundingBox();
    t.ok(!box || box.x + box.width < 0, 'it lies outside the window');
    t.equal(await honeypot.getAttribute('tabindex'), '-1');
    t.equal(await page.getByRole('textbox', { name: /leave this empty/i }).count(), 0);
  },
);
