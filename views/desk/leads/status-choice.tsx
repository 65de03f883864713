import { type Lead, leadStatuses } from '../../../src/shared/lead.ts';
import type { LeadChanges } from './lead-changes.ts';
import { statusLabels } from './lead-status.tsx';

/** Every status, one tap each. */
export function StatusChoice({ lead, changes }: { lead: Lead; changes: LeadChanges }) {
  return (
    <fieldset className="status-choice">
      <legend className="unseen">Status</legend>
      {leadStatuses.map((status) => (
        <button
          key={status}
          className={`status-choice__option status-choice__option--${status}`}
          type="button"
          aria-pressed={lead.status === status}
          onClick={() => void changes.changeStatus(lead, status)}
        >
          {lead.status === 'spam' && status === 'new' ? 'Not spam' : statusLabels[status]}
        </button>
      ))}
    </fieldset>
  );
}
