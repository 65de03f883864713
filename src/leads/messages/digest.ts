import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { findFirstOwner } from '../../accounts/index.ts';
import { type Database, inTransaction, setting } from '../../database/index.ts';
import { ChangedElsewhereError } from '../../http/errors.ts';
import {
  type Channel,
  composeOwnerMail,
  enqueueDeliveries,
  enqueuePushes,
  readPayload,
  type Sender,
} from '../../outbox/index.ts';
import { type DaysOff, isDayOff } from '../../shared/days-off.ts';
import { addDays, dayAt, momentOf } from '../local-day.ts';
import type { LeadMailOptions } from './lead-mail.ts';

/** When the owner gets the day's digest, in the business's time zone. */
const digestTime = '07:30';
/** Steps beyond this number are counted, not listed, to keep the mail short. */
const namedAtMost = 50;
const duePath = '/admin/due';
/** A run before its time, such as at startup, must not delay the next run by minutes. */
const restMs = 30_000;
/** The last day with a digest. It keeps a restart, another process, or a time zone change from sending a day twice. */
const toldDay = setting('digest', z.string());

/** The content of a digest: a day, and the first day off before it. Leads are read when the digest is sent. */
interface DigestText {
  day: string;
  since?: string;
  /** The reader; absent for the addresses for leads. */
  personId?: number;
}

/** Returns true if a person gets the digest. */
export async function getsDigest(db: Kysely<Database>, personId: number): Promise<boolean> {
  const row = await db.selectFrom('people').select('getsDigest').where('id', '=', personId).executeTakeFirst();
  return row?.getsDigest === 1;
}

/** Turns the digest of one person on or off. */
export async function chooseDigest(db: Kysely<Database>, personId: number, isOn: boolean): Promise<void> {
  await db
    .updateTable('people')
    .set({ getsDigest: isOn ? 1 : 0 })
    .where('id', '=', personId)
    .execute();
}

/** Lists the people who get the digest. Those with the role Crew may not see leads. */
function listReaders(db: Kysely<Database>): Promise<{ id: number; email: string }[]> {
  return db
    .selectFrom('people')
    .select(['id', 'email'])
    .where('getsDigest', '=', 1)
    .where('role', '<>', 'crew')
    .orderBy('id')
    .execute();
}

/**
 * Sends a daily digest of the next steps that are due to the people who get it, on days that have one. Days off get no digest; the next workday's digest
 * includes their steps.
 * @param app with the jobs, and the site that defines the time zone
 */
export function addDigest(app: FastifyInstance): void {
  const zone = () => app.site.current.profile.timeZone;

  app.jobs.add({ name: 'digest', nextMs, restMs, run });

  /** A day without a digest, because the site was down or a run failed, stays due until it is over. */
  async function nextMs(lastMs: number): Promise<number> {
    const day = dayAt(lastMs, zone());
    const { value } = await toldDay.read(app.db);
    return momentOf(isTold(value, day) ? addDays(day, 1) : day, digestTime, zone());
  }

  async function run(): Promise<void> {
    const nowMs = app.now();
    const day = dayAt(nowMs, zone());
    if (nowMs < momentOf(day, digestTime, zone())) return;
    const hasMail = await app.outbox.mail.isSet();
    try {
      if (await tell(day, nowMs, hasMail)) app.outbox.wake();
    } catch (error) {
      // Another process has sent it.
      if (!(error instanceof ChangedElsewhereError)) throw error;
    }
  }

  function tell(day: string, nowMs: number, hasMail: boolean): Promise<boolean> {
    return inTransaction(app.db, async (transaction) => {
      const { value, version } = await toldDay.read(transaction);
      if (isTold(value, day)) return false;
      await toldDay.write(transaction, day, version);
      const { daysOff } = app.site.current.profile;
      if (isDayOff(day, daysOff)) return false;
      const since = firstAfterWork(day, daysOff);
      const due = await listSteps(transaction, { since, until: day });
      if (due.length === 0) return false;
      const payload: DigestText = { day, ...(since < day && { since }) };
      const readers = hasMail ? await listReaders(transaction) : [];
      const firstOwner = await findFirstOwner(transaction);
      const deliveries = readers.map(({ id }) => ({
        kind: 'digest' as const,
        payload: id === firstOwner?.id ? payload : { ...payload, personId: id },
      }));
      await enqueueDeliveries(transaction, deliveries, nowMs);
      // A push only contains the number of leads. Its text is stored in the outbox, so a name in it would outlive a deleted lead.
      await enqueuePushes(
        transaction,
        { title: subjectOf(due.length), body: 'See what’s due', path: duePath, tag: 'due' },
        nowMs,
      );
      return true;
    });
  }
}

/** The day after counts too: the business may have moved to a time zone where that day hasn't started. */
function isTold(told: string | undefined, day: string): boolean {
  return told === day || told === addDays(day, 1);
}

/** The maximum number of consecutive days off to look back on. */
const longestDaysOff = 400;

/** Returns the first day of the run of days off that ends the day before, or the day itself. */
function firstAfterWork(day: string, daysOff: readonly DaysOff[]): string {
  let first = day;
  for (let back = 0; back < longestDaysOff && isDayOff(addDays(first, -1), daysOff); back += 1)
    first = addDays(first, -1);
  return first;
}

/** The mail to the owner with the steps that are due on a day, followed by overdue steps. */
export function createDigestChannel({ db, mailer }: LeadMailOptions): Channel {
  return {
    path: 'mail',
    async send(delivery, claim, signal) {
      const { day = '', since = day, personId } = readPayload<DigestText>(delivery);
      const reader = (await listReaders(db)).find(({ id }) => id === personId);
      // The person was removed, got the role Crew, or turned the digest off.
      if (personId !== undefined && !reader?.email) return { result: 'needless' };
      const due = await listSteps(db, { since, until: day });
      const overdue = await listSteps(db, { until: addDays(since, -1) });
      const title = since < day ? 'Due today and on your days off' : 'Due today';
      if (due.length === 0) return { result: 'needless' };
      const mailFacts = { subject: subjectOf(due.length), path: duePath };
      const text = [describeSteps(title, due), describeSteps('Overdue', overdue)].filter(Boolean).join('\n\n');
      const compose = (sender: Sender) => composeOwnerMail({ ...mailFacts, text }, sender, delivery.messageId);
      if (!reader) return mailer.tell(delivery, compose, claim, signal);
      return mailer.send((sender) => compose({ ...sender, to: [reader.email] }), claim, signal);
    },
  };
}

function subjectOf(count: number): string {
  if (count === 1) return '1 next step is due today';
  return `${count > namedAtMost ? `more than ${namedAtMost}` : count} next steps are due today`;
}

interface Step {
  name: string;
  nextStep: string;
}

function describeSteps(title: string, steps: readonly Step[]): string {
  if (steps.length === 0) return '';
  const lines = steps.slice(0, namedAtMost).map(({ name, nextStep }) => `- ${name}: ${nextStep}`);
  return [`${title}:`, ...lines, ...(steps.length > namedAtMost ? ['- and more'] : [])].join('\n');
}

/**
 * Lists steps of these days, oldest first, without spam. Returns one more than a mail names.
 * @param days first and last day, or everything until a day
 */
async function listSteps(db: Kysely<Database>, { since, until }: { since?: string; until: string }): Promise<Step[]> {
  const steps = db.selectFrom('submissions').select(['name', 'nextStep']).where('nextStepOn', '<=', until);
  return await (since === undefined ? steps : steps.where('nextStepOn', '>=', since))
    .where('status', '<>', 'spam')
    .orderBy('nextStepOn')
    .orderBy('id')
    .limit(namedAtMost + 1)
    .execute();
}
