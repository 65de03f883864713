import type { Page } from 'playwright-core';
import t from 'tap';
import { openPage } from '../fixtures/browser.ts';
import { openAdmin } from '../fixtures/owner.ts';

const { address, browser, open } = await openAdmin(t);

/** Returns the account that each password form names, and the `autocomplete` values of its passwords. */
const readForms = (page: Page) =>
  page.evaluate(() =>
    [...document.forms]
      .filter((form) => form.querySelector('[type=password]'))
      .map((form) => ({
        account: form.querySelector<HTMLInputElement>('[autocomplete=username]')?.value,
        passwords: [...form.querySelectorAll<HTMLInputElement>('[type=password]')].map((each) => each.autocomplete),
      })),
  );

t.test('password managers know the account of each password form', async (t) => {
  for (const [path, account] of [
    ['/admin', 'admin'],
    ['/upload-images', 'admin'],
    ['/upload-catalog', 'admin'],
  ] as const)
    for (const javaScriptEnabled of [true, false]) {
      // With JavaScript, the staff pages ask for the password after a file is sent.
      if (javaScriptEnabled && path !== '/admin') continue;
      const page = await openPage(t, browser, { javaScriptEnabled }, /status of 401/);
      await page.goto(address + path);
      await page.locator('[type=password]').waitFor();
      t.strictSame(await readForms(page), [{ account, passwords: ['current-password'] }], path);
      await page.close();
    }
  const passwords = ['current-password', 'new-password'];
  for (const [path, forms] of [
    [
      '/admin/security',
      [
        { account: 'admin', passwords },
        { account: 'admin', passwords: ['current-password'] },
      ],
    ],
  ] as const) {
    const page = await open(t, path);
    await page.locator('[type=password]').first().waitFor();
    t.strictSame(await readForms(page), forms, path);
  }
});

t.test('a browser does not fill the admin password into the settings of the mailbox', async (t) => {
  const page = await open(t, '/admin/email');
  await page.locator('[type=password]').first().waitFor();
  t.match(await readForms(page), [{ passwords: ['new-password'] }]);
});
