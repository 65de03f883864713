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
