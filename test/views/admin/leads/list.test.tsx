import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { breakSchema } from '../../../fixtures/database.ts';
import { startAdmin } from '../../../fixtures/owner-admin.ts';
import { saveProfile } from '../../../fixtures/profile.ts';

const { app, open, screen, type, click, press, button, fireEvent, until } = await startAdmin(t);

const ann = {
  source: 'contact',
  name: 'Ann Carter',
  phone: '(336) 555-0187',
  email: 'ann@example.com',
  page: '/',
  message: 'A CEDAR fence, please.',
  referredBy: 'A neighbor',
  service: 'Fence Repair',
} as const;
const bo = {
  source: 'quick-estimate',
  name: 'Bo Diaz',
  phone: '(910) 555-0122',
  email: '',
  page: '/pool-fencing',
  message: '',
} as const;
const names = () => Array.from(document.querySelectorAll('.lead-row__name'), ({ textContent }) => textContent);
const shows = (...expected: string[]) => until(() => names().join() === expected.join());
function openFilters(): void {
  const filters = document.querySelector<HTMLDetailsElement>('.lead-filters') as HTMLDetailsElement;
  filters.open = true;
  fireEvent(filters, new window.Event('toggle'));
}
const search = (value: string) =>
  fireEvent.change(screen.getByPlaceholderText('Search by name, email, phone, or message...'), { target: { value } });

t.test('a new site has no leads, and its notice counts the items that Health lists', async (t) => {
  open('/admin');
  t.ok(await screen.findByText('No contact submissions yet'));
  t.equal((await screen.findByText('Setup 1 of 9')).getAttribute('href'), '/admin/set-up');
  t.equal(screen.getAllByText('2 things need attention').length, 2, 'the notice and the light');
  t.notOk(screen.queryByText('Later'), 'no one is notified, which doesn’t wait');

  const samples = 'The reviews on your home page are samples. Replace or hide them before customers see the site.';
  open('/admin/health');
  const task = (await screen.findByText(samples)).closest('li');
  t.equal(task?.querySelector('a')?.getAttribute('href'), '/admin/profile');
  t.ok(screen.getByText(/samples \(6 of 6\)/));
  t.ok(screen.getByText(/Your privacy policy is written but not published\. Read it, and publish it\./));

  await saveProfile(app, { showReviews: false });
  open('/admin/health');
  await screen.findByText(/samples \(6 of 6\)/);
  t.equal(screen.queryByText(samples), null, 'reviews that are hidden are no longer named');
});

t.test('an empty list links to the import, and to the customers that were imported', async (t) => {
  const address = async (label: string) => (await screen.findByText(label)).getAttribute('href');
  open('/admin');
  t.equal(await address('Import your customers'), '/admin/leads/import');

  const first = await saveLead(app.db, { ...ann, source: 'imported', status: 'won' });
  open('/admin');
  t.equal(await address('1 imported customer'), '/admin?source=imported');
  const second = await saveLead(app.db, { ...bo, source: 'imported', status: 'won' });
  open('/admin');
  fireEvent.click(await screen.findByText('2 imported customers'));
  await shows('Bo Diaz', 'Ann Carter');
  const ids = [first, second].map((lead) => lead.id);
  await app.db.deleteFrom('submissions').where('id', 'in', ids).execute();
});

t.test('a list with only spam links to the spam, and one tap restores a lead', async (t) => {
  await saveLead(app.db, { ...ann, status: 'spam' });
  await saveLead(app.db, { ...bo, name: 'Spam Bot', status: 'spam' });
  open('/admin');
  t.ok(await screen.findByText('All 2 submissions so far were set aside as spam.'));
  t.notOk(screen.queryByText('No contact submissions yet'));
  press('Review spam');
  await shows('Spam Bot', 'Ann Carter');
  press('Not spam: Ann Carter');
  await shows('Spam Bot');
  press(/^All/);
  await shows('Ann Carter');
  t.ok(button('1 set aside as spam'));
});

t.test('the list has the specified columns and dates, dashes, and no empty mailto', async (t) => {
  await saveLead(app.db, bo);
  open('/admin');
  t.ok(await screen.findByText('Showing 2 submissions'));
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  t.strictSame(titles, ['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message']);
  const [, newest, first] = screen
    .getAllByRole('row')
    .map((row) => Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent));
  t.match(first?.[0], /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2} [AP]M$/);
  t.strictSame(first?.slice(1, 7), [ann.name, ann.email, ann.phone, ann.referredBy, ann.service, ann.message]);
  t.strictSame(newest?.slice(1, 7), [bo.name, '—', bo.phone, '—', '—', '']);
  t.equal(document.querySelectorAll('a[href="mailto:"]').length, 0);
  t.ok(screen.getByTitle(ann.message), 'the full text is shown on hover');
});

t.test('filters combine with the search, are in the address, and clear with one button', async (t) => {
  open('/admin');
  await shows('Bo Diaz', 'Ann Carter');
  search(' CEDAR');
  await shows('Ann Carter');
  openFilters();
  await type('Source', 'quick-estimate');
  await screen.findByText('No submissions match your search');
  t.notOk(screen.queryByText(/^Showing/));
  t.equal(location.search, '?search=+CEDAR&source=quick-estimate');
  search('');
  await shows('Bo Diaz');
  t.ok(screen.getByText('Filters (1)'));
  await click('Remove the filter Quick estimate');
  await until(() => location.search === '');
  await screen.findByRole('option', { name: '/pool-fencing' });
  await type('Page', '/');
  await shows('Ann Carter');
  await type('Received', 'today');
  await until(() => location.search === '?page=%2F&period=today');
  press(/^Won/);
  await screen.findByText('No leads match these filters.');
  await click('Show everything');
  await shows('Bo Diaz', 'Ann Carter');
});

t.test('a report shows every week of its period, in a chart and a table', async (t) => {
  const weeks = () => document.querySelectorAll('.week-chart__week').length;
  const rows = () => document.querySelectorAll('.week-chart__details tbody tr').length;
  const { id } = await saveLead(app.db, bo, []);
  open('/admin/reports');
  await screen.findByText('Show as a table');
  t.ok([13, 14].includes(weeks()), '90 days');
  t.equal(rows(), weeks());
  await type('Period', '365');
  await until(() => weeks() >= 53);
  t.equal(rows(), weeks());
  await app.db.deleteFrom('submissions').where('id', '=', id).execute();
});

t.test('a list that can’t be loaded says so and can be reloaded with a button', async (t) => {
  const mend = await breakSchema(t, app, 'submissions');
  open('/admin');
  await screen.findByText(/The submissions could not be loaded/);
  t.notOk(screen.queryByText('No contact submissions yet'));
  await mend();
  press('Try again');
  await shows('Bo Diaz', 'Ann Carter');
});

t.test('the list has pages of fifty, and each shows the total', async (t) => {
  const lead = await app.db
    .selectFrom('submissions')
    .selectAll()
    .where('name', '=', ann.name)
    .executeTakeFirstOrThrow();
  const { id: _id, idempotencyKey: _key, ...row } = lead;
  await app.db
    .insertInto('submissions')
    .values(Array.from({ length: 60 }, (_none, index) => ({ ...row, reference: `R${index}` })))
    .execute();
  open('/admin');
  await screen.findByText('Showing 50 submissions');
  t.match(button(/^All/).textContent, /^All 62$/);
  fireEvent.click(screen.getByRole('link', { name: 'Older submissions' }));
  await screen.findByText('Showing 12 submissions');
  t.equal(names().at(-1), ann.name, 'the first of all');
  t.equal(screen.queryByRole('link', { name: 'Older submissions' }), null);
  fireEvent.click(screen.getByRole('link', { name: 'Newest submissions' }));
  await screen.findByText('Showing 50 submissions');
});

const box = () => screen.getByPlaceholderText<HTMLInputElement>('Search by name, email, phone, or message...');

t.test('the search box follows the address after a link or the Back button', async (t) => {
  open('/admin');
  await screen.findByPlaceholderText('Search by name, email, phone, or message...');
  search('ann');
  await until(() => location.search === '?search=ann');
  fireEvent.click(screen.getAllByRole('link', { name: /^Leads/ })[0] as HTMLElement);
  await until(() => location.search === '');
  await until(() => box().value === '');
  search('bo');
  await until(() => location.search === '?search=bo');
  t.equal(box().value, 'bo', 'typing is left alone');
});

t.test('pressing a tab while typing keeps the text', async (t) => {
  open('/admin');
  await until(() => document.querySelector('.status-tabs, [role="group"]') !== null);
  await until(() => [...document.querySelectorAll('button')].some(({ textContent }) => /^New/.test(textContent)));
  search('cedar');
  press(/^New/);
  await until(() => location.search === '?search=cedar&status=new');
  t.equal(box().value, 'cedar');
});

t.test('the filters stay open when the last one is cleared', async (t) => {
  open('/admin?source=contact');
  await screen.findByText('Filters (1)');
  openFilters();
  await type('Source', '');
  await until(() => location.search === '');
  t.equal(document.querySelector<HTMLDetailsElement>('.lead-filters')?.open, true);
});
