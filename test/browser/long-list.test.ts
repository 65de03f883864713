import t from 'tap';
import { checkAccessibility } from '../fixtures/accessibility.ts';
import { build, listen } from '../fixtures/app.ts';
import { launch } from '../fixtures/browser.ts';
import { seedLeads } from '../fixtures/leads.ts';
import { openAsOwner } from '../fixtures/owner.ts';
import { openWeakLine } from '../fixtures/weak-line.ts';

const total = 3000;
/** More than the newest requests take on the wire, and less than all of them. */
const firstBytes = 20_000;

const app = await build(t);
await seedLeads(app.db, total);
const spam = await app.db.selectFrom('submissions').select('id').where('status', '=', 'spam').execute();
const whole = `Showing ${total - spam.length} submissions`;
const line = await openWeakLine(t, await listen(app));
const browser = await launch(t);

t.test('the newest requests can be worked with before the list is whole', async (t) => {
  line.hold('/api/contact-submissions', firstBytes);
  const page = await openAsOwner(t, browser, `${line.address}/admin`);

  await page.getByText(/^Loading older submissions\.\.\. [\d,]+ so far$/).waitFor();
  t.ok((await page.locator('.lead-row').count()) > 3, 'rows are on the screen');
  t.match(await page.getByRole('button', { name: /^All/ }).textContent(), /\d\+$/);
  await checkAccessibility(t, page, 'a list that is still loading');
  const newest = page.locator('.lead-row').first();
  await newest.getByRole('button', { name: /^Mark contacted/ }).click();
  await newest.locator('.status-badge', { hasText: 'Contacted' }).waitFor();

  line.release();

  await page.getByText(whole, { exact: true }).waitFor();
  await page.getByText(/^Loading older/).waitFor({ state: 'detached' });
  t.match(await page.getByRole('button', { name: /^All/ }).textContent(), /\d$/);
  t.match(await newest.textContent(), /Contacted/, 'what was changed meanwhile stays');
});

t.test('a list that breaks off says what is missing, and one button brings it', async (t) => {
  line.hold('/api/contact-submissions', firstBytes);
  const page = await openAsOwner(t, browser, `${line.address}/admin`, {}, /ERR_INCOMPLETE_CHUNKED_ENCODING/);
  await page.getByText(/^Loading older/).waitFor();

  line.cut();

  const alert = page.getByRole('region', { name: 'Contact Form Submissions' }).getByRole('alert');
  t.match(await alert.textContent(), /^Submissions older than these [\d,]+ could not be loaded\./);
  t.ok((await page.locator('.lead-row').count()) > 3, 'what is there stays');
  await checkAccessibility(t, page, 'a list that broke off');

  await alert.getByRole('button', { name: 'Load again' }).click();

  await page.getByText(whole, { exact: true }).waitFor();
  t.equal(await alert.count(), 0);
});
