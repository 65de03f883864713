import type { Kysely } from 'kysely';
import type { Database, LeadRow, OutboxRow } from '../../database/index.ts';
import { type Channel, type Mail, readPayload, type Sender, writeMail } from '../../outbox/index.ts';
import { senderAddress } from '../../shared/mail-addresses.ts';
import { describeAppointment, describeMoment } from '../../shared/moments.ts';
import { unshown } from '../../shared/text-rules.ts';
import { mailLink } from '../../shared/web-address.ts';
import { addressByHand, callButton, type LeadMailOptions, requireLead } from './lead-mail.ts';

/** The appointment in an invitation, as of the moment when the owner sent it. */
export interface InvitationFacts {
  uid: string;
  sequence: number;
  /** ISO 8601, UTC. */
  startsAt: string;
  endsAt: string;
  /** An earlier invitation had another time. */
  hasMoved?: boolean;
  /** Only the property address has changed since the earlier invitation. */
  isElsewhere?: boolean;
  isCancelled?: boolean;
  /** The mailbox that got the invitation, if it may differ from the lead's. */
  to?: string;
  /** The data for a cancellation after the lead was deleted. */
  lead?: InvitedLead;
}

type InvitedLead = Pick<LeadRow, 'name' | 'email' | 'address' | 'reference'>;

/** The mail by which the owner invites a visitor to an appointment, moves it, or cancels it. */
export function createInvitationChannel({ db, mailer }: LeadMailOptions): Channel {
  return {
    path: 'mail',
    endsWhenRefused: true,
    async send(delivery, claim, signal) {
      const facts = readPayload<InvitationFacts>(delivery) as InvitationFacts;
      const { email, ...stored } = facts.lead ?? (await requireLead(db, delivery));
      const lead: InvitedLead = { ...stored, email: facts.to ?? email };
      const { makeCalendar, clean } = await loadCalendar();
      const write = (sender: Sender) => {
        const mail = composeInvitation(lead, facts, sender, delivery);
        const organizer = organizerOf(sender, lead);
        // An owner who tests an invitation may have no second address. In that case the event is published and needs no reply.
        const asking = facts.isCancelled ? ('CANCEL' as const) : ('REQUEST' as const);
        const method = organizer ? asking : ('PUBLISH' as const);
        const content = makeCalendar(method, [
          {
            ...eventOf(facts),
            stamp: new Date(delivery.createdAtMs),
            summary: clean(`Appointment with ${sender.profile.name}`),
            description: clean(mail.text.trim()),
            ...(lead.address && { location: clean(lead.address) }),
            ...(organizer && {
              organizer,
              attendees: [
                {
                  ...personOf(clean(lead.name) || lead.email, lead.email),
                  role: 'REQ-PARTICIPANT',
                  status: 'NEEDS-ACTION',
                  rsvp: !facts.isCancelled,
                },
              ],
            }),
            status: facts.isCancelled ? 'CANCELLED' : 'CONFIRMED',
          },
        ]);
        return { ...mail, calendar: { method, content } };
      };
      const outcome = await mailer.sendToCustomer(write, claim, signal);
      // A deleted lead's data in this mail is deleted as soon as the mail is sent.
      return outcome.result === 'sent' && facts.lead ? { ...outcome, isForgotten: true } : outcome;
    },
  };
}

/** Returns the text of the mail, for programs without a calendar. */
function composeInvitation(lead: InvitedLead, facts: InvitationFacts, sender: Sender, { messageId }: OutboxRow): Mail {
  const { phone, timeZone } = sender.profile;
  const when = describeAppointment(facts.startsAt, timeZone);
  const [subject, heading] = subjectOf(facts, when);
  const minutes = Math.round((Date.parse(facts.endsAt) - Date.parse(facts.startsAt)) / 60_000);
  return {
    ...addressByHand(lead, sender, messageId),
    ...writeMail(
      {
        subject,
        heading,
        paragraphs: [
          facts.isCancelled
            ? `Want another time? Reply to this email or call ${phone}.`
            : `If this time doesn’t work for you, reply to this email or call ${phone}.`,
        ],
        buttons: callButton(sender.profile),
        facts: [
          ['When', describeMoment(facts.startsAt, timeZone)],
          ...(facts.isCancelled ? [] : ([['How long', describeLength(minutes)]] as const)),
          ...(lead.address && !facts.isCancelled ? ([['Where', lead.address]] as const) : []),
        ],
        to: 'customer',
      },
      sender.profile,
      sender.publicUrl,
    ),
  };
}

/** @param when such as "Tuesday, December 1 at 9:00 AM" */
function subjectOf(facts: InvitationFacts, when: string): [subject: string, heading: string] {
  if (facts.isCancelled) return [`Canceled: your appointment ${when}`, `Your appointment ${when} is canceled`];
  if (facts.hasMoved) return [`New time: ${when}`, `Your appointment moved to ${when}`];
  const heading = `We’ll see you ${when}`;
  return [facts.isElsewhere ? `New address: your appointment ${when}` : heading, heading];
}

/** Returns text such as "45 minutes", "1 hour", or "1 hour 30 minutes". */
function describeLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`, rest > 0 && `${rest} minutes`];
  return parts.filter(Boolean).join(' ');
}

/**
 * Returns the first of the business's addresses that isn't the visitor's own, because a calendar shows its organizer no buttons. Calendar
 * replies go to this address. If another address sends the mail, the standard requires SENT-BY (RFC 5545, 3.2.18).
 */
function organizerOf(sender: Sender, { email }: InvitedLead) {
  const sendingAddress = senderAddress(sender.from);
  const address = [...sender.to, sendingAddress].find((each) => !isSameAddress(each, email));
  if (address === undefined) return undefined;
  const isOther = !isSameAddress(address, sendingAddress);
  return { ...personOf(sender.profile.name, address), ...(isOther && { sentBy: sendingAddress }) };
}

const isSameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Formats an address for a calendar, encoded where a `mailto:` requires it. */
function personOf(name: string, email: string) {
  const mailto = mailLink(email).slice('mailto:'.length);
  return { name, email, ...(mailto !== email && { mailto }) };
}

/** Returns the fields that every calendar entry has. */
export function eventOf({
  uid,
  sequence,
  startsAt,
  endsAt,
}: Pick<InvitationFacts, 'uid' | 'sequence' | 'startsAt' | 'endsAt'>) {
  // In UTC, so that calendars don't need time zone rules.
  return { id: uid, sequence, start: new Date(startsAt), end: new Date(endsAt) };
}

/** Loads the calendar library on first use. */
export async function loadCalendar() {
  const { default: ical, escape: escapeText } = await import('ical-generator');
  type Calendar = Parameters<typeof ical>[0] & object;
  type Event = Parameters<ReturnType<typeof ical>['createEvent']>[0];

  return {
    /** Removes characters that a calendar may not contain (RFC 5545, 3.3.11). */
    clean: (text: string) => text.replace(/\r\n?/g, '\n').replace(new RegExp(unshown, 'gu'), ' '),
    /** @returns a calendar file with lines of at most 75 bytes */
    makeCalendar(method: 'REQUEST' | 'CANCEL' | 'PUBLISH', events: readonly object[], more: Calendar = {}): string {
      const calendar = ical({
        prodId: { company: 'Website', product: 'Appointments' },
        ...more,
        // The library doesn't escape the name.
        ...(more.name && { name: escapeText(more.name, false) }),
        method: method as never,
      });
      for (const event of events) calendar.createEvent(event as Event);
      return `${calendar.toString()}\r\n`;
    },
  };
}

/**
 * Deletes invitations to an appointment that certainly haven't been sent.
 * @returns whether the visitor may know of the appointment: an invitation was sent, or its state is unknown
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
