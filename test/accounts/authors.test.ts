import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import type { Note } from '../../src/shared/lead/lead.ts';
import { callAs, listen, signIn, signInAs } from '../fixtures/app.ts';
import { openEstimateSite } from '../fixtures/estimates.ts';
import { postProject, projectOf, uploadPhotos } from '../fixtures/projects.ts';

/** Opens a site with one owner, and the functions that read what its screens show. */
async function openSite(t: Parameters<typeof openEstimateSite>[0]) {
  const site = await openEstimateSite(t);
  const readNotes = async (id: number): Promise<[kind: string, by: string | undefined][]> => {
    const { notes } = (await site.call('GET', `/api/admin/leads/${id}`)).json();
    return notes.map(({ kind, by }: Note) => [kind, by]);
  };
  const remove = async (email: string) => {
    const people = (await site.call('GET', '/api/admin/people')).json();
    const { id } = people.find((person: { email: string }) => person.email === email);
    return site.call('DELETE', `/api/admin/people/${id}`);
  };
  return { ...site, readNotes, remove };
}

t.test('a lead’s notes name the author of each entry, even after the person is removed', async (t) => {
  const { app, call, addLead, readNotes, remove } = await openSite(t);
  const id = await addLead();
  await call('POST', `/api/admin/leads/${id}/notes`, { text: 'Called back.' });
  t.strictSame(await readNotes(id), [['note', undefined]], 'a site with one person shows no names');

  const office = callAs(app, await signInAs(app, 'office'));
  const at = `/api/admin/leads/${id}`;
  const version = async () => (await call('GET', at)).json().submission.version;
  await office('POST', `${at}/contacts`, { channel: 'call' });
  await office('PATCH', at, { status: 'won', version: await version() });
  await office('PUT', at, { address: '12 Oak Street', version: await version() });
  await office('PUT', `${at}/next-step`, { text: 'Order posts', dueOn: '2026-12-01', version: await version() });
  await office('DELETE', `${at}/next-step`, { version: await version() });
  const visit = { startsAt: '2026-12-02T15:00:00.000Z', minutes: 60, note: '', version: await version() };
  await office('PUT', `${at}/visit`, visit);
  await office('POST', `${at}/invitation`, { version: await version() });
  await office('DELETE', `${at}/visit`, { version: await version() });
  await office('DELETE', `${at}/text-consent`, { version: await version() });
  await office('POST', `${at}/replies`, { subject: 'Your fence', text: 'See you soon.' });

  const pat = 'Pat Office';
  const expected = [
    ['reply', pat],
    ['consent', pat],
    ['visit', pat],
    ['invitation', pat],
    ['visit', pat],
    ['step', pat],
    ['correction', pat],
    ['status', pat],
    ['call', pat],
    ['note', 'The owner'],
  ];
  t.strictSame(await readNotes(id), expected);
  await remove('office@example.com');
  t.strictSame(await readNotes(id), expected, 'the names stay');
});

t.test('prices, projects, and estimates name who saved, sent, and voided them', async (t) => {
  const { app, call, draft, send, read, readNotes, remove } = await openSite(t);
  const office = callAs(app, await signInAs(app, 'office'));
  const cookie = await signIn(app);
  await call('PUT', '/api/admin/prices', { prices: { ...defaultPrices, minimum: 900 }, version: 0 });
  t.equal((await call('GET', '/api/admin/prices')).json().history[0].savedBy, 'The owner');

  const [photo] = await uploadPhotos(await listen(app), cookie, 1);
  const project = await postProject(app, cookie, projectOf([photo?.id ?? 0]));
  await office('PUT', `/api/admin/projects/${project.id}`, { ...project, title: 'Cedar' });
  t.equal((await call('GET', `/api/admin/projects/${project.id}`)).json().lastChange.by, 'Pat Office');
  t.notMatch((await app.inject('/gallery')).body, 'Pat Office', 'visitors don’t see it');

  const { id, version, leadId } = await draft();
  await office('POST', `/api/admin/estimates/${id}/send`, { version, by: 'link' });
  t.equal((await read(id)).sent?.sender, 'Pat Office');
  await call('POST', `/api/admin/estimates/${id}/void`, { version: version + 1, reason: 'Wrong yard' });
  t.equal((await read(id)).voided?.by, 'The owner');
  t.strictSame(await readNotes(leadId), [
    ['estimate', 'The owner'],
    ['estimate', 'Pat Office'],
    ['status', 'Pat Office'],
  ]);

  const other = await send();
  const page = await app.inject(other.path);
  t.equal(page.statusCode, 200);
  t.notMatch(page.body, 'The owner', 'the customer doesn’t see who sent it');
  await app.inject({
    method: 'POST',
    url: `${other.path}/question`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ text: 'Which stain is it?' }).toString(),
  });
  t.strictSame((await readNotes(other.leadId))[0], ['estimate', undefined], 'customers have no name there');

  await remove('office@example.com');
  t.equal((await call('GET', `/api/admin/projects/${project.id}`)).json().lastChange.by, 'Pat Office');
  t.equal((await read(id)).sent?.sender, 'Pat Office');
});
