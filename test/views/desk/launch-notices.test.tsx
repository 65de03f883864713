import t, { type Test } from 'tap';
import { build, listen, postContact, signIn } from '../../fixtures/app.ts';
import { connect } from '../../fixtures/connection.ts';
import { saveProfile } from '../../fixtures/profile.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../fixtures/desk.tsx');

const app = await build(t);
const address = await listen(app);
const cookie = await signIn(app);
const samples = /The reviews on your home page are samples\. Replace or hide them before customers see the site\./;

t.test('a new site names what is a sample, with the way to settle it', async (t) => {
  open(t);

  const notice = await screen.findByText(samples);

  t.ok(screen.getByRole('heading', { name: 'Before customers see the site' }));
  t.equal(notice.querySelector('a')?.getAttribute('href'), '/admin/profile');
  t.ok(screen.getByText(/samples \(6 of 6\)/));
  t.ok(screen.getByText('1 of 9 done'));
  t.equal(screen.getByText('Continue the set-up').getAttribute('href'), '/admin/set-up');
});

t.test('reviews that the owner has hidden are no longer named', async (t) => {
  await saveProfile(app, { showReviews: false });
  open(t);

  await waitFor(() => screen.getByText(/Your privacy policy is written but not published\. Read it, and publish it\./));

  t.equal(screen.queryByText(samples), null);
});

t.test('a card that the owner folded stays folded', async (t) => {
  localStorage.setItem('launch-notices', 'closed');
  open(t);

  const heading = await screen.findByRole('heading', { name: 'Before customers see the site' });

  t.equal(heading.closest('details')?.open, false);
});

t.test('once there is a lead the card is one line with its count, whatever was folded before', async (t) => {
  localStorage.setItem('launch-notices', 'open');
  await postContact(app);
  open(t);

  await screen.findByText(/Showing 1 submission/);
  const card = screen.getByRole('heading', { name: 'Before customers see the site' }).closest('details');

  t.equal(card?.open, false);
  t.match(card?.querySelector('summary')?.textContent, /^Before customers see the site [1-9]\d* left$/);
});

function open(t: Test): void {
  t.teardown(cleanup);
  connect(t, address, cookie);
  render(deskAt('/admin'));
}
