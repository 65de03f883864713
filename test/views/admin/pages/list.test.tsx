import t from 'tap';
import { connectIslands, listenTo } from '../../../fixtures/connection.ts';
import { planCalls } from '../../../fixtures/content.ts';
import { startAdmin } from '../../../fixtures/owner-admin.ts';

const admin = await startAdmin(t);
const { app, cookie, open, screen, shown, press, button, until, within, fireEvent, currentToasts } = admin;
const { publish, rename, remove, hide, call, ask, open: read } = await planCalls(app);
const planOf = () => app.site.current.documents.plan;
const field = (label: string) => admin.field(new RegExp(`^${label}`));
const type = (label: string, value: string) => void fireEvent.change(field(label), { target: { value } });
const pressKey = (name: string, key: string) => void fireEvent.keyDown(button(new RegExp(`^${name}`)), { key });
async function openList(): Promise<void> {
  open('/admin/site');
  await screen.findByRole('heading', { name: 'Pages' });
}
async function openForm(page: string, form: string): Promise<void> {
  await openList();
  press(`More: ${page}`);
  press(form);
}

t.test('a list change is applied to someone else’s newer list, and both are reported', async (t) => {
  await openList();
  await rename('ranch-fencing', 'ranch-rails');
  pressKey('Move Pool Fencing,', 'ArrowUp');
  await screen.findByText('The order of the pages changed.');
  t.equal(planOf().fenceStyles.indexOf('pool-fencing'), 2);
  t.equal(planOf().slugs['ranch-fencing'], 'ranch-rails', 'theirs stands too');
  const findTold = () => currentToasts().find(({ title }) => title === 'Both changes are live');
  await until(() => findTold() !== undefined);
  t.match(findTold()?.description, 'The owner changed the list of pages in the meantime: /ranch-fencing redirects to');
});

t.test('a conflict about one page’s address overwrites nothing and keeps the input', async (t) => {
  await openForm('Decorative Fencing', 'Address...');
  type('Address', 'picket-fencing');
  t.ok(screen.getByText('/decorative-fencing will redirect to /picket-fencing.'));
  press('Change address');
  await screen.findByText('Another page already has this address.');
  t.equal(field('Address').value, 'picket-fencing', 'what is wrong is told at the field, and stays');
  type('Address', 'decor');
  await rename('decorative-fencing', 'fine-fences');
  press('Change address');
  await screen.findByText(
    /in the meantime: \/decorative-fencing redirects to \/fine-fences\. Nothing was overwritten\.$/,
  );
  t.equal(planOf().slugs['decorative-fencing'], 'fine-fences');
  t.equal(field('Address').value, 'decor');
  press('Change address');
  await screen.findByText('/fine-fences redirects to /decor.');
});

t.test('quick moves are sent one by one, and one without a connection is reverted', async (t) => {
  await openList();
  pressKey('Move Lexington,', 'ArrowUp');
  await new Promise((isUnderWay) => setTimeout(isUnderWay));
  for (let count = 0; count < 2; count += 1) pressKey('Move Lexington,', 'ArrowUp');
  t.ok(screen.getByText('Lexington: now 1 of 4 in Other towns'));
  await until(() => planOf().other[0] === 'lexington');
  t.equal(screen.queryByRole('heading', { name: /in the meantime/ }), null, 'no conflict with itself');

  connectIslands(t, 'http://127.0.0.1:1', cookie);
  pressKey('Move Lexington,', 'ArrowDown');
  await until(() => currentToasts()[0]?.title === 'Not changed');
  t.ok(button(/^Move Lexington, 1 of 4/));
});

t.test('a page can be hidden with a redirect, shown again, removed, and restored', async (t) => {
  const address = '/burlington-fence-installation';
  await openForm('Burlington', 'Hide...');
  type('While it’s hidden, send visitors to', 'address:');
  press('Hide');
  await screen.findByText('Enter a full address that starts with https://.');
  type('Address of the other website', 'https://shop.example/');
  press('Hide');
  await screen.findByText('Burlington is hidden.');
  t.ok(screen.getByText(`${address} redirects to https://shop.example/`));
  t.strictSame(await ask(address), [302, 'https://shop.example/']);

  press('More: Burlington');
  press('Show again');
  await screen.findByText('Burlington is shown again.');
  press('More: Burlington');
  press('Remove...');
  t.ok(screen.getByText(/^\/burlington-fence-installation will permanently redirect to \/areas-we-serve\./));
  type('Send its visitors to', '');
  t.ok(screen.getByText(/^\/burlington-fence-installation will show a “page removed” message\./));
  press('Remove');
  await screen.findByText('Burlington was removed.');
  t.strictSame(await ask(address), [410, undefined]);

  await rename('elon', address.slice(1));
  press('Restore: Burlington');
  await screen.findByText('Another page already has this address.');
  type('Another address for Burlington', 'burlington');
  press('Restore: Burlington');
  await screen.findByText('Burlington was added.');
  t.strictSame(await ask('/burlington'), [200, undefined]);
  t.equal(screen.queryByRole('heading', { name: 'Trash' }), null);
});

t.test('home page towns are ordered, added, and removed', async (t) => {
  await openList();
  press('Down: Kernersville on the home page');
  press('Remove: Thomasville');
  await until(() => planOf().homeTowns[0] === 'greensboro' && !planOf().homeTowns.includes('Thomasville'));
  press('Add to home page');
  await screen.findByText('Enter the name of a town.');
  type('Another town for the home page', 'lexington');
  press('Add to home page');
  await until(() => planOf().homeTowns.at(-1) === 'lexington' && field('Another town for the home page').value === '');
  type('Another town for the home page', 'Lexington');
  press('Add to home page');
  await screen.findByText('This town is already on the home page.');
  t.equal(field('Another town for the home page').value, 'Lexington');
});

t.test('pages are found by name', async (t) => {
  await openList();
  type('Find a page by its name', 'WOOD');
  t.ok(screen.getByText('2 pages'));
  for (const name of ['Residential Wood Fencing', 'Commercial Wood Fencing'])
    t.ok(within(screen.getByRole('main')).getByRole('link', { name }));
  type('Find a page by its name', 'nothing like it');
  t.ok(screen.getByText('0 pages'));
});

t.test('a new service can start as a copy under a free address', async (t) => {
  await openList();
  press('Add a service');
  press('Create draft');
  await screen.findByText('Enter a name.');
  type('Service name in the menu', 'Pool Fencing');
  t.equal(field('Address').value, 'pool-fencing');
  t.ok(screen.getByText('Another page already has this address.'), 'before anything is sent');
  type('Service name in the menu', 'Bamboo Fencing');
  t.equal(screen.queryByText('Another page already has this address.'), null);
  type('Start with', 'privacy-fencing');

  open('/admin/site');
  t.equal(await shown(/^Service name/), 'Bamboo Fencing', 'kept');
  type('Address', 'bamboo!');
  press('Create draft');
  await screen.findByText('Use only lowercase letters, digits, and dashes in the address.');
  type('Address', 'bamboo');
  press('Create draft');
  await until(() => Object.values(planOf().slugs).includes('bamboo'));
  const id = planOf().residential.at(-1) ?? '';
  t.match((await read(id)).words, { menuName: 'Bamboo Fencing' });
  await until(() => location.pathname === `/admin/site/${id}`);
});

t.test('the form says that the list of towns is full and keeps the input', async (t) => {
  await openList();
  press('Add a town');
  type('Town name', 'One More');
  type('What is the ground like', 'Sand.');
  const full = JSON.stringify({ message: 'You can have up to 60 town pages.' });
  connectIslands(t, await listenTo(t, (_request, response) => response.writeHead(422).end(full)), cookie);
  press('Create draft');
  t.match((await screen.findByRole('alert')).textContent, 'You can have up to 60 town pages.');
  t.equal(field('What is the ground like').value, 'Sand.');
});

t.test('a published legal page can be hidden, and no legal page can be removed', async (t) => {
  await publish('privacy-policy', 0);
  await openList();
  const list = within(screen.getByRole('region', { name: 'Legal pages' }));
  const buttonsOf = (name: string) => {
    fireEvent.click(list.getByRole('button', { name: `More: ${name}` }));
    return list
      .getAllByRole('button')
      .map((each) => each.textContent || each.getAttribute('aria-label')?.split(':')[0]);
  };
  t.strictSame(buttonsOf('Privacy Policy'), ['More', 'Address...', 'Hide...', 'More', 'More']);
  t.strictSame(buttonsOf('Accessibility'), ['More', 'More', 'More', 'Address...']);
  t.ok(list.getByText('/accessibility, not yet published'));
});

t.test('only legal pages show in the editor that they aren’t legal advice', async (t) => {
  open('/admin/site/terms-of-service');
  t.ok(await screen.findByText(/This isn’t legal advice/));
  open('/admin/site/financing');
  await screen.findByRole('heading', { name: 'Financing', level: 1 });
  t.equal(screen.queryByText(/no legal advice/), null);
});

t.test('each redirect shows its target and its reason, even a new one', async (t) => {
  await rename('pool-fencing', 'pools');
  await remove('ranch-fencing', { target: { page: 'picket-fencing' } });
  await remove('privacy-fencing');
  await hide('elon', { page: 'areas' });
  await call('POST', '/api/admin/redirects', { from: '/Our Work', page: 'elon' });
  open('/admin/redirects');
  t.equal(await shown('Old address, like /old-page'), '');
  for (const words of [
    'redirects to Pool Fencing, permanently',
    'redirects to /picket-fencing, in place of a removed page',
    'shows a “page removed” message',
    'redirects to /areas-we-serve, in place of Elon',
    '/Our Work',
  ])
    t.ok(screen.getAllByText(words).length > 0, words);

  press('Delete: /pool-fencing');
  press('Keep it');
  t.strictSame(await ask('/pool-fencing'), [308, '/pools'], 'asked before it is deleted');
  press('Delete: /pool-fencing');
  press('Delete anyway');
  await until(() => screen.queryByText('redirects to Pool Fencing, permanently') === null);
  t.strictSame(await ask('/pool-fencing'), [404, undefined]);

  type('Old address', '/our-old-shop');
  type('Redirect to', 'gallery');
  press('Add redirect');
  await screen.findByText('redirects to Gallery, until you change it');
  t.strictSame(await ask('/our-old-shop'), [302, '/gallery']);
  t.equal(field('Old address').value, '');
});
