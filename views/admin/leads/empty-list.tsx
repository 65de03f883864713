import { Suspense, useState } from 'react';
import { Await, Link, useRouteLoaderData } from 'react-router';
import type { LeadCounts, LeadPage } from '../../../src/shared/lead/lead.ts';
import { readJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { type FrameNotices, noNotices, noticesRoute } from '../notices.tsx';
import { everything, type LeadView } from './filters.ts';

interface EmptyListProps {
  counts: LeadCounts;
  view: LeadView;
  onView(view: LeadView): void;
}

/** The text for an empty list from docs/product.md, or another sentence if a filter or the spam view hides leads. */
export default function EmptyList({ counts, view, onView }: EmptyListProps) {
  if (view.search.trim()) return <p className="leads-panel__empty empty">No submissions match your search</p>;
  const isFiltered = view.source !== '' || view.page !== '' || view.period !== '';
  if (!isFiltered && counts.all + counts.spam === 0) return <NoLeads />;
  const onlySpam = !isFiltered && counts.all === 0 && view.status !== 'spam';
  return (
    <div className="leads-panel__empty empty">
      <p>{onlySpam ? describeSpam(counts.spam) : 'No leads match these filters.'}</p>
      <Button quiet onClick={() => onView({ ...everything, status: onlySpam ? 'spam' : '' })}>
        {onlySpam ? 'Review spam' : 'Show everything'}
      </Button>
      {onlySpam && <Customers />}
    </div>
  );
}

/** The empty state of a new site: what will be here, and the one thing to do. */
function NoLeads() {
  const { setUp } = (useRouteLoaderData(noticesRoute) as FrameNotices | undefined) ?? noNotices;
  const isOpen = setUp && setUp.done < setUp.total;
  return (
    <div className="leads-panel__empty empty">
      <p className="strong">No contact submissions yet</p>
      <p>Requests from your website will show up here.</p>
      {isOpen ? (
        <Link className="button button--quiet" to="/admin/set-up">
          {setUp.done === 0 ? 'Set up the site' : 'Continue setup'}
        </Link>
      ) : (
        <a className="button button--quiet" href="/#contact">
          Try your contact form
        </a>
      )}
      <Customers />
    </div>
  );
}

/** Links to the imported customers, who aren't in the list, or to the import. Everyone who sees the list may import. */
function Customers() {
  const [imported] = useState(countImported);
  // The line keeps its height while its text loads, so that nothing below it moves.
  const blank = <span className="tap">&nbsp;</span>;
  return (
    <p>
      <Suspense fallback={blank}>
        <Await resolve={imported}>
          {(count) =>
            count === undefined ? (
              blank
            ) : count === 0 ? (
              <Link className="tap" to="/admin/leads/import">
                Import your customers
              </Link>
            ) : (
              <Link className="tap" to="/admin?source=imported">
                {count === 1 ? '1 imported customer' : `${count.toLocaleString('en-US')} imported customers`}
              </Link>
            )
          }
        </Await>
      </Suspense>
    </p>
  );
}

/** @returns `undefined` if they can't be counted: the list is complete without them */
function countImported(): Promise<number | undefined> {
  return readJson<LeadPage>('/api/admin/leads?source=imported&limit=1').then(
    ({ counts }) => counts.all,
    () => undefined,
  );
}

function describeSpam(count: number): string {
  return count === 1
    ? 'The only submission so far was set aside as spam.'
    : `All ${count} submissions so far were set aside as spam.`;
}
