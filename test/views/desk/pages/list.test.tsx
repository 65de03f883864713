import t, { type Test } from 'tap';
import { build, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { planCalls } from '../../../fixtures/content.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor, within } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');
const { currentToasts } = await import('../../../../views/islands/toast.ts');

const app = await build(t);
const address = await listen(app);
const cookie = await signIn(app);
const calls = await planCalls(app);

t.test(
  'statement 18: a change of the list that someone else changed meanwhile is made again on theirs, and both are told',
  async (t) => {
    await openList(t);
    await calls.hide('ranch-fencing', { page: 'home' });

    press('Move Pool Fencing,', 'ArrowUp');

    await screen.findByText('The order of the pages was changed.');
    t.equal(planOf().fenceStyles.indexOf('pool-fencing'), 2);
    t.ok(planOf().hidden['ranch-fencing'], 'theirs stands too');
    await waitFor(() => {
      if (!currentToasts().some(({ title }) => title === 'Both changes are live')) throw new Error('not told yet');
    });
    const told = currentToasts().find(({ title }) => title === 'Both changes are live');
    t.equal(told?.description, 'The owner changed the list of pages in the meantime: Ranch Fencing is hidden.');
  },
);

t.test(
  'statement 18: where both changed the address of one page, nothing is overwritten, and what was typed stays',
  async (t) => {
    await openList(t);
    click('More: Decorative Fencing');
    click('Address...');
    type('Address', 'decor');
    await calls.rename('decorative-fencing', 'fine-fences');

    click('Change the address');

    await screen.findByText(
      /in the meantime: \/decorative-fencing leads to \/fine-fences\. Nothing was overwritten\.$/,
    );
    t.equal(planOf().slugs['decorative-fencing'], 'fine-fences');
    t.equal(control('Address').value, 'decor');
    click('Change the address');
    await screen.findByText('/fine-fences leads to /decor.');
  },
);

t.test('quick moves are sent one after the other, and none is lost', async (t) => {
  await openList(t);
  for (let count = 0; count < 3; count += 1) press('Move Lexington,', 'ArrowUp');
  t.ok(screen.getByText('Lexington: now 1 of 4 in Other towns'));
  press('Move Lexington,', 'ArrowUp');
  await waitFor(() => {
    if (planOf().other[0] !== 'lexington') throw new Error('not yet saved');
  });
  t.equal(screen.queryByRole('heading', { name: /in the meantime/ }), null, 'no conflict with itself');
});

t.test('an address that cannot be is told at its field, and what was typed stays', async (t) => {
  await openList(t);
  click('More: Privacy Fencing');
  click('Address...');
  type('Address', 'gallery');
  t.ok(screen.getByText('/privacy-fencing will lead to /gallery.'));
  click('Change the address');
  await screen.findByText('The site needs this address itself.');
  t.equal(control('Address').value, 'gallery');
  type('Address', 'picket-fencing');
  click('Change the address');
  await screen.findByText('Another page has this address.');
});

t.test('a hidden page says where its visitors go, comes back, and goes into the bin and out of it', async (t) => {
  await openList(t);
  click('More: Burlington');
  click('Hide...');
  t.ok(screen.getByText(/^\/burlington-fence-installation will lead to .* until you show it again\.$/));
  fireEvent.change(control('While it is hidden, its visitors come to'), { target: { value: 'address:' } });
  click('Hide');
  await screen.findByText('Write a whole address that begins with https://.');
  type('Address of the other website', 'https://shop.example/');
  click('Hide');
  await screen.findByText('Burlington is hidden.');
  t.ok(screen.getByText('/burlington-fence-installation leads to https://shop.example/'));
  t.strictSame(await calls.ask('/burlington-fence-installation'), [302, 'https://shop.example/']);

  click('More: Burlington');
  click('Show again');
  await screen.findByText('Burlington is shown again.');
  click('More: Burlington');
  click('Remove...');
  t.ok(screen.getByText(/^\/burlington-fence-installation will lead to \/areas-we-serve for good\./));
  fireEvent.change(control('Its visitors come to'), { target: { value: '' } });
  t.ok(screen.getByText(/^\/burlington-fence-installation will say that the page is gone\./));
  click('Remove');
  await screen.findByText('Burlington was removed.');
  t.strictSame(await calls.ask('/burlington-fence-installation'), [410, undefined]);

  await calls.rename('elon', 'burlington-fence-installation');
  click('Bring back: Burlington');
  await screen.findByText('Another page has this address.');
  type('Another address for Burlington', 'burlington');
  click('Bring back: Burlington');
  await screen.findByText('Burlington was added.');
  t.strictSame(await calls.ask('/burlington'), [200, undefined]);
  t.equal(screen.queryByRole('heading', { name: 'Bin' }), null);
});

t.test('the strip of the home page is ordered, and towns come and go', async (t) => {
  await openList(t);
  click('Down: Kernersville on the home page');
  await waitFor(() => {
    if (planOf().strip[0] !== 'greensboro') throw new Error('not yet saved');
  });
  click('Take off: Thomasville');
  click('Put it on the home page');
  await screen.findByText('Please write the name of a town.');
  type('Another town for the home page', 'lexington');
  click('Put it on the home page');
  await waitFor(() => {
    if (planOf().strip.at(-1) !== 'lexington') throw new Error('not yet saved');
  });
  t.notOk(planOf().strip.includes('Thomasville'));
  await waitFor(() => {
    if (control('Another town for the home page').value) throw new Error('not yet answered');
  });
  type('Another town for the home page', 'Lexington');
  click('Put it on the home page');
  await screen.findByText('This town is already there.');
  t.equal(control('Another town for the home page').value, 'Lexington');
});

t.test('pages are found by their name', async (t) => {
  await openList(t);
  type('Find a page by its name', 'WOOD');
  t.ok(screen.getByText('2 pages'));
  t.strictSame(
    within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('link').textContent),
    ['Residential Wood Fencing', 'Commercial Wood Fencing'],
  );
  type('Find a page by its name', 'nothing like it');
  t.ok(screen.getByText('0 pages'));
});

t.test('a new service is a copy if the owner likes, under a free address, and only where there is room', async (t) => {
  await openList(t);
  click('Add a service');
  click('Make the draft');
  await screen.findByText('Please write a name.');
  type('Name of the service, as the menu shows it', 'Pool Fencing');
  t.equal(control('Its address').value, 'pool-fencing');
  t.ok(screen.getByText('Another page has this address.'), 'before anything is sent');
  type('Name of the service, as the menu shows it', 'Bamboo Fencing');
  t.equal(screen.queryByText('Another page has this address.'), null);
  fireEvent.change(control('It begins with'), { target: { value: 'privacy-fencing' } });

  cleanup();
  render(deskAt('/admin/site'));
  t.equal((await screen.findByLabelText<HTMLInputElement>(/^Name of the service/)).value, 'Bamboo Fencing', 'kept');
  type('Its address', 'bamboo!');
  click('Make the draft');
  await screen.findByText('An address may only have lowercase letters, digits and dashes.');
  type('Its address', 'bamboo');
  click('Make the draft');
  await waitFor(() => {
    if (!Object.values(planOf().slugs).includes('bamboo')) throw new Error('not yet added');
  });
  const id = planOf().residential.at(-1) ?? '';
  t.match((await calls.open(id)).words, { menuName: 'Bamboo Fencing' });
  await waitFor(() => {
    if (!location.href.endsWith(`/admin/site/${id}`)) throw new Error('the editor opens on it');
  });
});

t.test('where there is no room for a town the form says so and keeps what was typed', async (t) => {
  for (let count = 8; count < 60; count += 1) await calls.add({ kind: 'town', name: `Town ${count}`, place: 'other' });
  await openList(t);
  click('Add a town');
  type('Name of the town', 'One More');
  type('What is the ground like', 'Sand.');
  click('Make the draft');
  await screen.findByRole('alert');
  t.match(screen.getByRole('alert').textContent, 'There is room for 60 town pages.');
  t.equal(control('What is the ground like').value, 'Sand.');
  click('Throw it away');
  await screen.findByRole('heading', { name: 'Pages' });
});

t.test('without a connection a move is taken back and the owner is told', async (t) => {
  await openList(t);
  const before = screen.getAllByRole('button', { name: /^Move / }).map((button) => button.ariaLabel);
  connect(t, 'http://127.0.0.1:1', cookie);
  press('Move Lexington,', 'ArrowDown');
  await waitFor(() => {
    if (currentToasts()[0]?.title !== 'Not changed') throw new Error('not yet told');
  });
  t.strictSame(
    screen.getAllByRole('button', { name: /^Move / }).map((button) => button.ariaLabel),
    before,
  );
});

const planOf = () => app.site.current.documents.plan;

async function openList(t: Test): Promise<void> {
  t.teardown(cleanup);
  sessionStorage.clear();
  connect(t, address, cookie);
  render(deskAt('/admin/site'));
  await screen.findByRole('heading', { name: 'Pages' });
}

function control(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
}

function type(label: string, value: string): void {
  fireEvent.change(control(label), { target: { value } });
}

function click(button: string | HTMLElement): void {
  fireEvent.click(typeof button === 'string' ? screen.getByRole('button', { name: button }) : button);
}

function press(name: string, key: string): void {
  fireEvent.keyDown(screen.getByRole('button', { name: new RegExp(`^${name}`) }), { key });
}
