import type { Lead, LeadDetail, Note } from '../../../src/shared/lead.ts';
import { ResponseError } from '../../islands/request.ts';
import { useAdminJson } from '../admin-json.ts';
import { LoadFailure, MissingRecord } from '../load-failure.tsx';
import type { SectionProps } from '../sections.ts';
import { CitedPage } from './cited-page.tsx';
import { useLeadChanges } from './lead-changes.ts';
import { LeadContact } from './lead-contact.tsx';
import { LeadDeletion } from './lead-deletion.tsx';
import { LeadDeliveries } from './lead-deliveries.tsx';
import { listFacts } from './lead-facts.ts';
import { LeadNotes } from './lead-notes.tsx';
import { LeadPhotos } from './lead-photos.tsx';
import { LeadPlan } from './lead-plan.tsx';
import { LeadAge, StatusBadge } from './lead-status.tsx';
import { StatusChoice } from './status-choice.tsx';

/** One lead on its own page: the person, the message, the history and the next step. */
export function LeadSection({ id }: SectionProps) {
  const lead = useAdminJson<LeadDetail>(`/api/admin/leads/${id}`);
  const changes = useLeadChanges({
    // The notes are read again too, because the server records each change there.
    onChanged: () => void lead.read(),
    onGone: () => void lead.read(),
  });

  if (lead.error instanceof ResponseError && lead.error.status === 404)
    return <MissingRecord kind="lead" list="/admin" />;
  if (lead.error) return <LoadFailure what="The lead" onReload={lead.read} />;
  if (!lead.value) return <p className="admin-loading">Loading...</p>;
  const { submission, notes, photos, samePerson } = lead.value;
  return (
    <article className="lead">
      <LeadHeading lead={submission} />
      <StatusChoice lead={submission} changes={changes} />
      <LeadContact lead={submission} changes={changes} />
      <section aria-labelledby="lead-message-title">
        <h2 id="lead-message-title">Message</h2>
        <p className="lead__text">{submission.message || 'No message.'}</p>
      </section>
      <CitedPage lead={submission} />
      {submission.plan && <LeadPlan id={submission.id} />}
      <LeadPhotos leadId={submission.id} photos={photos} />
      <LeadNotes
        id={submission.id}
        notes={notes}
        onAdded={(note: Note) => lead.setValue((value) => value && { ...value, notes: [note, ...value.notes] })}
      />
      <LeadFacts lead={submission} />
      {submission.deliveries && <LeadDeliveries deliveries={submission.deliveries} />}
      <LeadDeletion lead={submission} samePerson={samePerson} />
    </article>
  );
}

function LeadHeading({ lead }: { lead: Lead }) {
  return (
    <header>
      <a className="lead__back" href="/admin">
        All leads
      </a>
      <h1 className="lead__name">{lead.name}</h1>
      <p className="lead__state">
        <StatusBadge status={lead.status} /> <LeadAge lead={lead} />
      </p>
    </header>
  );
}

function LeadFacts({ lead }: { lead: Lead }) {
  return (
    <section aria-labelledby="lead-facts-title">
      <h2 id="lead-facts-title">Details</h2>
      <dl className="lead__facts">
        {listFacts(lead).map(([title, value]) => (
          <div key={title} className="lead__fact">
            <dt>{title}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
