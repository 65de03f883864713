import { generate } from 'otplib';
import t from 'tap';
import { adminPassword, build, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';

t.test('the owner switches the second step on and signs in with it', async (t) => {
  const address = await listen(await build(t));
  const page = await openPage(t, await launch(t), {}, /status of 401/);
  await page.goto(`${address}/admin/security`);
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();

  await page.getByLabel('Current password').fill(adminPassword);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.getByRole('img', { name: /QR code/ }).waitFor();
  const secret = (await page.locator('.security__secret').innerText()).replaceAll(' ', '');
  await page.getByLabel('The code that the app shows').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Switch on' }).click();
  const code = await page.locator('.security__codes li').first().innerText();
  await page.getByRole('button', { name: 'I have written them down' }).click();
  await page.getByText('The second step is on. 8 recovery codes are left.').waitFor();

  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await page.getByLabel('Password').fill(adminPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('The second step is on. 7 recovery codes are left.').waitFor();
});
