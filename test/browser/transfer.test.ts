import { readFile } from 'node:fs/promises';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { contentCalls } from '../fixtures/content.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAdmin } from '../fixtures/owner.ts';
import { fileCalls, writeTar } from '../fixtures/transfer.ts';

t.test('everything is exported as a file, imported, and undone on a phone', async (t) => {
  const { app, open } = await openAdmin(t);
  const { change } = await contentCalls(app);
  const { bring, save } = await fileCalls(app);
  await change('frame', { blurb: 'As the file has it.' });
  await change('pool-fencing', { menuName: 'Pool Fences' });
  const page = await open(t, '/admin/content-file', { expected: /status of (404|415|422)/ });

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save all text and pictures as a file' }).click();
  const saved = await download;
  t.match(saved.suggestedFilename(), /^longleaf-fence-company-text-and-pictures-\d{4}-\d\d-\d\d\.tar$/);
  const file = await readFile(await saved.path());
  await change('frame', { blurb: 'As it is now.' });
  await change('pool-fencing', { menuName: 'Pool Gates' });
  const home = async () => (await app.inject('/')).body;
  const footer = async () => (await home()).match(/As [^.]*\./)?.[0];
  const choose = (buffer: Buffer) =>
    page
      .locator('.content-file input[type="file"]')
      .setInputFiles({ name: 'site.tar', mimeType: 'application/x-tar', buffer });
  const chooseAgain = () => page.locator('.content-file button', { hasText: 'Import a file' }).waitFor();

  await t.test('a refused file shows the reason, and another one can be chosen', async () => {
    await choose(await writeTar([{ name: 'content.json', content: '{"format":2}' }]));
    await page.getByRole('alert').getByText('This file was made by a newer version of the site.').waitFor();
    await choose(Buffer.from('no tar'));
    await page.locator('[role="alert"]', { hasText: 'This file wasn’t made by' }).waitFor();
  });

  await t.test('the changes that a file would make are shown before the import', async (t) => {
    await choose(file);
    await page.getByText('Header and footer', { exact: true }).waitFor();
    await page.getByText(/Nothing has changed yet\.$/).waitFor();
    t.equal(await footer(), 'As it is now.');
    await page.setViewportSize({ width: 320, height: 844 });
    await checkOverflow(t, page, 'what a file would do');
    await checkAccessibility(t, page, 'what a file would do');
  });

  await t.test('the import and its undo work without a mouse', async (t) => {
    t.equal(await page.evaluate(() => document.activeElement?.textContent), 'Import');
    await page.getByRole('button', { name: 'Import everything' }).press('Enter');
    await page.getByText('Imported. Your website is updated.').waitFor();
    t.equal(await footer(), 'As the file has it.');
    t.match(await home(), 'Pool Fences');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Undone. Your website is back to how it was.').waitFor();
    t.equal(await footer(), 'As it is now.');
  });

  await t.test('a file that another tab replaced, or one without changes, is reported', async (t) => {
    await choose(file);
    await page.getByText('Header and footer', { exact: true }).waitFor();
    await bring(file);
    await page.getByRole('button', { name: 'Import everything' }).click();
    await page.getByRole('alert').getByText('This doesn’t exist, or it has been removed.').waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await chooseAgain();
    t.equal(await footer(), 'As it is now.');

    await choose(await save());
    await page.getByText('This site already has everything in the file. There’s nothing to import.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await chooseAgain();
  });
});
