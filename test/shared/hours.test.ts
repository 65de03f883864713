import t from 'tap';
import { findUsualWeek, hoursLines, openingHoursText, openingSpans, usualWeeks } from '../../src/shared/hours.ts';
import { weekSchema } from '../../src/shared/profile.ts';
import { weekOf } from '../fixtures/week.ts';

/** Weeks with their lines for people and the text for search engines. */
const weeks: [week: string, lines: Record<string, string>, text: string][] = [
  [
    'Mo-Fr 08:00-18:00, Sa 09:00-14:00',
    { 'Monday - Friday': '8:00 AM - 6:00 PM', Saturday: '9:00 AM - 2:00 PM', Sunday: 'Closed' },
    'Mo-Fr 08:00-18:00, Sa 09:00-14:00',
  ],
  [
    'Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00',
    { 'Monday - Friday': '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM', 'Saturday - Sunday': 'Closed' },
    'Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00',
  ],
  ['Mo-Su by appointment', { 'Monday - Sunday': 'By appointment' }, ''],
  [
    'Mo-Tu 09:00-12:00, We by appointment, Th 09:00-12:00, Th by appointment',
    {
      'Monday - Tuesday': '9:00 AM - 12:00 PM',
      Wednesday: 'By appointment',
      Thursday: '9:00 AM - 12:00 PM, and by appointment',
      'Friday - Sunday': 'Closed',
    },
    'Mo-Tu,Th 09:00-12:00',
  ],
  [
    'Fr-Sa 20:00-02:00, Su 12:00-24:00',
    { 'Monday - Thursday': 'Closed', 'Friday - Saturday': '8:00 PM - 2:00 AM', Sunday: '12:00 PM - Midnight' },
    'Fr-Sa 20:00-02:00, Su 12:00-23:59',
  ],
  ['Mo-Su 00:00-24:00', { 'Monday - Sunday': 'Open 24 hours' }, 'Mo-Su 00:00-23:59'],
];

t.test('hours are described for people and search engines and pass the schema', async (t) => {
  for (const [text, lines, forMachines] of weeks) {
    const week = weekOf(text);
    t.strictSame(Object.fromEntries(hoursLines(week).map(({ days, hours }) => [days, hours])), lines, text);
    t.equal(openingHoursText(week), forMachines, text);
    t.strictSame(weekSchema.parse(week), week, text);
  }
});

t.test('structured data never contain 24:00', async (t) => {
  t.strictSame(openingSpans(weekOf('Sa-Su 00:00-24:00')), [
    { dayOfWeek: ['Saturday', 'Sunday'], opens: '00:00', closes: '23:59' },
  ]);
  t.strictSame(openingSpans(weekOf('Mo by appointment')), []);
});

t.test('hours are stored in order, and invalid hours are refused', async (t) => {
  t.strictSame(weekSchema.parse(weekOf('Mo 13:00-00:00, Mo 08:00-12:00')), weekOf('Mo 08:00-12:00, Mo 13:00-24:00'));
  for (const night of ['Fr 06:00-12:00, Fr 22:00-07:00', 'Mo 20:00-09:00, Tu 08:00-12:00'])
    t.strictSame(weekSchema.parse(weekOf(night)), weekOf(night), night);
  const wrong = {
    'Mo 08:00-12:00, Mo 11:00-17:00': 'The hours of a day can’t overlap.',
    'Mo 08:00-08:00': 'Closing time must differ from opening time. If you’re open all day, check “24 hours”.',
    'Mo 08:00-29:00': 'Enter a time like 08:00.',
    'Mo 24:00-08:00': 'Enter a time like 08:00.',
    '': 'Enter hours for at least one day, or choose by appointment.',
  };
  for (const [text, message] of Object.entries(wrong))
    t.strictSame(
      weekSchema.safeParse(weekOf(text)).error?.issues.map((issue) => issue.message),
      [message],
      text,
    );
});

t.test('only a week that exactly matches a usual one is recognized', async (t) => {
  for (const { name, week } of usualWeeks) t.equal(findUsualWeek(week), name);
  t.equal(findUsualWeek(weekOf('Mo-Fr 08:00-12:00, Mo-Fr 13:00-17:00')), undefined);
  t.equal(findUsualWeek(weekOf('Mo-Fr 08:00-17:00, Sa by appointment')), undefined);
});
