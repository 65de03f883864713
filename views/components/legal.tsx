import type { Site } from '../../src/shared/page.ts';
import { useSite } from '../site.ts';

/** Where "Privacy Policy" leads: to the profile's address, else to the page once it is published, else nowhere yet. */
export const privacyAddress = ({ profile, map }: Site) =>
  ownAddress(profile.privacyUrl, map.paths.get('privacy-policy'));

/** The same for "Terms of Service". */
export const termsAddress = ({ profile, map }: Site) => ownAddress(profile.termsUrl, map.paths.get('terms-of-service'));

const ownAddress = (address: string, path: string | undefined) => (address === '#' ? (path ?? '#') : address);

/**
 * What a form says of the words that are sent with it, once visitors see the privacy policy. It stands outside of the form's island, so
 * that no script holds it.
 * @param isFramed where nothing around it keeps the page's margins
 */
export function PrivacyLine({ isFramed = false }: { isFramed?: boolean }) {
  const site = useSite();
  if (!site.map.paths.has('privacy-policy')) return null;
  return (
    <p className={isFramed ? 'form__privacy hint frame' : 'form__privacy hint'}>
      We use what you send to answer you. <a href={privacyAddress(site)}>Privacy Policy</a>
    </p>
  );
}
