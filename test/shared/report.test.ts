import t from 'tap';
import { type Report, ReportCount } from '../../src/shared/report.ts';
import type { Submission } from '../../src/shared/submission.ts';
import { siteMap } from '../fixtures/site-map.ts';

const now = Date.parse('2026-11-20T15:00:00Z');

t.test('the median time to first contact counts answered leads alone', async (t) => {
  const answered = (minutes: number) =>
    lead({
      createdAt: '2026-11-20T10:00:00Z',
      firstContactAt: new Date(Date.parse('2026-11-20T10:00:00Z') + minutes * 60_000).toISOString(),
    });

  t.equal(makeReport([answered(10), answered(600), answered(30), lead({})], now).medianFirstContactMs, 30 * 60_000);
  t.equal(makeReport([answered(10), answered(30)], now).medianFirstContactMs, 20 * 60_000);
  t.equal(makeReport([lead({})], now).medianFirstContactMs, undefined);
});

t.test('weeks begin on Monday, and weeks without a lead are there too', async (t) => {
  const leads = [
    lead({ createdAt: '2026-11-20T14:00:00Z' }),
    lead({ createdAt: '2026-11-16T00:00:00Z' }),
    lead({ createdAt: '2026-11-15T23:59:59Z' }),
    lead({ createdAt: '2026-10-28T12:00:00Z' }),
  ];

  t.strictSame(makeReport(leads, now).byWeek, [
    { label: '2026-10-26', count: 1 },
    { label: '2026-11-02', count: 0 },
    { label: '2026-11-09', count: 1 },
    { label: '2026-11-16', count: 2 },
  ]);
});

t.test('leads marked as spam are left out, and nothing divides by zero', async (t) => {
  const report = makeReport([lead({ status: 'spam' })], now);

  t.match(report, { total: 0, open: 0, won: 0, byPage: [], byWeek: [{ label: '2026-11-16', count: 0 }] });
});

function makeReport(leads: readonly Submission[], nowMs: number): Report {
  const count = new ReportCount(siteMap);
  // In two batches, as they come from the database.
  count.add(leads.slice(0, 1));
  count.add(leads.slice(1));
  return count.toReport(nowMs);
}

function lead(change: Partial<Submission>): Submission {
  return {
    id: 1,
    reference: 'ABC234',
    createdAt: '2026-11-20T10:00:00Z',
    name: 'Ann Carter',
    email: '',
    phone: '(336) 555-0187',
    message: 'Hello there, a fence.',
    source: 'contact',
    status: 'new',
    version: 1,
    ...change,
  };
}
