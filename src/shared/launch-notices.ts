import type { Profile } from './profile.ts';

/** Something the owner settles before customers see the site. */
export interface LaunchNotice {
  text: string;
  link: { path: string; label: string };
}

/** The home page's six project pictures (docs/product.md, "Figures"). */
export const projectPicture = /^gallery-[1-6]\.jpg$/;
export const projectPictures = 6;

const profileLink = { path: '/admin/profile', label: 'Business profile' };

/**
 * Lists what is still a sample or missing on the public pages (docs/decisions.md, "Details"). Invented reviews are forbidden
 * (16 CFR 465), and a page that collects personal data names its privacy policy.
 * @param samplePictures how many of the home page's project pictures are still the shipped ones
 */
export function launchNotices(profile: Profile, samplePictures: number): LaunchNotice[] {
  const notices: LaunchNotice[] = [];
  const tell = (text: string, link = profileLink) => notices.push({ text, link });
  if (profile.showReviews && profile.testimonials.some(({ sample }) => sample))
    tell('The reviews on your home page are samples. Replace or hide them before customers see the site.');
  if (profile.showStats && !profile.statsConfirmed)
    tell(
      'The counts on your home page (years, projects, satisfaction guarantee, star rating) are samples. Confirm that they are true for your business, or hide them.',
    );
  if (samplePictures > 0)
    tell(
      `Project pictures on your home page are samples (${samplePictures} of 6), and their captions say so. Upload photos of your own work.`,
      { path: '/admin/pictures', label: 'Pictures' },
    );
  if (profile.privacyUrl === '#')
    tell('Your forms ask for names and phone numbers, but the Privacy Policy link leads nowhere. Add its address.');
  if (!profile.licenseBoard || !profile.licenseNumber)
    tell('Your home page says “Fully Licensed & Insured”. Add your license board and number, and it will show them.');
  return notices;
}
