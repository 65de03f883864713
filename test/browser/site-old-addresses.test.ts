import t from 'tap';
import { checkOverflow } from '../fixtures/layout.ts';
import { openAdmin } from '../fixtures/owner.ts';

t.test('an owner pastes a sitemap, changes one suggestion, and saves all redirects', async (t) => {
  const { app, open } = await openAdmin(t);
  const page = await open(t, '/admin/redirects', { viewport: { width: 390, height: 844 } });
  const addresses = ['wood-fences', 'contact-us', 'blog/our-dog'].map(
    (path) => `<url><loc>https://old.example/${path}</loc></url>`,
  );

  await page.getByLabel('Choose a file').setInputFiles({
    name: 'sitemap.xml',
    mimeType: 'text/xml',
    buffer: Buffer.from(`<urlset>${addresses.join('')}</urlset>`),
  });
  await page.getByText('3 addresses to check.').waitFor();
  t.match(await page.getByLabel('Sitemap or addresses').inputValue(), '<urlset>');
  t.equal(await page.getByLabel('Page for /blog/our-dog').inputValue(), '');
  await page.getByLabel('Page for /contact-us').selectOption({ label: 'Gallery' });
  await checkOverflow(t, page, 'the suggestions');
  await page.getByRole('button', { name: 'Save 2 redirects' }).click();
  await page.getByText('2 old addresses redirect now.').waitFor();

  t.equal((await app.inject({ url: '/contact-us' })).headers.location, '/gallery');
  t.equal((await app.inject({ url: '/wood-fences' })).headers.location, '/residential-wood-fencing');
  t.equal((await app.inject({ url: '/blog/our-dog' })).statusCode, 404);
  await page.getByText('/wood-fences', { exact: true }).waitFor();
});
