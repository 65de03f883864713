import t from 'tap';
import { type BusinessHours, businessTimeBefore, isOpenAt } from '../../src/delivery/business-hours.ts';

const usual: BusinessHours = {
  openingHours: 'Mo-Fr 08:00-18:00, Sa 09:00-14:00',
  timeZone: 'America/New_York',
};
const at = (text: string, { timeZone } = usual) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(timeZone).epochMilliseconds;
const minutes = (count: number) => count * 60_000;

const cases: [what: string, now: string, minutes: number, before: string, hours?: BusinessHours][] = [
  ['within a day', '2026-11-25T10:00', 15, '2026-11-25T09:45'],
  ['a night counts nothing', '2026-11-25T08:10', 15, '2026-11-24T17:55'],
  ['what came in the night waits from the opening', '2026-11-25T08:15', 15, '2026-11-25T08:00'],
  ['over a weekend', '2026-11-30T09:00', 120, '2026-11-28T13:00'],
  ['over a day that is closed', '2026-11-30T08:10', 15, '2026-11-28T13:55'],
  ['at the very closing', '2026-11-25T18:00', 15, '2026-11-25T17:45'],
  ['after the closing', '2026-11-25T22:00', 15, '2026-11-25T17:45'],
  // Clocks are set back on November 1 and forward on March 8.
  ['a night in which clocks are set back', '2026-11-02T08:10', 15, '2026-10-31T13:55'],
  [
    'a morning in which clocks are set forward has an hour less',
    '2026-03-08T04:00',
    180,
    '2026-03-08T00:00',
    { ...usual, openingHours: 'Su 00:00-12:00' },
  ],
  [
    'a morning in which clocks are set back has an hour more',
    '2026-11-01T04:00',
    300,
    '2026-11-01T00:00',
    { ...usual, openingHours: 'Su 00:00-12:00' },
  ],
  [
    'a lunch break',
    '2026-11-25T13:10',
    20,
    '2026-11-25T11:50',
    { ...usual, openingHours: 'Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00' },
  ],
  [
    'hours that pass midnight',
    '2026-11-25T01:00',
    120,
    '2026-11-24T23:00',
    { ...usual, openingHours: 'Mo-Su 20:00-02:00' },
  ],
  [
    'hours that are written twice count once',
    '2026-11-25T10:00',
    180,
    '2026-11-24T17:00',
    { ...usual, openingHours: 'Mo-Fr 08:00-18:00, We 08:00-18:00' },
  ],
];

for (const [what, now, count, before, hours = usual] of cases)
  t.test(`business time before a moment: ${what}`, async (t) => {
    const found = businessTimeBefore(at(now), minutes(count), hours);
    t.equal(
      found && Temporal.Instant.fromEpochMilliseconds(found).toString(),
      new Date(at(before)).toISOString().replace('.000', ''),
    );
  });

t.test('a business that is never open has no business time', async (t) => {
  t.equal(businessTimeBefore(at('2026-11-25T10:00'), minutes(15), { ...usual, openingHours: '' }), undefined);
  t.notOk(isOpenAt(at('2026-11-25T10:00'), { ...usual, openingHours: '' }));
});

t.test('a business is open from its first minute until its closing, by the clock of its own zone', async (t) => {
  for (const [moment, isOpen] of [
    ['2026-11-25T07:59', false],
    ['2026-11-25T08:00', true],
    ['2026-11-25T17:59', true],
    ['2026-11-25T18:00', false],
    ['2026-11-29T10:00', false],
    // The day after the clocks were set back.
    ['2026-11-02T08:00', true],
    ['2026-11-02T07:59', false],
  ] as const)
    t.equal(isOpenAt(at(moment), usual), isOpen, moment);
  const pacific: BusinessHours = { ...usual, timeZone: 'America/Los_Angeles' };
  t.notOk(isOpenAt(at('2026-11-25T10:00'), pacific));
  t.ok(isOpenAt(at('2026-11-25T11:00'), pacific));
});
