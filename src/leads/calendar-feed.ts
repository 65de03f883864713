import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { readPassword } from '../accounts/index.ts';
import { type Database, setting } from '../database/index.ts';
import type { Site } from '../shared/page.ts';
import { feedPath } from '../shared/routes.ts';
import { shownPhone } from '../shared/telephone.ts';
import { type ListedAppointment, listAppointments } from './appointment-store.ts';
import { eventOf, loadCalendar } from './messages/invitation.ts';

/** How far back the calendar of the phone goes; what is ahead is all there. */
const pastMs = 30 * 24 * 3600_000;
/** How often programs may look again: every hour. */
const renewedEverySeconds = 3600;

/**
 * Whoever knows the token reads the visits: it is as secret as a password, and part of the backup. It ends with the admin password under
 * which it was made, because whoever knew that password may have made it.
 */
const feed = setting('calendar-feed', z.object({ token: z.string(), passwordVersion: z.number() }));

/** The address of the private calendar; `undefined` before the owner has made one. */
export async function findFeedAddress(db: Kysely<Database>, { publicUrl }: Site): Promise<string | undefined> {
  const token = await findToken(db);
  return token && `${publicUrl}${feedPath}${token}.ics`;
}

/** Makes a new token of 192 random bits, which voids the one before. */
export async function renewFeed(db: Kysely<Database>): Promise<void> {
  const { version } = await readPassword(db, 'admin');
  await feed.write(db, { token: randomBytes(24).toString('base64url'), passwordVersion: version });
}

async function findToken(db: Kysely<Database>): Promise<string | undefined> {
  const { value } = await feed.read(db);
  return value?.passwordVersion === (await readPassword(db, 'admin')).version ? value.token : undefined;
}

/**
 * `/calendar/<token>.ics`: all visits, for the calendar of the owner's phone. Other addresses below `/calendar/` are like any other of the
 * site: a former site may have had a calendar of events there.
 */
export async function calendarFeed(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>(`${feedPath}:name(^[\\w-]{32}\\.ics$)`, async (request, reply) => {
    await app.calendarLimit.count(request, reply);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const token = await findToken(app.db);
    if (!token || !isSame(`${token}.ics`, request.params.name))
      return reply.code(404).type('text/plain; charset=utf-8').send('There is no such calendar.\n');
    const visits = await listAppointments(app.db, app.now() - pastMs);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="visits.ics"')
      .send(await writeFeed(app.site.current, visits, app.now()));
  });
}

/** Compares hashes, so that neither the length nor the beginning of a guess shows in the time it takes. */
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
      summary: clean(`Visit: ${name}`),
      url: link,
      location: clean(address) || null,
      description: clean(lines.filter(Boolean).join('\n')),
    };
  });
  return makeCalendar('PUBLISH', events, { name: clean(`${profile.name}: visits`), ttl: renewedEverySeconds });
}
