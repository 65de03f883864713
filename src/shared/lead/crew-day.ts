import type { CalendarAppointment } from './appointment.ts';

/** The response of `GET /api/admin/today`: what the crew needs for its day, without prices and other leads. */
export interface CrewDay {
  /** Such as `2026-11-27`, in the business's time zone. */
  today: string;
  timeZone: string;
  /** Today's appointments, in order. */
  visits: readonly CalendarAppointment[];
  /** The won jobs, the newest first. */
  jobs: readonly WonJob[];
}

/** A won lead, as the crew sees it. */
export interface WonJob {
  id: number;
  name: string;
  phone: string;
  address: string;
  service: string;
}
