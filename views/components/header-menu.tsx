import type { ReactNode } from 'react';
import type { MenuGroup, PageLink } from '../../src/shared/site-map.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { useSite } from '../site.ts';
import { Icon } from './icon.tsx';
import { TextLink } from './links.tsx';

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
 * @param path of the page that shows the menu; its own entry is marked as the current one
 */
export function HeaderMenu({ phone, path }: { phone: string; path: string }) {
  return (
    <>
      <nav className="navigation" aria-label="Main">
        <MenuList block="navigation" path={path} group={(group) => <Dropdown group={group} path={path} />} />
      </nav>
      <PhoneMenu phone={phone} path={path} />
    </>
  );
}

/** @param block of the class names */
function MenuList(props: { block: string; path: string; group(group: MenuGroup): ReactNode }) {
  const { block, path, group } = props;
  const { menu } = useSite().map;
  const showLink = (item: PageLink) => (
    <li className={`${block}__item`} key={item.path}>
      <MenuLink className={`${block}__link`} item={item} path={path} />
    </li>
  );
  return (
    <ul className={`${block}__list`}>
      {showLink(home)}
      {menu.map((shown) => (
        <li className={`${block}__item`} key={shown.key}>
          {group(shown)}
        </li>
      ))}
      {otherItems.map(showLink)}
    </ul>
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

function PhoneMenu({ phone, path }: { phone: string; path: string }) {
  return (
    <details className="menu">
      <summary className="menu__toggle" aria-controls="menu-panel" aria-label="Menu">
        <Icon name="menu" className="menu__open-icon" />
        <Icon name="close" className="menu__close-icon" />
      </summary>
      <div className="menu__panel" id="menu-panel">
        <nav className="menu__scroller" aria-label="Menu">
          <MenuList block="menu" path={path} group={(group) => <AccordionGroup group={group} path={path} />} />
        </nav>
        <div className="menu__footer">
          <a className="menu__call" href={telephoneLink(phone)}>
            <Icon name="phone" /> {phone}
          </a>
          <TextLink className="menu__text" />
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
