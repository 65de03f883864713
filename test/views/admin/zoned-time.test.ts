import t from 'tap';
import { momentOf } from '../../../src/leads/local-day.ts';
import { timeZones } from '../../../src/shared/hours.ts';
import { describeHours, describeMoment, fromZonedTime, toZonedTime } from '../../../views/admin/zoned-time.ts';

t.test('a time follows the business’s clocks, even when they change', (t) => {
  const zone = 'America/New_York';
  for (const [local, moment] of [
    ['2026-11-27T09:00', '2026-11-27T14:00:00.000Z'],
    ['2026-07-04T00:00', '2026-07-04T04:00:00.000Z'],
    // 2:30 doesn't exist: the clocks go from 2:00 to 3:00.
    ['2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
    ['2027-03-14T03:00', '2027-03-14T07:00:00.000Z'],
    // 1:30 occurs twice; the first one counts.
    ['2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ] as const)
    t.equal(fromZonedTime(local, zone), moment, local);
  t.equal(fromZonedTime('', zone), '');
  t.equal(describeMoment('2026-11-27T17:05:00Z', zone), 'Fri, Nov 27, 2026 12:05 PM');
  t.equal(describeHours('2026-11-27T04:30:00Z', 60, zone), '11:30 PM to 12:30 AM');
  t.end();
});

t.test('browser and server agree on every hour of a year in every time zone', (t) => {
  const wrong: string[] = [];
  for (const zone of timeZones)
    for (let hours = 0; hours < 365 * 24; hours += 5) {
      const local = new Date(Date.UTC(2027, 0, 1, hours, 30)).toISOString().slice(0, 16);
      const [day = '', time = ''] = local.split('T');
      const moment = fromZonedTime(local, zone);
      if (Date.parse(moment) !== momentOf(day, time, zone)) wrong.push(`${local} ${zone}`);
      const isGap = toZonedTime(moment, zone) !== local;
      if (isGap && !/-03-1\d|-03-08/.test(local)) wrong.push(`back ${local} ${zone}`);
    }
  t.strictSame(wrong, []);
  t.end();
});
