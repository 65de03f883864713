import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { contentCalls } from '../fixtures/content.ts';
import { fileCalls, writeTar } from '../fixtures/content-file.ts';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAsOwner } from '../fixtures/owner.ts';

const shots = process.env.SHOTS;

t.test('statements 41 and 43: on a phone all is saved as a file, imported whole, and undone', async (t) => {
  const app = await build(t);
  const { change } = await contentCalls(app);
  await change('frame', { blurb: 'As the file has it.' });
  await change('pool-fencing', { menuName: 'Pool Fences' });
  const address = await listen(app);
  const path = '/admin/content-file';
  const page = await openAsOwner(t, await launch(t), `${address}${path}`, {}, /status of (404|415|422)/);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save all words and pictures as a file' }).click();
  const saved = await download;
  t.match(saved.suggestedFilename(), /^longleaf-fence-company-words-and-pictures-\d{4}-\d\d-\d\d\.tar$/);
  const file = await readFile(await saved.path());
  await change('frame', { blurb: 'As it is now.' });
  await change('pool-fencing', { menuName: 'Pool Gates' });
  const footer = async () => (await app.inject('/')).body.match(/As [^.]*\./)?.[0];

  await t.test('a file that is refused says why, and another one can be chosen', async (t) => {
    await choose(page, await writeTar([{ name: 'content.json', content: '{"format":2}' }]));
    await page.getByRole('alert').getByText('This file was made by a newer version of the site.').waitFor();
    await checkAccessibility(t, page, 'a refused file');
    await shoot(page, 'refused');
    await choose(page, Buffer.from('no tar'));
    await page
      .getByRole('alert')
      .getByText(/^This is not a file made by/)
      .waitFor();
  });

  await t.test('what a file would do is shown before anything of it is done', async (t) => {
    await choose(page, file);
    await page.getByText('Header and footer', { exact: true }).waitFor();
    await page.getByText(/Nothing has changed yet\.$/).waitFor();
    t.equal(await footer(), 'As it is now.');
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await checkOverflow(t, page, path);
      await shoot(page, `checked-${width}`);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await checkAccessibility(t, page, 'the contents of a file');
  });

  await t.test('without a mouse: the whole file is imported, and one button undoes it', async (t) => {
    t.equal(await focused(page), 'Import');
    await page.getByRole('button', { name: 'Import all of it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Imported. Every page shows it now.').waitFor();
    t.equal(await footer(), 'As the file has it.');
    t.match((await app.inject('/')).body, 'Pool Fences');
    await shoot(page, 'applied');
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Undone. Every page is as it was before.').waitFor();
    t.equal(await footer(), 'As it is now.');
  });

  await t.test('a file that another tab has replaced is said to be gone', async (t) => {
    await choose(page, file);
    await page.getByText('Header and footer', { exact: true }).waitFor();
    await (await fileCalls(app)).bring(file);
    await page.getByRole('button', { name: 'Import all of it' }).click();
    await page.getByRole('alert').getByText('This doesn’t exist, or it has been removed.').waitFor();
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.locator('.content-file button', { hasText: 'Import a file' }).waitFor();
    t.equal(await footer(), 'As it is now.');
  });

  await t.test('a file with nothing new says so', async () => {
    await choose(page, await (await fileCalls(app)).save());
    await page.getByText('This site has all of it already. There is nothing to import.').waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('.content-file button', { hasText: 'Import a file' }).waitFor();
  });
});

async function choose(page: Page, buffer: Buffer): Promise<void> {
  const files = { name: 'site.tar', mimeType: 'application/x-tar', buffer };
  await page.locator('.content-file input[type="file"]').setInputFiles(files);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

async function shoot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}
