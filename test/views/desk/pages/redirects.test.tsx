import t from 'tap';
import { build, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { planCalls } from '../../../fixtures/content.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');
const { currentToasts } = await import('../../../../views/islands/toast.ts');

t.test('automatic redirects are shown as such, and deleting one, or one of the owner’s, asks first', async (t) => {
  t.teardown(cleanup);
  const app = await build(t);
  const { rename, remove, hide, call, ask } = await planCalls(app);
  await rename('pool-fencing', 'pools');
  await remove('ranch-fencing', { target: { page: 'picket-fencing' } });
  await remove('privacy-fencing');
  await hide('elon', { page: 'areas' });
  await call('POST', '/api/admin/redirects', { from: '/Our Work', page: 'elon' });
  connect(t, await listen(app), await signIn(app));
  render(deskAt('/admin/redirects'));
  await screen.findByRole('heading', { name: 'Redirects' });

  t.ok(screen.getByText('leads to Pool Fencing, for good'));
  t.ok(screen.getByText('leads to /picket-fencing, in place of a removed page'));
  t.ok(screen.getByText('says that the page is gone'));
  t.ok(screen.getByText('leads to /areas-we-serve, in place of Elon'));
  t.equal(screen.getAllByText('Automatic').length, 3);
  t.ok(screen.getByText('/Our Work'), 'as people write it');

  click('Delete /pool-fencing');
  t.strictSame(await ask('/pool-fencing'), [308, '/pools'], 'not yet');
  click('Keep it');
  click('Delete /pool-fencing');
  click('Delete it anyway');
  await until(() => screen.queryByRole('button', { name: 'Delete /pool-fencing' }) === null);
  t.equal(currentToasts()[0]?.description, '/pool-fencing leads nowhere now.');
  t.strictSame(await ask('/pool-fencing'), [404, undefined]);

  click('Delete /Our Work');
  click('Keep it');
  t.strictSame(await ask('/Our%20Work'), [302, '/areas-we-serve'], 'still there');

  click('Change /ranch-fencing');
  fireEvent.change(screen.getAllByLabelText('Leads to')[1] as HTMLElement, { target: { value: 'gallery' } });
  click('Lead it there');
  await screen.findByText('leads to Gallery, until you change it');
  t.strictSame(await ask('/ranch-fencing'), [302, '/gallery']);
});

t.test('a redirect that was begun outlives a reload, and is forgotten once it is stored', async (t) => {
  t.teardown(cleanup);
  t.teardown(() => sessionStorage.clear());
  const app = await build(t);
  const { ask } = await planCalls(app);
  connect(t, await listen(app), await signIn(app));
  const open = async () => {
    cleanup();
    render(deskAt('/admin/redirects'));
    await screen.findByRole('heading', { name: 'Redirects' });
    return screen.getByLabelText('Old address, such as /old-page') as HTMLInputElement;
  };
  fireEvent.change(await open(), { target: { value: '/our-old-shop' } });
  fireEvent.change(screen.getByLabelText('Leads to'), { target: { value: 'gallery' } });

  t.equal((await open()).value, '/our-old-shop');
  t.equal((screen.getByLabelText('Leads to') as HTMLSelectElement).value, 'gallery');
  click('Add the redirect');
  await screen.findByText('leads to Gallery, until you change it');
  t.strictSame(await ask('/our-old-shop'), [302, '/gallery']);
  t.equal((await open()).value, '');
});

function click(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

function until(isTrue: () => boolean): Promise<void> {
  return waitFor(() => {
    if (!isTrue()) throw new Error('not yet');
  });
}
