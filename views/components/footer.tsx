import { fillPlaceholders, telephoneLink } from '../../src/shared/profile.ts';
import { footer } from '../content/home.ts';
import { useSite } from '../site.ts';

const quickLinks = [
  { name: 'Home', path: '/' },
  { name: 'Services', path: '/#services' },
  { name: 'About Us', path: '/#about' },
  { name: 'Gallery', path: '/gallery' },
  { name: 'Areas We Serve', path: '/areas-we-serve' },
  { name: 'Financing', path: '/fence-financing' },
  { name: 'Contact', path: '/#contact' },
];

/** The footer of every public page (specification, section 2.4). */
export function Footer() {
  const { profile } = useSite();
  return (
    <footer className="footer">
      <p>{fillPlaceholders(footer.blurb, profile)}</p>
      <nav aria-label="Quick links">
        <h2>Quick Links</h2>
        <ul>
          {quickLinks.map(({ name, path }) => (
            <li key={name}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <h2>Our Services</h2>
        <ul>
          {profile.footerServices.map(({ name, url }) => (
            <li key={name}>
              <a href={url}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      <address>
        <h2>Contact Us</h2>
        <p>
          {profile.street}, {profile.city}, {profile.state} {profile.zip}
        </p>
        <a href={telephoneLink(profile.phone)}>{profile.phone}</a>
        <a href={`mailto:${profile.email}`}>{profile.email}</a>
      </address>
      <p>
        © {new Date().getFullYear()} {profile.name}. All rights reserved.
      </p>
      <a href={profile.privacyUrl}>Privacy Policy</a>
      <a href={profile.termsUrl}>Terms of Service</a>
    </footer>
  );
}
