import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { type Appointment, appointmentSchema } from '../../../src/shared/lead/appointment.ts';
import type { Lead } from '../../../src/shared/lead/lead.ts';
import { telling } from '../../islands/failure.ts';
import { sendJson } from '../api.ts';
import { ask } from '../kit/ask.tsx';
import { Button } from '../kit/button.tsx';
import { Fields, useForm } from '../kit/form.tsx';
import { OpenButton, OpenedForm, useOpening } from '../kit/opened-form.tsx';
import { toNumber } from '../kit/values.ts';
import { useNow } from '../now.ts';
import { addDays, describeDay, describeHours, fromZonedTime, toZonedTime } from '../zoned-time.ts';
import { describeChanges, isOver, offerInvitation, sendInvitation } from './invitation.ts';

/** The response to a save. */
interface ChangedAppointment {
  version: number;
  visit?: Appointment;
}

interface AppointmentProps {
  lead: Lead;
  visit: Appointment | undefined;
  timeZone: string;
  /** The business's time zone. */
  today: string;
}

/** The appointment, its form, and the invitation to the customer. */
export function AppointmentSection({ lead, visit, timeZone, today }: AppointmentProps) {
  const { id, version } = lead;
  const { revalidate } = useRevalidator();
  const opening = useOpening();
  const form = useForm({
    name: `visit:${id}`,
    schema: appointmentSchema,
    initial: {
      startsAt: visit ? toZonedTime(visit.startsAt, timeZone) : `${addDays(today, 1)}T09:00`,
      minutes: String(visit?.minutes ?? 60),
      note: visit?.note ?? '',
    },
    // Replaces the version that this window shows.
    toInput: (draft) => ({
      ...draft,
      startsAt: fromZonedTime(draft.startsAt, timeZone),
      minutes: toNumber(draft.minutes),
      version,
    }),
    async send(value) {
      const { version, visit } = await sendJson<ChangedAppointment>('PUT', `/api/admin/leads/${id}/visit`, value);
      await revalidate();
      opening.set(false);
      void offerInvitation({ id, version, email: lead.email }, visit).then(revalidate);
    },
    reread: revalidate,
  });

  const isEditing = opening.isOpen || form.isChanged;
  if (!isEditing && !visit)
    return (
      <div className="cluster">
        <OpenButton form={form} opening={opening}>
          Schedule an appointment
        </OpenButton>
      </div>
    );
  return (
    <section className="lead-plans card stack-1" aria-labelledby="lead-visit-title">
      <h2 id="lead-visit-title">Appointment</h2>
      {!isEditing && visit && <PlannedTime lead={lead} visit={visit} timeZone={timeZone} />}
      {isEditing ? (
        <OpenedForm form={form} opening={opening} submit="Save appointment">
          <Fields of="startsAt minutes note" />
        </OpenedForm>
      ) : (
        <div className="cluster cluster-1">
          {visit && <Invitation lead={lead} visit={visit} onChanged={revalidate} />}
          <OpenButton form={form} opening={opening}>
            Reschedule or edit
          </OpenButton>
          {visit && (
            <Button quiet onClick={() => void clear(lead, visit, revalidate)}>
              Cancel appointment
            </Button>
          )}
        </div>
      )}
    </section>
  );
}

function PlannedTime({ lead, visit, timeZone }: { lead: Lead; visit: Appointment; timeZone: string }) {
  const { startsAt, minutes, note, invitedAt, hasMoved, changes, isAwaited, overlaps } = visit;
  return (
    <>
      <p>
        <time dateTime={startsAt}>
          <strong>{describeDay(toZonedTime(startsAt, timeZone).slice(0, 10))}</strong>,{' '}
          {describeHours(startsAt, minutes, timeZone)}
        </time>
      </p>
      {overlaps.map((other) => (
        <p key={other.id} className="wrong">
          Overlaps with: <Link to={`/admin/leads/${other.id}`}>{other.name}</Link>,{' '}
          {describeHours(other.startsAt, other.minutes, timeZone)}
        </p>
      ))}
      {note && <p className="appointment-note notice hint lines wraps">{note}</p>}
      {invitedAt && (
        <p className="fine">
          {hasMoved
            ? `${describeChanges(changes)} has changed since the invitation sent ${formatDateTime(invitedAt)}. The customer hasn’t been told.`
            : `Invitation sent ${formatDateTime(invitedAt)}.`}
        </p>
      )}
      {isAwaited && (lead.status === 'lost' || lead.status === 'spam') && (
        <p className="wrong">
          They still expect this appointment. “Cancel appointment” emails them that it’s canceled.
        </p>
      )}
    </>
  );
}

/** The button that invites the customer by email, or a note that there is no email address. */
function Invitation({ lead, visit, onChanged }: { lead: Lead; visit: Appointment; onChanged(): Promise<void> }) {
  const [isSending, setSending] = useState(false);
  const now = useNow();
  if (isOver(visit, now)) return <p className="hint">This appointment is in the past.</p>;
  if (!lead.email) return <p className="hint">Add an email address to send an invitation.</p>;

  async function send(): Promise<void> {
    setSending(true);
    await sendInvitation(lead);
    await onChanged();
    setSending(false);
  }

  const isTold = visit.invitedAt !== undefined && !visit.hasMoved;
  return (
    <Button quiet={isTold} aria-disabled={isSending} onClick={() => !isSending && void send()}>
      {isSending ? 'Sending...' : isTold ? 'Send invitation again' : 'Send invitation'}
    </Button>
  );
}

async function clear(lead: Lead, visit: Appointment, onChanged: () => Promise<void>): Promise<void> {
  const isSure = await ask({
    title: 'Cancel this appointment?',
    ...(visit.isAwaited && { text: 'They were invited and will get a cancellation email.' }),
    yes: 'Cancel appointment',
    no: 'Keep it',
  });
  if (!isSure) return;
  await telling('Not saved', async () => {
    await sendJson('DELETE', `/api/admin/leads/${lead.id}/visit`, { version: lead.version });
  });
  await onChanged();
}
