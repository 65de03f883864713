import type { ReactNode } from 'react';
import { findMove } from '../../src/shared/content/addresses.ts';
import { readTarget } from '../../src/shared/content/inline.ts';
import { yearIn } from '../../src/shared/moments.ts';
import type { Site } from '../../src/shared/page.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { mailLink } from '../../src/shared/web-address.ts';
import { useNow, usePage, useSite } from '../site.ts';
import { HeaderMenu } from './header-menu.tsx';
import { Icon } from './icon.tsx';
import { privacyAddress, TextLink, termsAddress } from './links.tsx';
import { SitePicture } from './picture.tsx';
import { addressOf, Words } from './words.tsx';

/**
 * The frame of every public page: announcement, header, content, and footer.
 * @param phoneBar shows the call and quote bar on small screens; off on staff pages and on pages with their own bar
 */
export function Layout({ phoneBar = true, children }: { phoneBar?: boolean; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Announcement />
      <Header />
      <main id="content">{children}</main>
      <Footer />
      {phoneBar && <PhoneBar />}
    </>
  );
}

/** The owner's announcement above the header, which scrolls away (docs/product.md, "Announcement"). */
function Announcement() {
  const site = useSite();
  const { unlisted } = usePage();
  const { announcement } = site.content;
  if (!announcement || unlisted) return null;
  const target = announcement.target === undefined ? undefined : readTarget(announcement.target);
  const address = target && addressOf(target, site);
  const text = announcement.text;
  return (
    <aside className="on-dark" aria-label="Announcement">
      {address === undefined ? (
        <p className="announcement">{text}</p>
      ) : (
        <a className="announcement" href={address}>
          {text}
        </a>
      )}
    </aside>
  );
}

/** The sticky header of every public page (docs/product.md, "Header"). */
function Header() {
  const { profile } = useSite();
  const { path } = usePage();
  return (
    <header className="header">
      <a className="header__brand tap" href="/">
        <SitePicture name="logo.png" alt="" sizes="120px" className="header__logo" first />
        <span className="header__name">{profile.name}</span>
      </a>
      <p className="header__call">
        <span className="header__call-label">Call us today</span>{' '}
        <a className="header__phone tap" href={telephoneLink(profile.phone)}>
          <Icon name="phone" />
          <span className="header__number">{profile.phone}</span>
        </a>
      </p>
      <a className="button header__quote" href="/#contact">
        Get a Free Quote
      </a>
      <HeaderMenu phone={profile.phone} path={path} />
    </header>
  );
}

const quickLinks = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/#services' },
  { name: 'About Us', path: '/#about' },
  { name: 'Gallery', path: '/gallery' },
  { name: 'Areas We Serve', path: '/areas-we-serve' },
  { name: 'Financing', path: '/fence-financing' },
  { name: 'Contact', path: '/#contact' },
];

/** The footer of every public page (docs/product.md, "Footer"). */
function Footer() {
  const site = useSite();
  const { profile, content, map } = site;
  const accessibilityPath = map.paths.get('accessibility');
  return (
    <footer className="footer on-dark">
      <div className="frame">
        <div className="footer__columns">
          <div className="footer__brand">
            <p>{profile.name}</p>
            <p>
              <Words text={content.frame.blurb} />
            </p>
          </div>
          <nav aria-label="Quick links">
            <h2>Quick Links</h2>
            <FooterLinks links={quickLinks} />
          </nav>
          <div className="footer__services">
            <h2>Our Services</h2>
            <FooterLinks
              links={content.frame.services.map(({ name, target }) => ({
                name: name,
                path: linkOf(site, target),
              }))}
            />
          </div>
          <div className="footer__contact">
            <h2>Contact Us</h2>
            <address>
              <p>
                {profile.street}, {profile.city}, {profile.state} {profile.zip}
              </p>
              <a href={telephoneLink(profile.phone)}>{profile.phone}</a>
              <a href={mailLink(profile.email)}>{profile.email}</a>
            </address>
          </div>
        </div>
        <div className="footer__legal cluster">
          <p>
            © {yearIn(useNow(), profile.timeZone)} {profile.name}. All rights reserved.
          </p>
          <a href={privacyAddress(site)}>Privacy Policy</a>
          <a href={termsAddress(site)}>Terms of Service</a>
          {accessibilityPath && <a href={accessibilityPath}>Accessibility</a>}
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({ links }: { links: readonly { name: string; path: string | undefined }[] }) {
  return (
    <ul className="footer__links">
      {links.map(({ name, path }) => (
        <li key={`${name} ${path}`}>{path === undefined ? name : <a href={path}>{name}</a>}</li>
      ))}
    </ul>
  );
}

/**
 * The current address of the owner's link, or nothing while its page is hidden or removed. The stored path may be the page's
 * earlier one.
 */
function linkOf(site: Site, url: string): string | undefined {
  const target = readTarget(url);
  if (target) return addressOf(target, site);
  const [path = '', ...anchor] = url.split('#');
  const move = path.startsWith('/') && !site.map.routes.has(path) ? findMove(site, path) : undefined;
  if (!move) return url;
  return move.status === 308 ? [move.location, ...anchor].join('#') : undefined;
}

/** The bar at the bottom of small screens with a link to call and one to the contact form. */
function PhoneBar() {
  const { profile, content } = useSite();
  const barText = content.frame.phoneBar;
  return (
    <nav className="phone-bar" aria-label={barText.label}>
      <a className="button button--quiet" href={telephoneLink(profile.phone)}>
        {barText.call}
      </a>
      <TextLink className="button button--quiet" />
      <a className="button" href="/#contact">
        {barText.quote}
      </a>
    </nav>
  );
}
