import type { LeadDelivery } from '../../../src/shared/admin/delivery.ts';
import { formatDateTime } from '../../../src/shared/dates.ts';
import type { LeadStatus, Note } from '../../../src/shared/lead/lead.ts';
import { noteSchema } from '../../../src/shared/lead/lead-schemas.ts';
import { sendJson } from '../api.ts';
import { Field, Form, Submit, useForm } from '../kit/form.tsx';
import { describeMoment } from '../zoned-time.ts';
import { statusLabels } from './status.tsx';

interface LeadNotesProps {
  id: number;
  notes: readonly Note[];
  /** The time zone of appointments. */
  timeZone: string;
  onAdded(): Promise<void>;
}

/** Notes with their time, and the events between them. */
export function LeadNotes({ id, notes, timeZone, onAdded }: LeadNotesProps) {
  return (
    <section aria-labelledby="lead-notes-title">
      <h2 id="lead-notes-title">Notes</h2>
      <NoteForm id={id} onAdded={onAdded} />
      <ol className="lead-notes__list">
        {notes.map((note) => (
          <li key={note.id} className={`lead-notes__entry lead-notes__entry--${note.kind}`}>
            <time className="fine" dateTime={note.createdAt}>
              {formatDateTime(note.createdAt)}
            </time>
            {note.by && <span className="fine wraps"> by {note.by}</span>}
            <p className="lines wraps" dir="auto">
              {noteText(note, timeZone)}
            </p>
            {note.delivery && <p className="fine wraps">{describeNoteDelivery(note)}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ id, onAdded }: { id: number; onAdded(): Promise<void> }) {
  const form = useForm({
    name: `note:${id}`,
    schema: noteSchema,
    initial: { text: '' },
    async send(value) {
      await sendJson('POST', `/api/admin/leads/${id}/notes`, value);
      await onAdded();
    },
  });
  return (
    <Form form={form} className="lead-notes__form stack-1 starts">
      <Field of="text" />
      <Submit quiet>Save note</Submit>
    </Form>
  );
}

/** The state of the mail behind an entry. */
function describeNoteDelivery({ kind, delivery }: Note): string {
  const what = kind === 'reply' ? 'Your reply' : 'The email';
  return `${what}: ${delivery?.state ? describeDelivery(delivery as LeadDelivery) : 'dismissed before it was sent'}`;
}

/** Describes the state of a delivery. */
export function describeDelivery({ state, sentAt, failingSince, error }: LeadDelivery): string {
  if (state === 'sent') return `sent ${sentAt ? formatDateTime(sentAt) : ''}`;
  if (state === 'held') return 'held as spam';
  const since = failingSince ? ` since ${formatDateTime(failingSince)}${error ? ` (${error})` : ''}` : '';
  if (state === 'failed') return `failed${since}`;
  if (state === 'unconfirmed') return `sent twice, delivery not confirmed${since}`;
  return failingSince ? `failing${since}` : 'queued';
}

/** Describes an entry. */
function noteText({ kind, text }: Note, timeZone: string): string {
  if (kind === 'call') return 'Call started';
  if (kind === 'mail') return 'Opened an email';
  if (kind === 'step') return `Completed: ${text}`;
  if (kind === 'visit') return text ? `Appointment set for ${describeMoment(text, timeZone)}` : 'Appointment canceled';
  if (kind === 'invitation') return `Invitation sent for ${describeMoment(text, timeZone)}`;
  if (kind === 'text') return 'Text started';
  if (kind === 'status') return `Marked as ${statusLabels[text as LeadStatus] ?? text}`;
  return text;
}
