import { navigation, navigationGroups } from '../../src/shared/navigation.ts';
import { telephoneLink } from '../../src/shared/profile.ts';
import { useSite } from '../site.ts';

export function Header() {
  const { profile } = useSite();
  return (
    <header className="header">
      <a className="header__brand" href="/">
        {profile.name}
      </a>
      <p className="header__call">
        Call us today <a href={telephoneLink(profile.phone)}>{profile.phone}</a>
      </p>
      <a className="button" href="/#contact">
        Get a Free Quote
      </a>
      <nav aria-label="Main">
        <a href="/">Home</a>
        {navigationGroups.map(({ key, label }) => (
          <details key={key} name="navigation">
            <summary>{label}</summary>
            <ul>
              {navigation[key].map((item) => (
                <li key={item.path}>
                  <a href={item.path}>{item.name}</a>
                </li>
              ))}
            </ul>
          </details>
        ))}
        <a href="/#about">About</a>
        <a href="/gallery">Gallery</a>
        <a href="/areas-we-serve">Areas We Serve</a>
        <a href="/fence-financing">Financing</a>
        <a href="/#contact">Contact</a>
      </nav>
    </header>
  );
}
