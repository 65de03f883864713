import t from 'tap';
import { openingHoursByDay } from '../../src/shared/hours.ts';

t.test('the hours of the profile are told day by day', async (t) => {
  t.same(openingHoursByDay('Mo-We,Fr 07:30-16:00, Sa-Mo 10:00-12:00'), [
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Friday'], opens: '07:30', closes: '16:00' },
    { dayOfWeek: ['Saturday', 'Sunday', 'Monday'], opens: '10:00', closes: '12:00' },
  ]);
});
