import { type Lead, type LeadCounts, type LeadStatus, leadStatuses } from '../../../src/shared/lead.ts';
import { statusLabels } from './lead-status.tsx';

/** The statuses as a row of buttons with their counts; spam is a separate view at the end. */
export function StatusTabs({
  counts,
  isWhole,
  chosen,
  onStatus,
}: {
  /** Of those that the other criteria let through. */
  counts: LeadCounts;
  /** False while older ones are missing, and every number may be too low. */
  isWhole: boolean;
  chosen: LeadStatus | '';
  onStatus(status: LeadStatus | ''): void;
}) {
  return (
    <fieldset className="status-tabs">
      <legend className="unseen">Status</legend>
      {(['', ...leadStatuses] as const).map((status) => (
        <button
          key={status}
          className={`status-tabs__tab status-tabs__tab--${status || 'all'}`}
          type="button"
          aria-pressed={chosen === status}
          onClick={() => onStatus(status)}
        >
          {status ? statusLabels[status] : 'All'}{' '}
          <span className="status-tabs__count">
            {counts[status || 'all']}
            {!isWhole && '+'}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** How many of the leads each tab would show; the first one leaves spam out. */
export function countByStatus(leads: readonly Lead[]): LeadCounts {
  const counts = { all: 0, new: 0, contacted: 0, quoted: 0, won: 0, lost: 0, spam: 0 };
  for (const { status } of leads) {
    counts[status] += 1;
    if (status !== 'spam') counts.all += 1;
  }
  return counts;
}
