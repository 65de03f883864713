import type { ZodApp } from '../http/validation.ts';
import type { CrewDay } from '../shared/lead/crew-day.ts';
import { listAppointments } from './appointment-store.ts';
import { addDays, dayAt, momentOf } from './local-day.ts';

/** The newest won jobs. Older ones are done. */
const jobsAtMost = 100;

/** The crew's day: today's appointments and the won jobs, without prices, messages, and other leads (docs/product.md, "Roles"). */
export async function crewRoutes(app: ZodApp): Promise<void> {
  app.get('/api/admin/today', { role: 'crew' }, async (): Promise<CrewDay> => {
    const { timeZone } = app.site.current.profile;
    const today = dayAt(app.now(), timeZone);
    const from = momentOf(today, '00:00', timeZone);
    const to = momentOf(addDays(today, 1), '00:00', timeZone);
    const visits = await listAppointments(app.db, from, to);
    const jobs = await app.db
      .selectFrom('submissions')
      .select(['id', 'name', 'phone', 'address', 'service'])
      .where('status', '=', 'won')
      .orderBy('id', 'desc')
      .limit(jobsAtMost)
      .execute();
    return {
      today,
      timeZone,
      visits: visits.map(({ uid: _uid, sequence: _sequence, changedAt: _changedAt, ...visit }) => visit),
      jobs,
    };
  });
}
