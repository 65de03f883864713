import { useState } from 'react';
import { telephoneLink } from '../../../src/shared/profile.ts';
import type { Submission } from '../../../src/shared/submission.ts';
import { type JsonState, useJson } from '../json.ts';

/** The "Contact Form Submissions" panel (specification, section 2.13). */
export function SubmissionsPanel() {
  const [state, reload] = useJson<Submission[]>('/api/contact-submissions');
  const [term, setTerm] = useState('');

  return (
    <section className="submissions">
      <h2>Contact Form Submissions</h2>
      <p>View all contact form submissions from your website</p>
      <input
        className="field__control"
        type="search"
        aria-label="Search submissions"
        placeholder="Search by name, email, phone, or message..."
        value={term}
        onChange={(event) => setTerm(event.target.value)}
      />
      <SubmissionsList state={state} term={term.trim().toLowerCase()} onReload={reload} />
    </section>
  );
}

function SubmissionsList({
  state,
  term,
  onReload,
}: {
  state: JsonState<Submission[]>;
  term: string;
  onReload(): void;
}) {
  if (state.error)
    return (
      <p role="alert">
        The submissions could not be loaded.{' '}
        <button type="button" onClick={onReload}>
          Load again
        </button>
      </p>
    );
  if (!state.value) return <p>Loading submissions...</p>;
  const shown = state.value.filter((submission) => matches(submission, term));
  if (shown.length === 0) return <p>{term ? 'No submissions match your search' : 'No contact submissions yet'}</p>;
  return (
    <>
      <p>Showing {shown.length === 1 ? '1 submission' : `${shown.length} submissions`}</p>
      <SubmissionsTable submissions={shown} />
    </>
  );
}

function SubmissionsTable({ submissions }: { submissions: Submission[] }) {
  return (
    <table className="submissions__table">
      <thead>
        <tr>
          {['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message'].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {submissions.map((submission) => (
          <tr key={submission.id}>
            <td>{formatDate(submission.createdAt)}</td>
            <td>{submission.name}</td>
            <td>{submission.email && <a href={`mailto:${submission.email}`}>{submission.email}</a>}</td>
            <td>
              <a href={telephoneLink(submission.phone)}>{submission.phone}</a>
            </td>
            <td>{submission.referredBy || '—'}</td>
            <td>{submission.service || '—'}</td>
            <td className="submissions__message" title={submission.message}>
              {submission.message}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Ignores case; looks at name, email, phone, message, service and referredBy (specification, section 2.13). */
function matches({ name, email, phone, message, service, referredBy }: Submission, term: string): boolean {
  return [name, email, phone, message, service, referredBy].some((text) => text?.toLowerCase().includes(term));
}

/** Such as "Nov 20, 2026 3:04 PM", in the browser's time zone. */
function formatDate(iso: string): string {
  const date = new Date(iso);
  const day = date.toLocaleDateString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
  const time = date.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
  return `${day} ${time}`.replace(/\u202f/g, ' ');
}
