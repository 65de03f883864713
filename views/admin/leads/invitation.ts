import type { Appointment, AppointmentChange } from '../../../src/shared/lead/appointment.ts';
import type { ChangedLead, Lead } from '../../../src/shared/lead/lead.ts';
import { telling } from '../../islands/failure.ts';
import { addToast } from '../../islands/toast.ts';
import { sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { describeDay, describeHours, toZonedTime } from '../zoned-time.ts';

type InvitedLead = Pick<Lead, 'id' | 'version' | 'email'>;

/** Emails the customer an invitation to the appointment in its current state. */
export async function sendInvitation({ id, version, email }: InvitedLead): Promise<void> {
  await telling('Not sent', async () => {
    await sendJson('POST', `/api/admin/leads/${id}/invitation`, { version });
    addToast({ title: 'Sending invitation', description: email });
  });
}

/** Asks whether to notify the customer if the invitation no longer matches the appointment. */
export async function offerInvitation(lead: InvitedLead, visit: Appointment | undefined): Promise<void> {
  if (!visit?.hasMoved || !lead.email || isOver(visit, Date.now())) return;
  const isSure = await ask({
    title: 'Send a new invitation?',
    text: `${describeChanges(visit.changes)} has changed since the invitation. ${lead.email} does not know yet.`,
    yes: 'Send invitation',
    no: 'Not now',
  });
  if (isSure) await sendInvitation(lead);
}

/**
 * Asks whether to cancel the appointment of a lead that is now lost or spam, because the customer was invited.
 * @returns the lead's version afterward
 */
export async function offerCancellation({ visit, timeZone = 'UTC', ...lead }: ChangedLead): Promise<number> {
  if (!visit) return lead.version;
  const isSure = await ask({
    title: 'Cancel the appointment too?',
    text: `They were invited to an appointment on ${describeAppointment(visit.startsAt, visit.minutes, timeZone)} and will get a cancellation email.`,
    yes: 'Cancel appointment',
    no: 'Keep appointment',
  });
  if (!isSure) return lead.version;
  const cleared = await sendJson<{ version: number }>('DELETE', `/api/admin/leads/${lead.id}/visit`, {
    version: lead.version,
  });
  addToast({ title: 'Appointment canceled', description: lead.email });
  return cleared.version;
}

/** True if an appointment is in the past. */
export function isOver({ startsAt, minutes }: Pick<Appointment, 'startsAt' | 'minutes'>, nowMs: number): boolean {
  return Date.parse(startsAt) + minutes * 60_000 <= nowMs;
}

const changeWords: Record<AppointmentChange, string> = {
  time: 'time',
  address: 'property address',
  email: 'email address',
};

/** Returns the beginning of a sentence, such as "The time and the property address". */
export function describeChanges(changes: readonly AppointmentChange[] = []): string {
  const changeList = changes.map((change) => `the ${changeWords[change]}`).join(' and ');
  return changeList.charAt(0).toUpperCase() + changeList.slice(1);
}

/** Returns text such as "Tue, Dec 1, 2026, 9:00 to 10:00 AM". */
export function describeAppointment(startsAt: string, minutes: number, timeZone: string): string {
  return `${describeDay(toZonedTime(startsAt, timeZone).slice(0, 10))}, ${describeHours(startsAt, minutes, timeZone)}`;
}
