import t, { type Test } from 'tap';
import { build, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { planCalls } from '../../../fixtures/content.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, within } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');

const app = await build(t);
const address = await listen(app);
const cookie = await signIn(app);

t.test('21: the editor says above a legal page, and above no other, that it is no legal advice', async (t) => {
  open(t, '/admin/site/terms-of-service');
  await screen.findByRole('heading', { name: 'Terms of Service', level: 1 });
  t.ok(screen.getByText(/It is no legal advice/));
  cleanup();

  open(t, '/admin/site/financing');
  await screen.findByRole('heading', { name: 'Financing', level: 1 });
  t.equal(screen.queryByText(/no legal advice/), null);
});

t.test('22: the list of pages has the three, which are hidden once visitors see them and never removed', async (t) => {
  await (await planCalls(app)).publish('privacy-policy', 0);
  open(t, '/admin/site');
  const list = within(await screen.findByRole('region', { name: 'Legal pages' }));
  const buttonsOf = (name: string) => {
    fireEvent.click(list.getByRole('button', { name: `More: ${name}` }));
    return list.getAllByRole('button').map(({ textContent }) => textContent?.trim());
  };

  t.strictSame(buttonsOf('Privacy Policy'), ['More', 'Address...', 'Hide...', 'More', 'More']);
  t.strictSame(buttonsOf('Accessibility'), ['More', 'More', 'More', 'Address...']);
  t.ok(list.getByText('/accessibility, not yet published'));
});

function open(t: Test, path: string): void {
  t.teardown(cleanup);
  connect(t, address, cookie);
  render(deskAt(path));
}
