import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { inLikelyYear, plannedYears } from '../likely-years.ts';
import { onLines } from '../text-rules.ts';
import { leadVersion } from './next-step.ts';

/** An appointment at a lead's yard. */
export interface Appointment {
  /** ISO 8601, UTC. */
  startsAt: string;
  minutes: number;
  /** The owner's own note; invitations don't contain it. */
  note: string;
  /** When the last invitation was sent; absent before the first. ISO 8601, UTC. */
  invitedAt?: string;
  /**
   * Its time, the yard's address, or the visitor's email address has changed since the last invitation, and the visitor hasn't been
   * notified.
   */
  hasMoved?: true;
  /** The changes, in that case. */
  changes?: readonly AppointmentChange[];
  /** The time in the last invitation isn't over, so the visitor may expect the appointment. */
  isAwaited?: true;
  /** Other appointments at the same time. */
  overlaps: readonly OtherAppointment[];
}

/** The facts of an invitation that are now wrong. */
export type AppointmentChange = 'time' | 'address' | 'email';

/** An appointment of another lead. */
export interface OtherAppointment {
  /** The lead's number. */
  id: number;
  name: string;
  startsAt: string;
  minutes: number;
}

/** An appointment in the calendar. */
export interface CalendarAppointment extends OtherAppointment {
  phone: string;
  address: string;
  note: string;
  /** Another appointment is at the same time. */
  overlaps?: true;
}

/** The response of `GET /api/admin/visits`: a week, from Monday to Sunday in the business's time zone. */
export interface CalendarWeek {
  /** The Monday, such as `2026-11-23`. */
  from: string;
  today: string;
  timeZone: string;
  /** Appointments that begin or continue in this week, ordered by start. */
  visits: readonly CalendarAppointment[];
}

const momentMessage = 'Choose a day and a time.';
const minutesMessage = 'Choose a length from 5 minutes to 24 hours.';

export const appointmentSchema = z.object({
  /** With its UTC offset, and with or without seconds. */
  startsAt: z
    .union([z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })], momentMessage)
    .check(inLikelyYear(plannedYears))
    .register(fieldNotes, { label: 'Day and time', kind: 'day and time' }),
  minutes: z
    .int(minutesMessage)
    .check(z.minimum(5, minutesMessage), z.maximum(1440, minutesMessage))
    .register(fieldNotes, { label: 'Minutes' }),
  note: z
    ._default(
      z
        .string('Enter the note as text.')
        .check(onLines(), z.maxLength(1000, 'Keep the note to 1,000 characters or less.')),
      '',
    )
    .register(fieldNotes, { label: 'Note for yourself', rows: 2, limit: 'stops' }),
  version: leadVersion(),
});

/** The query of `GET /api/admin/visits`: any day of the week; the current week if absent. */
export const weekSchema = z.object({ from: z.optional(z.iso.date('from must be a day such as 2026-11-23.')) });
