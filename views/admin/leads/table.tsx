import { Link } from 'react-router';
import { formatDateTime } from '../../../src/shared/dates.ts';
import { type Lead, messageOf } from '../../../src/shared/lead/lead.ts';
import { mailLink } from '../../../src/shared/web-address.ts';
import { PhoneLink } from './phone-link.tsx';
import { LeadAge, type LeadChanges, nextSteps, StatusBadge } from './status.tsx';

const columns = ['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message'];

interface LeadTableProps {
  leads: readonly Lead[];
  changes: LeadChanges;
}

/** The specified table; below tablet width the style sheet turns its rows into cards. A status cell ends each row. */
export function LeadTable({ leads, changes }: LeadTableProps) {
  return (
    // The roles are spelled out because a browser forgets them when rows become cards.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="lead-table" role="table" aria-rowcount={leads.length + 1}>
      <thead className="lead-table__head" role="rowgroup">
        <tr role="row" aria-rowindex={1}>
          {columns.map((column) => (
            <th key={column} className="lead-table__heading" role="columnheader" scope="col">
              {column}
            </th>
          ))}
          <td className="lead-table__heading" role="cell">
            Status
          </td>
        </tr>
      </thead>
      <tbody className="lead-table__body" role="rowgroup">
        {leads.map((lead, index) => (
          <LeadRow key={lead.id} lead={lead} index={index} changes={changes} />
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

interface LeadRowProps {
  lead: Lead;
  index: number;
  changes: LeadChanges;
}

/** One lead in the columns of docs/product.md, then its status and the next steps. */
function LeadRow({ lead, index, changes }: LeadRowProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a browser forgets the roles when rows become cards
    <tr className={`lead-row lead-row--${lead.status}`} role="row" aria-rowindex={index + 2}>
      <td className="lead-row__date" role="cell">
        <time dateTime={lead.createdAt}>{formatDateTime(lead.createdAt)}</time>
      </td>
      <td className="lead-row__name" role="cell">
        <Link to={`/admin/leads/${lead.id}`}>{lead.name}</Link>
      </td>
      <td className="lead-row__email" role="cell" data-empty={lead.email ? undefined : ''}>
        {lead.email ? (
          <a href={mailLink(lead.email)} onClick={() => void changes.recordContact(lead, 'mail')}>
            {lead.email}
          </a>
        ) : (
          '—'
        )}
      </td>
      <td className="lead-row__phone" role="cell" data-empty={lead.phone ? undefined : ''}>
        {lead.phone ? <PhoneLink phone={lead.phone} onClick={() => void changes.recordContact(lead, 'call')} /> : '—'}
      </td>
      <td className="lead-row__fact" role="cell" data-label="Referred by" data-empty={lead.referredBy ? undefined : ''}>
        {lead.referredBy || '—'}
      </td>
      <td className="lead-row__fact" role="cell" data-label="Service" data-empty={lead.service ? undefined : ''}>
        {lead.service || '—'}
      </td>
      <td className="lead-row__message" role="cell" title={messageOf(lead)}>
        <span className="lead-row__text" dir="auto">
          {messageOf(lead)}
        </span>
      </td>
      <td className="lead-row__status" role="cell">
        <StatusBadge status={lead.status} />
        <LeadAge lead={lead} />
        {lead.status === 'spam' && lead.spamReasons && (
          <span className="block fine wraps">{lead.spamReasons.join('; ')}</span>
        )}
        <NextSteps lead={lead} changes={changes} />
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function NextSteps({ lead, changes }: { lead: Lead; changes: LeadChanges }) {
  return nextSteps[lead.status].map(({ status, label }) => (
    <button
      key={status}
      className="lead-row__step"
      type="button"
      aria-label={`${label}: ${lead.name}`}
      onClick={() => void changes.changeStatus(lead, status)}
    >
      {label}
    </button>
  ));
}
