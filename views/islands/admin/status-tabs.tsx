import { filterLeads, type LeadFilter } from '../../../src/shared/lead-filter.ts';
import { type Submission, type SubmissionStatus, submissionStatuses } from '../../../src/shared/submission.ts';
import { statusLabels } from './lead-status.tsx';

/** The statuses as one row of switches with their numbers; spam stands in its own view at the end. */
export function StatusTabs({
  leads,
  filter,
  onStatus,
}: {
  leads: readonly Submission[];
  filter: LeadFilter;
  onStatus(status: SubmissionStatus | ''): void;
}) {
  const counts = countByStatus(leads, filter);
  return (
    <fieldset className="status-tabs">
      <legend className="unseen">Status</legend>
      {(['', ...submissionStatuses] as const).map((status) => (
        <button
          key={status}
          className={`status-tabs__tab status-tabs__tab--${status || 'all'}`}
          type="button"
          aria-pressed={filter.status === status}
          onClick={() => onStatus(status)}
        >
          {status ? statusLabels[status] : 'All'} <span className="status-tabs__count">{counts[status]}</span>
        </button>
      ))}
    </fieldset>
  );
}

/** How many leads each tab would show under the other criteria. */
function countByStatus(leads: readonly Submission[], filter: LeadFilter): Record<SubmissionStatus | '', number> {
  const counts = { '': 0, new: 0, contacted: 0, quoted: 0, won: 0, lost: 0, spam: 0 };
  const others = { ...filter, status: '' } as const;
  for (const { status } of filterLeads(leads, others)) {
    counts[status] += 1;
    counts[''] += 1;
  }
  counts.spam = filterLeads(leads, { ...filter, status: 'spam' }).length;
  return counts;
}
