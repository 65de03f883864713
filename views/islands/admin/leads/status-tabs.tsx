import { type Submission, type SubmissionStatus, submissionStatuses } from '../../../../src/shared/submission.ts';
import { statusLabels } from './lead-status.tsx';

/** The statuses as one row of switches with their numbers; spam stands in its own view at the end. */
export function StatusTabs({
  leads,
  isWhole,
  chosen,
  onStatus,
}: {
  /** Those that the other criteria let through. */
  leads: readonly Submission[];
  /** False while older ones are missing, and every number may be too low. */
  isWhole: boolean;
  chosen: SubmissionStatus | '';
  onStatus(status: SubmissionStatus | ''): void;
}) {
  const counts = countByStatus(leads);
  return (
    <fieldset className="status-tabs">
      <legend className="unseen">Status</legend>
      {(['', ...submissionStatuses] as const).map((status) => (
        <button
          key={status}
          className={`status-tabs__tab status-tabs__tab--${status || 'all'}`}
          type="button"
          aria-pressed={chosen === status}
          onClick={() => onStatus(status)}
        >
          {status ? statusLabels[status] : 'All'}{' '}
          <span className="status-tabs__count">
            {counts[status]}
            {!isWhole && '+'}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

/** How many leads each tab would show; the first one leaves spam out. */
function countByStatus(leads: readonly Submission[]): Record<SubmissionStatus | '', number> {
  const counts = { '': 0, new: 0, contacted: 0, quoted: 0, won: 0, lost: 0, spam: 0 };
  for (const { status } of leads) {
    counts[status] += 1;
    if (status !== 'spam') counts[''] += 1;
  }
  return counts;
}
