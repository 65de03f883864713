import { useRef, useState } from 'react';
import { fixedKinds } from '../../../src/shared/content/documents.ts';
import type { PageKind } from '../../../src/shared/content/new-page.ts';
import type { SiteOverview } from '../../../src/shared/content/versions.ts';
import { foldText } from '../../../src/shared/folded-text.ts';
import { InputField } from '../../components/field.tsx';
import { BinList } from './bin-list.tsx';
import { LastChange } from './last-change.tsx';
import { NewsList } from './news-list.tsx';
import { describeAddress, PageLists } from './page-lists.tsx';
import { PageRow } from './page-row.tsx';
import { PlanConflict } from './plan-conflict.tsx';
import { usePlanEditing } from './plan-editing.ts';
import { TownStrip } from './town-strip.tsx';

interface SiteListProps {
  overview: SiteOverview;
  /** Reads the list again. */
  onChanged(): Promise<void>;
  onAdd(kind: PageKind): void;
}

/** Fewer pages than this are seen at a glance. */
const many = 12;

/** The pages as the menu has them, and what the owner does with them: order, address, hiding, removing and taking all that back. */
export function SiteList({ overview, onChanged, onAdd }: SiteListProps) {
  const editing = usePlanEditing(overview, onChanged);
  const [search, setSearch] = useState('');
  const [spoken, setSpoken] = useState('');
  const lastChange = useRef<HTMLDivElement>(null);
  const { documents } = overview;
  const nameOf = (id: string) => documents.find((document) => document.id === id)?.name ?? 'A page';
  const term = foldText(search).trim();
  return (
    <div className="site-list">
      <div className="site-list__head">
        <h1>Pages</h1>
        <button className="button button--quiet" type="button" onClick={() => onAdd('service')}>
          Add a service
        </button>
        <button className="button button--quiet" type="button" onClick={() => onAdd('town')}>
          Add a town
        </button>
      </div>
      <p>
        Every word of the website. What you type is a draft that nobody sees until you publish it. Changes to the order,
        addresses and hidden pages show right away, and Undo reverses them.
      </p>
      <PlanConflict editing={editing} nameOf={nameOf} />
      <NewsList news={overview.news} offers={overview.offers} onChanged={onChanged} />
      {documents.length > many && (
        <InputField
          id="page-search"
          label="Find a page by its name"
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <p className="unseen" role="status">
        {spoken}
      </p>
      {term ? (
        <FoundPages overview={overview} term={term} />
      ) : (
        <>
          <FixedPages overview={overview} />
          <PageLists
            overview={overview}
            editing={editing}
            announce={setSpoken}
            onLost={() => lastChange.current?.focus()}
          />
          <TownStrip overview={overview} editing={editing} announce={setSpoken} />
          <BinList bin={overview.bin} onChanged={onChanged} />
        </>
      )}
      <LastChange undo={overview.undo} editing={editing} ref={lastChange} />
    </div>
  );
}

/** The pages that every site has, and what stands on all of them. */
function FixedPages({ overview: { documents, plan } }: { overview: SiteOverview }) {
  const pages = fixedKinds.flatMap((id) => documents.find((document) => document.id === id) ?? []);
  return (
    <section className="site-list__group" aria-label="Main pages">
      <h2>Main pages</h2>
      <ul className="site-list__pages">
        {pages.map((page) => (
          <PageRow key={page.id} page={page} address={describeAddress(page, plan, documents)} />
        ))}
      </ul>
    </section>
  );
}

/** The pages whose name has what was typed; they are moved in the whole list alone. */
function FoundPages({ overview: { documents, plan }, term }: { overview: SiteOverview; term: string }) {
  const found = documents.filter(({ name }) => foldText(name).includes(term));
  return (
    <section className="site-list__group" aria-label="Found pages">
      <p role="status">{found.length === 1 ? '1 page' : `${found.length} pages`}</p>
      {found.length > 0 && (
        <ul className="site-list__pages">
          {found.map((page) => (
            <PageRow key={page.id} page={page} address={describeAddress(page, plan, documents)} />
          ))}
        </ul>
      )}
    </section>
  );
}
