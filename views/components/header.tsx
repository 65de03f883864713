import { telephoneLink } from '../../src/shared/telephone.ts';
import { usePage, useSite } from '../site.ts';
import { HeaderMenu } from './header-menu.tsx';
import { Icon } from './icon.tsx';
import { SitePicture } from './site-picture.tsx';

/** The sticky header of every public page (docs/product.md, "Header"). */
export function Header() {
  const { profile } = useSite();
  const { path } = usePage();
  return (
    <header className="header">
      <a className="header__brand" href="/">
        <SitePicture name="logo.png" alt="" sizes="120px" className="header__logo" first />
        <span className="header__name">{profile.name}</span>
      </a>
      <p className="header__call">
        <span className="header__call-label">Call us today</span>{' '}
        <a className="header__phone" href={telephoneLink(profile.phone)}>
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
