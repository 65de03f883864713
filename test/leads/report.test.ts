import t from 'tap';
import { readReport } from '../../src/leads/report-store.ts';
import { saveLead } from '../../src/leads/store.ts';
import type { LeadStatus, Report } from '../../src/shared/lead/lead.ts';
import { leadFilterSchema } from '../../src/shared/lead/lead-schemas.ts';
import { build, callAs, contactRequest, postContact, signIn } from '../fixtures/app.ts';

const clock = { now: Date.parse('2026-11-20T15:00:00Z') };
const app = await build(t, {}, { now: () => clock.now });
const call = callAs(app, await signIn(app));
const askReport = async (): Promise<Report> => (await call('GET', '/api/admin/report')).json();
t.beforeEach(async () => {
  await app.db.deleteFrom('submissions').execute();
});

interface SomeLead {
  createdAt?: string;
  answeredAfterMs?: number;
  status?: LeadStatus;
}

/** Returns the report about only these leads. */
async function makeReport(leads: readonly SomeLead[], since = ''): Promise<Report> {
  await app.db.deleteFrom('submissions').execute();
  for (const { createdAt = '2026-11-20T10:00:00Z', answeredAfterMs = null, status = 'new' } of leads) {
    const lead = { ...contactRequest, source: 'contact', status } as const;
    const { id } = await saveLead(app.db, lead, [], Date.parse(createdAt));
    await app.db.updateTable('submissions').set({ answeredAfterMs }).where('id', '=', id).execute();
  }
  return readReport(app.db, leadFilterSchema.parse({ since }), clock.now);
}

t.test('the median time to first contact counts only answered leads', async (t) => {
  const answered = (minutes: number) => ({ answeredAfterMs: minutes * 60_000 });
  const medianOf = async (leads: SomeLead[]) => (await makeReport(leads)).medianFirstContactMs;

  t.equal(await medianOf([answered(10), answered(600), answered(30), {}]), 30 * 60_000);
  t.equal(await medianOf([answered(10), answered(30)]), 20 * 60_000);
  t.equal(await medianOf([{}]), undefined);
});

t.test('weeks begin on Monday, and a period has all of them, even without leads', async (t) => {
  const leads = ['2026-11-20T14:00:00Z', '2026-11-16T00:00:00Z', '2026-11-15T23:59:59Z', '2026-10-28T12:00:00Z'];
  const month = leads.map((createdAt) => ({ createdAt }));
  t.strictSame((await makeReport(month)).byWeek, [
    { label: '2026-10-26', count: 1 },
    { label: '2026-11-02', count: 0 },
    { label: '2026-11-09', count: 1 },
    { label: '2026-11-16', count: 2 },
  ]);

  const quarter = await makeReport(month.slice(0, 1), '2026-08-23T04:00:00.000Z');
  t.equal(quarter.byWeek.length, 14);
  t.strictSame(quarter.byWeek[0], { label: '2026-08-17', count: 0 });
  t.strictSame(quarter.byWeek.at(-1), { label: '2026-11-16', count: 1 });
  t.equal((await makeReport(month, '2025-11-21T05:00:00.000Z')).byWeek.length, 53);
  const all = await makeReport([{ createdAt: '2023-11-20T14:00:00Z' }, ...month]);
  t.equal(all.byWeek.length, 157, '"Any time" begins with the first lead');
  t.match(all.byWeek, [{ label: '2023-11-20', count: 1 }]);
});

t.test('leads marked as spam are left out, and no division by zero occurs', async (t) => {
  const report = await makeReport([{ status: 'spam' }]);

  t.match(report, { total: 0, open: 0, won: 0, byPage: [], byWeek: [{ label: '2026-11-16', count: 0 }] });
});

t.test('the source of each lead is stored and counted', async (t) => {
  const post = (visit: string, change: object = {}) =>
    postContact(app, { ...contactRequest, ...change }, { 'x-visit': visit, referer: 'https://any.example/' });
  await post('landingPage=%2Fpool-fencing&referrer=www.google.com');
  await post('landingPage=%2Fhigh-point-fence-installation&referrer=');
  await post('landingPage=%2Fpool-fencing&referrer=www.google.com', { message: 'A fence in Oak Ridge, please.' });

  const { total, byPage, byTown, byReferrer, byService, byWeek } = await askReport();
  t.equal(total, 3);
  t.strictSame(byPage, [
    { label: '/pool-fencing', count: 2 },
    { label: '/high-point-fence-installation', count: 1 },
  ]);
  t.strictSame(byTown, [
    { label: 'High Point', count: 1 },
    { label: 'Oak Ridge', count: 1 },
    { label: 'Unknown', count: 1 },
  ]);
  t.strictSame(byReferrer, [
    { label: 'www.google.com', count: 2 },
    { label: 'Direct', count: 1 },
  ]);
  t.strictSame(byService, [{ label: contactRequest.service, count: 3 }]);
  t.match(byWeek, [{ count: 3 }]);
  t.equal((await call('GET', '/api/admin/report?since=yesterday')).statusCode, 400);
});

t.test('the owner’s leads are separate from pages, and immediate contacts aren’t timed', async (t) => {
  const typed = { name: 'Dana Field', phone: '336 555 0108', came: 'phone' };
  await postContact(app, contactRequest, { 'x-visit': 'landingPage=%2Fpool-fencing&referrer=' });
  await call('POST', '/api/admin/leads', { ...typed, contacted: true });
  t.equal((await askReport()).medianFirstContactMs, undefined);

  const { id } = (await call('POST', '/api/admin/leads', { ...typed, contacted: false })).json();
  clock.now += 60_000;
  await call('POST', `/api/admin/leads/${id}/contacts`, { channel: 'call' });

  const { total, byPage, byReferrer, medianFirstContactMs } = await askReport();
  const added = { label: 'Added by you', count: 2 };
  t.equal(total, 3);
  t.strictSame(byPage, [{ label: '/pool-fencing', count: 1 }, added]);
  t.strictSame(byReferrer, [{ label: 'Direct', count: 1 }, added]);
  t.equal(medianFirstContactMs, 60_000);
});

t.test('a forged or missing visit source loses no message, and nothing forged is stored', async (t) => {
  const forged = `landingPage=${encodeURIComponent('/admin<script>')}&referrer=${encodeURIComponent('x y/../"')}`;
  const visits: [headers: Record<string, string>, page: string][] = [
    [{ 'x-visit': forged }, ''],
    [{ 'x-visit': 'x'.repeat(5000) }, ''],
    [{ referer: 'https://any.example/?q=secret#x' }, '/'],
    [{ referer: 'not an address' }, ''],
  ];
  for (const [headers, page] of visits) {
    const { id } = (await postContact(app, contactRequest, headers)).json();
    const row = await app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
    t.match(row, { landingPage: '', referrer: '', page }, JSON.stringify(headers).slice(0, 80));
  }
});

t.test('the page filter lists each page that brought leads once, by its current address', async (t) => {
  const save = (fields: object) =>
    saveLead(app.db, { ...contactRequest, source: 'contact', status: 'new', ...fields } as never, [], clock.now);
  await save({ page: '/pool-fencing' });
  await save({ page: '/', landingPage: '/pool-fencing' });
  await save({ page: '/gallery' });
  await save({ page: '/areas-we-serve', status: 'spam' });
  await save({ page: '/deck-builder', source: 'owner' });
  t.strictSame((await call('GET', '/api/admin/leads/pages')).json(), ['/gallery', '/pool-fencing']);
});
