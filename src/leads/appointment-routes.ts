import type { FastifyRequest } from 'fastify';
import { requirePerson } from '../accounts/index.ts';
import { inTransaction } from '../database/index.ts';
import { NoMailServerError } from '../http/errors.ts';
import { recordParams, requireRecord, type ZodApp } from '../http/validation.ts';
import { announceAccess } from '../outbox/index.ts';
import { appointmentSchema, type CalendarWeek, weekSchema } from '../shared/lead/appointment.ts';
import { versionSchema } from '../shared/lead/next-step.ts';
import { changes } from './admin-routes.ts';
import { deleteAppointment, saveAppointment, sendInvitation } from './appointment-changes.ts';
import { listAppointments } from './appointment-store.ts';
import { findFeedAddress, renewFeed } from './calendar-feed.ts';
import { addDays, dayAt, momentOf, mondayOf } from './local-day.ts';

const newCalendarAddress = {
  subject: 'Your calendar has a new private address',
  text: "Anyone who has the address can read your appointments. If you didn't make it, make another one and change your password.",
  path: '/admin/calendar',
};

/** Routes for appointments (schedule, move, delete, invite), the owner's calendar, and its private address for a phone. */
export async function appointmentRoutes(app: ZodApp): Promise<void> {
  const save = { ...changes('visit'), schema: { params: recordParams, body: appointmentSchema } };
  app.put('/api/admin/leads/:id/visit', { role: 'office', ...save }, async ({ params, body, author }) =>
    requireRecord(await saveAppointment(app.db, params.id, body, { by: author.name, nowMs: app.now() })),
  );

  const clear = { ...changes('clear visit'), schema: { params: recordParams, body: versionSchema } };
  app.delete('/api/admin/leads/:id/visit', { role: 'office', ...clear }, async ({ params, body, author }) => {
    const edit = { by: author.name, nowMs: app.now() };
    const cleared = requireRecord(await deleteAppointment(app.db, params.id, body.version, edit));
    app.outbox.wake();
    return cleared;
  });

  const invite = { ...changes('invite'), schema: { params: recordParams, body: versionSchema } };
  app.post(
    '/api/admin/leads/:id/invitation',
    { role: 'office', ...invite },
    async ({ params, body, author }, reply) => {
      if (!(await app.outbox.mail.isSet())) throw new NoMailServerError();
      const edit = { by: author.name, nowMs: app.now() };
      const invited = requireRecord(await sendInvitation(app.db, params.id, body.version, edit));
      app.outbox.wake();
      return reply.code(201).send(invited);
    },
  );

  app.get(
    '/api/admin/visits',
    { role: 'office', schema: { querystring: weekSchema } },
    async ({ query }): Promise<CalendarWeek> => {
      const { timeZone } = app.site.current.profile;
      const today = dayAt(app.now(), timeZone);
      const from = mondayOf(query.from ?? today);
      const [begin, end] = [from, addDays(from, 7)].map((day) => momentOf(day, '00:00', timeZone));
      const visits = await listAppointments(app.db, begin ?? 0, end);
      return { from, today, timeZone, visits: visits.map(({ uid, sequence, ...visit }) => visit) };
    },
  );

  app.get('/api/admin/calendar-feed', { role: 'office' }, readFeed);

  app.post(
    '/api/admin/calendar-feed',
    { role: 'office', config: { change: { action: 'renew', subject: 'calendar' } } },
    async (request, reply) => {
      const how = { isMailed: await app.outbox.mail.isSet(), nowMs: app.now() };
      await inTransaction(app.db, async (transaction) => {
        await renewFeed(transaction, requirePerson(request).id);
        await announceAccess(transaction, newCalendarAddress, how);
      });
      app.outbox.wake();
      return reply.code(201).send(await readFeed(request));
    },
  );

  /** @returns an empty object before the feed has an address */
  async function readFeed(request: FastifyRequest): Promise<{ address?: string }> {
    const address = await findFeedAddress(app.db, requirePerson(request).id, app.site.current);
    return address ? { address } : {};
  }
}
