import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, contactRequest, listen, postContact } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { readCsv } from '../fixtures/csv.ts';
import { openAsOwner, openCard } from '../fixtures/owner.ts';
import { takePhoto } from '../fixtures/pictures.ts';

const app = await build(t);
const address = await listen(app);
const browser = await launch(t);

t.test('an owner’s day on a phone', async (t) => {
  for (const name of ['Ann Carter', 'Bo "Bob" Diaz', '=HYPERLINK("http://x.example")'])
    await postContact(app, { ...contactRequest, name }, { 'x-visit': 'landingPage=%2Fpool-fencing&referrer=' });
  const page = await openAsOwner(t, browser, `${address}/admin`);
  page.on('dialog', (dialog) => void dialog.accept());
  const status = (name: string) => page.getByRole('group', { name: 'Status' }).getByRole('button', { name });

  await t.test('three new leads are there, and one tells that it waits', async (t) => {
    await page.getByText('Showing 3 submissions', { exact: true }).waitFor();
    t.equal(await status('New 3').count(), 1);
    t.match(await page.getByRole('row', { name: /Ann Carter/ }).textContent(), /just now|min old/);
    await checkAccessibility(t, page, 'the list on a phone');
  });

  await t.test('a call is stamped, a note kept, and the lead goes from quoted to won', async (t) => {
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
    await checkAccessibility(t, page, 'a lead');

    await page.reload();
    await page.getByText('Comes home at 5.').waitFor();
    t.equal(await status('Won').getAttribute('aria-pressed'), 'true', 'it is stored');
  });

  await t.test('spam is set aside in one tap and comes back in one', async (t) => {
    await page.goto(`${address}/admin`);
    await page.getByRole('link', { name: 'Bo "Bob" Diaz' }).click();
    await status('Spam').click();
    await page.getByText('Marked as Spam').waitFor();
    await page.goto(`${address}/admin`);
    await page.getByText('Showing 2 submissions', { exact: true }).waitFor();

    await page.getByRole('button', { name: '1 set aside as spam' }).click();
    await page.getByRole('button', { name: 'Not spam: Bo "Bob" Diaz' }).click();
    await status('All').click();

    await page.getByText('Showing 3 submissions', { exact: true }).waitFor();
    t.equal(await status('Spam 0').count(), 1);
  });

  await t.test('a new photo joins the gallery with a caption', async (t) => {
    await page.goto(`${address}/admin/pictures`);
    await page.getByText('No photo in the gallery yet.').waitFor();
    await checkAccessibility(t, page, 'the pictures');
    for (const name of ['pool.jpg', 'gate.jpg'])
      await Promise.all([
        page.getByText(name, { exact: true }).waitFor(),
        page.getByLabel('Add a photo').setInputFiles({ name, mimeType: 'image/jpeg', buffer: await takePhoto() }),
      ]);
    const pool = page.getByRole('listitem').filter({ hasText: 'pool.jpg' });
    await pool.getByLabel('What it shows').fill('Aluminum pool fence, Elon');
    await pool.getByRole('button', { name: 'Save caption' }).click();
    await page.getByText('Caption saved', { exact: true }).first().waitFor();

    await page.getByRole('button', { name: /^Move Aluminum pool fence.*drag/ }).press('ArrowUp');
    await page.getByText(/: now 1 of 2$/).waitFor();
    await page.getByRole('button', { name: 'Delete gate.jpg' }).click();
    await page.getByText('gate.jpg', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Delete gate.jpg' }).waitFor();
    await checkAccessibility(t, page, 'the pictures with a gallery');

    const handle = (name: RegExp) => page.getByRole('button', { name });
    // The screen shows an order before the server has it.
    const saved = () => page.waitForResponse((response) => response.url().endsWith('/api/admin/images/order'));
    await handle(/^Move gate\.jpg, 2 of 2: drag/).hover();
    await page.mouse.down();
    await handle(/^Move Aluminum.*drag/).hover();
    await Promise.all([saved(), page.mouse.up()]);
    await handle(/^Move gate\.jpg, 1 of 2: drag/).waitFor();
    await Promise.all([saved(), handle(/^Move gate\.jpg, 1 of 2: drag/).press('ArrowDown')]);
    await handle(/^Move gate\.jpg, 2 of 2: drag/).waitFor();

    const images = (await app.inject({ url: '/api/images' })).json();
    t.match(images, [{ name: 'pool.jpg', alt: 'Aluminum pool fence, Elon' }, { name: 'gate.jpg' }]);
  });

  await t.test('a changed telephone number is on the public pages', async (t) => {
    await page.goto(`${address}/admin/profile`);
    await openCard(page, 'Contact');
    await page.getByLabel('Telephone').fill('12');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Please enter a valid phone number.').waitFor();
    await checkAccessibility(t, page, 'the profile with a mistake');

    await page.getByLabel('Telephone').fill('(336) 555-0177');
    await page.frameLocator('iframe').locator('a[href="tel:+13365550177"]').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Every page shows it now.').first().waitFor();

    const visitor = await openPage(t, browser);
    for (const path of ['/', '/pool-fencing', '/elon-fence-installation']) {
      await visitor.goto(address + path);
      t.ok(await visitor.locator('a[href="tel:+13365550177"]').count(), path);
      t.equal(await visitor.locator('a[href="tel:+13365550142"]').count(), 0, path);
    }
  });

  await t.test('the leads open in a spreadsheet, and nothing in them runs', async (t) => {
    await page.goto(`${address}/admin`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');

    t.match(download.suggestedFilename(), /^leads-\d{4}-\d\d-\d\d\.csv$/);
    t.ok(text.startsWith('\ufeff'));
    const [titles, ...rows] = readCsv(text);
    const column = (title: string) => rows.map((row) => row[titles?.indexOf(title) ?? -1]);
    t.strictSame(column('Name'), [`'=HYPERLINK("http://x.example")`, 'Bo "Bob" Diaz', 'Ann Carter']);
    t.strictSame(column('Status'), ['new', 'new', 'won']);
    t.strictSame(column('Landing Page'), ['/pool-fencing', '/pool-fencing', '/pool-fencing']);
  });

  await t.test('every other section is accessible too', async (t) => {
    for (const section of ['reports', 'catalog', 'passwords']) {
      await page.goto(`${address}/admin/${section}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Loading...').waitFor({ state: 'hidden' });
      await checkAccessibility(t, page, section);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      t.ok(overflow <= 0, `${section} fits a phone`);
    }
  });

  await t.test('one person’s data is deleted after a question', async (t) => {
    await page.goto(`${address}/admin`);
    await page.getByRole('link', { name: 'Ann Carter', exact: true }).click();
    await page.getByRole('button', { name: "Delete this person's data" }).click();
    await checkAccessibility(t, page, 'the question');
    await page.getByRole('button', { name: 'Delete 3 leads' }).click();

    await page.getByText('No contact submissions yet').waitFor();
    t.strictSame(await app.db.selectFrom('notes').select('id').execute(), []);
  });
});

t.test('statement 6: from the list to a saved lead it takes at most eight taps, and at most eight keys', async (t) => {
  const page = await openAsOwner(t, browser, `${address}/admin/reports`, { hasTouch: true });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true, level: 1 });
  const toList = async () => {
    await page.goto(`${address}/admin/reports`);
    await page.getByRole('button', { name: 'All sections' }).click();
    await page.getByRole('link', { name: 'Leads', exact: true }).click();
    await page.getByText(/^Showing/).waitFor();
  };
  await postContact(app, contactRequest);
  let count = 0;
  const tap = async (target: Locator) => {
    count += 1;
    await target.tap();
  };
  await toList();
  await tap(page.getByRole('link', { name: 'Add a lead' }));
  await tap(page.getByLabel('Name'));
  await page.keyboard.type('Thea Thumb');
  await tap(page.getByLabel('Phone', { exact: true }));
  await page.keyboard.type('3365550108');
  await checkAccessibility(t, page, 'the form on a phone');
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
  await toList();
  count = 0;
  while (count < 8 && !(await isAt(/^Add a lead$/))) await press('Tab');
  await press('Enter');
  await heading('Add a lead').waitFor();
  while (count < 8 && !(await isAt(/name$/))) await press('Tab');
  await page.keyboard.type('Kay Keyboard');
  await press('Tab');
  await page.keyboard.type('3365550109');
  await press('Enter');
  await heading('Kay Keyboard').waitFor();
  t.ok(count <= 8, `${count} keys`);
});
