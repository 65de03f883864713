import type { MenuGroup, PageLink } from '../../src/shared/site-map.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { useSite } from '../site.ts';
import { Icon } from './icon.tsx';

interface HeaderMenuProps {
  phone: string;
  /** Path of the page that shows the menu; its own entry is marked as the current one. */
  path: string;
}

const home: PageLink = { name: 'Home', path: '/' };

const otherItems: readonly PageLink[] = [
  { name: 'About', path: '/#about' },
  { name: 'Gallery', path: '/gallery' },
  { name: 'Areas We Serve', path: '/areas-we-serve' },
  { name: 'Financing', path: '/fence-financing' },
  { name: 'Contact', path: '/#contact' },
];

/**
 * The site's navigation, for wide screens and for phones (docs/product.md, "Header").
 * Native `<details>` open and close it without any script; islands/header-menu-controller.ts adds the rules for closing.
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
  const { menu } = useSite().map;
  return (
    <nav className="navigation" aria-label="Main">
      <ul className="navigation__list">
        <li className="navigation__item">
          <MenuLink className="navigation__link" item={home} path={path} />
        </li>
        {menu.map((group) => (
          <li className="navigation__item" key={group.key}>
            <Dropdown group={group} path={path} />
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

interface MenuGroupProps {
  group: MenuGroup;
  path: string;
}

function Dropdown({ group: { key, label, title, items }, path }: MenuGroupProps) {
  const panelId = `dropdown-${key}`;
  return (
    <details className="dropdown" name="dropdown">
      <summary className="dropdown__trigger" aria-controls={panelId}>
        {label} <Icon name="chevron" />
      </summary>
      <div className="dropdown__panel" id={panelId}>
        <p className="dropdown__title" id={`${panelId}-title`}>
          {title}
        </p>
        <ul className="dropdown__list" aria-labelledby={`${panelId}-title`}>
          {items.map((item) => (
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
  const { menu } = useSite().map;
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
            {menu.map((group) => (
              <li className="menu__item" key={group.key}>
                <AccordionGroup group={group} path={path} />
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
            <Icon name="phone" /> {phone}
          </a>
          <a className="button menu__quote" href="/#contact">
            Get a Free Quote
          </a>
        </div>
      </div>
    </details>
  );
}

function AccordionGroup({ group: { key, label, items }, path }: MenuGroupProps) {
  return (
    <details className="menu__group" name="menu-group">
      <summary className="menu__group-trigger" aria-controls={`menu-${key}`}>
        {label} <Icon name="chevron" />
      </summary>
      <ul className="menu__sublist" id={`menu-${key}`}>
        {items.map((item) => (
          <li key={item.path}>
            <MenuLink className="menu__sublink" item={item} path={path} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function MenuLink({ item, path, className }: { item: PageLink; path: string; className: string }) {
  return (
    <a className={className} href={item.path} aria-current={item.path === path ? 'page' : undefined}>
      {item.name}
    </a>
  );
}
