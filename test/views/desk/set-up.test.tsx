import t, { type Test } from 'tap';
import { build, listen, signIn } from '../../fixtures/app.ts';
import { connect } from '../../fixtures/connection.ts';
import { setUpCalls } from '../../fixtures/set-up.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../fixtures/desk.tsx');

const app = await build(t);
const address = await listen(app);
const cookie = await signIn(app);
const { save, readPlan } = await setUpCalls(app);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

t.test('hours day by day: what is wrong is told at its day, and a closed day is written so', async (t) => {
  await open(t, 'Hours', 'When can people reach you?');
  fireEvent.click(screen.getByLabelText('Other hours, day by day'));
  fireEvent.change(screen.getByLabelText('Monday, open until'), { target: { value: '06:00' } });
  press('Continue');
  await screen.findByText('A day ends later than it begins.');

  fireEvent.change(screen.getByLabelText('Monday, open until'), { target: { value: '16:30' } });
  fireEvent.click(screen.getByLabelText('Saturday'));
  press('Continue');
  await screen.findByText('Hours: saved.');

  t.equal(app.site.current.profile.openingHours, 'Mo 08:00-16:30, Tu-Fr 08:00-18:00');
  t.strictSame(app.site.current.profile.hours.at(-1), { days: 'Saturday - Sunday', hours: 'Closed' });
});

t.test('what another window saved meanwhile is told, and what was chosen here stays', async (t) => {
  await open(t, 'Hours', 'When can people reach you?');
  fireEvent.click(screen.getByLabelText('Monday to Friday 8 to 5'));
  await save('hours', { week: 'saturday' });
  press('Continue');
  await screen.findByText(/changed in another window/);

  t.equal(app.site.current.profile.openingHours, 'Mo-Sa 07:00-18:00', 'nothing was overwritten');
  t.equal((screen.getByLabelText('Monday to Friday 8 to 5') as HTMLInputElement).checked, true);
  press('Continue');
  await screen.findByText('Hours: saved.');
  t.equal(app.site.current.profile.openingHours, 'Mo-Fr 08:00-17:00');
});

t.test('towns are ticked and typed, and stand in the strip in that order', async (t) => {
  await open(t, 'Towns', 'Which towns do you work in?');
  await screen.findByLabelText('Reidsville');
  fireEvent.click(screen.getByLabelText('Elon'));
  fireEvent.change(screen.getByLabelText('Another town'), { target: { value: '  Bethabara   Park ' } });
  fireEvent.keyDown(screen.getByLabelText('Another town'), { key: 'Enter' });
  t.equal((screen.getByLabelText('Bethabara Park') as HTMLInputElement).checked, true);
  press('Continue');
  await screen.findByText('Towns: saved.');

  const { plan } = await readPlan();
  t.equal(plan.strip.at(-1), 'Bethabara Park');
  t.strictSame(plan.hidden.elon, { page: 'areas' });
});

t.test('a town that is ticked in the moment in which the proposals arrive is saved', async (t) => {
  await save('towns', { towns: [{ name: 'Greensboro' }, { name: 'Jamestown' }] });
  await open(t, 'Towns', 'Which towns do you work in?');
  fireEvent.click(await firstDrawn('Summerfield'));
  press('Continue');
  await screen.findByText('Towns: saved.');

  const { plan } = await readPlan();
  t.equal(plan.strip.at(-1), 'Summerfield');
});

t.test('"Later" asks the next open step, "Keep as it is" marks one done', async (t) => {
  await open(t, 'Look', 'How should it look?');
  press('Later');
  await screen.findByText('Where should leads go?');
  press(/^Look/);
  await screen.findByText('How should it look?');
  press('Keep as it is');
  await screen.findByText('Look: saved.');

  t.ok(screen.getByRole('button', { name: /^Look ?, done/ }));
});

t.test('what was typed stays in the tab until it is saved, and no password does', async (t) => {
  await open(t, 'Business', 'What is your business called?');
  fireEvent.change(screen.getByLabelText(/^Name of the business/), { target: { value: 'Hale Fence' } });
  press(/^Password/);
  await screen.findByText('A password only you know');
  fireEvent.change(screen.getByLabelText(/^New password/), { target: { value: 'never kept anywhere' } });
  press(/^Email/);
  await screen.findByText('Where should leads go?');
  fireEvent.change(screen.getByLabelText(/^Password of the mailbox/), { target: { value: 'never kept either' } });
  press(/^Business/);
  await screen.findByText('What is your business called?');

  t.equal((screen.getByLabelText(/^Name of the business/) as HTMLInputElement).value, 'Hale Fence');
  t.notMatch(JSON.stringify({ ...sessionStorage }), /never kept/);
});

/** The choice as soon as it stands in the page, before the effects of its drawing ran. */
function firstDrawn(label: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const choice = screen.queryByLabelText(label);
      if (!choice) return;
      observer.disconnect();
      resolve(choice);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

async function open(t: Test, step: string, title: string): Promise<void> {
  t.teardown(cleanup);
  connect(t, address, cookie);
  render(deskAt('/admin/set-up'));
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${step}`) }));
  await waitFor(() => screen.getByRole('heading', { name: title }));
}
