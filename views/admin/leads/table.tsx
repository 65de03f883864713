import { type MouseEvent, memo } from 'react';
import { Link, useNavigate } from 'react-router';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { type Lead, messageOf } from '../../../src/shared/lead/lead.ts';
import { mailLink } from '../../../src/shared/web-address.ts';
import { PhoneLink } from './phone-link.tsx';
import { LeadAge, type LeadChanges, nextSteps, StatusMenu } from './status.tsx';

const columns = ['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message'];

interface LeadTableProps {
  leads: readonly Lead[];
  changes: LeadChanges;
}

/**
 * The table of leads (docs/product.md, "Admin"). Each row ends with two more cells: the status, and the usual next step. Narrow screens
 * stack the cells of a row. The component is memoized because the router redraws the section at the start of every navigation. Drawing 200
 * rows would delay the response to a press on a slow device.
 */
export const LeadTable = memo(({ leads, changes }: LeadTableProps) => {
  return (
    // The roles are spelled out because a browser forgets them when rows become grids.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="lead-table card" role="table" aria-rowcount={leads.length + 1}>
      <thead className="lead-table__head" role="rowgroup">
        <tr className="lead-table__row" role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
          <td role="cell">Status</td>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {leads.map((lead, index) => (
          <LeadRow key={lead.id} lead={lead} index={index} changes={changes} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
});

interface LeadRowProps {
  lead: Lead;
  index: number;
  changes: LeadChanges;
}

/** One lead in the columns of docs/product.md, then its status and the next steps. A press outside its controls opens it. */
function LeadRow({ lead, index, changes }: LeadRowProps) {
  const navigate = useNavigate();
  const path = `/admin/leads/${lead.id}`;

  function open({ target, defaultPrevented }: MouseEvent): void {
    const isControl = (target as Element).closest('a, button, summary, .pop');
    // Selecting text isn't a press.
    if (!isControl && !defaultPrevented && getSelection()?.isCollapsed !== false) void navigate(path);
  }

  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a browser forgets the roles when rows become grids
    // biome-ignore-start lint/a11y/useKeyWithClickEvents: the name is a link to the same page
    <tr
      className={`lead-table__row lead-row lead-row--${lead.status}`}
      role="row"
      aria-rowindex={index + 2}
      onClick={open}
    >
      <td className="lead-row__date" role="cell">
        <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt)}</time>
      </td>
      <td className="lead-row__name" role="cell">
        <Link to={path} title={lead.name}>
          {lead.name}
        </Link>
      </td>
      <td className="lead-row__email" role="cell" data-empty={lead.email ? undefined : ''}>
        {lead.email ? (
          <a href={mailLink(lead.email)} title={lead.email} onClick={() => void changes.recordContact(lead, 'mail')}>
            {lead.email}
          </a>
        ) : (
          '—'
        )}
      </td>
      <td className="lead-row__phone" role="cell" data-empty={lead.phone ? undefined : ''}>
        {lead.phone ? <PhoneLink phone={lead.phone} onClick={() => void changes.recordContact(lead, 'call')} /> : '—'}
      </td>
      <td
        className="lead-row__referred"
        role="cell"
        title={lead.referredBy}
        data-empty={lead.referredBy ? undefined : ''}
      >
        {lead.referredBy || '—'}
      </td>
      <td className="lead-row__service" role="cell" title={lead.service} data-empty={lead.service ? undefined : ''}>
        {lead.service || '—'}
      </td>
      <td className="lead-row__message" role="cell" title={messageOf(lead)} dir="auto">
        {messageOf(lead)}
      </td>
      <td className="lead-row__status" role="cell">
        <StatusMenu lead={lead} changes={changes} />
        <LeadAge lead={lead} />
        {lead.status === 'spam' && lead.spamReasons && (
          <span className="fine" title={lead.spamReasons.join('; ')}>
            {lead.spamReasons.join('; ')}
          </span>
        )}
      </td>
      <td className="lead-row__steps" role="cell">
        <NextStep lead={lead} changes={changes} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/useKeyWithClickEvents: the name is a link to the same page
    // biome-ignore-end lint/a11y/noRedundantRoles: a browser forgets the roles when rows become grids
  );
}

function NextStep({ lead, changes }: { lead: Lead; changes: LeadChanges }) {
  const step = nextSteps[lead.status];
  if (!step) return null;
  const { status, label } = step;
  return (
    <button
      className="text-button"
      type="button"
      aria-label={`${label}: ${lead.name}`}
      onClick={() => void changes.changeStatus(lead, status)}
    >
      {label}
    </button>
  );
}
