import t from 'tap';
import { lastDayToCancel } from '../../src/estimates/cancellation.ts';
import { nextWorkday } from '../../src/estimates/workday.ts';
import { defaultProfile } from '../../src/shared/profile.ts';

t.test('a customer can cancel for three business days, Saturdays included', async (t) => {
  const days: [signed: string, last: string, why: string][] = [
    ['2026-11-30', '2026-12-03', 'Monday to Thursday'],
    ['2026-12-03', '2026-12-07', 'Friday, Saturday, and Monday'],
    ['2026-12-04', '2026-12-08', 'over a Sunday'],
    ['2026-11-25', '2026-11-30', 'over Thanksgiving'],
    ['2026-12-23', '2026-12-28', 'over Christmas'],
    ['2026-07-01', '2026-07-07', 'July 4 is a Saturday, observed on Friday'],
    ['2027-07-02', '2027-07-07', 'July 4 is a Sunday, observed on Monday'],
    ['2027-05-28', '2027-06-02', 'over Memorial Day'],
    ['2027-01-15', '2027-01-20', 'over Martin Luther King Day'],
    ['2026-12-30', '2027-01-04', 'over New Year’s Day'],
    ['2027-06-17', '2027-06-23', 'Juneteenth is a Saturday, observed on Friday'],
    ['2027-11-24', '2027-11-29', 'Thanksgiving'],
  ];
  for (const [signed, last, why] of days) t.equal(lastDayToCancel(signed), last, why);
});

t.test('the next step is due on the next day on which the business is open', async (t) => {
  t.equal(nextWorkday('2026-11-27', defaultProfile), '2026-11-28', 'a Saturday with hours');
  t.equal(nextWorkday('2026-11-28', defaultProfile), '2026-11-30', 'not a Sunday');
  const daysOff = [{ from: '2026-11-28', until: '2026-12-01', reason: 'Fall break' }];
  t.equal(nextWorkday('2026-11-27', { ...defaultProfile, daysOff }), '2026-12-02');
  const closed = [{ from: '2026-11-01', until: '2027-11-01', reason: '' }];
  t.equal(nextWorkday('2026-11-27', { ...defaultProfile, daysOff: closed }), '2026-11-28', 'closed for months');
});
