import t from 'tap';
import type { CalendarAppointment } from '../../../../src/shared/lead/appointment.ts';
import { describeHour, hoursOf, placeInDay } from '../../../../views/admin/leads/week-grid.ts';

const day = '2030-08-05';
const zone = 'America/New_York';

/** @param startsAt in New York, where it is four hours earlier */
const visit = (name: string, startsAt: string, minutes: number): CalendarAppointment => ({
  id: 1,
  name,
  startsAt: new Date(`${startsAt}:00-04:00`).toISOString(),
  minutes,
  phone: '',
  address: '',
  note: '',
});

const place = (...visits: CalendarAppointment[]) =>
  placeInDay(day, visits, zone).map(({ visit: { name }, start, end, lane, lanes }) => [name, start, end, lane, lanes]);

t.test('simultaneous appointments have lanes, and later ones reuse a free lane', async (t) => {
  t.strictSame(
    place(
      visit('Ann', `${day}T09:00`, 120),
      visit('Bo', `${day}T09:30`, 30),
      visit('Cy', `${day}T10:15`, 60),
      visit('Di', `${day}T13:00`, 60),
    ),
    [
      ['Ann', 9, 11, 0, 2],
      ['Bo', 9.5, 10, 1, 2],
      ['Cy', 10.25, 11.25, 1, 2],
      ['Di', 13, 14, 0, 1],
    ],
  );
});

t.test('a short appointment has room for its name, and a long one ends with its day', async (t) => {
  t.strictSame(place(visit('Ann', `${day}T08:00`, 5), visit('Bo', `${day}T08:15`, 5)), [
    ['Ann', 8, 8.5, 0, 2],
    ['Bo', 8.25, 8.75, 1, 2],
  ]);
  t.strictSame(place(visit('Ann', '2030-08-04T22:00', 600), visit('Bo', `${day}T20:00`, 600)), [
    ['Ann', 0, 8, 0, 1],
    ['Bo', 20, 24, 0, 1],
  ]);
});

t.test('a week shows 7 AM to 7 PM, and more hours if an appointment needs them', async (t) => {
  t.strictSame(hoursOf([]), { from: 7, to: 19 });
  const places = placeInDay(day, [visit('Ann', `${day}T05:30`, 60), visit('Bo', `${day}T19:00`, 45)], zone);
  t.strictSame(hoursOf(places), { from: 5, to: 20 });
  t.strictSame([0, 7, 12, 19].map(describeHour), ['12 AM', '7 AM', '12 PM', '7 PM']);
});
