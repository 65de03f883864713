import type { Page } from 'playwright-core';
import t from 'tap';
import { adminPassword } from '../fixtures/app.ts';
import { openPage } from '../fixtures/browser.ts';
import { examples } from '../fixtures/fence-plans.ts';
import { openAdmin } from '../fixtures/owner.ts';

/** A site in the local network at a name without https. Browsers turn off some features there. */
const { address, browser } = await openAdmin(t);
const insecure = address.replace('127.0.0.1', 'insecure.test');
const selected = (page: Page) =>
  page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
  });
/** The browser's own console messages about such an address. */
const expected = /status of 401|Cross-Origin-Opener-Policy/;
/** Removes the older copy command, which some browsers lack. */
const forgetCopying = (page: Page) =>
  page.evaluate(() => Object.assign(document, { execCommand: () => false }) && undefined);

t.test('without https the calendar address is copied, or selected with the reason', async (t) => {
  const page = await openPage(t, browser, {}, expected);
  await page.goto(`${insecure}/admin/calendar`);
  t.equal(await page.evaluate(() => window.isSecureContext), false);
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'Create the address' }).click();
  const field = page.getByLabel('Private address');
  await field.waitFor();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('The address of your calendar').first().waitFor();
  t.match(await selected(page), /^http.*\.ics$/);

  await forgetCopying(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page
    .getByText(/^Copying only works when this page’s address starts with https:\/\/\. The address is selected/)
    .first()
    .waitFor();
  t.equal(await selected(page), await field.inputValue());

  await page.goto(`${insecure}/admin/notifications`);
  await page.getByText('Notifications only work when this page’s address starts with https://.').waitFor();
});

t.test('without https the link to a plan is selected, and secure features aren’t offered', async (t) => {
  const page = await openPage(t, browser, {}, expected);
  await page.goto(`${insecure}/price-my-fence?plan=${examples.E2}`);
  const button = page.getByRole('button', { name: 'Copy link' });
  await button.click();
  await page.getByText('Link selected. Copy it now.', { exact: true }).first().waitFor();
  t.match(await selected(page), /\?plan=/);
  t.ok(await page.getByRole('button', { name: 'Share' }).isHidden());
});
