import { useMemo } from 'react';
import type { Lead } from '../../../src/shared/lead.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useLeadChanges } from './lead-changes.ts';
import { LeadExport } from './lead-export.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { type LeadList, useLeadList } from './lead-list.ts';
import { matchAnyStatus, matchStatus } from './lead-match.ts';
import { LeadTable } from './lead-table.tsx';
import { type LeadView, toFilter, useLeadView } from './lead-view.ts';
import { useOlderMatches } from './older-matches.ts';
import { countByStatus, StatusTabs } from './status-tabs.tsx';

/** The "Contact Form Submissions" panel (docs/product.md, "Desk"), with what follows a lead up. */
export function LeadsPanel() {
  const list = useLeadList();
  const [view, setView] = useLeadView();

  return (
    <section className="leads-panel" aria-labelledby="leads-panel-title">
      <h2 id="leads-panel-title">Contact Form Submissions</h2>
      <p className="leads-panel__subtitle">View all contact form submissions from your website</p>
      <input
        className="field__control leads-panel__search"
        type="search"
        aria-label="Search submissions"
        placeholder="Search by name, email, phone, or message..."
        maxLength={200}
        value={view.search}
        onChange={(event) => setView({ ...view, search: event.target.value })}
      />
      <LoadedLeads list={list} view={view} onView={setView} />
    </section>
  );
}

function LoadedLeads({ list, view, onView }: { list: LeadList; view: LeadView; onView(view: LeadView): void }) {
  const filter = useMemo(() => toFilter(view), [view]);
  const all = list.leads ?? none;
  const [older, askAgain] = useOlderMatches(filter, list.progress === 'whole' ? undefined : all.at(-1)?.id);
  const found = useMemo(() => matchAnyStatus(all, filter), [all, filter]);
  const loaded = useMemo(() => matchStatus(found, filter.status), [found, filter.status]);
  const shown = older ? [...loaded, ...older.leads] : loaded;
  const changes = useLeadChanges({
    onChanged: (changed) => {
      list.change((leads) => leads.map((lead) => (lead.id === changed.id ? changed : lead)));
      askAgain();
    },
    onGone: (id) => {
      list.change((leads) => leads.filter((lead) => lead.id !== id));
      askAgain();
    },
  });
  const isWhole = list.progress === 'whole';

  if (!list.leads && list.progress === 'failed') return <LoadFailure what="The submissions" onReload={list.read} />;
  if (!list.leads) return <p className="leads-panel__loading">Loading submissions...</p>;
  return (
    <>
      <StatusTabs
        counts={older?.counts ?? countByStatus(found)}
        isWhole={isWhole || older !== undefined}
        chosen={filter.status}
        onStatus={(status) => onView({ ...view, status })}
      />
      <div className="leads-panel__tools">
        <LeadFilters leads={all} view={view} onView={onView} />
        <SpamNotice leads={all} isWhole={isWhole} view={view} onView={onView} />
        {shown.length > 0 && <LeadExport filter={filter} />}
      </div>
      <div className="leads-panel__state">
        {shown.length > 0 && (
          <p className="leads-panel__count" role="status">
            Showing {shown.length === 1 ? '1 submission' : `${shown.length} submissions`}
          </p>
        )}
        <RestOfList list={list} count={all.length} />
      </div>
      {shown.length > 0 ? (
        <LeadTable leads={shown} changes={changes} />
      ) : (
        <EmptyList leads={all} isWhole={isWhole || older?.isComplete === true} view={view} onView={onView} />
      )}
    </>
  );
}

/** Says how much of the list is still loading, or offers to load the rest after a failure; empty once the list is complete. */
function RestOfList({ list, count }: { list: LeadList; count: number }) {
  if (list.progress === 'whole') return null;
  const known = count.toLocaleString('en');
  if (list.progress === 'failed')
    return <LoadFailure what={`Submissions older than these ${known}`} onReload={list.read} />;
  return (
    <p className="leads-panel__count" role="status">
      Loading older submissions... {known} so far
    </p>
  );
}

interface ViewProps {
  leads: readonly Lead[];
  isWhole: boolean;
  view: LeadView;
  onView(view: LeadView): void;
}

/** Reminds of leads in the spam tray, unless the list is empty: then the empty state already says it. */
function SpamNotice({ leads, isWhole, view, onView }: ViewProps) {
  const spam = countSpam(leads);
  if (spam === 0 || spam === leads.length || view.status === 'spam') return null;
  return (
    <button className="leads-panel__spam" type="button" onClick={() => onView({ ...view, status: 'spam' })}>
      {spam}
      {!isWhole && '+'} set aside as spam
    </button>
  );
}

function countSpam(leads: readonly Lead[]): number {
  return leads.filter(({ status }) => status === 'spam').length;
}

const none: Lead[] = [];
const everything: LeadView = { search: '', status: '', source: '', page: '', period: '' };

/** The specified words for an empty list, and a sentence of its own when a filter, or the spam view, holds what there is. */
function EmptyList({ leads, isWhole, view, onView }: ViewProps) {
  if (!isWhole) return <p className="leads-panel__empty">None among the newest {leads.length.toLocaleString('en')}.</p>;
  if (view.search.trim()) return <p className="leads-panel__empty">No submissions match your search</p>;
  if (leads.length === 0) return <p className="leads-panel__empty">No contact submissions yet</p>;
  const spam = countSpam(leads);
  const onlySpam = spam === leads.length && view.status !== 'spam';
  return (
    <div className="leads-panel__empty">
      <p>{onlySpam ? describeSpam(spam) : 'No leads match these filters.'}</p>
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
