import { readTarget } from '../../src/shared/content/inline.ts';
import { findMove } from '../../src/shared/content/redirects.ts';
import { mailLink } from '../../src/shared/email-address.ts';
import type { Site } from '../../src/shared/page.ts';
import { fillPlaceholders } from '../../src/shared/profile.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { useSite } from '../site.ts';
import { addressOf, Words } from './words.tsx';

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
export function Footer() {
  const site = useSite();
  const { profile, content } = site;
  return (
    <footer className="footer on-dark">
      <div className="frame">
        <div className="footer__columns">
          <div className="footer__brand">
            <p>{profile.name}</p>
            <p>
              <Words text={fillPlaceholders(content.frame.blurb, profile)} />
            </p>
          </div>
          <nav aria-label="Quick links">
            <h2>Quick Links</h2>
            <LinkList links={quickLinks} />
          </nav>
          <div className="footer__services">
            <h2>Our Services</h2>
            <LinkList
              links={content.frame.services.map(({ name, target }) => ({
                name: fillPlaceholders(name, profile),
                path: linkOf(site, target),
              }))}
            />
          </div>
          <ContactDetails />
        </div>
        <div className="footer__legal">
          <p>
            © {new Date().getFullYear()} {profile.name}. All rights reserved.
          </p>
          <a href={profile.privacyUrl}>Privacy Policy</a>
          <a href={profile.termsUrl}>Terms of Service</a>
        </div>
      </div>
    </footer>
  );
}

function LinkList({ links }: { links: readonly { name: string; path: string | undefined }[] }) {
  return (
    <ul className="footer__links">
      {links.map(({ name, path }) => (
        <li key={`${name} ${path}`}>{path === undefined ? name : <a href={path}>{name}</a>}</li>
      ))}
    </ul>
  );
}

/** Where a link of the owner's leads today; nowhere while its page is hidden or gone. A path may be one that a page had before. */
function linkOf(site: Site, url: string): string | undefined {
  const target = readTarget(url);
  if (target) return addressOf(target, site);
  const [path = '', ...anchor] = url.split('#');
  const move = path.startsWith('/') && !site.map.routes.has(path) ? findMove(site, path) : undefined;
  if (!move) return url;
  return move.status === 308 ? [move.location, ...anchor].join('#') : undefined;
}

function ContactDetails() {
  const { profile } = useSite();
  return (
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
  );
}
