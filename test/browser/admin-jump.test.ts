import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { contactRequest, postContact } from '../fixtures/app.ts';
import { untilFocused } from '../fixtures/browser.ts';
import { desktop, openAdmin } from '../fixtures/owner.ts';

const { app, open } = await openAdmin(t);
await postContact(app, { ...contactRequest, name: 'Dolores Whitfield', phone: '(336) 555-0142' });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Go to' });

t.test('Ctrl+K finds a section, a page, and a lead by name or phone', async (t) => {
  const page = await open(t, '/admin/reports', desktop);
  await title(page, 'Lead sources');
  for (const [typed, option, heading] of [
    ['backu', 'Backups Section', 'Backups'],
    ['greensboro', 'Greensboro Page', 'Greensboro'],
    ['555 0142', 'Dolores Whitfield (336) 555-0142', 'Dolores Whitfield'],
    ['whitf', 'Dolores Whitfield (336) 555-0142', 'Dolores Whitfield'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await dialogOf(page).getByRole('combobox').fill(typed);
    await dialogOf(page).getByRole('option', { name: option }).waitFor();
    if (typed === 'greensboro') await checkAccessibility(t, page, 'the dialog that finds');
    await page.keyboard.press('Enter');
    await title(page, heading);
    t.equal(await dialogOf(page).count(), 0, typed);
  }
  await page.keyboard.press('Meta+k');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await title(page, 'Due');
  await page.keyboard.press('Control+k');
  await dialogOf(page).getByRole('combobox').fill('nothing like this');
  await page.getByText('Nothing found.').waitFor();
  await page.keyboard.press('Escape');
  await dialogOf(page).waitFor({ state: 'hidden' });
});

t.test('single keys work outside of fields, until the owner turns them off', async (t) => {
  const page = await open(t, '/admin', desktop);
  const search = page.getByRole('searchbox', { name: 'Search submissions' });
  await search.waitFor();
  await page.keyboard.press('/');
  await untilFocused(search);
  await page.keyboard.type('/?');
  t.equal(await search.inputValue(), '/?', 'in a field they are text');
  await search.blur();

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await keys.getByText('Go to a section, a page, or a lead').waitFor();
  await checkAccessibility(t, page, 'the list of keys');
  await keys.getByLabel('Use the keys / and ?').uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await keys.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  await dialogOf(page).waitFor();
  t.equal(await keys.count(), 0);
  t.notOk(await search.evaluate((element) => element === document.activeElement));
});
