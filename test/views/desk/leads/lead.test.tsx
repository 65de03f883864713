import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { build, callAs, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');

const app = await build(t);
const cookie = await signIn(app);
const call = callAs(app, cookie);
connect(t, await listen(app), cookie);
t.afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const ann = {
  source: 'contact',
  name: 'Ann Carter',
  phone: '3365550108',
  email: '',
  message: 'A fence.',
  page: '/',
} as const;
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

t.test('statement 9: a lead without an address asks for it, and one with it leads to a map', async (t) => {
  const { id } = await saveLead(app.db, ann);
  render(deskAt(`/admin/leads/${id}`));

  await click('Add the address');
  await type('Property address', '218 Mill Creek Road & Co.');
  await click('Save address');

  const directions = await screen.findByRole('link', { name: 'Directions' });
  t.equal(directions.getAttribute('target'), '_blank');
  t.equal(directions.getAttribute('rel'), 'noreferrer');
  const map = new URL(directions.getAttribute('href') ?? '');
  t.equal(map.protocol, 'https:');
  t.equal(map.searchParams.get('destination'), '218 Mill Creek Road & Co.');
  t.equal(directions.previousElementSibling?.textContent, '218 Mill Creek Road & Co.');
  t.match((await call('GET', `/api/admin/leads/${id}`)).json().submission, { version: 2 });
});

t.test('statement 9: an address that another window changed is not overwritten unseen', async (t) => {
  const { id } = await saveLead(app.db, ann);
  render(deskAt(`/admin/leads/${id}`));
  await click('Add the address');
  await type('Property address', 'Mine');
  await call('PUT', `/api/admin/leads/${id}/address`, { address: 'Theirs', version: 1 });

  await click('Save address');

  await screen.findByText(/This lead was changed in another window/);
  t.equal((await call('GET', `/api/admin/leads/${id}`)).json().submission.address, 'Theirs');
});

t.test(
  'statement 10: ten digits are shown and dialed alike, found by their digits, and stay as they were typed',
  async (t) => {
    const typed = ['3365550177', '336.555.0177', '+1 336 555 0177', '1-336-555-0177', '(336)555-0177'];
    for (const phone of typed) {
      const { id } = await saveLead(app.db, { ...ann, phone });
      render(deskAt(`/admin/leads/${id}`));
      const link = await screen.findByRole('link', { name: 'Call (336) 555-0177' });
      t.equal(link.getAttribute('href'), 'tel:+13365550177', phone);
      t.equal((await call('GET', `/api/admin/leads/${id}`)).json().submission.phone, phone);
      cleanup();
    }
    for (const search of ['3365550177', '(336) 555-0177', '+13365550177', '5550177']) {
      const { leads } = (await call('GET', `/api/admin/leads?${new URLSearchParams({ search })}`)).json();
      t.equal(leads.length, typed.length, search);
    }
    const file = (await call('GET', '/api/admin/leads.csv?search=3365550177')).body;
    for (const phone of typed) t.ok(file.includes(phone), `exported as ${phone}`);

    render(deskAt('/admin?search=3365550177'));
    t.equal((await screen.findAllByRole('link', { name: '(336) 555-0177' })).length, typed.length, 'the list');
    cleanup();
    for (const phone of ['+44 20 7946 0958', '336-555-0177 ext. 12']) {
      const { id } = await saveLead(app.db, { ...ann, phone });
      render(deskAt(`/admin/leads/${id}`));
      t.ok(await screen.findByRole('link', { name: `Call ${phone}` }), 'others stay as typed');
      cleanup();
    }
  },
);
