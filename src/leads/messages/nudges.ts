import type { FastifyInstance } from 'fastify';
import type { ExpressionBuilder, Kysely } from 'kysely';
import { type Database, inTransaction, type LeadRow, type OutboxRow } from '../../database/index.ts';
import {
  type Channel,
  enqueueDeliveries,
  listDeviceRows,
  type Mail,
  readDeliverySettings,
  type Sender,
  writeMail,
} from '../../outbox/index.ts';
import { describeMoment } from '../../shared/moments.ts';
import type { Profile } from '../../shared/profile.ts';
import { type BusinessHours, businessTimeBefore, isOpenAt, workdaysBefore } from '../business-hours.ts';
import { addressOwner, describeLeadInLine, type LeadMailOptions, leadButtons, requireLead } from './lead-mail.ts';

const minuteMs = 60_000;
/** The second reminder comes this much business time after the lead. */
const secondMs = 120 * minuteMs;
/** Leads that have waited longer, not counting days off, get no reminder; otherwise turning reminders on would send many. */
const longestDays = 14;
/** A reminder delayed for this long is sent only in business hours. */
const graceMs = 15 * minuteMs;

/**
 * Reminds the owner of leads that no one has contacted (docs/product.md, "Reminders"): at most twice for each lead, and only in business
 * hours.
 */
export function addNudges(app: FastifyInstance): void {
  /** The leads found when the job became due, so that its run doesn't search again. Each lead is checked once more. */
  let due: DueLead[] = [];

  // Computed on every check, so that changed business hours apply at once and no stale state survives a takeover.
  app.jobs.add({
    name: 'nudges',
    restMs: 0,
    async nextMs() {
      due = await findDue(app);
      return due.length > 0 ? app.now() : Number.POSITIVE_INFINITY;
    },
    async run() {
      const hasMail = await app.outbox.mail.isSet();
      for (const lead of due) await nudge(app.db, lead, hasMail, app.now());
      app.outbox.wake();
    },
  });
}

interface DueLead {
  id: number;
  /** The number of reminders sent so far. */
  nudges: number;
  /** The number after this one. If both came due while the site was down, one is sent. */
  next: 1 | 2;
}

async function findDue(app: FastifyInstance): Promise<DueLead[]> {
  const { db, now, site, outbox } = app;
  const { nudges, nudgeMinutes } = await readDeliverySettings(db);
  const nowMs = now();
  const { profile } = site.current;
  if (!nudges || !isOpenAt(nowMs, profile)) return [];
  const firstFrom = businessTimeBefore(nowMs, nudgeMinutes * minuteMs, profile);
  const secondFrom = businessTimeBefore(nowMs, secondMs, profile) ?? Number.NEGATIVE_INFINITY;
  if (firstFrom === undefined) return [];
  const leads = await listWaiting(db, workdaysBefore(nowMs, longestDays, profile), firstFrom);
  const due = leads
    .map(({ waitsSinceMs, ...lead }) => ({ ...lead, next: waitsSinceMs <= secondFrom ? (2 as const) : (1 as const) }))
    .filter(({ nudges, next }) => nudges < next);
  return due.length > 0 && (await isAnybodyThere(db, outbox)) ? due : [];
}

/** The first three conditions match the index `leadsThatWait`. SQLite uses the index only if they are literals. */
const isWaiting = ({ and, eb, lit }: ExpressionBuilder<Database, 'submissions'>) =>
  and([
    eb('waitsSinceMs', 'is not', null),
    eb('firstContactAt', 'is', null),
    eb('nudges', '<', lit(2)),
    eb('status', '=', 'new'),
  ]);

async function listWaiting(db: Kysely<Database>, fromMs: number, untilMs: number) {
  const rows = await db
    .selectFrom('submissions')
    .select(['id', 'nudges', 'waitsSinceMs'])
    .where(isWaiting)
    .where('waitsSinceMs', '>=', fromMs)
    .where('waitsSinceMs', '<=', untilMs)
    .orderBy('waitsSinceMs')
    .execute();
  return rows.map((row) => ({ ...row, waitsSinceMs: Number(row.waitsSinceMs) }));
}

/** If there is neither mail nor a device, a reminder waits until there is one. */
async function isAnybodyThere(db: Kysely<Database>, { mail }: FastifyInstance['outbox']): Promise<boolean> {
  if (await mail.isSet()) return true;
  return (await listDeviceRows(db)).length > 0;
}

/** Counts and sends in one transaction, so that only one of two processes sends the reminder. */
function nudge(db: Kysely<Database>, { id, nudges, next }: DueLead, hasMail: boolean, nowMs: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('submissions')
      .set({ nudges: next })
      .where('id', '=', id)
      .where('nudges', '=', nudges)
      .where(isWaiting)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const payload: NudgePayload = { nudge: true };
    const mail = hasMail ? [{ kind: 'nudge' as const, submissionId: id, payload }] : [];
    await enqueueDeliveries(transaction, [...mail, { kind: 'push', submissionId: id, payload }], nowMs);
  });
}

/** Marks a delivery about a lead as a reminder. */
export interface NudgePayload {
  nudge?: boolean;
}

/** True if a reminder should still be sent: the lead is uncontacted, and the reminder is on time or within business hours. */
export function isTimely(
  { createdAtMs }: Pick<OutboxRow, 'createdAtMs'>,
  { status, firstContactAt }: LeadRow,
  nowMs: number,
  hours: BusinessHours,
): boolean {
  const waits = status === 'new' && firstContactAt === null;
  return waits && (nowMs - createdAtMs < graceMs || isOpenAt(nowMs, hours));
}

interface NudgeOptions extends LeadMailOptions {
  now(): number;
  readSite(): { profile: Profile };
}

/** The owner's mail about a lead that waits. */
export function createNudgeChannel({ db, mailer, now, readSite }: NudgeOptions): Channel {
  return {
    path: 'mail',
    async send(delivery, claim, signal) {
      const lead = await requireLead(db, delivery);
      if (!isTimely(delivery, lead, now(), readSite().profile)) return { result: 'needless' };
      return mailer.tell(delivery, (sender) => composeReminder(lead, sender, delivery.messageId), claim, signal);
    },
  };
}

function composeReminder(lead: LeadRow, sender: Sender, messageId: string): Mail {
  return {
    ...addressOwner(lead, sender, messageId),
    ...writeMail(
      {
        subject: `Still waiting: ${describeLeadInLine(lead)}`,
        heading: `${lead.name} is still waiting`,
        paragraphs: ['No one has called or replied yet.'],
        buttons: leadButtons(lead, sender.publicUrl),
        facts: [
          ['Received', describeMoment(lead.createdAt, sender.profile.timeZone)],
          ['Reference', lead.reference],
        ],
        to: 'owner',
      },
      sender.profile,
      sender.publicUrl,
    ),
    automatic: true,
  };
}
