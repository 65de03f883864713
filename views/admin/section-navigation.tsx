import { type KeyboardEvent, useRef, useState } from 'react';
import { Link, useRouteLoaderData } from 'react-router';
import {
  type AdminSectionName,
  adminSections,
  listedSections,
  sectionGroups,
} from '../../src/shared/admin/admin-sections.ts';
import type { Notices } from '../../src/shared/admin/delivery.ts';
import { noticesRoute } from './notices.tsx';

const listId = 'admin-sections';

/**
 * The links to all sections, in groups. Where they do not fit in one row, a button says where the owner is and unfolds
 * them all, so that each section is two taps away.
 */
export function SectionNavigation({ current }: { current: AdminSectionName }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const notices = useRouteLoaderData(noticesRoute) as Notices | undefined;

  function closeByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    button.current?.focus();
  }

  return (
    <nav
      className="section-navigation"
      aria-label="Admin sections"
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setIsOpen(false)}
    >
      <button
        ref={button}
        className="section-navigation__button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="section-navigation__place">{labelOf(current)}</span>
        <span>All sections</span>
      </button>
      <div className="section-navigation__groups" id={listId} data-open={isOpen || undefined}>
        {sectionGroups.map((group) => (
          <div key={group}>
            <p className="section-navigation__title" id={`${listId}-${group}`}>
              {group}
            </p>
            <ul className="section-navigation__list" aria-labelledby={`${listId}-${group}`}>
              {listedSections
                .filter((section) => section.group === group)
                .map(({ name, label, path }) => (
                  <li key={name}>
                    <Link
                      className="section-navigation__link"
                      to={path}
                      aria-current={currentOf(name, current)}
                      onClick={() => setIsOpen(false)}
                    >
                      {label}
                      {name === 'due' && <DueCount count={notices?.due ?? 0} />}
                    </Link>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** The name of the section that the links show as the current one. */
function labelOf(current: AdminSectionName): string {
  const listed = parents[current] ?? current;
  return adminSections.find(({ name }) => name === listed)?.label ?? '';
}

/** One lead belongs to the list of leads, and is not that page. */
function currentOf(name: string, current: AdminSectionName): 'page' | 'true' | undefined {
  if (name === current) return 'page';
  return parents[current] === name ? 'true' : undefined;
}

/** The list that a record's own screen belongs to. */
const parents: Partial<Record<AdminSectionName, AdminSectionName>> = {
  lead: 'leads',
  project: 'projects',
  document: 'site',
};

function DueCount({ count }: { count: number }) {
  if (count === 0) return null;
  return <span className="section-navigation__count">{` ${count}`}</span>;
}
