import { lazy, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Await, Link, redirect, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import type { LeadCounts, LeadPage } from '../../../src/shared/lead/lead.ts';
import { Icon } from '../../components/icon.tsx';
import { readJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { Menu } from '../kit/menu.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { leadChanges } from './changes.ts';
import { filterNames, type LeadView, pageSize, readView, toFilter, writeView } from './filters.ts';
import { StatusTabs } from './status.tsx';
import { LeadTable } from './table.tsx';

/** Parts below the list or behind its buttons. The list doesn't wait for them. */
const ContentManagement = lazy(() => import('./content-management.tsx'));
const EmptyList = lazy(() => import('./empty-list.tsx'));
const FilterChips = lazy(() => import('./filter-chips.tsx'));
const FilterFields = lazy(() => import('./filter-fields.tsx'));
const LeadExport = lazy(() => import('./export.tsx'));

/** A search is sent when typing pauses. */
const typingMs = 300;

/** The list's data, which may load after its frame. */
export function loader({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  const range = { limit: String(pageSize), ...(before && { before }) };
  // Earlier emails and notifications link here, because the due list had no address of its own.
  if (query.get('view') === 'due') throw redirect('/admin/due');
  const address = `/api/admin/leads?${new URLSearchParams({ ...toFilter(readView(query)), ...range })}`;
  return { page: readJson<LeadPage>(address).catch(() => undefined) };
}

/** `/admin` shows the specified view (docs/product.md, "Admin") with the leads first. */
export function Component() {
  const { page } = useLoaderData() as ReturnType<typeof loader>;
  // The previous list stays until the next one has loaded.
  const shown = useDeferredValue(page);
  return (
    <>
      <PageHeader title="Contact Form Submissions" about="View all contact form submissions from your website" />
      <LeadsPanel page={shown} />
    </>
  );
}

/** The leads, with the tabs, the search and the filters in one row above them. */
function LeadsPanel({ page }: { page: Promise<LeadPage | undefined> }) {
  const [query, setQuery] = useSearchParams();
  const { revalidate } = useRevalidator();
  const view = readView(query);
  const { text: search, setText: setSearch, noteSent } = useSearchText(view.search);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);

  function show(next: LeadView): void {
    clearTimeout(typing.current);
    setSearch(next.search);
    noteSent(next.search);
    setQuery(writeView(next), { replace: true, preventScrollReset: true });
  }

  function type(text: string): void {
    setSearch(text);
    clearTimeout(typing.current);
    typing.current = setTimeout(() => show({ ...view, search: text }), typingMs);
  }

  // Pressing a tab or filter while typing also applies the typed search.
  const onView = (next: LeadView) => show(next.search === view.search ? { ...next, search } : next);
  const chosen = filterNames.filter((name) => view[name]).length;
  const tabs = (counts: LeadCounts | undefined) => (
    <StatusTabs counts={counts} chosen={view.status} onStatus={(status) => onView({ ...view, status })} />
  );

  return (
    <section className="leads-panel" id="leads" aria-label="Leads">
      <div className="leads-panel__tools">
        <Suspense fallback={tabs(undefined)}>
          <Await resolve={page}>{(page) => tabs(page?.counts)}</Await>
        </Suspense>
        <input
          className="field__control leads-panel__search"
          type="search"
          aria-label="Search submissions"
          placeholder="Search by name, email, phone, or message..."
          maxLength={200}
          value={search}
          onChange={(event) => type(event.target.value)}
        />
        <Menu className="lead-filters" look="button button--quiet" label={`Filters${chosen > 0 ? ` (${chosen})` : ''}`}>
          <FilterFields view={view} onView={onView} />
        </Menu>
        <Menu look="button button--quiet button--icon" label={<Icon name="more" label="More actions" />}>
          <LeadExport filter={toFilter(view)} />
        </Menu>
      </div>
      {chosen > 0 && (
        <Suspense>
          <FilterChips view={view} onView={onView} />
        </Suspense>
      )}
      <Suspense
        fallback={
          <p className="leads-panel__loading">
            <span>Loading submissions...</span>
          </p>
        }
      >
        <Await resolve={page}>
          {(page) => (
            <>
              {page ? (
                <FoundLeads page={page} view={view} onView={onView} />
              ) : (
                <LoadFailure what="The submissions" onReload={() => void revalidate()} />
              )}
              <Suspense>
                <ContentManagement />
              </Suspense>
            </>
          )}
        </Await>
      </Suspense>
    </section>
  );
}

/**
 * The text of the search box. It follows the address when a link or the Back button changes the search, and is left alone while the address
 * catches up with the typing.
 * @param searched the search in the address
 * @returns `noteSent` must be called with each search that goes to the address
 */
function useSearchText(searched: string) {
  const [text, setText] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState(searched);
  if (seen !== searched) {
    setSeen(searched);
    if (searched !== sent) {
      setSent(searched);
      setText(searched);
    }
  }
  // A search of only blanks isn't put into the address.
  return { text, setText, noteSent: (search: string) => setSent(search.trim() && search) };
}

interface FoundLeadsProps {
  page: LeadPage;
  view: LeadView;
  onView(view: LeadView): void;
}

function FoundLeads({ page: { leads, counts, nextBefore }, view, onView }: FoundLeadsProps) {
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const changes = useMemo(() => leadChanges({ onChanged: revalidate, onGone: revalidate }), [revalidate]);
  const isBelow = query.has('before');
  const hasSpamNotice = counts.spam > 0 && counts.all > 0 && view.status !== 'spam';
  return (
    <>
      {leads.length > 0 ? (
        <>
          <div className="leads-panel__state cluster hint">
            <p role="status">Showing {leads.length === 1 ? '1 submission' : `${leads.length} submissions`}</p>
            {hasSpamNotice && (
              <Button
                text
                onClick={() => onView({ ...view, status: 'spam' })}
              >{`${counts.spam} set aside as spam`}</Button>
            )}
          </div>
          <LeadTable leads={leads} changes={changes} />
        </>
      ) : (
        <EmptyList counts={counts} view={view} onView={onView} />
      )}
      {(isBelow || nextBefore !== undefined) && (
        <nav className="leads-panel__pages cluster" aria-label="Pages of the list">
          {isBelow && (
            <Link className="tap" to={addressOf(view)}>
              Newest submissions
            </Link>
          )}
          {nextBefore !== undefined && (
            <Link className="tap" to={addressOf(view, nextBefore)}>
              Older submissions
            </Link>
          )}
        </nav>
      )}
    </>
  );
}

/** The address of a page of the list. It keeps the list's place on the screen. */
function addressOf(view: LeadView, before?: number): string {
  const query = new URLSearchParams({ ...writeView(view), ...(before !== undefined && { before: String(before) }) });
  return `/admin?${query}#leads`;
}
