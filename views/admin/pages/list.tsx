import { useRef, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { fixedKinds } from '../../../src/shared/content/documents.ts';
import type { PageKind } from '../../../src/shared/content/new-page.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { foldText } from '../../../src/shared/text-rules.ts';
import { telling } from '../../islands/failure.ts';
import { defineData, readJson, sendJson } from '../api.ts';
import { keep, readKept } from '../kept.ts';
import { Button } from '../kit/button.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { TownStrip } from './home-towns.tsx';
import { describeAddress, PageLists } from './lists.tsx';
import { NewPageForm } from './new-page.tsx';
import { LastChange, usePlanEditing } from './plan-editing.tsx';
import { PageRow } from './row.tsx';
import { TrashList } from './trash.tsx';

const [loader, useOverview] = defineData('The list of pages', () => readJson<SiteOverview>('/api/admin/content'));

export { loader };

/** Every page of the site in the groups of the menu, and the forms that add one. */
export function Component() {
  const overview = useOverview();
  const { revalidate } = useRevalidator();
  const [adding, setAdding] = useState(() => readKept<PageKind>('new-page'));
  // An open form survives a reload.
  const open = (kind?: PageKind) => {
    keep('new-page', kind);
    setAdding(kind);
  };
  if (adding) return <NewPageForm kind={adding} overview={overview} onClose={() => open()} />;
  return <SiteList overview={overview} onChanged={revalidate} onAdd={open} />;
}

interface SiteListProps {
  overview: SiteOverview;
  /** Reads the list again. */
  onChanged(): Promise<void>;
  onAdd(kind: PageKind): void;
}

/** Above this number of pages, a search box appears. */
const many = 12;

/** The pages in menu order, with the controls to reorder, rename, hide, and remove them, and to undo that. */
function SiteList({ overview, onChanged, onAdd }: SiteListProps) {
  const editing = usePlanEditing(overview, onChanged);
  const [search, setSearch] = useState('');
  const lastChange = useRef<HTMLDivElement>(null);
  const { documents } = overview;
  const term = foldText(search).trim();
  return (
    <div className="stack-2">
      <PageHeader
        title="Pages"
        about="Text is a draft until you publish. Order, addresses, and hiding change right away, and you can undo them."
      >
        <Button quiet onClick={() => onAdd('service')}>
          Add a service
        </Button>
        <Button quiet onClick={() => onAdd('town')}>
          Add a town
        </Button>
      </PageHeader>
      <NewText updates={overview.updates} />
      <NewPages offers={overview.offers} onChanged={onChanged} />
      {documents.length > many && (
        <input
          className="field__control leads-panel__search"
          type="search"
          aria-label="Find a page by its name"
          placeholder="Find a page by its name"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      {term ? (
        <FoundPages overview={overview} term={term} />
      ) : (
        <>
          <FixedPages overview={overview} />
          <PageLists overview={overview} editing={editing} onLost={() => lastChange.current?.focus()} />
          <TownStrip overview={overview} editing={editing} />
          <TrashList trash={overview.trash} onChanged={onChanged} />
        </>
      )}
      <LastChange undo={overview.undo} editing={editing} ref={lastChange} />
    </div>
  );
}

/** The pages that every site has, and the parts that all pages share. */
function FixedPages({ overview }: { overview: SiteOverview }) {
  const pages = fixedKinds.flatMap((id) => overview.documents.find((document) => document.id === id) ?? []);
  return (
    <section className="stack-1" aria-label="Main pages">
      <h2>Main pages</h2>
      <PageRows pages={pages} overview={overview} />
    </section>
  );
}

/** The pages whose names match the search. Reordering needs the whole list. */
function FoundPages({ overview, term }: { overview: SiteOverview; term: string }) {
  const found = overview.documents.filter(({ name }) => foldText(name).includes(term));
  return (
    <section className="stack-1" aria-label="Found pages">
      <p role="status">{found.length === 1 ? '1 page' : `${found.length} pages`}</p>
      {found.length > 0 && <PageRows pages={found} overview={overview} />}
    </section>
  );
}

interface PageRowsProps {
  pages: SiteOverview['documents'];
  overview: SiteOverview;
}

function PageRows({ pages, overview: { documents, plan } }: PageRowsProps) {
  return (
    <ul className="site-list__pages card rows">
      {pages.map((page) => (
        <li key={page.id} className="page-row" data-page={page.id}>
          <PageRow page={page} address={describeAddress(page, plan, documents)} />
        </li>
      ))}
    </ul>
  );
}

interface NewPagesProps extends Pick<SiteOverview, 'offers'> {
  /** Reads the list of pages again. */
  onChanged(): Promise<void>;
}

/** New pages from an update that the owner hasn't decided about yet. */
function NewPages({ offers, onChanged }: NewPagesProps) {
  if (offers.length === 0) return null;
  const takeUp = (id: string) =>
    telling('Page not added', async () => {
      await sendJson('POST', `/api/admin/content/${id}/return`, {});
      await onChanged();
    });
  return (
    <section className="site-updates card stack-1" aria-labelledby="offers-title">
      <h2 id="offers-title">New pages</h2>
      <p>A site update added pages. They’re hidden until you choose to show them.</p>
      <ul className="site-news__list stack-0">
        {offers.map(({ id, name }) => (
          <li key={id} className="cluster">
            <Button text onClick={() => takeUp(id)}>
              Show visitors: {name}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Pages whose text an update changed, until the owner decides. */
function NewText({ updates }: Pick<SiteOverview, 'updates'>) {
  if (updates.length === 0) return null;
  return (
    <section className="site-updates card stack-1" aria-labelledby="updates-title">
      <h2 id="updates-title">New text</h2>
      <p>
        A site update has new text for {updates.length === 1 ? 'one page' : `${updates.length} pages`}. Your edits
        weren’t changed.
      </p>
      <ul className="site-news__list stack-0">
        {updates.map(({ id, name, own }) => (
          <li key={id} className="cluster">
            <Link className="strong tap" to={`/admin/site/${id}`}>
              See what changed: {name}
            </Link>
            <span className="hint">{own ? 'Visitors still see your text.' : 'Visitors see the new text.'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
