import { Link, useRevalidator } from 'react-router';
import type { Lead, LeadDetail } from '../../../src/shared/lead.ts';
import type { LeadPlanDetail } from '../../../src/shared/lead-plan.ts';
import { defineData, readJson } from '../api.ts';
import { LoadFailure } from '../load-failure.tsx';
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

const [loader, useLead] = defineData<LeadDetail & { plan?: LeadPlanDetail | undefined }>(
  'The lead',
  async ({ params: { id } }) => {
    const lead = await readJson<LeadDetail>(`/api/admin/leads/${id}`);
    if (!lead.submission.plan) return lead;
    // A plan that does not arrive does not hide the rest.
    const plan = await readJson<LeadPlanDetail>(`/api/admin/leads/${id}/plan`).catch(() => undefined);
    return { ...lead, plan };
  },
);

export { loader };

/** One lead on its own page: the person, the message, the history and the next step. */
export function Component() {
  const [lead, replace] = useLead();
  const { revalidate } = useRevalidator();
  // The notes are read again too, because the server records each change there.
  const changes = useLeadChanges({ onChanged: () => void revalidate(), onGone: () => void revalidate() });
  const { submission, notes, photos, samePerson, plan } = lead;
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
      {plan && <LeadPlan detail={plan} />}
      {submission.plan && !plan && <LoadFailure what="The plan" onReload={() => void revalidate()} />}
      <LeadPhotos leadId={submission.id} photos={photos} />
      <LeadNotes id={submission.id} notes={notes} onAdded={(note) => replace({ ...lead, notes: [note, ...notes] })} />
      <LeadFacts lead={submission} />
      {submission.deliveries && <LeadDeliveries deliveries={submission.deliveries} />}
      <LeadDeletion lead={submission} samePerson={samePerson} />
    </article>
  );
}

function LeadHeading({ lead }: { lead: Lead }) {
  return (
    <header>
      <Link className="lead__back" to="/admin">
        All leads
      </Link>
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
