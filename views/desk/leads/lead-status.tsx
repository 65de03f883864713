import { formatAge } from '../../../src/shared/dates.ts';
import type { Lead, LeadStatus } from '../../../src/shared/lead.ts';
import { isOpen } from '../../../src/shared/lead.ts';
import { useNow } from '../now.ts';

export const statusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
};

/** The steps that usually come next; every other status is one tap away in the lead's own view. */
export const nextSteps: Record<LeadStatus, readonly { status: LeadStatus; label: string }[]> = {
  new: [{ status: 'contacted', label: 'Mark contacted' }],
  contacted: [{ status: 'quoted', label: 'Mark quoted' }],
  quoted: [
    { status: 'won', label: 'Mark won' },
    { status: 'lost', label: 'Mark lost' },
  ],
  won: [],
  lost: [],
  spam: [{ status: 'new', label: 'Not spam' }],
};

/** The status in words and color. */
export function StatusBadge({ status }: { status: LeadStatus }) {
  return <span className={`status-badge status-badge--${status}`}>{statusLabels[status]}</span>;
}

/** How long an open lead has been waiting; empty once it is closed. */
export function LeadAge({ lead }: { lead: Lead }) {
  const now = useNow();
  if (!isOpen(lead)) return null;
  const age = formatAge(lead.createdAt, now);
  return (
    <span className={`lead-age${lead.status === 'new' ? ' lead-age--waiting' : ''}`}>
      {age === 'just now' ? age : `${age} old`}
    </span>
  );
}
