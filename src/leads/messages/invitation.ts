import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxRow } from '../../database/index.ts';
import { type Channel, type Mail, readPayload, type Sender, writeParagraphs } from '../../outbox/index.ts';
import { senderAddress } from '../../shared/mail-addresses.ts';
import { describeMoment } from '../../shared/moments.ts';
import { unshown } from '../../shared/text-rules.ts';
import { mailLink } from '../../shared/web-address.ts';
import { addressByHand, type LeadMailOptions, requireLead } from './lead-mail.ts';

/** The appointment in an invitation, as of the moment when the owner sent it. */
export interface InvitationFacts {
  uid: string;
  sequence: number;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
  /** An earlier one named another time. */
  hasMoved?: boolean;
  /** An earlier one named another address of the yard, and the same time. */
  isElsewhere?: boolean;
  isCancelled?: boolean;
  /** The mailbox that knows of the visit, where that may no longer be the lead's. */
  to?: string;
  /** The data for a cancellation after the lead was deleted. */
  lead?: InvitedLead;
}

type InvitedLead = Pick<LeadRow, 'name' | 'email' | 'address' | 'reference'>;

/** The mail by which the owner invites a visitor to a visit, moves it or calls it off. */
export function createInvitationChannel({ db, mailer }: LeadMailOptions): Channel {
  return {
    path: 'mail',
    endsWhenRefused: true,
    async send(delivery, claim, signal) {
      const words = readPayload<InvitationFacts>(delivery) as InvitationFacts;
      const { email, ...stored } = words.lead ?? (await requireLead(db, delivery));
      const lead: InvitedLead = { ...stored, email: words.to ?? email };
      const { makeCalendar, clean } = await loadCalendar();
      const write = (sender: Sender) => {
        const mail = composeInvitation(lead, words, sender, delivery);
        const organizer = organizerOf(sender, lead);
        // An owner who tries an invitation on himself may have no second address. Then the entry is published and asks for no answer.
        const asking = words.isCancelled ? ('CANCEL' as const) : ('REQUEST' as const);
        const method = organizer ? asking : ('PUBLISH' as const);
        const content = makeCalendar(method, [
          {
            ...eventOf(words),
            stamp: new Date(delivery.createdAtMs),
            summary: clean(`Visit from ${sender.profile.name}`),
            description: clean(mail.text.trim()),
            ...(lead.address && { location: clean(lead.address) }),
            ...(organizer && {
              organizer,
              attendees: [
                {
                  ...personOf(clean(lead.name) || lead.email, lead.email),
                  role: 'REQ-PARTICIPANT',
                  status: 'NEEDS-ACTION',
                  rsvp: !words.isCancelled,
                },
              ],
            }),
            status: words.isCancelled ? 'CANCELLED' : 'CONFIRMED',
          },
        ]);
        return { ...mail, calendar: { method, content } };
      };
      const outcome = await mailer.send(write, claim, signal);
      // With the lead its words went too; those of this mail go as soon as they can.
      return outcome.result === 'sent' && words.lead ? { ...outcome, isForgotten: true } : outcome;
    },
  };
}

/** The words of the mail, which programs without a calendar show. */
function composeInvitation(lead: InvitedLead, words: InvitationFacts, sender: Sender, { messageId }: OutboxRow): Mail {
  const { name, phone, timeZone } = sender.profile;
  const moment = describeMoment(words.startsAt, timeZone);
  const [subject, sentence] = subjectOf(words, moment);
  return {
    ...addressByHand(lead, sender, messageId),
    ...writeParagraphs(subject, [
      sentence,
      ...(lead.address && !words.isCancelled ? [`Where: ${lead.address}`] : []),
      `If this time doesn’t work for you, reply to this email or call us at ${phone}.`,
      name,
    ]),
  };
}

function subjectOf(words: InvitationFacts, moment: string): [subject: string, sentence: string] {
  if (words.isCancelled) return [`Canceled: our appointment on ${moment}`, `Our appointment on ${moment} is canceled.`];
  if (words.hasMoved) return [`New time: our appointment on ${moment}`, `Our appointment has moved to ${moment}.`];
  const sentence = `We’ll see you on ${moment}.`;
  return [words.isElsewhere ? `New address: our appointment on ${moment}` : `Our visit on ${moment}`, sentence];
}

/**
 * The first of the business's addresses that is not the visitor's own: a calendar shows its organizer no buttons. Answers of a calendar go
 * there; where that is not the address that sends, the standard wants to be told (RFC 5545, 3.2.18).
 */
function organizerOf(sender: Sender, { email }: InvitedLead) {
  const sendingAddress = senderAddress(sender.from);
  const address = [...sender.to, sendingAddress].find((each) => !isSameAddress(each, email));
  if (address === undefined) return undefined;
  const isOther = !isSameAddress(address, sendingAddress);
  return { ...personOf(sender.profile.name, address), ...(isOther && { sentBy: sendingAddress }) };
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** An address as a calendar writes it, encoded where a `mailto:` needs that. */
function personOf(name: string, email: string) {
  const mailto = mailLink(email).slice('mailto:'.length);
  return { name, email, ...(mailto !== email && { mailto }) };
}

/** The common part of every calendar entry. */
export function eventOf({
  uid,
  sequence,
  startsAt,
  endsAt,
}: Pick<InvitationFacts, 'uid' | 'sequence' | 'startsAt' | 'endsAt'>) {
  // In UTC, so that no calendar has to know the rules of a time zone.
  return { id: uid, sequence, start: new Date(startsAt), end: new Date(endsAt) };
}

/** The calendar library, loaded when it is used. */
export async function loadCalendar() {
  const { default: ical, escape: escapeText } = await import('ical-generator');
  type Calendar = Parameters<typeof ical>[0] & object;
  type Event = Parameters<ReturnType<typeof ical>['createEvent']>[0];

  return {
    /** A text without what a calendar may not hold (RFC 5545, 3.3.11). */
    clean: (text: string) => text.replace(/\r\n?/g, '\n').replace(new RegExp(unshown, 'gu'), ' '),
    /** @returns a calendar as a file: lines of at most 75 bytes, each with its end */
    makeCalendar(method: 'REQUEST' | 'CANCEL' | 'PUBLISH', events: readonly object[], more: Calendar = {}): string {
      const calendar = ical({
        prodId: { company: 'Website', product: 'Visits' },
        ...more,
        // The library writes a name as it comes.
        ...(more.name && { name: escapeText(more.name, false) }),
        method: method as never,
      });
      for (const event of events) calendar.createEvent(event as Event);
      return `${calendar.toString()}\r\n`;
    },
  };
}

/**
 * Takes back the invitations to a visit that have certainly not left.
 * @returns whether the visitor may know of the visit: one has left, or nobody can tell
 */
export async function deleteUnsentInvitations(db: Kysely<Database>, leadId: number, uid: string): Promise<boolean> {
  const all = await db
    .selectFrom('outbox')
    .select(['id', 'payload'])
    .where('submissionId', '=', leadId)
    .where('kind', '=', 'invitation')
    .execute();
  const ids = all.filter(({ payload }) => JSON.parse(payload).uid === uid).map(({ id }) => id);
  if (ids.length === 0) return true;
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('id', 'in', ids)
    .where('state', 'in', ['queued', 'held', 'failed'])
    .where('uncertain', '=', 0)
    .executeTakeFirst();
  return Number(numDeletedRows) < ids.length;
}
