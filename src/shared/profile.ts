import * as z from 'zod/mini';
import { defaultAccent, type Hex } from './content/color.ts';
import { fillTexts, type ProfileValues } from './content/placeholders.ts';
import { type FieldNote, fieldNotes } from './field.ts';
import { type Day, dayKeys, minutesOf, timeZoneLabels, timeZones, usualWeeks } from './hours.ts';
import { sampleTestimonials } from './sample-testimonials.ts';
import { addressField, emailAddress, onOneLine, shownText } from './text-rules.ts';
import { encodeAddress, isAddress, isLinkAddress, isOutside } from './web-address.ts';

/**
 * The business profile: one record that fills in the placeholders of every text (docs/decisions.md, "Business profile"). Defaults are in
 * code and obviously fictional; the owner's changes are stored and merged over them.
 */

/** The note of a required value. */
const asked = (label: string, more: Partial<FieldNote> = {}): FieldNote => ({ label, required: true, ...more });

/** One line of text, cleaned. */
const line = (name: string, maximum: number) =>
  z
    .string(`${name} is required.`)
    .check(
      onOneLine(),
      z.minLength(1, `${name} is required.`),
      z.maxLength(maximum, `${name} is too long. Keep it to ${maximum} characters.`),
      shownText(name),
    )
    .register(fieldNotes, asked(name));

/** One optional line of text. */
const optionalLine = (name: string, maximum: number, label = name) =>
  z
    ._default(
      z
        .string(`${name} must be text.`)
        .check(
          onOneLine(),
          z.maxLength(maximum, `${name} is too long. Keep it to ${maximum} characters.`),
          shownText(name),
        ),
      '',
    )
    .register(fieldNotes, { label });

const matching = (pattern: RegExp, message: string) => z.string(message).check(onOneLine(), z.regex(pattern, message));

/** A number in a range, including both ends. */
const numberBetween = (minimum: number, maximum: number, message: string) =>
  z.number(message).check(z.minimum(minimum, message), z.maximum(maximum, message));

/** A web address, a path of this site, or `#` for "not yet". */
const webAddress = (name: string) => {
  const message = `${name} must be a web address such as https://example.com, a path such as /gallery, or #.`;
  return addressField(name, isLinkAddress, message);
};

const testimonialSchema = z.object({
  quote: line('Quote', 600).register(fieldNotes, { label: 'Quote', rows: 3 }),
  author: line('Author', 80),
  location: line('City', 80),
  /** The site where the customer wrote it, such as "Google". */
  source: optionalLine('Source', 120, 'Review site'),
  /** The day when it was written, such as `2026-09-30`, or empty. */
  date: z
    ._default(
      z.string('Date must be text.').check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Enter the date like 2026-09-30.')),
      '',
    )
    .register(fieldNotes, { label: 'Date', kind: 'date' }),
  /** True for a quote that came with the site and isn't from a customer. */
  sample: z
    ._default(z.boolean('Sample must be true or false.'), false)
    .register(fieldNotes, { label: 'Sample, not a real review' }),
});

const reviewAddressMessage = 'A review link must start with https://.';
/** A site where customers can write a review. */
const reviewLinkSchema = z.object({
  label: line('Label', 40),
  address: addressField('Address', isOutside, reviewAddressMessage).register(fieldNotes, {
    label: 'Address',
    kind: 'url',
  }),
});

const timeMessage = 'Enter a time like 08:00.';
const endMessage = 'Closing time must differ from opening time. If you’re open all day, check “24 hours”.';
/** The end of a day is stored as `24:00`, however it was typed. */
const spanSchema = z
  .object({
    opens: z.string(timeMessage).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage)),
    closes: z.string(timeMessage).check(
      z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, timeMessage),
      z.overwrite((time) => (time === '00:00' ? '24:00' : time)),
    ),
  })
  .check(z.refine(({ opens, closes }) => opens !== closes, endMessage));

const daySchema = z.object({
  spans: z.readonly(
    z.array(spanSchema).check(
      z.maxLength(6, 'A day can have up to 6 time ranges.'),
      z.overwrite((spans) => spans.toSorted((one, other) => (one.opens < other.opens ? -1 : 1))),
      z.refine((spans) => !overlap(spans), 'The hours of a day can’t overlap.'),
    ),
  ),
  byAppointment: z._default(z.boolean('By appointment must be true or false.'), false),
});

/** True if a span starts before the previous one ends. A night may reach into the next day's hours, which count once. */
function overlap(spans: Day['spans']): boolean {
  const times = spans.map(minutesOf);
  return times.some(({ until }, index) => until > (times[index + 1]?.from ?? Number.POSITIVE_INFINITY));
}

/** The hours of a week. */
export const weekSchema = z
  .record(z.enum(dayKeys), daySchema)
  .check(
    z.refine(
      (week) => Object.values(week).some(({ spans, byAppointment }) => spans.length > 0 || byAppointment),
      'Enter hours for at least one day, or choose by appointment.',
    ),
  );

const dayMessage = 'This day doesn’t exist.';
const calendarDay = (message: string) => z.string(message).check(z.refine(isDay, message));

/** `2026-02-30` would be parsed as a day in March. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** A day, or empty. */
const optionalDay = (label: string) =>
  z
    ._default(z.union([z.literal(''), calendarDay(dayMessage)], dayMessage), '')
    .register(fieldNotes, { label, kind: 'date' });

const daysOffSchema = z
  .object({
    from: calendarDay(dayMessage).register(fieldNotes, asked('First day closed', { kind: 'date' })),
    until: optionalDay('Last day closed, if different'),
    reason: optionalLine('Reason', 60),
  })
  .check(
    z.refine(({ from, until }) => until === '' || until >= from, {
      error: 'The last day must be after the first day.',
      path: ['until'],
    }),
  );

const websiteMessage = 'Enter the website like https://example.com.';
export const phoneMessage = 'Please enter a valid phone number.';
const sinceMessage = 'Enter the year you started with four digits, like 2008.';
const yearsMessage = 'Enter 1 to 100 years of experience.';

const accentMessage = 'Enter the accent color like #1d6e9d.';
const accent = z.pipe(
  matching(/^#[0-9a-f]{6}$/i, accentMessage),
  z.transform((color): Hex => color.toLowerCase() as Hex),
);

export const timeZoneField = z.enum(timeZones, 'Choose a time zone from the list.');

export const profileSchema = z.object({
  name: line('Business name', 80),
  /** The licensing board and the license number; shown if both are filled in. */
  licenseBoard: optionalLine('License board', 120),
  licenseNumber: optionalLine('License number', 40),
  /** The last days of the license and the insurance. Visitors don't see them; the nightly check reminds the owner. */
  licenseExpires: optionalDay('License expires'),
  insuranceExpires: optionalDay('Insurance expires'),
  /** The year when the business started, and its years of experience. */
  since: z
    .int(sinceMessage)
    .check(z.minimum(1800, sinceMessage), z.maximum(2100, sinceMessage))
    .register(fieldNotes, asked('In business since')),
  years: z
    .int(yearsMessage)
    .check(z.minimum(1, yearsMessage), z.maximum(100, yearsMessage))
    .register(fieldNotes, asked('Years of experience')),
  brandInitials: matching(/^[A-Za-z0-9]{1,8}$/, 'Enter 1 to 8 letters or digits as initials.').register(
    fieldNotes,
    asked('Initials'),
  ),
  /** True if visitors can text the phone number above, and see the consent checkbox. */
  textMessages: z
    ._default(z.boolean('Text messages must be true or false.'), false)
    .register(fieldNotes, { label: 'We answer text messages at this number' }),
  phone: matching(/^[+(\d][\d\s().+-]{8,24}\d$/, phoneMessage)
    .check(z.refine((phone) => phone.replace(/\D/g, '').length >= 10, phoneMessage))
    .register(fieldNotes, asked('Phone', { kind: 'phone' })),
  email: emailAddress(
    'Please enter a valid email address.',
    'Keep the email address to 254 characters or less.',
  ).register(fieldNotes, asked('Email', { kind: 'email' })),
  website: z
    .string(websiteMessage)
    .check(
      onOneLine(),
      z.overwrite((address) => encodeAddress(address) ?? address),
      z.regex(/^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?\/?$/i, websiteMessage),
      z.maxLength(200, websiteMessage),
      z.refine(isAddress, websiteMessage),
    )
    .register(fieldNotes, asked('Website', { kind: 'url' })),
  street: line('Street', 120),
  city: line('City', 80),
  state: matching(/^[A-Z]{2}$/, 'Enter the state as two capital letters.').register(fieldNotes, asked('State')),
  zip: matching(/^\d{5}(-\d{4})?$/, 'Enter a 5-digit ZIP code.').register(fieldNotes, asked('ZIP code')),
  latitude: numberBetween(-90, 90, 'Enter a latitude from -90 to 90.').register(fieldNotes, asked('Latitude')),
  longitude: numberBetween(-180, 180, 'Enter a longitude from -180 to 180.').register(fieldNotes, asked('Longitude')),
  /** The time zone of times in mails to the owner. */
  timeZone: z
    ._default(timeZoneField, 'America/New_York')
    .register(fieldNotes, asked('Time zone', { options: timeZoneLabels })),
  region: line('Region', 120),
  retailerName: line('Retailer', 60),
  retailerSlug: matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    'Use only lowercase letters, digits, and hyphens in the retailer’s address.',
  )
    .check(z.maxLength(40, 'Keep the retailer’s address to 40 characters or less.'))
    .register(fieldNotes, asked('Retailer name in web addresses')),
  catalogYear: z
    .int('Enter a 4-digit year.')
    .check(z.minimum(2000, 'Enter 2000 or a later year.'), z.maximum(2100, 'Enter 2100 or an earlier year.'))
    .register(fieldNotes, asked('Catalog year')),
  financingUrl: webAddress('Financing address').register(fieldNotes, asked('Financing')),
  privacyUrl: webAddress('Privacy Policy address').register(fieldNotes, asked('Privacy Policy')),
  termsUrl: webAddress('Terms of Service address').register(fieldNotes, asked('Terms of Service')),
  reviewLinks: z
    ._default(z.array(reviewLinkSchema).check(z.maxLength(4, 'You can have up to 4 review links.')), [])
    .register(fieldNotes, { label: 'Review links' }),
  hours: weekSchema.register(fieldNotes, { label: 'Business hours' }),
  /** Holidays and vacations; past ones may stay. */
  daysOff: z
    ._default(z.array(daysOffSchema).check(z.maxLength(40, 'You can have up to 40 days off.')), [])
    .register(fieldNotes, { label: 'Days off' }),
  testimonials: z
    .array(testimonialSchema)
    .check(z.maxLength(12, 'You can have up to 12 testimonials.'))
    .register(fieldNotes, { label: 'Testimonials' }),
  /** True if the home page shows the testimonials. */
  showReviews: z
    ._default(z.boolean('Show reviews must be true or false.'), true)
    .register(fieldNotes, { label: 'Reviews on the home page' }),
  /** Shows the four counts on the home page. `statsConfirmed` is set when the owner confirms them. */
  showStats: z
    ._default(z.boolean('Show counts must be true or false.'), true)
    .register(fieldNotes, { label: 'Numbers on the home page' }),
  statsConfirmed: z
    ._default(z.boolean('Counts confirmed must be true or false.'), false)
    .register(fieldNotes, { label: 'Numbers confirmed' }),
  /** The requested color; `accentColors` computes the colors that pages show (docs/product.md, "Accent color"). */
  accent: z._default(accent, defaultAccent).register(fieldNotes, { label: 'Accent color' }),
});

export type Profile = z.infer<typeof profileSchema>;
export type ReviewLink = z.infer<typeof reviewLinkSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;

export const defaultProfile: Profile = {
  name: 'Longleaf Fence Company',
  licenseBoard: '',
  licenseNumber: '',
  licenseExpires: '',
  insuranceExpires: '',
  since: 2008,
  years: 15,
  brandInitials: 'LFC',
  phone: '(336) 555-0142',
  textMessages: false,
  email: 'hello@longleaffence.example',
  website: 'https://longleaffence.example',
  street: '218 Mill Creek Road',
  city: 'Kernersville',
  state: 'NC',
  zip: '27284',
  latitude: 36.1199,
  longitude: -80.0737,
  timeZone: 'America/New_York',
  region: 'Triad Area of North Carolina',
  retailerName: 'HomeCenter',
  retailerSlug: 'homecenter',
  catalogYear: 2025,
  financingUrl: 'https://financing.example/prequalify',
  privacyUrl: '#',
  termsUrl: '#',
  reviewLinks: [],
  hours: usualWeeks[0].week,
  daysOff: [],
  testimonials: sampleTestimonials.map(({ quote, author, location }) => ({
    quote,
    author,
    location,
    source: '',
    date: '',
    sample: true,
  })),
  showReviews: true,
  showStats: true,
  statsConfirmed: false,
  accent: defaultAccent,
};

/**
 * Fills in the placeholders of the profile in every text of a piece of content.
 * @returns a copy of the same shape, or the content itself if it has none
 */
export function fillPlaceholders<Content>(content: Content, profile: Profile): Content {
  const { name: product, phone, city, state, since, years } = profile;
  const region = withArticle(profile.region);
  const values = { product, phone, region, city, state, since: String(since), years: String(years) };
  return fillTexts(content, values satisfies ProfileValues);
}

/**
 * Returns a region with its article for a sentence: "the Miami Valley", but "Central Ohio". The owner may type the article or leave it out.
 */
function withArticle(region: string): string {
  return takesArticle.test(region) && !/^the /i.test(region) ? `the ${region}` : region;
}

const takesArticle =
  /\b(area|valley|region|district|triad|triangle|coast|shore|peninsula|panhandle|piedmont|foothills|mountains|plains|hills|islands|lakes|metroplex|corridor|delta|basin|plateau)( of .+)?$/i;
