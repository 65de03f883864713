import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Lead } from '../../../src/shared/lead.ts';
import type { LeadChanges } from './lead-changes.ts';
import { LeadRow } from './lead-row.tsx';

const columns = ['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message'];

/** Up to this many rows are simply there, so that the browser's own search and print see them all. */
const wholeListLimit = 200;
/** Heights in pixels before a row is measured: of a row, and of the card it becomes on a phone. */
const estimatedRowHeight = 72;
const estimatedCardHeight = 250;
const cardQuery = '(max-width: 63.99rem)';

export interface LeadTableProps {
  leads: readonly Lead[];
  changes: LeadChanges;
}

/** The specified table; below tablet width the style sheet turns its rows into cards. A status cell ends each row. */
export function LeadTable({ leads, changes }: LeadTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
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
      <tbody ref={body} className="lead-table__body" role="rowgroup">
        {leads.length > wholeListLimit ? (
          <VisibleRows leads={leads} changes={changes} body={body} />
        ) : (
          leads.map((lead, index) => <LeadRow key={lead.id} lead={lead} index={index} changes={changes} />)
        )}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** Only the rows near the window, with empty space of the right height above and below them. */
function VisibleRows({
  leads,
  changes,
  body,
}: LeadTableProps & { body: React.RefObject<HTMLTableSectionElement | null> }) {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setScrollMargin(body.current.getBoundingClientRect().top + window.scrollY);
  }, [body]);
  const virtualizer = useWindowVirtualizer({
    count: leads.length,
    estimateSize: () => (window.matchMedia(cardQuery).matches ? estimatedCardHeight : estimatedRowHeight),
    getItemKey: (index) => leads[index]?.id ?? index,
    overscan: 8,
    scrollMargin,
  });
  const items = virtualizer.getVirtualItems();
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items[items.length - 1]?.end ?? scrollMargin) - scrollMargin);

  return (
    <>
      <Space height={before} />
      {items.map(({ index }) => {
        const lead = leads[index];
        return (
          lead && (
            <LeadRow key={lead.id} lead={lead} index={index} changes={changes} onMeasure={virtualizer.measureElement} />
          )
        );
      })}
      <Space height={after} />
    </>
  );
}

function Space({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: empty space takes no focus
    <tr className="lead-table__space" aria-hidden="true">
      <td colSpan={columns.length + 1} style={{ height }} />
    </tr>
  );
}
