import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { listPeople, readPassword } from '../accounts/index.ts';
import { type Database, setting } from '../database/index.ts';
import { includesRole } from '../shared/admin/roles.ts';
import type { Site } from '../shared/page.ts';
import { feedPath } from '../shared/routes.ts';
import { shownPhone } from '../shared/telephone.ts';
import { type ListedAppointment, listAppointments } from './appointment-store.ts';
import { eventOf, loadCalendar } from './messages/invitation.ts';

/** Past time that the phone's calendar covers. All future appointments are included. */
const pastMs = 30 * 24 * 3600_000;
/** Refresh interval of calendar programs: every hour. */
const renewedEverySeconds = 3600;

/**
 * Each person has a private calendar of their own. The token gives access to all appointments: it is as secret as a password, and part of
 * the backup. It expires when the person's password changes, because someone who knew the old password may have made it.
 */
const feedOf = (personId: number) =>
  setting(`calendar-feed:${personId}`, z.object({ token: z.string(), passwordVersion: z.number() }));

/** Returns the address of a person's private calendar, or `undefined` before the person has created one. */
export async function findFeedAddress(
  db: Kysely<Database>,
  personId: number,
  { publicUrl }: Site,
): Promise<string | undefined> {
  const token = await findToken(db, personId);
  return token && `${publicUrl}${feedPath}${token}.ics`;
}

/** Creates a new token of 192 random bits, which voids the person's previous one. */
export async function renewFeed(db: Kysely<Database>, personId: number): Promise<void> {
  const { version } = await readPassword(db, personId);
  await feedOf(personId).write(db, { token: randomBytes(24).toString('base64url'), passwordVersion: version });
}

async function findToken(db: Kysely<Database>, personId: number): Promise<string | undefined> {
  const { value } = await feedOf(personId).read(db);
  return value?.passwordVersion === (await readPassword(db, personId)).version ? value.token : undefined;
}

/** True if a file name is the token of someone whose role still includes appointments. */
async function isFeed(db: Kysely<Database>, name: string): Promise<boolean> {
  for (const { id, role } of await listPeople(db)) {
    const token = includesRole(role, 'office') ? await findToken(db, id) : undefined;
    if (token && isSame(`${token}.ics`, name)) return true;
  }
  return false;
}

/**
 * `/calendar/<token>.ics`: all appointments, for the calendar on a person's phone. Other addresses below `/calendar/` are handled like the
 * rest of the site, because a former site may have had an events calendar there.
 */
export async function calendarFeed(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>(`${feedPath}:name(^[\\w-]{32}\\.ics$)`, async (request, reply) => {
    await app.calendarLimit.count(request, reply);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    if (!(await isFeed(app.db, request.params.name)))
      return reply.code(404).type('text/plain; charset=utf-8').send('This calendar doesn’t exist.\n');
    const visits = await listAppointments(app.db, app.now() - pastMs);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="visits.ics"')
      .send(await writeFeed(app.site.current, visits, app.now()));
  });
}

/** Compares hashes, so that response time reveals neither the length nor the beginning of a correct token. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

async function writeFeed(
  { profile, publicUrl }: Site,
  visits: readonly ListedAppointment[],
  nowMs: number,
): Promise<string> {
  const { clean, makeCalendar } = await loadCalendar();
  const events = visits.map((visit) => {
    const { id, uid, sequence, changedAt, startsAt, minutes, name, phone, address, note } = visit;
    const endsAt = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    const link = `${publicUrl}/admin/leads/${id}`;
    const lines = [shownPhone(phone), note, visit.overlaps && 'Another appointment is at the same time.', link];
    return {
      ...eventOf({ uid, sequence, startsAt, endsAt }),
      stamp: new Date(nowMs),
      lastModified: new Date(changedAt),
      summary: clean(`Appointment: ${name}`),
      url: link,
      location: clean(address) || null,
      description: clean(lines.filter(Boolean).join('\n')),
    };
  });
  return makeCalendar('PUBLISH', events, { name: clean(`${profile.name}: appointments`), ttl: renewedEverySeconds });
}
