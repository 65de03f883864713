import type { Page } from 'playwright-core';
import t from 'tap';
import { build, contactRequest, listen } from '../fixtures/app.ts';
import { launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';

const address = await listen(await build(t));
const browser = await launch(t);

t.test('the first notification after a load appears, is announced, and goes after five seconds', async (t) => {
  const page = await openPage(t, browser);
  await page.clock.install();
  await page.goto(address);
  await fillIn(page);
  await page.locator('.toast-viewport').waitFor({ state: 'attached' });
  // A moment nobody can have passed; the page's clock stands still from there on.
  await page.clock.pauseAt(Date.now() + 60_000);

  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const toast = page.locator('.toast');
  await toast.getByText('Message Sent!').waitFor();
  t.match(await toast.textContent(), "Thank you for your message. We'll get back to you soon.");
  await page.clock.runFor(100);
  t.match(
    await page.locator('.toast-viewport [role="status"]').textContent(),
    'Message Sent!',
    'read out by a live region',
  );

  await page.clock.runFor(4600);
  t.equal(await toast.count(), 1, 'still there after 4.7 seconds');
  await page.clock.runFor(600);
  await toast.waitFor({ state: 'detached' });
});

t.test('a notification of a failure shows even when the network is gone, and differs in icon and word', async (t) => {
  const page = await openPage(t, browser);
  await page.goto(address);
  await fillIn(page);
  await page.locator('.toast-viewport').waitFor({ state: 'attached' });
  page.removeAllListeners('console');
  await page.context().setOffline(true);

  await page.getByRole('button', { name: 'Send Message' }).click();

  const toast = page.locator('.toast--destructive');
  await toast.getByText('There was a problem sending your message. Please try again.').waitFor();
  t.ok(await toast.getByRole('img', { name: 'Problem' }).isVisible());
  t.equal(await page.getByLabel('Full Name').inputValue(), contactRequest.name, 'the values are kept');
});

t.test('it stays clear of the bar at the lower edge of a phone and fits the narrowest screen', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 320, height: 640 } });
  await page.goto(address);

  await send(page);
  await page.locator('.toast').waitFor();
  const [toast, bar] = await Promise.all([
    page.locator('.toast-viewport').boundingBox(),
    page.locator('.phone-bar').boundingBox(),
  ]);

  t.ok(toast && bar && toast.y + toast.height <= bar.y, 'nothing is covered');
  t.ok(toast && toast.x >= 0 && toast.x + toast.width <= 320);
});

t.test('a swipe to the right beyond 50 px dismisses it; less, or to the left, keeps it', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  await send(page);
  const toast = page.locator('.toast');
  await toast.waitFor();

  await drag(page, 40);
  t.equal(await toast.getAttribute('data-state'), 'open', '40 px to the right');
  await drag(page, -200);
  t.equal(await toast.getAttribute('data-state'), 'open', '200 px to the left');
  await drag(page, 60);
  await toast.waitFor({ state: 'detached' });
});

t.test('F8 leads to the notifications; the pointer and the focus hold them', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await page.goto(address);
  await send(page);
  const toast = page.locator('.toast');
  await toast.waitFor();

  await page.keyboard.press('F8');
  t.ok(await page.locator('.toast-viewport').evaluate((element) => element === document.activeElement));
  await page.clock.runFor(20_000);
  t.equal(await toast.count(), 1, 'it waits as long as the focus is there');

  await page.keyboard.press('Tab');
  t.equal(await page.evaluate(() => document.activeElement?.getAttribute('aria-label')), 'Close notification');
  await page.keyboard.press('Enter');
  await toast.waitFor({ state: 'detached' });
});

t.test('a notification closed under the pointer does not hold the next one for ever', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await page.goto(address);
  const toast = page.locator('.toast');

  await send(page);
  await toast.hover();
  await page.getByRole('button', { name: 'Close notification' }).click();
  await toast.waitFor({ state: 'detached' });
  await page.mouse.move(10, 400);
  await send(page);
  await toast.waitFor();
  await page.mouse.move(20, 400);
  await page.clock.runFor(6000);
  await toast.waitFor({ state: 'detached' });

  t.equal(await toast.count(), 0);
});

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill(contactRequest.name);
  await page.getByLabel('Phone Number').fill(contactRequest.phone);
  await page.getByLabel('Email Address').fill(contactRequest.email);
  await page.getByLabel('Your Message').fill(contactRequest.message);
  await waitUntilAwake(page, 'contact-form');
}

async function send(page: Page): Promise<void> {
  await fillIn(page);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Moves the notification with the pressed pointer. */
async function drag(page: Page, across: number): Promise<void> {
  const box = await page.locator('.toast__title').boundingBox();
  if (!box) throw new Error('There is no notification to drag.');
  const [x, y] = [box.x + 20, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across / 2, y, { steps: 3 });
  await page.mouse.move(x + across, y, { steps: 3 });
  await page.mouse.up();
}
