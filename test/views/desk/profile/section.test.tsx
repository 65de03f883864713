import t, { type Test } from 'tap';
import { build, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { currentToasts } = await import('../../../../views/islands/toast.ts');
const { deskAt } = await import('../../../fixtures/desk.tsx');

const app = await build(t);
const address = await listen(app);
const cookie = await signIn(app);

t.test('a mistake deep in a list is told at its own field, and nothing is sent', async (t) => {
  await openEditor(t);

  type('Quote of testimonial 2', ' ');
  type('Latitude', 'north');
  save();

  await screen.findByText('Quote is required.');
  t.equal(control('Quote of testimonial 2').getAttribute('aria-invalid'), 'true');
  t.equal(control('Quote of testimonial 1').getAttribute('aria-invalid'), null);
  t.equal(control('Latitude').value, 'north', 'what was typed is still there');
  const card = control('Latitude').closest('details');
  t.ok(card?.open, 'the card of the first mistake is open, and says how many there are');
  t.equal(document.activeElement, control('Latitude'));
  t.equal(card?.querySelector('.words-card__problems')?.textContent, '1 problem');
  t.ok(await screen.findByText('The latitude is a number from -90 to 90.'));
  t.equal(app.site.current.profile.latitude, 36.1199);
});

t.test(
  'what was typed into the profile outlives a reload, and is saved over the version that it was typed over',
  async (t) => {
    await openEditor(t);
    type('Quote of testimonial 2', 'A gate that closes by itself.');
    cleanup();

    await openEditor(t);
    t.equal(control('Quote of testimonial 2').value, 'A gate that closes by itself.');
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    cleanup();
    await openEditor(t);
    t.not(control('Quote of testimonial 2').value, 'A gate that closes by itself.');
  },
);

t.test('testimonials are added, moved and removed, and saved', async (t) => {
  await openEditor(t);

  fireEvent.click(screen.getByRole('button', { name: 'Remove: testimonial 3' }));
  fireEvent.click(screen.getByRole('button', { name: 'Add a testimonial' }));
  type('Quote of testimonial 3', 'Straight as a string.');
  type('Author of testimonial 3', 'Lou H.');
  type('City of testimonial 3', 'Elon, NC');
  type('Where it was written of testimonial 3', 'Google');
  fireEvent.click(screen.getByLabelText('Sample, not a real review of testimonial 1'));
  fireEvent.click(screen.getByLabelText('Show the reviews on the home page'));
  fireEvent.click(screen.getByLabelText('Show the reviews on the home page'));
  fireEvent.click(screen.getByRole('button', { name: 'Up: testimonial 3' }));
  save();

  await waitFor(async () => {
    const { testimonials } = app.site.current.profile;
    if (testimonials[1]?.author !== 'Lou H.') throw new Error('not saved yet');
  });
  const { testimonials, showReviews } = app.site.current.profile;
  t.same(
    testimonials.map(({ source, sample }) => [source, sample]),
    [
      ['', false],
      ['Google', false],
      ['', true],
    ],
  );
  t.equal(showReviews, true);
});

t.test('statement 40: of an accent the color that was asked for and the one that pages use are shown', async (t) => {
  await openEditor(t);

  fireEvent.click(screen.getByLabelText('Lake'));
  t.equal(control('Any other color').value, '#1d6e9d');
  t.ok(screen.getByText('Pages use #1d6e9d as it is.'));

  type('Any other color', '#ffd400');
  t.ok(screen.getByText(/^You asked for #ffd400\. Pages use #[0-9a-f]{6}, so that everyone can read it\.$/));

  type('Any other color', 'yellow');
  save();
  t.ok(await screen.findByText('The accent is a color such as #1d6e9d.'));
  t.equal(app.site.current.profile.accent, '#a94c1e');

  type('Any other color', '#FFD400');
  save();
  await waitFor(() => {
    if (app.site.current.profile.accent !== '#ffd400') throw new Error('not saved yet');
  });
});

t.test('discarding brings back what is stored', async (t) => {
  await openEditor(t);
  const before = control('Business name').value;

  type('Business name', 'Something Else');
  fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));

  t.equal(control('Business name').value, before);
  t.ok(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled'), 'there is nothing to save');
});

t.test('an earlier profile is brought back from the history, and Undo takes that back', async (t) => {
  await openEditor(t);
  const shows = (region: string) =>
    waitFor(() => {
      if (app.site.current.profile.region !== region || control('Region').value !== region) throw new Error('not yet');
    });
  for (const region of ['Mebane', 'Graham']) {
    type('Region', region);
    save();
    await shows(region);
    await waitFor(() => {
      if (!screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')) throw new Error('not saved yet');
    });
  }

  fireEvent.click(screen.getByRole('button', { name: 'History' }));
  const [former] = await screen.findAllByRole('button', { name: 'Restore' });
  if (former) fireEvent.click(former);
  await shows('Mebane');
  await waitFor(() => {
    if (!findUndo()) throw new Error('not offered yet');
  });
  findUndo()?.onSelect();
  await shows('Graham');
});

const findUndo = () => currentToasts().find(({ title }) => title === 'Restored')?.action;

async function openEditor(t: Test): Promise<void> {
  t.teardown(() => sessionStorage.clear());
  t.teardown(cleanup);
  connect(t, address, cookie);
  render(deskAt('/admin/profile'));
  await screen.findByLabelText(/^Business name/);
}

function control(label: string): HTMLInputElement {
  return screen.getByLabelText(new RegExp(`^${label}`));
}

function type(label: string, value: string): void {
  fireEvent.change(control(label), { target: { value } });
}

function save(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}
