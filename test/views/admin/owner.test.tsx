import t from 'tap';
import { startAdmin } from '../../fixtures/owner-admin.ts';

const { call, open, screen, type, click, until } = await startAdmin(t);

t.test('the owner adds a person, gets the link once, and removes the person', async (t) => {
  open('/admin/people');
  await click('Add a person');
  await type(/^Name/, 'Ann Lee');
  await type(/^Email/, 'ann@example.com');
  await click('Add this person');

  const field = (await screen.findByLabelText('One-time link')) as HTMLInputElement;
  t.match(field.value, /\/admin\/welcome\/[\w-]{32}$/);
  t.ok(await screen.findByText(/Send this link to Ann Lee/));
  await screen.findByText(/Hasn’t signed in yet · sign-in link works until/);
  await click('Done');
  t.equal(screen.queryByLabelText('One-time link'), null);

  await click('Remove: Ann Lee');
  await click('Remove');
  await until(() => screen.queryByText('ann@example.com') === null);
  t.equal((await call('GET', '/api/admin/people')).json().length, 1);
});

t.test('the recovery key is hidden once its last letters are typed', async (t) => {
  const bucket = { endpoint: 'https://s3.example.com', bucket: 'copies', folder: '', region: '' };
  await call('PUT', '/api/admin/copies/bucket', { ...bucket, version: 0, accessKeyId: 'key', secret: 'secret' });
  open('/admin/backups');
  await click('Make my recovery key');
  const shown = (await screen.findByText(/^AGE-SECRET-KEY-1/)).textContent ?? '';
  const code = screen.getByRole('img', { name: 'QR code with the recovery key' });
  t.match(code.getAttribute('viewBox'), /^-4 -4 /, 'scanners need four light modules around it');
  await type(/^Last 6 letters of the key/, 'AAAAAA');
  await click('Confirm the key');
  await screen.findByText(/aren’t the last 6 letters/);
  await type(/^Last 6 letters of the key/, shown.slice(-6));
  await click('Confirm the key');

  await screen.findByText(/^You confirmed your recovery key on/);
  t.equal(screen.queryByText(/^AGE-SECRET-KEY-1/), null);
});
