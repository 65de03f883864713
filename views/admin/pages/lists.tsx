import { useState } from 'react';
import { useLocation } from 'react-router';
import type { PagePlan } from '../../../src/shared/content/page-plan.ts';
import type { DocumentEntry, SiteOverview } from '../../../src/shared/content/versions.ts';
import { SortableRows, useSorting } from '../kit/sortable.tsx';
import {
  listTitles,
  moreId,
  movePage,
  nameTarget,
  type PlanList,
  pageOpenedBy,
  planLists,
  sayPlace,
  siblingsOf,
} from './places.ts';
import type { PlanEditing } from './plan-editing.tsx';
import { PageMenu, PageRow } from './row.tsx';

interface PageListsProps {
  overview: SiteOverview;
  editing: PlanEditing;
  /** Called when the focused element is gone, because a row was removed or its form was closed. */
  onLost(): void;
}

/** The plan's lists. Pages can be moved within a list, or to another list of the same kind. */
export function PageLists({ overview: { documents }, editing, onLost }: PageListsProps) {
  const { hash } = useLocation();
  const [open, setOpen] = useState(() => pageOpenedBy(hash));
  const pageOf = (id: string) => documents.find((document) => document.id === id);
  const sorting = useSorting({
    lists: Object.fromEntries(planLists.map((list) => [list, editing.plan[list].filter(pageOf)])),
    nameOf: (id) => pageOf(id)?.name ?? 'The page',
    mayMove: (from, to) => siblingsOf(from as PlanList).includes(to as PlanList),
    onMove: (id, list, index) => void editing.changeOrTell((plan) => movePage(plan, id, list as PlanList, index)),
    say: (name, list, index, count) => sayPlace(name, list as PlanList, index, count),
    attribute: 'page',
  });

  function close(id: string): void {
    setOpen(undefined);
    // The row may be gone when the list is drawn again.
    requestAnimationFrame(() => {
      const more = document.getElementById(moreId(id));
      if (more) more.focus();
      else onLost();
    });
  }

  const menuOf = (id: string) => ({ isOpen: open === id, onToggle: () => setOpen(open === id ? undefined : id) });
  const lists = planLists.map((list) => (
    <section key={list} className="stack-1" aria-label={listTitles[list]} data-list={list}>
      <h2>{listTitles[list]}</h2>
      {sorting.lists[list]?.length === 0 && <p className="empty">No pages here.</p>}
      <SortableRows sorting={sorting} list={list} className="site-list__pages card rows" rowClass="page-row">
        {(id, { handle, buttons }) => {
          const page = pageOf(id);
          if (!page) return null;
          return (
            <PageRow
              page={page}
              address={describeAddress(page, editing.plan, documents)}
              handle={handle}
              menu={menuOf(id)}
            >
              <PageMenu
                page={page}
                documents={documents}
                editing={editing}
                moving={{ list, buttons, onTransfer: (to) => sorting.put(id, to, editing.plan[to].length) }}
                onDone={() => close(id)}
              />
            </PageRow>
          );
        }}
      </SortableRows>
    </section>
  ));
  return (
    <>
      {lists}
      <section className="stack-1" aria-label="Legal pages">
        <h2>Legal pages</h2>
        <ul className="site-list__pages card rows">
          {editing.plan.legal.flatMap((id) => {
            const page = pageOf(id);
            if (!page) return [];
            return (
              <li key={id} className="page-row" data-page={id}>
                <PageRow page={page} address={describeAddress(page, editing.plan, documents)} menu={menuOf(id)}>
                  <PageMenu page={page} documents={documents} editing={editing} onDone={() => close(id)} />
                </PageRow>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** The path of a page, or the address that its visitors are sent to. */
export function describeAddress(
  { id, path, states }: DocumentEntry,
  plan: PagePlan,
  documents: readonly DocumentEntry[],
): string {
  const { slugs, hidden } = plan;
  if (states.includes('unpublished')) return `/${slugs[id]}, not yet published`;
  const target = hidden[id];
  if (target) return `/${slugs[id]} redirects to ${nameTarget(target, documents, plan)}`;
  return path ?? 'Shown on every page';
}
