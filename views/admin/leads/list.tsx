import { Suspense, useDeferredValue, useRef, useState } from 'react';
import { Await, Link, redirect, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { listedSections } from '../../../src/shared/admin/admin-sections.ts';
import type { Setup } from '../../../src/shared/admin/setup.ts';
import type { LeadCounts, LeadPage } from '../../../src/shared/lead/lead.ts';
import { readJson } from '../api.ts';
import { Button } from '../kit/button.tsx';
import { LaunchNotices } from '../launch-notices.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { leadChanges } from './changes.ts';
import {
  everything,
  LeadExport,
  LeadFilters,
  type LeadView,
  pageSize,
  readView,
  toFilter,
  writeView,
} from './filters.tsx';
import { StatusTabs } from './status.tsx';
import { LeadTable } from './table.tsx';

/** Typing is asked about when it pauses. */
const typingMs = 300;

/** What the overview reads: a call that fails leaves its part out. The list may come later than the rest. */
export async function loader({ request }: { request: Request }) {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  const range = { limit: String(pageSize), ...(before && { before }) };
  // Mails and notices sent before the list of what is due had a screen of its own lead here.
  if (query.get('view') === 'due') throw redirect('/admin/due');
  const address = `/api/admin/leads?${new URLSearchParams({ ...toFilter(readView(query)), ...range })}`;
  const page = readJson<LeadPage>(address).catch(() => undefined);
  return { page, setUp: await readJson<Setup>('/api/admin/set-up').catch(() => undefined) };
}

/** `/admin` itself: the specified view (docs/product.md, "Admin"). */
export function Component() {
  const { page, setUp } = useLoaderData() as Awaited<ReturnType<typeof loader>>;
  const [query] = useSearchParams();
  // The former list stays until the next one is there.
  const shown = useDeferredValue(page);
  return (
    <>
      <section className="admin-intro">
        <h1 className="admin-intro__title">Website Admin</h1>
        <p>
          Use this admin panel to manage your website content, view contact submissions, and upload images for the
          gallery.
        </p>
      </section>
      {setUp && <LaunchNotices setUp={setUp} isLine={query.size > 0 || setUp.hasLeads} />}
      <LeadsPanel page={shown} />
      <ContentManagement />
    </>
  );
}

/** The "Contact Form Submissions" panel (docs/product.md, "Admin"), with what follows a lead up. */
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

  return (
    <section className="leads-panel" aria-labelledby="leads-panel-title">
      <h2 id="leads-panel-title">Contact Form Submissions</h2>
      <p className="leads-panel__subtitle hint">View all contact form submissions from your website</p>
      <p>
        <Link className="button" to="/admin/leads/new">
          Add a lead
        </Link>
      </p>
      <input
        className="field__control leads-panel__search"
        type="search"
        aria-label="Search submissions"
        placeholder="Search by name, email, phone, or message..."
        maxLength={200}
        value={search}
        onChange={(event) => type(event.target.value)}
      />
      <Suspense fallback={<p className="leads-panel__loading dashed">Loading submissions...</p>}>
        <Await resolve={page}>
          {(page) =>
            page ? (
              <FoundLeads
                page={page}
                view={view}
                // A tab or filter pressed while typing takes the text along.
                onView={(next) => show(next.search === view.search ? { ...next, search } : next)}
              />
            ) : (
              <LoadFailure what="The submissions" onReload={() => void revalidate()} />
            )
          }
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
  // The address has no search of blanks alone.
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
  const changes = leadChanges({ onChanged: revalidate, onGone: revalidate });
  const isBelow = query.has('before');
  const hasSpamNotice = counts.spam > 0 && counts.all > 0 && view.status !== 'spam';
  return (
    <>
      <StatusTabs counts={counts} chosen={view.status} onStatus={(status) => onView({ ...view, status })} />
      <div className="leads-panel__tools cluster">
        <LeadFilters view={view} onView={onView} />
        {hasSpamNotice && (
          <button
            className="text-button leads-panel__spam"
            type="button"
            onClick={() => onView({ ...view, status: 'spam' })}
          >
            {counts.spam} set aside as spam
          </button>
        )}
        {leads.length > 0 && <LeadExport filter={toFilter(view)} />}
      </div>
      {leads.length > 0 ? (
        <>
          <div className="leads-panel__state cluster">
            <p className="small" role="status">
              Showing {leads.length === 1 ? '1 submission' : `${leads.length} submissions`}
            </p>
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

/** The address of a page of the list, which begins where the list stands on the screen. */
function addressOf(view: LeadView, before?: number): string {
  const query = new URLSearchParams({ ...writeView(view), ...(before !== undefined && { before: String(before) }) });
  return `/admin?${query}#leads-panel-title`;
}

/** The specified words for an empty list, and a sentence of its own when a filter, or the spam view, holds what there is. */
function EmptyList({ counts, view, onView }: { counts: LeadCounts; view: LeadView; onView(view: LeadView): void }) {
  if (view.search.trim()) return <p className="leads-panel__empty dashed">No submissions match your search</p>;
  const isFiltered = view.source !== '' || view.page !== '' || view.period !== '';
  if (!isFiltered && counts.all + counts.spam === 0)
    return <p className="leads-panel__empty dashed">No contact submissions yet</p>;
  const onlySpam = !isFiltered && counts.all === 0 && view.status !== 'spam';
  return (
    <div className="leads-panel__empty dashed">
      <p>{onlySpam ? describeSpam(counts.spam) : 'No leads match these filters.'}</p>
      <Button quiet onClick={() => onView({ ...everything, status: onlySpam ? 'spam' : '' })}>
        {onlySpam ? 'Review spam' : 'Show everything'}
      </Button>
    </div>
  );
}

function describeSpam(count: number): string {
  return count === 1
    ? 'The only submission so far was set aside as spam.'
    : `All ${count} submissions so far were set aside as spam.`;
}

/** The way to everything else the owner runs the site with. */
function ContentManagement() {
  return (
    <section className="stack-2" aria-labelledby="content-management-title">
      <h2 id="content-management-title">Gallery and Content Management</h2>
      <ul className="content-management__list columns">
        {listedSections
          .filter(({ about }) => about)
          .map(({ name, label, path, about }) => (
            <li key={name} className="content-management__item card">
              <Link className="content-management__link strong" to={path}>
                {label}
              </Link>
              <p className="hint">{about}</p>
            </li>
          ))}
        <li className="content-management__item card">
          <a className="content-management__link strong" href="/upload-images">
            Image Uploader
          </a>
          <p className="hint">Add a photo to the gallery, or replace a picture on a page.</p>
        </li>
        <li className="content-management__item card">
          <a className="content-management__link strong" href="/upload-catalog">
            Upload Catalog
          </a>
          <p className="hint">Upload a new catalog PDF.</p>
        </li>
      </ul>
    </section>
  );
}
