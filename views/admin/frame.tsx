import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useRouteLoaderData } from 'react-router';
import type { SignedInPerson } from '../../src/shared/admin/accounts.ts';
import { type AdminSectionName, sectionGroups } from '../../src/shared/admin/admin-sections.ts';
import { includesRole } from '../../src/shared/admin/roles.ts';
import { listSectionsFor } from '../../src/shared/admin/section-roles.ts';
import { DrawnIcon, Icon } from '../components/icon.tsx';
import { Button } from './kit/button.tsx';
import { type FrameNotices, listNeeds, noNotices, noticesRoute } from './notices.tsx';
import { sectionIcons } from './section-icons.ts';

const menuId = 'admin-menu';

interface FrameProps {
  product: string;
  person: SignedInPerson;
  current: AdminSectionName;
  onSignOut(): Promise<void>;
}

/** The admin's menu, with what waits in each section. */
export function AdminFrame(props: FrameProps) {
  const notices = (useRouteLoaderData(noticesRoute) as FrameNotices | undefined) ?? noNotices;
  return <AdminMenu {...props} notices={notices} />;
}

/**
 * A sidebar on a laptop, a drawer behind a button on a tablet, and a bottom bar on a phone, whose last button opens the rest. It is one
 * list of links at every width. The router redraws the frame at the start of every navigation; the links are redrawn only if they change.
 */
const AdminMenu = memo(({ product, person, current, onSignOut, notices }: FrameProps & { notices: FrameNotices }) => {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const sections = listSectionsFor(person.role);
  const counts: Partial<Record<AdminSectionName, number>> = { leads: notices.unread, due: notices.due };

  function closeByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    opener.current?.focus();
  }

  const openerOf = (look: string, label: string) => (
    <button
      className={look}
      type="button"
      aria-expanded={isOpen}
      aria-controls={menuId}
      onClick={({ currentTarget }) => {
        opener.current = currentTarget;
        flushSync(() => setOpen(!isOpen));
        // In the DOM, the links come before the button of the bottom bar.
        if (!isOpen) menu.current?.querySelector('a')?.focus();
      }}
    >
      <Icon name={isOpen ? 'close' : 'menu'} />
      {label}
    </button>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the focus are those of the links and buttons in it
    <header
      className="admin__side"
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      <p className="admin__title">{product} - Admin</p>
      {openerOf('admin__opener', 'Menu')}
      {includesRole(person.role, 'office') && (
        <Link className="button admin__add" to="/admin/leads/new">
          <Icon name="plus" />
          Add lead
        </Link>
      )}
      {/* A press on the menu keeps the focus inside, so that the menu stays open. */}
      <div className="admin__menu" id={menuId} ref={menu} data-open={isOpen || undefined} tabIndex={-1}>
        <SectionNavigation sections={sections} current={current} counts={counts} onChosen={() => setOpen(false)} />
        <div className="admin__foot">
          {person.role === 'owner' && (
            <>
              <SetupChip notices={notices} isCurrent={current === 'setUp'} />
              <HealthLight notices={notices} />
            </>
          )}
          <p className="admin__person small one-line">{person.name}</p>
          <a className="admin__link" href="/">
            View Website
          </a>
          <Button className="admin__link" text onClick={onSignOut}>
            Logout
          </Button>
        </div>
      </div>
      {!editors.has(current) && (
        <nav className="admin__bar" aria-label="Main sections">
          {sections
            .filter(({ name }) => barSections.has(name))
            .map(({ name, label, path }) => (
              <SectionLink key={name} name={name} path={path} current={current} count={counts[name]}>
                {label}
              </SectionLink>
            ))}
          {openerOf('admin__link', 'More')}
        </nav>
      )}
    </header>
  );
});

interface NavigationProps {
  sections: ReturnType<typeof listSectionsFor>;
  current: AdminSectionName;
  counts: Partial<Record<AdminSectionName, number>>;
  onChosen(): void;
}

/** The links to all sections, in groups. */
function SectionNavigation({ sections, current, counts, onChosen }: NavigationProps) {
  return (
    <nav className="section-navigation" aria-label="Admin sections">
      {sectionGroups
        .filter((group) => sections.some((section) => section.group === group))
        .map((group) => (
          <div key={group}>
            <p className="section-navigation__title" id={`${menuId}-${group}`}>
              {group}
            </p>
            <ul className="section-navigation__list" aria-labelledby={`${menuId}-${group}`}>
              {sections
                .filter((section) => section.group === group)
                .map(({ name, label, path }) => (
                  <li key={name}>
                    <SectionLink name={name} path={path} current={current} count={counts[name]} onChosen={onChosen}>
                      {label}
                    </SectionLink>
                  </li>
                ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}

interface SectionLinkProps {
  name: AdminSectionName;
  path: string;
  current: AdminSectionName;
  /** The number of items that need attention there. */
  count?: number | undefined;
  onChosen?(): void;
  children: string;
}

function SectionLink({ name, path, current, count, onChosen, children }: SectionLinkProps) {
  return (
    <Link className="admin__link" to={path} aria-current={currentOf(name, current)} onClick={onChosen}>
      <DrawnIcon path={sectionIcons[name] ?? ''} />
      {children}
      {count ? <span className="admin__count">{` ${count}`}</span> : null}
    </Link>
  );
}

/** The progress of the setup, until all of it is done. */
function SetupChip({ notices: { setUp }, isCurrent }: { notices: FrameNotices; isCurrent: boolean }) {
  if (!setUp || setUp.done === setUp.total) return null;
  return (
    <Link className="admin__link admin__chip" to="/admin/set-up" aria-current={isCurrent ? 'page' : undefined}>
      {`Setup ${setUp.done} of ${setUp.total}`}
    </Link>
  );
}

/** One light for the health of the site, linked to what is wrong. */
function HealthLight({ notices }: { notices: FrameNotices }) {
  const { length } = listNeeds(notices);
  const light = length === 0 ? 'good' : notices.alarms.length > 0 ? 'bad' : 'open';
  return (
    <Link className={`admin__link admin__health admin__health--${light}`} to="/admin/health">
      {length === 0 ? 'All good' : length === 1 ? '1 thing needs attention' : `${length} things need attention`}
    </Link>
  );
}

/** These sections have their own bar at the bottom. */
const editors: ReadonlySet<AdminSectionName> = new Set(['document', 'profile']);

/** The sections of the bar at the bottom of a phone. */
const barSections: ReadonlySet<AdminSectionName> = new Set(['leads', 'today', 'due', 'calendar', 'estimates']);

/** A single lead belongs to the list of leads, but isn't that page. */
function currentOf(name: AdminSectionName, current: AdminSectionName): 'page' | 'true' | undefined {
  if (name === current) return 'page';
  return parents[current] === name ? 'true' : undefined;
}

/** The list that a record's own screen belongs to. */
const parents: Partial<Record<AdminSectionName, AdminSectionName>> = {
  lead: 'leads',
  addLead: 'leads',
  import: 'leads',
  estimate: 'estimates',
  project: 'projects',
  document: 'site',
};
