import type { Page } from 'playwright-core';
import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { fillContactForm, launch, openPage, waitUntilAwake } from '../fixtures/browser.ts';

const address = await listen(await build(t));
const browser = await launch(t);

async function fillIn(page: Page): Promise<void> {
  await fillContactForm(page);
  await waitUntilAwake(page, 'contact-form');
}

t.test('the first notification is announced, covers nothing, and closes after 5 seconds', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto(address);
  await fillIn(page);
  const place = page.locator('.toast-viewport');
  await place.waitFor({ state: 'attached' });
  // Stops the page's clock a minute ahead, a time that it can't have passed yet.
  await page.clock.pauseAt(Date.now() + 60_000);

  await page.getByRole('button', { name: 'Send Message' }).press('Enter');
  const toast = page.locator('.toast');
  await toast.getByText('Message Sent!').waitFor();
  t.match(await toast.textContent(), "Thank you for your message. We'll get back to you soon.");
  await page.clock.runFor(100);
  t.match(await place.locator('[role="status"]').textContent(), 'Message Sent!', 'read out by a live region');
  const [box, bar] = [await place.boundingBox(), await page.locator('.phone-bar').boundingBox()];
  t.ok(box && bar && box.y + box.height <= bar.y, 'above the bar at the lower edge');
  t.ok(box && box.x >= 0 && box.x + box.width <= 320);

  await page.clock.runFor(4600);
  t.equal(await toast.count(), 1, 'still there after 4.7 seconds');
  await page.clock.runFor(600);
  await toast.waitFor({ state: 'detached' });
});

t.test('a failure notification shows without a network and differs by icon and text', async (t) => {
  const page = await openPage(t, browser, {}, /ERR_INTERNET_DISCONNECTED/);
  await page.goto(address);
  await fillIn(page);
  await page.locator('.toast-viewport').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send Message' }).click();

  const toast = page.locator('.toast--destructive');
  await toast.getByText('There was a problem sending your message. Please try again.').waitFor();
  t.ok(await toast.getByRole('img', { name: 'Problem' }).isVisible());
});

t.test('notifications can be dismissed on a desktop', async (t) => {
  const page = await openPage(t, browser, { viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await page.goto(address);
  const toast = page.locator('.toast');
  const notify = async () => {
    await fillIn(page);
    await page.getByRole('button', { name: 'Send Message' }).click();
    await toast.waitFor();
  };

  t.test('a swipe to the right of 50 px dismisses a notification; a shorter one doesn’t', async (t) => {
    await notify();
    await drag(page, 40);
    t.equal(await toast.getAttribute('data-state'), 'open', '40 px to the right');
    await drag(page, -200);
    t.equal(await toast.getAttribute('data-state'), 'open', '200 px to the left');
    await drag(page, 60);
    await toast.waitFor({ state: 'detached' });
  });

  t.test('F8 moves the focus to notifications, which pauses and can close one', async (t) => {
    await notify();
    await page.keyboard.press('F8');
    await page.locator('.toast-viewport:focus').waitFor();
    await page.clock.runFor(20_000);
    t.equal(await toast.count(), 1, 'it waits as long as the focus is there');
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Close notification' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.press('Enter');
    await toast.waitFor({ state: 'detached' });
  });

  t.test('a notification closed under the pointer doesn’t delay the next one', async (t) => {
    await notify();
    await toast.hover();
    await page.clock.runFor(20_000);
    t.equal(await toast.count(), 1, 'it waits as long as the pointer is there');
    await page.getByRole('button', { name: 'Close notification' }).click();
    await toast.waitFor({ state: 'detached' });
    await page.mouse.move(10, 400);
    await notify();
    await page.mouse.move(20, 400);
    await page.clock.runFor(6000);
    await toast.waitFor({ state: 'detached' });
  });
});

/** Moves the notification with the pressed pointer. */
async function drag(page: Page, across: number): Promise<void> {
  const box = await page.locator('.toast__title').boundingBox();
  if (!box) throw new Error('There is no notification to drag.');
  const [x, y] = [box.x + 20, box.y + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + across, y, { steps: 6 });
  await page.mouse.up();
}
