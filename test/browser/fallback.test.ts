import t from 'tap';
import { buildFallback } from '../../src/fallback.ts';
import { build, configOf, contactRequest, listen } from '../fixtures/app.ts';
import { launch, openPage } from '../fixtures/browser.ts';

t.test('on the kept pages scripts wake, and a form that is sent keeps its words and names the telephone', async (t) => {
  const site = await build(t);
  await site.ready();
  await site.storeFallback();
  const { app } = await buildFallback({ ...configOf(site), distDir: '/nowhere' });
  t.teardown(() => app.close());
  const page = await openPage(t, await launch(t), {}, /status of 503/);

  await page.goto(`${await listen(app)}/#contact`);
  await page.getByLabel('Full Name').fill(contactRequest.name);
  await page.getByLabel('Phone Number').fill(contactRequest.phone);
  await page.getByLabel('Email Address').fill(contactRequest.email);
  await page.getByLabel('Service').selectOption(contactRequest.service);
  await page.getByLabel('Your Message').fill(contactRequest.message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.getByText('Nothing was sent. Please call us at (336) 555-0142').first().waitFor();
  t.equal(await page.getByLabel('Your Message').inputValue(), contactRequest.message);
});
