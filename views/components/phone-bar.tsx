import { fillPlaceholders } from '../../src/shared/profile.ts';
import { telephoneLink } from '../../src/shared/telephone.ts';
import { useSite } from '../site.ts';

/** The bar at the bottom of small screens with a link to call and one to the contact form. */
export function PhoneBar() {
  const { profile, content } = useSite();
  const words = fillPlaceholders(content.frame.phoneBar, profile);
  return (
    <nav className="phone-bar" aria-label={words.label}>
      <a className="button button--quiet" href={telephoneLink(profile.phone)}>
        {words.call}
      </a>
      <a className="button" href="/#contact">
        {words.quote}
      </a>
    </nav>
  );
}
