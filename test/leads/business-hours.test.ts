import t from 'tap';
import { type BusinessHours, businessTimeBefore, isOpenAt, workdaysBefore } from '../../src/leads/business-hours.ts';
import { weekOf } from '../fixtures/week.ts';

const usual: BusinessHours = {
  hours: weekOf('Mo-Fr 08:00-18:00, Sa 09:00-14:00'),
  daysOff: [],
  timeZone: 'America/New_York',
};
const at = (text: string) =>
  Temporal.PlainDateTime.from(`2026-${text}`).toZonedDateTime(usual.timeZone).epochMilliseconds;
const timeOf = (ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(usual.timeZone).toPlainDateTime().toString().slice(5);

// Clocks are set back on November 1 and forward on March 8.
const cases: [what: string, now: string, minutes: number, before: string, week?: string][] = [
  ['within a day', '11-25T10:00', 15, '11-25T09:45'],
  ['a night counts nothing', '11-25T08:10', 15, '11-24T17:55'],
  ['what came in the night waits from the opening', '11-25T08:15', 15, '11-25T08:00'],
  ['over a weekend', '11-30T09:00', 120, '11-28T13:00'],
  ['over a day that is closed', '11-30T08:10', 15, '11-28T13:55'],
  ['at the very closing', '11-25T18:00', 15, '11-25T17:45'],
  ['after the closing', '11-25T22:00', 15, '11-25T17:45'],
  ['a night in which clocks are set back', '11-02T08:10', 15, '10-31T13:55'],
  ['a morning in which clocks are set forward', '03-08T04:00', 180, '03-08T00:00', 'Su 00:00-12:00'],
  ['a morning in which clocks are set back', '11-01T04:00', 300, '11-01T00:00', 'Su 00:00-12:00'],
  ['a lunch break', '11-25T13:10', 20, '11-25T11:50', 'Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00'],
  ['hours that pass midnight', '11-25T01:00', 120, '11-24T23:00', 'Mo-Su 20:00-02:00'],
  ['hours until midnight', '11-25T12:30', 60, '11-24T23:30', 'Mo-Su 12:00-24:00'],
  ['all day', '11-25T01:00', 120, '11-24T23:00', 'Mo-Su 00:00-24:00'],
];

t.test('business time excludes nights, closed days, and breaks', async (t) => {
  for (const [what, now, minutes, before, week] of cases) {
    const hours = week === undefined ? usual.hours : weekOf(week);
    const found = businessTimeBefore(at(now), minutes * 60_000, { ...usual, hours });
    t.equal(timeOf(found ?? 0), `${before}:00`, what);
  }
});

t.test('a business that never opens has no business time', async (t) => {
  t.equal(
    businessTimeBefore(at('11-25T10:00'), 60_000, { ...usual, hours: weekOf('Mo-Su by appointment') }),
    undefined,
  );
  t.notOk(isOpenAt(at('11-25T10:00'), { ...usual, hours: weekOf('Mo-Su by appointment') }));
});

t.test('a business is open from its first minute to its closing time in its own zone', async (t) => {
  // November 2 is the day after the clocks were set back.
  const moments = {
    '11-25T07:59': false,
    '11-25T08:00': true,
    '11-25T17:59': true,
    '11-25T18:00': false,
    '11-29T10:00': false,
    '11-02T07:59': false,
    '11-02T08:00': true,
  };
  for (const [moment, isOpen] of Object.entries(moments)) t.equal(isOpenAt(at(moment), usual), isOpen, moment);
  const pacific: BusinessHours = { ...usual, timeZone: 'America/Los_Angeles' };
  t.notOk(isOpenAt(at('11-25T10:00'), pacific));
  t.ok(isOpenAt(at('11-25T11:00'), pacific));
});

t.test('a day off has no business time, and no lead ages during a vacation', async (t) => {
  const christmas: BusinessHours = {
    ...usual,
    daysOff: [
      { from: '2026-11-25', until: '', reason: '' },
      { from: '2026-09-01', until: '2026-10-15', reason: 'Vacation' },
    ],
  };
  t.notOk(isOpenAt(at('11-25T10:00'), christmas));
  t.ok(isOpenAt(at('11-26T10:00'), christmas));
  t.equal(timeOf(businessTimeBefore(at('11-26T08:10'), 15 * 60_000, christmas) ?? 0), '11-24T17:55:00');
  t.equal(timeOf(businessTimeBefore(at('10-16T08:05'), 15 * 60_000, christmas) ?? 0), '08-31T17:50:00');
  t.equal(timeOf(workdaysBefore(at('11-24T10:00'), 14, usual)), '11-10T10:00:00');
  t.equal(timeOf(workdaysBefore(at('10-20T10:00'), 14, christmas)), '08-22T10:00:00');
});
