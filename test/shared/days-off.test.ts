import t from 'tap';
import {
  daysOffAhead,
  daysOffNow,
  daysOffSoon,
  describeDaysOff,
  nextTurnOfDaysOff,
} from '../../src/shared/days-off.ts';
import { defaultProfile, profileSchema } from '../../src/shared/profile.ts';

const christmas = { from: '2026-12-25', until: '', reason: 'Christmas' };
const vacation = { from: '2027-01-04', until: '2027-01-09', reason: '' };
const calendar = { daysOff: [vacation, christmas], timeZone: 'America/New_York' } as const;
const at = (time: string) => Temporal.PlainDateTime.from(time).toZonedDateTime(calendar.timeZone).epochMilliseconds;

t.test('days off are announced two weeks ahead until the last one is over locally', async (t) => {
  t.strictSame(daysOffSoon(calendar, at('2026-12-10T23:59')), []);
  t.strictSame(daysOffSoon(calendar, at('2026-12-11T00:00')), [christmas]);
  t.strictSame(daysOffSoon(calendar, at('2026-12-25T23:59')), [christmas, vacation]);
  t.strictSame(daysOffSoon(calendar, at('2027-01-09T23:59')), [vacation]);
  t.strictSame(daysOffAhead(calendar, at('2027-01-10T00:00')), []);
  t.equal(daysOffNow(calendar, at('2026-12-24T23:59')), undefined);
  t.equal(daysOffNow(calendar, at('2027-01-06T12:00')), vacation);
  t.equal(nextTurnOfDaysOff(calendar, at('2026-12-01T12:00')), at('2026-12-11T00:00'));
  t.equal(nextTurnOfDaysOff(calendar, at('2026-12-22T12:00')), at('2026-12-26T00:00'));
  t.equal(nextTurnOfDaysOff(calendar, at('2027-01-10T00:00')), Number.POSITIVE_INFINITY);
});

t.test('days off are described in words with their reason', async (t) => {
  t.equal(describeDaysOff(christmas), 'Closed Friday, December 25 (Christmas)');
  t.equal(describeDaysOff(vacation), 'Closed Monday, January 4, through Saturday, January 9');
});

t.test('invalid days off are refused at their field', async (t) => {
  for (const [change, path] of [
    [{ from: '2026-02-30' }, 'from'],
    [{ from: '' }, 'from'],
    [{ until: '2026-12-24' }, 'until'],
    [{ until: 'later' }, 'until'],
  ] as const) {
    const { error } = profileSchema.safeParse({ ...defaultProfile, daysOff: [{ ...christmas, ...change }] });
    t.strictSame(
      error?.issues.map((issue) => issue.path.join('.')),
      [`daysOff.0.${path}`],
      JSON.stringify(change),
    );
  }
});
