import { useEffect, useMemo } from 'react';
import { filterByAllButStatus, filterByStatus, prepareSearch } from '../../../src/shared/lead-filter.ts';
import { completeSubmission, type SpecifiedSubmission, type Submission } from '../../../src/shared/submission.ts';
import { type AdminJson, useAdminJson } from './admin-json.ts';
import { useLeadChanges } from './lead-changes.ts';
import { LeadExport } from './lead-export.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { type LeadView, toFilter, useLeadView } from './lead-view.ts';
import { LoadFailure } from './load-failure.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { SubmissionsTable } from './submissions-table.tsx';

/** The "Contact Form Submissions" panel (specification, section 2.13), with what follows a lead up. */
export function SubmissionsPanel() {
  const leads = useAdminJson('/api/contact-submissions', receiveSubmissions);
  const [view, setView] = useLeadView();

  return (
    <section className="submissions" aria-labelledby="submissions-title">
      <h2 id="submissions-title">Contact Form Submissions</h2>
      <p className="submissions__subtitle">View all contact form submissions from your website</p>
      <input
        className="field__control submissions__search"
        type="search"
        aria-label="Search submissions"
        placeholder="Search by name, email, phone, or message..."
        maxLength={200}
        value={view.search}
        onChange={(event) => setView({ ...view, search: event.target.value })}
      />
      <LoadedSubmissions leads={leads} view={view} onView={setView} />
    </section>
  );
}

/** The panel works with exactly the specified fields (specification, section 3). */
function receiveSubmissions(body: unknown): Submission[] {
  return (body as SpecifiedSubmission[]).map(completeSubmission);
}

function LoadedSubmissions({
  leads,
  view,
  onView,
}: {
  leads: AdminJson<Submission[]>;
  view: LeadView;
  onView(view: LeadView): void;
}) {
  const filter = useMemo(() => toFilter(view), [view]);
  const all = leads.value ?? none;
  const found = useMemo(() => filterByAllButStatus(all, filter), [all, filter]);
  const shown = useMemo(() => filterByStatus(found, filter.status), [found, filter.status]);
  useEffect(() => {
    // The rows come first; the owner needs longer to find the search box than this takes.
    const timer = setTimeout(() => prepareSearch(all));
    return () => clearTimeout(timer);
  }, [all]);
  const changes = useLeadChanges({
    onChanged: (changed) => leads.setValue((list) => list?.map((lead) => (lead.id === changed.id ? changed : lead))),
    onGone: (id) => leads.setValue((list) => list?.filter((lead) => lead.id !== id)),
  });

  if (leads.error) return <LoadFailure what="The submissions" onReload={leads.read} />;
  if (!leads.value) return <p className="submissions__loading">Loading submissions...</p>;
  return (
    <>
      <StatusTabs leads={found} chosen={filter.status} onStatus={(status) => onView({ ...view, status })} />
      <div className="submissions__tools">
        <LeadFilters leads={all} view={view} onView={onView} />
        <SpamNotice leads={all} view={view} onView={onView} />
        {shown.length > 0 && <LeadExport filter={filter} />}
      </div>
      {shown.length > 0 && (
        <p className="submissions__count" role="status">
          Showing {shown.length === 1 ? '1 submission' : `${shown.length} submissions`}
        </p>
      )}
      {shown.length > 0 ? (
        <SubmissionsTable submissions={shown} changes={changes} />
      ) : (
        <EmptyList leads={all} view={view} onView={onView} />
      )}
    </>
  );
}

interface ViewProps {
  leads: readonly Submission[];
  view: LeadView;
  onView(view: LeadView): void;
}

/** What was set aside must not be forgotten there; where nothing else is left, the empty list says so itself. */
function SpamNotice({ leads, view, onView }: ViewProps) {
  const spam = countSpam(leads);
  if (spam === 0 || spam === leads.length || view.status === 'spam') return null;
  return (
    <button className="submissions__spam" type="button" onClick={() => onView({ ...view, status: 'spam' })}>
      {spam} set aside as spam
    </button>
  );
}

function countSpam(leads: readonly Submission[]): number {
  return leads.filter(({ status }) => status === 'spam').length;
}

const none: Submission[] = [];
const everything: LeadView = { search: '', status: '', source: '', page: '', period: '' };

/** The specified words for an empty list, and a sentence of its own when a filter, or the spam view, holds what there is. */
function EmptyList({ leads, view, onView }: ViewProps) {
  if (view.search.trim()) return <p className="submissions__empty">No submissions match your search</p>;
  if (leads.length === 0) return <p className="submissions__empty">No contact submissions yet</p>;
  const spam = countSpam(leads);
  const onlySpam = spam === leads.length && view.status !== 'spam';
  return (
    <div className="submissions__empty">
      <p>{onlySpam ? describeSpam(spam) : 'Nothing here with these filters.'}</p>
      <button
        className="button button--quiet"
        type="button"
        onClick={() => onView({ ...everything, status: onlySpam ? 'spam' : '' })}
      >
        {onlySpam ? 'Look through the spam' : 'Show everything'}
      </button>
    </div>
  );
}

function describeSpam(count: number): string {
  return count === 1
    ? 'The only submission so far was set aside as spam.'
    : `All ${count} submissions so far were set aside as spam.`;
}
