import { type LeadCounts, type LeadStatus, leadStatuses } from '../../../src/shared/lead.ts';
import { statusLabels } from './lead-status.tsx';

/** The statuses as a row of buttons with their counts; spam is a separate view at the end. */
export function StatusTabs({
  counts,
  chosen,
  onStatus,
}: {
  /** Of those that the other criteria let through. */
  counts: LeadCounts;
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
          {status ? statusLabels[status] : 'All'} <span className="status-tabs__count">{counts[status || 'all']}</span>
        </button>
      ))}
    </fieldset>
  );
}
