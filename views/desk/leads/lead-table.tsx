import type { Lead } from '../../../src/shared/lead.ts';
import type { LeadChanges } from './lead-changes.ts';
import { LeadRow } from './lead-row.tsx';

const columns = ['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message'];

export interface LeadTableProps {
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
