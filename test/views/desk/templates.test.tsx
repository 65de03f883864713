import t from 'tap';
import { build, callAs, listen, signIn } from '../../fixtures/app.ts';
import { connect } from '../../fixtures/connection.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../fixtures/desk.tsx');

const app = await build(t);
const cookie = await signIn(app);
const call = callAs(app, cookie);
connect(t, await listen(app), cookie);
t.afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const read = async () => (await call('GET', '/api/admin/templates')).json();

t.test('a template is added, checked as it is saved, and kept in this tab until then', async (t) => {
  render(deskAt('/admin/templates'));
  await screen.findByRole('heading', { name: 'Templates', level: 1 });
  await click('Add a template');
  await type('Name of template 4', 'The visit');
  await type('Text of template 4', 'See you {visti}');
  await click('Save');

  const message = await screen.findByText(/Nothing fills in \{visti\} here/);
  t.equal(message.id, screen.getByLabelText('Text of template 4').getAttribute('aria-describedby'));
  cleanup();
  render(deskAt('/admin/templates'));
  t.equal(((await screen.findByLabelText('Text of template 4')) as HTMLTextAreaElement).value, 'See you {visti}');
  await type('Text of template 4', 'See you {visit}');
  await click('Save');
  await waitFor(() => t.equal((screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled, true));

  const { templates } = await read();
  t.match(templates[3], { id: /^\w{12}$/, kind: 'reply', name: 'The visit', text: 'See you {visit}' });
});

t.test('the templates of another window are not overwritten unseen', async (t) => {
  render(deskAt('/admin/templates'));
  await type('Name of template 1', 'Mine');
  const { version, templates } = await read();
  await call('PUT', '/api/admin/templates', { version, templates: [{ ...templates[0], name: 'Theirs' }] });
  await click('Save');

  await screen.findByText('The templates were changed in another window');
  t.equal((await read()).templates[0].name, 'Theirs');
  await click('Save mine over it');
  await waitFor(() => t.equal((screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement).disabled, true));
  t.equal((await read()).templates[0].name, 'Mine');
});
