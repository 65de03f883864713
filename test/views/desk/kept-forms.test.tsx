import type { ReactElement } from 'react';
import t from 'tap';
import type { DeliverySettingsView } from '../../../src/shared/desk/delivery.ts';
import { build, callAs, listen, signIn } from '../../fixtures/app.ts';
import { connect } from '../../fixtures/connection.ts';
import { postProject, projectOf, uploadPhotos } from '../../fixtures/projects.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const app = await build(t);
const cookie = await signIn(app);
const call = callAs(app, cookie);
const address = await listen(app);
// The forms of the test's browser are not those that Node sends.
const photos = (await uploadPhotos(address, cookie, 1)).map(({ id }) => id);

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../fixtures/desk.tsx');
const { SchedulePanel } = await import('../../../views/desk/words/panels.tsx');
const { forgetAtLogout } = await import('../../../views/desk/kept.ts');

connect(t, address, cookie);
t.afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const type = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const shown = async (label: RegExp) => ((await screen.findByLabelText(label)) as HTMLInputElement).value;
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const reload = (shown: ReactElement | string) => {
  cleanup();
  render(typeof shown === 'string' ? deskAt(shown) : shown);
};

t.test('what is typed about the mail server outlives a reload, but never the password', async (t) => {
  reload('/admin/delivery');
  await type(/^Mail server\*$/, 'smtp.longleaffence.example');
  await type(/^Password/, 'never kept');
  reload('/admin/delivery');

  t.equal(await shown(/^Mail server\*$/), 'smtp.longleaffence.example');
  t.equal(await shown(/^Password/), '');
  t.notMatch(JSON.stringify({ ...sessionStorage }), /never kept/);
  click('Discard changes');
  t.equal(await shown(/^Mail server\*$/), '');
  t.equal(sessionStorage.length, 0);
});

t.test('delivery settings outlive a reload until they are saved, and a logout forgets them', async (t) => {
  const settings: DeliverySettingsView = (await call('GET', '/api/admin/delivery')).json().settings;
  reload('/admin/delivery');
  await type(/^Webhook/, 'https://hooks.fences.example/requests');
  reload('/admin/delivery');
  t.equal(await shown(/^Webhook/), 'https://hooks.fences.example/requests');
  forgetAtLogout();
  reload('/admin/delivery');
  t.equal(await shown(/^Webhook/), settings.webhookUrl);

  await type(/^Webhook/, 'https://hooks.fences.example/requests');
  click('Save settings');
  await screen.findByText(/The secret that signs each request/);
  t.equal(sessionStorage.length, 0);
});

t.test(
  'changes of a project outlive a reload, go out over the version that they were typed over, and can be discarded',
  async (t) => {
    const { id } = await postProject(app, cookie, projectOf(photos, { published: false }));
    const section = `/admin/projects/${id}`;
    reload(section);
    await type(/^Material/, 'Black locust');
    reload(section);
    t.equal(await shown(/^Material/), 'Black locust');

    const other = { ...projectOf(photos, { published: false, material: 'White oak' }), version: 1 };
    t.equal((await call('PUT', `/api/admin/projects/${id}`, other)).statusCode, 200);
    reload(section);
    await shown(/^Material/);
    click('Save draft');
    await screen.findByText('This project was changed in another window');

    click('Discard changes');
    t.equal(await shown(/^Material/), 'White oak');
    t.equal(sessionStorage.length, 0);
  },
);

t.test('the moment of a publication outlives a reload until it is set', async (t) => {
  const panel = <SchedulePanel id="home" scheduled={undefined} onSchedule={async () => true} onCancel={() => {}} />;
  reload(panel);
  await type(/^Day and time/, '2027-03-01T08:00');
  reload(panel);
  t.equal(await shown(/^Day and time/), '2027-03-01T08:00');

  click('Publish at this time');
  await waitFor(() => {
    if (sessionStorage.length > 0) throw new Error('it is still kept');
  });
  t.pass('it is forgotten');
});
