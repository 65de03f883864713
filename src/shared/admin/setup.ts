import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { type TimeZone, timeZoneLabels, usualWeeks, type Week } from '../hours.ts';
import { type Profile, profileSchema, timeZoneField, weekSchema } from '../profile.ts';
import { onOneLine, shownText } from '../text-rules.ts';
import { passwordChangeSchema } from './accounts.ts';
import { type MailSettingsView, mailSettingsSchema } from './mail-settings.ts';

/** The screens of the setup, in order. */
export const setupSteps = [
  ...(['business', 'place', 'hours', 'services', 'towns', 'look', 'password', 'mail'] as const),
  'legal',
] as const;
export type SetupStep = (typeof setupSteps)[number];

/** A town that the setup proposes. */
export interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

/** The place of a ZIP code and the towns around it. */
export interface PlacesAround {
  city: string;
  /** Two capital letters. */
  state: string;
  latitude: number;
  longitude: number;
  timeZone: TimeZone;
  towns: Town[];
}

const zip = z.string('Enter a ZIP code.').check(onOneLine(), z.regex(/^\d{5}$/, 'Enter a 5-digit ZIP code.'));

/** Maximum distance of proposed towns. */
export const placesQuery = z.object({
  zip,
  miles: z._default(
    z.pipe(z.string().check(z.regex(/^([1-9]|[1-5]\d|60)$/, 'Choose between 1 and 60 miles.')), z.transform(Number)),
    30,
  ),
});

/** A page that the law or the phone carriers require. */
export interface LegalPage {
  id: string;
  name: string;
  isPublished: boolean;
  /** The version of its draft. */
  version: number;
}

/** The initial values of each screen. */
export interface SetupFields {
  business: {
    name: string;
    phone: string;
    email: string;
    since: number;
    brandInitials: string;
    website: string;
    /** True if the site's address isn't configured. In that case the form has a field for it, and the initials are only proposed. */
    asksWebsite: boolean;
  };
  place: { zip: string; street: string; city: string; state: string; region: string; timeZone: TimeZone };
  hours: { week: Week };
  services: { groups: { title: string; services: { id: string; name: string; shown: boolean }[] }[] };
  towns: {
    zip: string;
    /** In the order of the home page towns. */
    chosen: string[];
    /** Towns with a page or a draft. */
    withPage: string[];
  };
  look: { accent: string; hasLogo: boolean };
  password: {
    /** Why the current password should be changed. */
    reason?: 'generated' | 'common';
    /** Two-step verification is on. */
    asksCode: boolean;
  };
  mail: MailSettingsView & { proposedTo: string };
  legal: { pages: LegalPage[] };
}

/** The state of the setup. */
export interface Setup {
  steps: { name: SetupStep; done: boolean }[];
  /** The samples that are still in use, and the data that is missing. */
  tasks: LaunchNotice[];
  /** True if there is a lead that isn't spam. */
  hasLeads: boolean;
  fields: SetupFields;
  /** The version behind each screen. Saving a step sends it back, so that no one else's change is lost. */
  seen: Record<SetupStep, string>;
}

/** The response to a saved step; `undo` is the batch that undoes it, if there is one. */
export interface SavedStep extends Setup {
  undo?: string;
}

/** The maximum number of towns on the home page, and of towns with a page. */
export const townLimits = { homeTowns: 24, pages: 8 };

const usualNames = usualWeeks.map(({ name }) => name);

const townMessage = 'Keep the town name to 60 characters or less.';
const town = z.object({
  name: z
    .string(townMessage)
    .check(onOneLine(), z.minLength(1, townMessage), z.maxLength(60, townMessage), shownText('The name of a town')),
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
});
export type ChosenTown = z.infer<typeof town>;

const { shape } = profileSchema;

/** The schema of each step's body: the rules of the profile, passwords, and the mail server, worded for beginners. */
export const setupSchemas = {
  business: z.object({
    name: z
      .clone(shape.name)
      .register(fieldNotes, { label: 'Business name', required: true, autoComplete: 'organization' }),
    phone: z
      .clone(shape.phone)
      .register(fieldNotes, { label: 'Phone', kind: 'phone', required: true, autoComplete: 'tel' }),
    email: z
      .clone(shape.email)
      .register(fieldNotes, { label: 'Email', kind: 'email', required: true, autoComplete: 'email' }),
    since: shape.since,
    brandInitials: z.optional(
      z.clone(shape.brandInitials).register(fieldNotes, {
        label: 'Initials, for the catalog’s file name',
        required: false,
      }),
    ),
    website: z.optional(
      z.clone(shape.website).register(fieldNotes, { label: 'Website address', kind: 'url', required: true }),
    ),
  }),
  place: z.object({
    zip: zip.register(fieldNotes, { label: 'ZIP code', required: true, autoComplete: 'postal-code' }),
    street: z.clone(shape.street).register(fieldNotes, {
      label: 'Street address',
      required: true,
      autoComplete: 'street-address',
    }),
    region: z.clone(shape.region).register(fieldNotes, {
      label: 'Name of your region',
      required: true,
      limit: 'stops',
    }),
    city: z.optional(
      z.clone(shape.city).register(fieldNotes, {
        label: 'City',
        required: false,
        autoComplete: 'address-level2',
      }),
    ),
    /** Set if the owner chose it; otherwise the zone follows the ZIP code. */
    timeZone: z.optional(timeZoneField).register(fieldNotes, { label: 'Time zone', options: timeZoneLabels }),
  }),
  hours: z.union([z.object({ week: z.enum(usualNames) }), z.object({ week: weekSchema })]),
  services: z.object({
    shown: z.array(z.string()).check(z.minLength(1, 'Check at least one service.')),
  }),
  towns: z.object({
    towns: z
      .array(town)
      .check(
        z.minLength(1, 'Check at least one town.'),
        z.maxLength(townLimits.homeTowns, `You can list up to ${townLimits.homeTowns} towns.`),
      ),
  }),
  look: z.object({ accent: shape.accent }),
  password: passwordChangeSchema,
  mail: mailSettingsSchema,
  legal: z.object({}),
} satisfies Record<SetupStep, z.ZodMiniType<object>>;

/** Returns the initials of a name: `Longleaf Fence Company` gives `LFC`. */
export function proposeInitials(name: string): string {
  const words = name.match(/[A-Za-z0-9]+/g) ?? [];
  return words
    .map(([first]) => first)
    .join('')
    .toUpperCase()
    .slice(0, 8);
}

/** A task for the owner before customers see the site. */
export interface LaunchNotice {
  text: string;
  link: { path: string; label: string };
  /** The profile's switch that hides the samples of this task. */
  hiddenBy?: 'showReviews' | 'showStats';
}

/** The home page's six project pictures (docs/product.md, "Figures"). */
export const projectPicture = /^gallery-[1-6]\.jpg$/;
export const projectPictures = 6;

const profileLink = { path: '/admin/profile', label: 'Profile' };

/**
 * Lists the samples and gaps on the public pages (docs/decisions.md, "Details"). Invented reviews are forbidden (16 CFR 465), and a page
 * that collects personal data must name its privacy policy.
 * @param samplePictures how many of the home page's project pictures are still default ones
 * @param privacyPage the state of the site's own privacy policy
 */
export function launchNotices(
  profile: Profile,
  samplePictures: number,
  privacyPage: 'unpublished' | 'hidden' | 'shown',
): LaunchNotice[] {
  const notices: LaunchNotice[] = [];
  const tell = (text: string, link = profileLink) => notices.push({ text, link });
  const tellHidable = (hiddenBy: LaunchNotice['hiddenBy'] & string, text: string) =>
    notices.push({ text, link: profileLink, hiddenBy });
  if (profile.showReviews && profile.testimonials.some(({ sample }) => sample))
    tellHidable(
      'showReviews',
      'The reviews on your home page are samples. Replace or hide them before customers see the site.',
    );
  if (profile.showStats && !profile.statsConfirmed)
    tellHidable(
      'showStats',
      'The numbers on your home page (years, projects, satisfaction guarantee, star rating) are samples. Confirm that they are true for your business, or hide them.',
    );
  if (samplePictures > 0)
    tell(
      `Project pictures on your home page are samples (${samplePictures} of 6), and their captions say so. Upload photos of your own work.`,
      { path: '/admin/pictures', label: 'Photos' },
    );
  if (profile.privacyUrl === '#' && privacyPage === 'unpublished')
    tell('Your privacy policy is written but not published. Read it, and publish it.', {
      path: '/admin/site/privacy-policy',
      label: 'Privacy Policy',
    });
  if (profile.privacyUrl === '#' && privacyPage === 'hidden')
    tell('Your forms ask for names and phone numbers, but there is no privacy policy to link to. Add its address.');
  if (!profile.licenseBoard || !profile.licenseNumber)
    tell('Your home page says “Fully Licensed & Insured.” Add your license board and number to show them there.');
  return notices;
}
