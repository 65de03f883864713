import type { Hex } from '../../../src/shared/content/color.ts';
import { compareWords } from '../../../src/shared/content/compare.ts';
import { profileWords } from '../../../src/shared/content/profile-words.ts';
import { timeZoneLabels } from '../../../src/shared/hours.ts';
import type { Profile } from '../../../src/shared/profile.ts';

/** The single values of the profile in the editor's order, group by group; the lists have editors of their own. */
export const profileGroups: readonly { title: string; fields: readonly ProfileField[] }[] = [
  {
    title: 'Business',
    fields: [
      { name: 'name', label: 'Business name' },
      { name: 'licenseBoard', label: 'License board', optional: true },
      { name: 'licenseNumber', label: 'License number', optional: true },
      { name: 'since', short: true, label: 'In business since', number: true },
      { name: 'years', short: true, label: 'Years of experience', number: true },
      { name: 'brandInitials', short: true, label: 'Initials' },
      { name: 'website', label: 'Website', type: 'url' },
      { name: 'region', label: 'Region' },
    ],
  },
  {
    title: 'Contact',
    fields: [
      { name: 'phone', label: 'Telephone', type: 'tel' },
      { name: 'email', label: 'Email', type: 'email' },
      { name: 'street', label: 'Street' },
      { name: 'city', label: 'City' },
      { name: 'state', short: true, label: 'State' },
      { name: 'zip', short: true, label: 'ZIP code' },
      { name: 'latitude', short: true, label: 'Latitude', number: true },
      { name: 'longitude', short: true, label: 'Longitude', number: true },
      { name: 'timeZone', label: 'Time zone', choices: timeZoneLabels },
    ],
  },
  {
    title: 'Links',
    fields: [
      { name: 'financingUrl', label: 'Financing' },
      { name: 'privacyUrl', label: 'Privacy Policy' },
      { name: 'termsUrl', label: 'Terms of Service' },
    ],
  },
  {
    title: 'Retailer program',
    fields: [
      { name: 'retailerName', label: 'Retailer' },
      { name: 'retailerSlug', label: 'Retailer in the address' },
      { name: 'catalogYear', short: true, label: 'Catalog year', number: true },
    ],
  },
];

export const openingHoursField: ProfileField = { name: 'openingHours', label: 'Hours for search engines' };

export interface ProfileField {
  name: SingleValue;
  label: string;
  type?: 'url' | 'tel' | 'email';
  number?: true;
  optional?: true;
  /** The values that may be chosen, with their labels; any may be typed where there are none. */
  choices?: Readonly<Record<string, string>>;
  /** Two of these share a line on a phone. */
  short?: true;
}

/** What the home page shows or leaves out, and what the owner vouches for. */
export const homePageSwitches = [
  { name: 'showReviews', label: 'Show the reviews on the home page' },
  { name: 'showStats', label: 'Show the counts on the home page (years, projects, guarantee, rating)' },
  { name: 'statsConfirmed', label: 'The counts and the guarantee are true for my business' },
] as const satisfies readonly { name: keyof Profile; label: string }[];

/** The names of the profile's values that are texts or numbers. */
type SingleValue = {
  [Name in keyof Profile]: Profile[Name] extends string | number ? Name : never;
}[keyof Profile];

/** The profile while it is edited: numbers are texts until they are checked, so that a half-typed one is not lost. */
export type ProfileDraft = Omit<Profile, NumberValue | 'accent'> & Record<NumberValue | 'accent', string>;
type NumberValue = 'since' | 'years' | 'latitude' | 'longitude' | 'catalogYear';

/** The profile as the editor begins with it. */
export function toDraft(profile: Profile): ProfileDraft {
  const { since, years, latitude, longitude, catalogYear } = profile;
  return {
    ...profile,
    since: String(since),
    years: String(years),
    latitude: String(latitude),
    longitude: String(longitude),
    catalogYear: String(catalogYear),
  };
}

/** The profile to send; the server's schema reports text that is not a number. */
export function fromDraft(draft: ProfileDraft): Profile {
  return {
    ...draft,
    since: toNumber(draft.since),
    years: toNumber(draft.years),
    latitude: toNumber(draft.latitude),
    longitude: toNumber(draft.longitude),
    catalogYear: toNumber(draft.catalogYear),
    // The schema checks it.
    accent: draft.accent as Hex,
  };
}

/** The names of what differs, in plain words. */
export function listDifferences(one: Profile, other: Profile): string[] {
  return compareWords(profileWords, other, one).map(({ labels }) => labels.join(', '));
}

/** `Number('')` would be 0, a place in the Atlantic. */
function toNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text);
}
