import type { Locator } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { contactRequest, postContact } from '../fixtures/app.ts';
import { openAdmin, openCard } from '../fixtures/owner.ts';
import { takePhoto } from '../fixtures/pictures.ts';

const { app, address, open } = await openAdmin(t);

t.test('an owner can do a day’s work on a phone', async (t) => {
  for (const name of ['Ann Carter', 'Bo "Bob" Diaz', '=HYPERLINK("http://x.example")'])
    await postContact(app, { ...contactRequest, name });
  const page = await open(t, '/admin');
  const status = (name: string) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name });

  await t.test('three new leads are listed, and one shows how long it has waited', async (t) => {
    await page.getByText('Showing 3 submissions', { exact: true }).waitFor();
    t.equal(await status('New 3').count(), 1);
    t.match(await page.getByRole('row', { name: /Ann Carter/ }).textContent(), /just now|min old/);
  });

  await t.test('a call is noted, a note is saved, and the lead goes from quoted to won', async (t) => {
    await page.getByRole('link', { name: 'Ann Carter', exact: true }).click();
    await page.getByRole('link', { name: /^Call/ }).click();
    await page.getByText('Call started').waitFor();
    t.equal(await status('Contacted').getAttribute('aria-pressed'), 'true');
    t.notMatch(await page.getByText('First contact').locator('..').textContent(), /Not yet/);

    await page.getByLabel('Add a note').fill('Slope at the back.\nComes home at 5.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await page.getByText('Comes home at 5.').waitFor();
    for (const step of ['Quoted', 'Won']) {
      await status(step).click();
      await page.getByText(`Marked as ${step}`).waitFor();
    }
    await checkAccessibility(t, page, 'a lead that was won');

    await page.reload();
    await page.getByText('Comes home at 5.').waitFor();
    t.equal(await status('Won').getAttribute('aria-pressed'), 'true', 'it is stored');
  });

  await t.test('a new photo joins the gallery with a caption and is moved by pointer', async (t) => {
    await page.goto(`${address}/admin/pictures`);
    await page.getByText('No photos in the gallery yet.').waitFor();
    for (const name of ['pool.jpg', 'gate.jpg']) {
      const buffer = await takePhoto(320, 240);
      await page.getByLabel('Add a photo').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
      await page.getByText(name, { exact: true }).waitFor();
    }
    const pool = page.getByRole('listitem').filter({ hasText: 'pool.jpg' });
    await pool.getByLabel('What it shows').fill('Aluminum pool fence, Elon');
    await pool.getByRole('button', { name: 'Save caption' }).click();
    await page.getByText('Caption saved', { exact: true }).first().waitFor();

    const more = page.getByLabel('More: gate.jpg');
    await more.click();
    await page.getByRole('button', { name: 'Delete: gate.jpg' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await more.waitFor();
    await checkAccessibility(t, page, 'the pictures with a gallery');

    // The screen shows an order before the server has it.
    const saved = page.waitForResponse((response) => response.url().endsWith('/api/admin/images/order'));
    await page.getByRole('button', { name: /^Move Aluminum pool fence.*, 2 of 2: drag/ }).hover();
    await page.mouse.down();
    await page.getByRole('button', { name: /^Move gate\.jpg, 1 of 2: drag/ }).hover();
    await page.mouse.up();
    await saved;
    await page.getByText('Aluminum pool fence, Elon: now 1 of 2').waitFor();
    const images = (await app.inject({ url: '/api/images' })).json();
    t.match(images, [{ name: 'pool.jpg', alt: 'Aluminum pool fence, Elon' }, { name: 'gate.jpg' }]);
  });

  await t.test('a changed phone number is on the public pages', async (t) => {
    await page.goto(`${address}/admin/profile`);
    await openCard(page, 'Contact');
    await page.getByRole('textbox', { name: 'Phone' }).fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please enter a valid phone number.').waitFor();
    await checkAccessibility(t, page, 'the profile with a mistake');

    await page.getByRole('textbox', { name: 'Phone' }).fill('(336) 555-0177');
    await page.frameLocator('iframe').locator('a[href="tel:+13365550177"]').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('It’s live on the website.').first().waitFor();
    t.match((await app.inject('/pool-fencing')).body, 'href="tel:+13365550177"');
  });

  await t.test('the owner exports leads as a spreadsheet and deletes one person’s data', async (t) => {
    await page.goto(`${address}/admin`);
    const download = page.waitForEvent('download');
    await page.getByLabel('More actions').click();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    t.match((await download).suggestedFilename(), /^leads-\d{4}-\d\d-\d\d\.csv$/);

    await page.getByRole('link', { name: 'Ann Carter', exact: true }).click();
    await page.getByRole('button', { name: "Delete this person's data" }).click();
    await checkAccessibility(t, page, 'the question');
    await page.getByRole('button', { name: 'Delete 3 leads' }).click();

    await page.getByText('No contact submissions yet').waitFor();
    t.strictSame(await app.db.selectFrom('notes').select('id').execute(), []);
  });
});

t.test('saving a lead from the list takes at most eight taps or eight keys', async (t) => {
  await postContact(app, contactRequest);
  const page = await open(t, '/admin', { hasTouch: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.tap();
  };
  await tap(page.getByRole('link', { name: 'Add lead' }));
  await tap(page.getByLabel('Name'));
  await page.keyboard.type('Thea Thumb');
  await tap(page.getByRole('textbox', { name: 'Phone' }));
  await page.keyboard.type('3365550108');
  await tap(page.getByRole('button', { name: 'Save lead' }));
  await heading('Thea Thumb').waitFor();
  t.ok(await page.getByRole('link', { name: 'Call (336) 555-0108' }).isVisible());
  t.ok(count <= 8, `${count} taps`);

  const press = async (key: string) => {
    count += 1;
    await page.keyboard.press(key);
  };
  const isAt = (words: RegExp) =>
    page
      .evaluate(() => document.activeElement?.textContent || document.activeElement?.id)
      .then((at) => words.test(at ?? ''));
  await page.goto(`${address}/admin/calendar`);
  await heading('Calendar').waitFor();
  count = 0;
  while (count < 8 && !(await isAt(/^Add lead$/))) await press('Tab');
  await press('Enter');
  await heading('Add lead').waitFor();
  while (count < 8 && !(await isAt(/name$/))) await press('Tab');
  await page.keyboard.type('Kay Keyboard');
  await press('Tab');
  await page.keyboard.type('3365550109');
  await press('Enter');
  await heading('Kay Keyboard').waitFor();
  t.ok(count <= 8, `${count} keys`);
});
