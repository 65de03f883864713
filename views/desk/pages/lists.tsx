import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SitePlan } from '../../../src/shared/content/page-plan.ts';
import type { DocumentEntry, SiteOverview } from '../../../src/shared/content/versions.ts';
import { usePointerDrag } from '../pointer-drag.ts';
import {
  listOf,
  listTitles,
  moreId,
  moveEntry,
  nameTarget,
  type PlanList,
  pageOpenedBy,
  placeAt,
  planLists,
  sayPlace,
  siblingsOf,
} from './places.ts';
import type { PlanEditing } from './plan-editing.tsx';
import { PageMenu, PageRow } from './row.tsx';

interface PageListsProps {
  overview: SiteOverview;
  editing: PlanEditing;
  /** Says a move to those who do not see it. */
  announce(words: string): void;
  /** The focus has lost its place: a row went, or its form was closed. */
  onLost(): void;
}

/** The lists of the plan, moved in place: dragged with a pointer, with the arrow keys, or with Up and Down. */
export function PageLists({ overview, editing, announce, onLost }: PageListsProps) {
  const { documents } = overview;
  const { hash } = useLocation();
  const [open, setOpen] = useState(() => pageOpenedBy(hash));
  const { plan, drag, move, transfer } = usePageMoves(overview, editing, announce);

  function close(id: string): void {
    setOpen(undefined);
    // The row may be gone by the time the list is drawn again.
    requestAnimationFrame(() => {
      const more = document.getElementById(moreId(id));
      if (more) more.focus();
      else onLost();
    });
  }

  return planLists.map((list) => {
    const pages = plan[list].flatMap((id) => documents.find((document) => document.id === id) ?? []);
    return (
      <section key={list} className="site-list__group" aria-label={listTitles[list]} data-list={list}>
        <h2>{listTitles[list]}</h2>
        {pages.length === 0 && <p className="site-list__empty">No pages here.</p>}
        <ol className="site-list__pages">
          {pages.map((page, index) => (
            <PageRow
              key={page.id}
              page={page}
              address={describeAddress(page, plan, documents)}
              move={{
                place: `${index + 1} of ${pages.length}`,
                isDragged: drag.dragged === page.id,
                onDrag: () => drag.start(page.id),
                onMove: (distance) => move(page.id, distance),
              }}
              menu={{
                isOpen: open === page.id,
                onToggle: () => setOpen(open === page.id ? undefined : page.id),
              }}
            >
              <PageMenu
                {...{ page, documents, list, index, editing }}
                count={pages.length}
                onMove={(distance) => move(page.id, distance)}
                onTransfer={(to) => transfer(page.id, to)}
                onDone={() => close(page.id)}
              />
            </PageRow>
          ))}
        </ol>
      </section>
    );
  });
}

/** Where visitors find a page, or where they are led instead. */
export function describeAddress(
  { id, path, states }: DocumentEntry,
  plan: SitePlan,
  documents: readonly DocumentEntry[],
): string {
  const { slugs, hidden } = plan;
  if (states.includes('unpublished')) return `/${slugs[id]}, not yet published`;
  const target = hidden[id];
  if (target) return `/${slugs[id]} leads to ${nameTarget(target, documents, plan)}`;
  return path ?? 'Part of every page';
}

/** Moves pages and says so; while one is dragged the order is the pointer's, and is saved where it is let go. */
function usePageMoves({ documents }: SiteOverview, editing: PlanEditing, announce: (words: string) => void) {
  const [preview, setPreview] = useState<SitePlan>();
  const latest = useRef(preview);
  const plan = preview ?? editing.plan;
  const nameOf = (id: string) => documents.find((document) => document.id === id)?.name ?? 'The page';
  const show = (next: SitePlan | undefined) => {
    latest.current = next;
    setPreview(next);
  };

  const drag = usePointerDrag(
    'page',
    (id, overId) => {
      const [from, to] = [listOf(plan, id), listOf(plan, overId)];
      if (from && to && siblingsOf(from) === siblingsOf(to)) show(placeAt(plan, id, to, plan[to].indexOf(overId)));
    },
    () => {
      const moved = latest.current;
      show(undefined);
      if (moved) put(moved, drag.dragged ?? '');
    },
  );

  /** Makes the place of one page what it is in another plan. */
  function put(moved: SitePlan, id: string): void {
    const list = listOf(moved, id);
    if (!list) return;
    const index = moved[list].indexOf(id);
    void editing.changeOrTell((plan) => placeAt(plan, id, list, index));
    announce(sayPlace(nameOf(id), list, index, moved[list].length));
  }

  function move(id: string, distance: number): void {
    const list = listOf(editing.plan, id);
    if (!list) return;
    const moved = moveEntry(editing.plan[list], id, editing.plan[list].indexOf(id) + distance);
    if (moved !== editing.plan[list]) put({ ...editing.plan, [list]: moved }, id);
  }

  function transfer(id: string, list: PlanList): void {
    put(placeAt(editing.plan, id, list, editing.plan[list].length), id);
  }

  return { plan, drag, move, transfer };
}
