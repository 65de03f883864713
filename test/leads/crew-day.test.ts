import t from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import { build, callAs, contactRequest, signIn, signInAs } from '../fixtures/app.ts';

/** 11:30 PM on November 27 in the business's time zone. */
const nowMs = Date.parse('2026-11-28T04:30:00Z');
const app = await build(t, {}, { now: () => nowMs });
const owner = callAs(app, await signIn(app));
const crew = callAs(app, await signInAs(app, 'crew'));

async function addLead(name: string, status: string, startsAt?: string): Promise<number> {
  const { id } = await saveLead(app.db, { ...contactRequest, source: 'contact', name }, [], nowMs);
  const patched = await owner('PATCH', `/api/admin/leads/${id}`, { status, version: 1 });
  const { version } = patched.json();
  if (startsAt)
    await owner('PUT', `/api/admin/leads/${id}/visit`, { startsAt, minutes: 60, note: 'Gate code 4711', version });
  return id;
}

t.test('the crew sees today’s appointments and won jobs, without prices and other leads', async (t) => {
  await addLead('Ann Today', 'contacted', '2026-11-27T14:00:00Z');
  await addLead('Bo Tomorrow', 'contacted', '2026-11-28T14:00:00Z');
  await addLead('Cy Won', 'won');
  await addLead('Di Quoted', 'quoted');

  const { today, visits, jobs } = (await crew('GET', '/api/admin/today')).json();

  t.equal(today, '2026-11-27');
  t.match(visits, [{ name: 'Ann Today', phone: contactRequest.phone, note: 'Gate code 4711', minutes: 60 }]);
  t.equal(visits.length, 1);
  t.match(jobs, [{ name: 'Cy Won', service: contactRequest.service }]);
  t.strictSame(Object.keys(jobs[0]).toSorted(), ['address', 'id', 'name', 'phone', 'service']);
  t.equal(jobs.length, 1);
  for (const path of [
    '/api/contact-submissions',
    '/api/admin/leads',
    '/api/admin/prices',
    '/api/admin/estimates',
    '/api/admin/visits',
  ])
    t.equal((await crew('GET', path)).statusCode, 403, path);
});
