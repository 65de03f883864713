import { formatDateTime } from '../../../src/shared/dates.ts';
import type { LeadStatus, Note } from '../../../src/shared/lead/lead.ts';
import { noteSchema } from '../../../src/shared/lead/lead-schemas.ts';
import { TextareaField } from '../../components/field.tsx';
import { sendJson } from '../api.ts';
import { useKept } from '../kept.ts';
import { useSave } from '../save.ts';
import { statusLabels } from './status.tsx';

/** Notes with their time, and what happened between them. */
export function LeadNotes({ id, notes, onAdded }: { id: number; notes: readonly Note[]; onAdded(note: Note): void }) {
  return (
    <section className="lead-notes" aria-labelledby="lead-notes-title">
      <h2 id="lead-notes-title">Notes</h2>
      <NoteForm id={id} onAdded={onAdded} />
      <ol className="lead-notes__list">
        {notes.map((note) => (
          <li key={note.id} className={`lead-notes__entry lead-notes__entry--${note.kind}`}>
            <time className="lead-notes__time" dateTime={note.createdAt}>
              {formatDateTime(note.createdAt)}
            </time>
            <p className="lead-notes__text">{noteWords(note)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function NoteForm({ id, onAdded }: { id: number; onAdded(note: Note): void }) {
  const [text, setText] = useKept(`note:${id}`, '');
  const { fields, saving, save } = useSave(noteSchema, async (value) => {
    onAdded(await sendJson<Note>('POST', `/api/admin/leads/${id}/notes`, value));
    setText('');
  });

  return (
    <form
      className="lead-notes__form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save({ text });
      }}
    >
      <TextareaField
        id="note-text"
        label="Add a note"
        rows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        messages={fields.text}
      />
      <button className="button button--quiet" type="submit" disabled={saving}>
        {saving ? 'Saving...' : 'Save note'}
      </button>
    </form>
  );
}

/** An entry in words. */
function noteWords({ kind, text }: Note): string {
  if (kind === 'call') return 'Call started';
  if (kind === 'mail') return 'Email started';
  if (kind === 'status') return `Marked as ${statusLabels[text as LeadStatus] ?? text}`;
  return text;
}
