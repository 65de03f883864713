import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { adminPassword, build, callAs, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');
const { SignInDialog } = await import('../../../../views/desk/sign-in.tsx');

const app = await build(t);
const cookie = await signIn(app);
const call = callAs(app, cookie);
const address = await listen(app);
connect(t, address, cookie);
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

t.test(
  'statements 1, 2 and 6: the form asks for what is missing, keeps what was typed, and opens the lead it has saved',
  async (t) => {
    render(deskAt('/admin'));
    fireEvent.click(await screen.findByRole('link', { name: 'Add a lead' }));
    await screen.findByRole('heading', { name: 'Add a lead' });
    const asked = [...document.querySelectorAll('main label, #content label, .lead label')].map((label) =>
      label.textContent?.trim(),
    );
    t.strictSame(
      [...new Set(asked)],
      [
        ...['Name*', 'Phone', 'Email', 'Property address', 'Service', 'What they need', 'How it came'],
        'I already talked to them',
      ],
    );
    const choices = (label: string) =>
      [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);
    t.strictSame(choices('How it came'), ['Phone call', 'In person', 'Text', 'Other']);
    t.strictSame(choices('Service').slice(1), app.site.current.map.contactOptions);
    t.equal((screen.getByLabelText('How it came') as HTMLSelectElement).value, 'phone');
    t.equal((screen.getByLabelText('I already talked to them') as HTMLInputElement).checked, true);

    await type('Name*', 'Dana Field');
    await click('Save lead');
    const message = await screen.findByText('Enter a phone number or an email address.');
    t.equal(message.id, screen.getByLabelText('Phone').getAttribute('aria-describedby'));
    cleanup();
    render(deskAt('/admin/leads/new'));
    t.equal(((await screen.findByLabelText('Name*')) as HTMLInputElement).value, 'Dana Field', 'kept in this tab');
    await type('Phone', '336 555 0199');
    await click('Save lead');

    await screen.findByRole('heading', { name: 'Dana Field' });
    t.match(location.pathname, /^\/admin\/leads\/\d+$/);
    t.ok(await screen.findByText('Phone call, added by you'));
    t.notOk(Object.keys(sessionStorage).some((name) => name.startsWith('kept:lead:')));
    const { counts } = (await call('GET', '/api/admin/leads')).json();
    fireEvent.click(screen.getByRole('link', { name: 'All leads' }));
    const all = await screen.findByRole('button', { name: /^All/ });
    t.equal(all.textContent, `All ${counts.all}`);
  },
);

t.test(
  'statements 1 and 2: what was typed is still there when the session had ended, and is saved once after signing in',
  async (t) => {
    render(
      <>
        {deskAt('/admin/leads/new')}
        <SignInDialog />
      </>,
    );
    await type('Name*', 'Eli Late');
    await type('Email', 'eli@example.com');
    connect(t, address);
    await click('Save lead');
    await type('Password', adminPassword);
    await click('Login');

    await screen.findByRole('heading', { name: 'Eli Late' });
    t.equal(screen.queryByRole('link', { name: /^Call/ }), null, 'nothing dials an empty number');
    t.equal((await call('GET', '/api/admin/leads?search=eli@example.com')).json().leads.length, 1);
  },
);
