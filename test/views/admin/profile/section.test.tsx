import t from 'tap';
import { startAdmin } from '../../../fixtures/owner-admin.ts';
import { saveProfile } from '../../../fixtures/profile.ts';
import { weekOf } from '../../../fixtures/week.ts';

const { app, open, screen, field, type, press, click, until, fireEvent, currentToasts } = await startAdmin(t);
const profile = () => app.site.current.profile;
const tick = (label: string) => fireEvent.click(field(new RegExp(`^${label}`)));
async function openEditor(): Promise<void> {
  open('/admin/profile');
  await screen.findByLabelText(/^Business name/);
}

t.test('a mistake deep in a list is reported at its field, and nothing is sent', async (t) => {
  await openEditor();
  await type('Quote of testimonial 2', ' ');
  await type(/^Latitude/, 'north');
  press('Save');
  t.ok(await screen.findByText('Quote is required.'));
  t.ok(screen.getByText('Enter a latitude from -90 to 90.'));
  t.equal(field('Quote of testimonial 2').getAttribute('aria-invalid'), 'true');
  t.equal(field('Quote of testimonial 1').getAttribute('aria-invalid'), null);
  const latitude = field(/^Latitude/);
  t.equal(latitude.value, 'north', 'what was typed is still there');
  t.equal(document.activeElement, latitude);
  t.ok(latitude.closest('details')?.open, 'the card of the first mistake is open, and says how many there are');
  t.equal(latitude.closest('details')?.querySelector('.text-card__problems')?.textContent, '1 problem');
  t.equal(profile().latitude, 36.1199);
});

t.test('testimonials are added, moved, removed, and saved', async (t) => {
  await openEditor();
  press('Remove: testimonial 3');
  press('Add a testimonial');
  for (const [label, value] of Object.entries({
    Quote: 'Straight as a string.',
    Author: 'Lou H.',
    City: 'Elon, NC',
    'Review site': 'Google',
  }))
    await type(`${label} of testimonial 3`, value);
  tick('Sample, not a real review of testimonial 1');
  tick('Show the reviews on the home page');
  press('Up: testimonial 3');
  press('Save');
  await until(() => profile().testimonials[1]?.author === 'Lou H.');
  t.strictSame(
    profile().testimonials.map(({ source, sample }) => [source, sample]),
    [
      ['', false],
      ['Google', false],
      ['', true],
    ],
  );
  t.equal(profile().showReviews, false);
});

t.test('the accent field shows the chosen color and the color that pages use', async (t) => {
  await openEditor();
  tick('Lake');
  t.equal(field(/^Custom color/).value, '#1d6e9d');
  t.ok(screen.getByText('Pages use #1d6e9d as is.'));
  await type(/^Custom color/, '#ffd400');
  t.ok(screen.getByText(/^You chose #ffd400\. Pages use #[0-9a-f]{6}, which is easier to read\.$/));

  await type(/^Custom color/, 'yellow');
  press('Save');
  t.ok(await screen.findByText('Enter the accent color like #1d6e9d.'));
  t.equal(profile().accent, '#a94c1e');
  await type(/^Custom color/, '#FFD400');
  press('Save');
  await until(() => profile().accent === '#ffd400');
});

t.test('an earlier profile is restored from the history, and Undo reverts that', async () => {
  await openEditor();
  const shows = (region: string) => until(() => profile().region === region && field(/^Region/).value === region);
  for (const region of ['Mebane', 'Graham']) {
    await type(/^Region/, region);
    press('Save');
    await shows(region);
    await until(() => sessionStorage.length === 0);
  }
  press('History');
  const [former] = await screen.findAllByRole('button', { name: 'Restore' });
  fireEvent.click(former as HTMLElement);
  await shows('Mebane');
  const findUndo = () => currentToasts().find(({ title }) => title === 'Restored')?.action;
  await until(() => findUndo() !== undefined);
  findUndo()?.onSelect();
  await shows('Graham');
});

t.test('a new ZIP code changes the time zone unless another one was chosen', async (t) => {
  const zone = () => field(/^Time zone/).value;
  await openEditor();
  await type(/^ZIP code/, '32501');
  await until(() => zone() === 'America/Chicago');
  await type(/^ZIP code/, '79901-1234');
  await until(() => zone() === 'America/Denver');
  await type(/^Time zone/, 'America/Phoenix');
  await screen.findByText('El Paso is in Mountain Time, based on its ZIP code.');
  await type(/^ZIP code/, '90001');
  await screen.findByText('Los Angeles is in Pacific Time, based on its ZIP code.');
  t.equal(zone(), 'America/Phoenix');
  press('Discard changes');
});

t.test('the profile keeps hours of every kind, and days off can be added', async (t) => {
  const week = weekOf('Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00, Sa 20:00-02:00, Su by appointment');
  await saveProfile(app, { hours: week });
  await openEditor();
  t.equal(field('Monday, hours 2, open from').value, '13:00');
  press('Add a day off');
  await type('First day closed of day off 1', '2026-12-24');
  await type('Last day closed, if different of day off 1', '2026-12-23');
  await type('Reason of day off 1', 'Christmas');
  press('Save');
  await screen.findByText('The last day must be after the first day.');
  await type('Last day closed, if different of day off 1', '2026-12-26');
  press('Save');
  await until(() => profile().daysOff.length === 1);
  t.strictSame(profile().daysOff, [{ from: '2026-12-24', until: '2026-12-26', reason: 'Christmas' }]);
  t.strictSame(profile().hours, week);
  await type('Monday, hours 1, open until', '14:00');
  await click('Save');
  await screen.findByText('The hours of a day can’t overlap.');
});
