import t, { type Test } from 'tap';
import { readReport } from '../../src/leads/report-store.ts';
import { saveLead } from '../../src/leads/store.ts';
import type { LeadStatus, Report } from '../../src/shared/lead/lead.ts';
import { leadFilterSchema } from '../../src/shared/lead/lead-schemas.ts';
import { openStore } from '../fixtures/store.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

interface SomeLead {
  createdAt?: string;
  answeredAfterMs?: number;
  status?: LeadStatus;
}

t.test('the median time to first contact counts answered leads alone', async (t) => {
  const answered = (minutes: number) => ({ answeredAfterMs: minutes * 60_000 });
  const medianOf = async (leads: SomeLead[]) => (await makeReport(t, leads)).medianFirstContactMs;

  t.equal(await medianOf([answered(10), answered(600), answered(30), {}]), 30 * 60_000);
  t.equal(await medianOf([answered(10), answered(30)]), 20 * 60_000);
  t.equal(await medianOf([{}]), undefined);
});

const leadsOfAMonth = [
  { createdAt: '2026-11-20T14:00:00Z' },
  { createdAt: '2026-11-16T00:00:00Z' },
  { createdAt: '2026-11-15T23:59:59Z' },
  { createdAt: '2026-10-28T12:00:00Z' },
];

t.test('weeks begin on Monday, and weeks without a lead are there too', async (t) => {
  t.strictSame((await makeReport(t, leadsOfAMonth)).byWeek, [
    { label: '2026-10-26', count: 1 },
    { label: '2026-11-02', count: 0 },
    { label: '2026-11-09', count: 1 },
    { label: '2026-11-16', count: 2 },
  ]);
});

t.test('a period has all its weeks, however few of them brought a lead', async (t) => {
  const quarter = await makeReport(t, [{ createdAt: '2026-11-20T14:00:00Z' }], '2026-08-23T04:00:00.000Z');
  const year = await makeReport(t, leadsOfAMonth, '2025-11-21T05:00:00.000Z');

  t.equal(quarter.byWeek.length, 14);
  t.strictSame(quarter.byWeek[0], { label: '2026-08-17', count: 0 });
  t.strictSame(quarter.byWeek.at(-1), { label: '2026-11-16', count: 1 });
  t.equal(year.byWeek.length, 53);
  const all = await makeReport(t, [{ createdAt: '2023-11-20T14:00:00Z' }, ...leadsOfAMonth]);
  t.equal(all.byWeek.length, 157, '"Any time" begins with the first lead');
  t.match(all.byWeek, [{ label: '2023-11-20', count: 1 }]);
});

t.test('leads marked as spam are left out, and nothing divides by zero', async (t) => {
  const report = await makeReport(t, [{ status: 'spam' }]);

  t.match(report, { total: 0, open: 0, won: 0, byPage: [], byWeek: [{ label: '2026-11-16', count: 0 }] });
});

async function makeReport(t: Test, leads: readonly SomeLead[], since = ''): Promise<Report> {
  const db = await openStore(t);
  for (const { createdAt = '2026-11-20T10:00:00Z', answeredAfterMs = null, status = 'new' } of leads) {
    const person = { name: 'Ann Carter', email: '', phone: '(336) 555-0187', message: 'A fence.' };
    const { id } = await saveLead(db, { ...person, source: 'contact', status }, [], Date.parse(createdAt));
    await db.updateTable('submissions').set({ answeredAfterMs }).where('id', '=', id).execute();
  }
  return readReport(db, leadFilterSchema.parse({ since }), now);
}
