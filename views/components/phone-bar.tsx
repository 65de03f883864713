import { telephoneLink } from '../../src/shared/profile.ts';
import { useSite } from '../site.ts';

/** On small screens: the two ways to reach us, always under the thumb. */
export function PhoneBar() {
  const { profile } = useSite();
  return (
    <nav className="phone-bar" aria-label="Call or get a quote">
      <a className="button button--quiet" href={telephoneLink(profile.phone)}>
        Call
      </a>
      <a className="button" href="/#contact">
        Get a Free Quote
      </a>
    </nav>
  );
}
