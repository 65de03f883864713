import {
  type NavigationGroup,
  type NavigationItem,
  navigation,
  navigationGroups,
} from '../../src/shared/navigation.ts';
import { telephoneLink } from '../../src/shared/profile.ts';
import { Icon } from '../components/icon.tsx';

export interface HeaderMenuProps {
  phone: string;
  /** Path of the page that shows the menu; its own entry is marked as the current one. */
  path: string;
}

const home: NavigationItem = { name: 'Home', path: '/' };

const otherItems: readonly NavigationItem[] = [
  { name: 'About', path: '/#about' },
  { name: 'Gallery', path: '/gallery' },
  { name: 'Areas We Serve', path: '/areas-we-serve' },
  { name: 'Financing', path: '/fence-financing' },
  { name: 'Contact', path: '/#contact' },
];

const dropdownTitles: Record<NavigationGroup, string> = {
  residential: 'Residential Fencing',
  commercial: 'Commercial Fencing',
  fenceStyles: 'Fence Styles',
};

/**
 * The site's navigation, for wide screens and for phones (specification, section 2.3).
 * Native `<details>` open and close it without any script; header-menu-controller.ts adds the rules for closing.
 */
export function HeaderMenu({ phone, path }: HeaderMenuProps) {
  return (
    <>
      <WideNavigation path={path} />
      <PhoneMenu phone={phone} path={path} />
    </>
  );
}

function WideNavigation({ path }: { path: string }) {
  return (
    <nav className="navigation" aria-label="Main">
      <ul className="navigation__list">
        <li className="navigation__item">
          <MenuLink className="navigation__link" item={home} path={path} />
        </li>
        {navigationGroups.map(({ key, label }) => (
          <li className="navigation__item" key={key}>
            <Dropdown group={key} label={label} path={path} />
          </li>
        ))}
        {otherItems.map((item) => (
          <li className="navigation__item" key={item.path}>
            <MenuLink className="navigation__link" item={item} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dropdown({ group, label, path }: { group: NavigationGroup; label: string; path: string }) {
  const panelId = `dropdown-${group}`;
  return (
    <details className="dropdown" name="dropdown">
      <summary className="dropdown__trigger" aria-controls={panelId}>
        {label} <Icon name="chevron" className="dropdown__chevron" />
      </summary>
      <div className="dropdown__panel" id={panelId}>
        <p className="dropdown__title" id={`${panelId}-title`}>
          {dropdownTitles[group]}
        </p>
        <ul className="dropdown__list" aria-labelledby={`${panelId}-title`}>
          {navigation[group].map((item) => (
            <li key={item.path}>
              <MenuLink className="dropdown__link" item={item} path={path} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

function PhoneMenu({ phone, path }: HeaderMenuProps) {
  return (
    <details className="menu">
      <summary className="menu__toggle" aria-controls="menu-panel" aria-label="Menu">
        <Icon name="menu" className="menu__open-icon" />
        <Icon name="close" className="menu__close-icon" />
      </summary>
      <div className="menu__panel" id="menu-panel">
        <nav className="menu__scroller" aria-label="Menu">
          <ul className="menu__list">
            <li className="menu__item">
              <MenuLink className="menu__link" item={home} path={path} />
            </li>
            {navigationGroups.map(({ key, label }) => (
              <li className="menu__item" key={key}>
                <AccordionGroup group={key} label={label} path={path} />
              </li>
            ))}
            {otherItems.map((item) => (
              <li className="menu__item" key={item.path}>
                <MenuLink className="menu__link" item={item} path={path} />
              </li>
            ))}
          </ul>
        </nav>
        <div className="menu__footer">
          <a className="menu__call" href={telephoneLink(phone)}>
            <Icon name="phone" className="menu__call-icon" /> {phone}
          </a>
          <a className="button menu__quote" href="/#contact">
            Get a Free Quote
          </a>
        </div>
      </div>
    </details>
  );
}

function AccordionGroup({ group, label, path }: { group: NavigationGroup; label: string; path: string }) {
  return (
    <details className="menu__group" name="menu-group">
      <summary className="menu__group-trigger" aria-controls={`menu-${group}`}>
        {label} <Icon name="chevron" className="menu__chevron" />
      </summary>
      <ul className="menu__sublist" id={`menu-${group}`}>
        {navigation[group].map((item) => (
          <li key={item.path}>
            <MenuLink className="menu__sublink" item={item} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ item, path, className }: { item: NavigationItem; path: string; className: string }) {
  return (
    <a className={className} href={item.path} aria-current={item.path === path ? 'page' : undefined}>
      {item.name}
    </a>
  );
}
