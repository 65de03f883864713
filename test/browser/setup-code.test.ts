import t from 'tap';
import { build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';
import { checkOverflow } from '../fixtures/layout.ts';

t.test('an owner enters the setup code, chooses a password, and gets to the setup', async (t) => {
  const app = await build(t, { ADMIN_PASSWORD: '' });
  const address = await listen(app);
  await app.applyPasswords();
  const page = await openPage(t, await launch(t), { viewport: { width: 390, height: 844 } }, /403/);
  const card = page.locator('.login-card');

  await page.goto(`${address}/admin`);
  await card.getByText('terminal window or log where you started the site').waitFor();
  await checkOverflow(t, page, 'the card');
  await card.getByRole('textbox', { name: 'Code' }).fill('not the code');
  await card.getByRole('button', { name: 'Continue' }).click();
  await card.getByText('That isn’t the code.').waitFor();
  await card.getByRole('textbox', { name: 'Code' }).fill(app.setupCode ?? '');
  await card.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Choose a password' }).waitFor();
  await checkOverflow(t, page, 'the form');
  await card.getByLabel('New password').fill('cedar gate 1987');
  await card.getByRole('button', { name: 'Save and continue' }).click();

  await page.locator('.admin__title').waitFor();
  t.equal(page.url(), `${address}/admin/set-up`);
});
