import t from 'tap';
import { startAdmin } from '../../fixtures/owner-admin.ts';
import { setupCalls } from '../../fixtures/set-up.ts';
import { weekOf } from '../../fixtures/week.ts';

const { app, open, screen, field, shown, type, press, until, fireEvent } = await startAdmin(t);
const { save, readPlan } = await setupCalls(app);
const profile = () => app.site.current.profile;
const choose = (label: string) => fireEvent.click(field(label));
async function openStep(step: string, title: string): Promise<void> {
  open('/admin/set-up');
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${step}`) }));
  await screen.findByRole('heading', { name: title });
}

t.test('wrong hours are reported at their day, and a closed day is shown as closed', async (t) => {
  await openStep('Hours', 'When can people reach you?');
  choose('Other hours, day by day');
  await type('Monday, open until', '08:00');
  press('Continue');
  await screen.findByText(/^Closing time must differ from opening time/);
  await type('Monday, open until', '06:00');
  t.ok(screen.getByText(/the next day/));
  await type('Monday, open until', '16:30');
  choose('Saturday');
  press('Continue');
  await screen.findByText('Hours: saved.');
  t.strictSame(profile().hours, weekOf('Mo 08:00-16:30, Tu-Fr 08:00-18:00'));
});

t.test('breaks, nights, appointments, and 24 hours can be entered and stay when saved', async (t) => {
  await save('hours', { week: 'weekdays' });
  await openStep('Hours', 'When can people reach you?');
  choose('Other hours, day by day');
  await type('Monday, open until', '12:00');
  press('Add hours: Monday');
  await type('Monday, hours 2, open from', '13:00');
  await type('Monday, hours 2, open until', '17:00');
  await type('Tuesday, open from', '20:00');
  await type('Tuesday, open until', '02:00');
  choose('Wednesday, 24 hours');
  choose('Sunday, by appointment');
  press('Continue');
  await screen.findByText('Hours: saved.');
  const typed = weekOf(
    'Mo 08:00-12:00, Mo 13:00-17:00, Tu 20:00-02:00, We 00:00-24:00, Th-Fr 08:00-17:00, Su by appointment',
  );
  t.strictSame(profile().hours, typed);
  await openStep('Hours', 'When can people reach you?');
  t.equal(await shown('Monday, hours 2, open until'), '17:00');
  press('Continue');
  await screen.findByText('Hours: saved.');
  t.strictSame(profile().hours, typed);
  await save('hours', { week: 'half-saturday' });
});

t.test('the time zone of the ZIP code is shown and can be changed', async (t) => {
  const place = { street: '1 Palafox Street', region: 'Panhandle of Florida' };
  await openStep('Place', 'Where are you?');
  t.equal(screen.queryByLabelText(/^Time zone/), null);
  await type(/^ZIP code/, '32501');
  await screen.findByText(/^Pensacola is in Central Time, based on its ZIP code/);
  t.equal(await shown(/^Time zone/), 'America/Chicago');
  await type(/^ZIP code/, '32301');
  await screen.findByText(/^Tallahassee is in Eastern Time/);
  await type(/^Street/, place.street);
  await type(/^Name of your region/, place.region);
  press('Continue');
  await screen.findByText('Place: saved.');
  t.equal(profile().timeZone, 'America/New_York');

  await openStep('Place', 'Where are you?');
  fireEvent.change(await screen.findByLabelText(/^Time zone/), { target: { value: 'America/Chicago' } });
  press('Continue');
  await until(() => profile().timeZone === 'America/Chicago');
  await save('place', { ...place, zip: '37902' });
  t.equal(profile().timeZone, 'America/Chicago', 'a choice is kept when the business moves');
  await save('place', { ...place, zip: '37203' });
  await save('place', { ...place, zip: '27284' });
  t.equal(profile().timeZone, 'America/New_York');
});

t.test('a save of another window is reported, and the choices here stay', async (t) => {
  await openStep('Hours', 'When can people reach you?');
  choose('Monday to Friday 8 to 5');
  await save('hours', { week: 'saturday' });
  press('Continue');
  await screen.findByText(/changed in another window/);
  t.strictSame(profile().hours, weekOf('Mo-Sa 07:00-18:00'), 'nothing was overwritten');
  press('Continue');
  await screen.findByText('Hours: saved.');
  t.strictSame(profile().hours, weekOf('Mo-Fr 08:00-17:00'));
});

t.test('chosen and typed towns stay in order, even before the suggestions arrive', async (t) => {
  await save('towns', { towns: [{ name: 'Greensboro' }, { name: 'Elon' }] });
  await openStep('Towns', 'Which towns do you work in?');
  fireEvent.change(field('Another town'), { target: { value: '  Bethabara   Park ' } });
  fireEvent.keyDown(field('Another town'), { key: 'Enter' });
  for (const typed of ['ELON', 'bethabara park', 'greens-boro']) {
    fireEvent.change(field('Another town'), { target: { value: typed } });
    fireEvent.keyDown(field('Another town'), { key: 'Enter' });
  }
  t.equal(screen.queryByLabelText('ELON'), null, 'a town that is there is the same one, however it is typed');
  choose('greens-boro');
  fireEvent.click(await firstDrawn('Reidsville'));
  choose('Elon');
  press('Continue');
  await screen.findByText('Towns: saved.');
  const { plan } = await readPlan();
  t.strictSame(plan.homeTowns, ['greensboro', 'Bethabara Park', 'Reidsville']);
  t.strictSame(plan.hidden.elon, { page: 'areas' });
});

t.test('a typed town loses its state, and other commas are refused', async (t) => {
  await openStep('Towns', 'Which towns do you work in?');
  await type('Another town', 'Danville, VA');
  press('Add');
  await screen.findByText('Enter only the name of the town, without a comma.');
  await type('Another town', 'Haw River, NC');
  press('Add');
  t.ok(await screen.findByLabelText('Haw River'));
  t.equal(screen.queryByText(/without a comma/), null);
});

t.test('“Later” shows the next open step, and “Keep as is” marks one done', async (t) => {
  await openStep('Look', 'How should it look?');
  press('Later');
  await screen.findByText('Where should leads go?');
  press(/Look/);
  await screen.findByText('How should it look?');
  press('Keep as is');
  await screen.findByText('Look: saved.');
  t.ok(screen.getByRole('button', { name: /^Look ?, done/ }));
});

t.test('the last screen names skipped steps and samples, and a button hides the samples', async (t) => {
  await openStep('Legal pages', 'Are these true for your business?');
  press('Later');
  await screen.findByRole('heading', { name: 'Connect your domain' });
  press('Done for now');
  await screen.findByRole('heading', { name: 'You can finish the setup at any time' });
  await screen.findByRole('heading', { name: 'Before customers see the site' });
  t.ok(screen.getByRole('button', { name: 'Go to Email' }));
  await screen.findByText(/^The reviews on your home page are samples/);

  press('Hide the sample reviews and numbers');
  await until(() => !profile().showReviews && !profile().showStats);
  await until(() => screen.queryByText(/^The reviews on your home page are samples/) === null);
  t.equal(screen.queryByRole('button', { name: /^Hide the sample/ }), null);
  press('Go to Email');
  await screen.findByText('Where should leads go?');
});

t.test('input stays in the tab until it is saved, except passwords', async (t) => {
  for (const [step, title, label, typed] of [
    ['Business', 'What is your business called?', /^Business name/, 'Hale Fence'],
    ['Password', 'A password only you know', /^New password/, 'never kept anywhere'],
    ['Email', 'Where should leads go?', /^Mailbox password/, 'never kept either'],
  ] as const) {
    await openStep(step, title);
    await type(label, typed);
  }
  await openStep('Business', 'What is your business called?');
  t.equal(await shown(/^Business name/), 'Hale Fence');
  t.notMatch(JSON.stringify({ ...sessionStorage }), /never kept/);
});

/** Finds the choice as soon as it is in the page, before its effects have run. */
function firstDrawn(label: string): Promise<HTMLElement> {
  return new Promise((resolve) => {
    const look = () => {
      const choice = screen.queryByLabelText(label);
      if (!choice) return;
      observer.disconnect();
      resolve(choice);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    look();
  });
}
