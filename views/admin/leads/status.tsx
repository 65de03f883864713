import { formatAge, formatDateTime } from '../../../src/shared/dates.ts';
import {
  type ContactChannel,
  isOpen,
  type Lead,
  type LeadCounts,
  type LeadStatus,
  leadStatuses,
} from '../../../src/shared/lead/lead.ts';
import { Menu } from '../kit/menu.tsx';
import { useNow } from '../now.ts';

/** The one-tap changes of a lead. */
export interface LeadChanges {
  changeStatus(lead: Lead, status: LeadStatus): Promise<void>;
  /** A call or mail button was pressed. */
  recordContact(lead: Lead, channel: ContactChannel): Promise<void>;
}

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** The usual next step. Every other status is in the menu of the current one. */
export const nextSteps: Partial<Record<LeadStatus, { status: LeadStatus; label: string }>> = {
  new: { status: 'contacted', label: 'Mark contacted' },
  contacted: { status: 'quoted', label: 'Mark quoted' },
  quoted: { status: 'won', label: 'Mark won' },
  spam: { status: 'new', label: 'Not spam' },
};

/** The status as text and color. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  return <span className={`status-badge chip status-badge--${status}`}>{statusLabels[status]}</span>;
}

/** The waiting time of an open lead; empty once it is closed. */
export function LeadAge({ lead }: { lead: Lead }) {
  const now = useNow();
  if (!isOpen(lead)) return null;
  const age = formatAge(lead.createdAt, now);
  return (
    <span className="lead-age fine" title={formatDateTime(lead.createdAt)}>
      {age}
      {age !== 'just now' && <span className="unseen"> old</span>}
    </span>
  );
}

/** The status as a button that opens the other statuses. */
export function StatusMenu({ lead, changes }: { lead: Lead; changes: LeadChanges }) {
  const label = (
    <>
      {statusLabels[lead.status]}
      <span className="unseen">: change the status of {lead.name}</span>
    </>
  );
  return (
    <Menu className="status-menu" look={`status-badge chip status-badge--${lead.status}`} label={label}>
      <StatusChoice lead={lead} changes={changes} />
    </Menu>
  );
}

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

/** The statuses as a row of buttons with their counts; spam is a separate view at the end. */
export function StatusTabs({
  counts,
  chosen,
  onStatus,
}: {
  /** Counts of the leads that match the other criteria; absent until known. */
  counts: LeadCounts | undefined;
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
          <span className="status-tabs__count">{counts?.[status || 'all']}</span>
        </button>
      ))}
    </fieldset>
  );
}
