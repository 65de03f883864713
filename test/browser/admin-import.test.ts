import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { openAdmin } from '../fixtures/owner.ts';

const { open } = await openAdmin(t);

const file = {
  name: 'customers.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Client,Mobile,E-mail,Where,Created',
      'Jane Doe,336 555 0101,jane@example.com,"12 Elm St, Greensboro",3/4/2021',
      'Bob Ray,336 555 0102,,9 Oak Ave,7/1/2019',
      'No Way,,,,',
      'Robert Ray,336 555 0102,,,',
    ].join('\n'),
  ),
};

t.test('the owner imports customers on a phone, corrects a column, and undoes it', async (t) => {
  const page = await open(t, '/admin/leads/import', { expected: /422/ });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await page.getByText('2 new customers, 0 already here, 1 row with a problem').waitFor();
  await page.getByText('1 row repeats a customer in this file.').waitFor();
  await page.getByText('1 row can’t be imported').click();
  await page.getByText('It has no phone number and no email address.').waitFor();
  await page.getByLabel('Where').selectOption('Address');
  await page.locator('.import-row', { hasText: '12 Elm St, Greensboro · Since Mar 4, 2021' }).waitFor();
  await page.locator('.import-row', { hasText: 'Also listed as: Robert Ray' }).waitFor();
  await checkAccessibility(t, page, 'the preview of an import');
  t.ok(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth));
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/import-390.png`, fullPage: true });

  await page.getByRole('button', { name: 'Import 2 customers' }).click();
  await page.getByText('Imported 2 customers.').waitFor();
  if (process.env.SHOTS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.screenshot({ path: `${process.env.SHOTS}/imported-1440.png` });
  }
  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByText('Removed 2 customers.').waitFor();

  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ ...file, buffer: Buffer.from('PK\u0003\u0004 a spreadsheet') });
  await page.getByRole('alert').getByText('This is a spreadsheet').waitFor();
});
