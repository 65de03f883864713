import * as z from 'zod/mini';
import { sampleTestimonials } from './sample-testimonials.ts';

/**
 * The business profile: one record that fills every placeholder of the specification (decisions, section 1).
 * Defaults stand in code and are plainly fictional; the owner's changes are stored and merged over them.
 */

const line = (name: string, maximum: number) =>
  z.string().check(z.trim(), z.minLength(1, `${name} is required.`), z.maxLength(maximum, `${name} is too long.`));

const webAddress = (name: string) =>
  z.string().check(z.trim(), z.maxLength(500), z.regex(/^(#|https?:\/\/\S+|\/\S*)$/, `${name} must be a web address.`));

export const testimonialSchema = z.object({
  quote: line('Quote', 600),
  author: line('Author', 80),
  location: line('City', 80),
});

export const openingHoursSchema = z.object({
  days: line('Days', 40),
  hours: line('Hours', 60),
});

export const profileSchema = z.object({
  name: line('Business name', 80),
  brandInitials: z
    .string()
    .check(z.trim(), z.regex(/^[A-Za-z0-9]{1,8}$/, 'Initials are one to eight letters or digits.')),
  phone: z.string().check(z.trim(), z.regex(/^[+(\d][\d\s().+-]{8,24}\d$/, 'Please enter a valid phone number.')),
  email: z.email('Please enter a valid email address.').check(z.maxLength(254)),
  website: z
    .string()
    .check(z.trim(), z.regex(/^https?:\/\/[^\s/]+\/?$/, 'The website is an address such as https://example.com.')),
  street: line('Street', 120),
  city: line('City', 80),
  state: z.string().check(z.trim(), z.regex(/^[A-Z]{2}$/, 'The state is two capital letters.')),
  zip: z.string().check(z.trim(), z.regex(/^\d{5}(-\d{4})?$/, 'The ZIP code has five digits.')),
  latitude: z.number().check(z.minimum(-90), z.maximum(90)),
  longitude: z.number().check(z.minimum(-180), z.maximum(180)),
  region: line('Region', 120),
  retailerName: line('Retailer', 60),
  retailerSlug: z
    .string()
    .check(
      z.trim(),
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'The retailer’s address has small letters, digits and hyphens.'),
      z.maxLength(40),
    ),
  catalogYear: z.int().check(z.minimum(2000), z.maximum(2100)),
  financingUrl: webAddress('Financing address'),
  privacyUrl: webAddress('Privacy Policy address'),
  termsUrl: webAddress('Terms of Service address'),
  /** One address for each "Our Services" entry of the footer, in its order (specification, section 2.4). */
  footerServices: z.array(z.object({ name: line('Name', 60), url: webAddress('Address') })).check(z.maxLength(12)),
  hours: z.array(openingHoursSchema).check(z.minLength(1), z.maxLength(7)),
  /** The structured-data form of the hours (specification, section 9). */
  openingHours: line('Opening hours', 200),
  testimonials: z.array(testimonialSchema).check(z.maxLength(12)),
});

export type Profile = z.infer<typeof profileSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;

export const defaultProfile: Profile = {
  name: 'Longleaf Fence Company',
  brandInitials: 'LFC',
  phone: '(336) 555-0142',
  email: 'hello@longleaffence.example',
  website: 'https://longleaffence.example',
  street: '218 Mill Creek Road',
  city: 'Kernersville',
  state: 'NC',
  zip: '27284',
  latitude: 36.1199,
  longitude: -80.0737,
  region: 'Triad Area of North Carolina',
  retailerName: 'HomeCenter',
  retailerSlug: 'homecenter',
  catalogYear: 2025,
  financingUrl: 'https://financing.example/prequalify',
  privacyUrl: '#',
  termsUrl: '#',
  footerServices: [
    { name: 'Wood Fences', url: '#' },
    { name: 'Vinyl Fences', url: '#' },
    { name: 'Aluminum Fences', url: '#' },
    { name: 'Fence Repair', url: '#' },
    { name: 'Commercial Fencing', url: '#' },
  ],
  hours: [
    { days: 'Monday - Friday', hours: '8:00 AM - 6:00 PM' },
    { days: 'Saturday', hours: '9:00 AM - 2:00 PM' },
    { days: 'Sunday', hours: 'Closed' },
  ],
  openingHours: 'Mo-Fr 08:00-18:00, Sa 09:00-14:00',
  testimonials: sampleTestimonials.map(({ quote, author, location }) => ({ quote, author, location })),
};

/** The telephone link of a number as written: `(336) 555-0142` gives `tel:+13365550142`. A number without a country code is American. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  const international = phone.trim().startsWith('+') || digits.length > 10 ? digits : `1${digits}`;
  return `tel:+${international}`;
}

/**
 * Fills {product}, {phone}, {region} and {city} in every text of a piece of content.
 * @returns a copy of the same shape
 */
export function fillPlaceholders<Content>(content: Content, profile: Profile): Content {
  if (typeof content === 'string') return fillText(content, profile) as Content;
  if (Array.isArray(content)) return content.map((item) => fillPlaceholders(item, profile)) as Content;
  if (content === null || typeof content !== 'object') return content;
  const filled = Object.entries(content).map(([key, value]) => [key, fillPlaceholders(value, profile)]);
  return Object.fromEntries(filled) as Content;
}

function fillText(text: string, profile: Profile): string {
  const values: Record<string, string> = {
    product: profile.name,
    phone: profile.phone,
    region: profile.region,
    city: profile.city,
  };
  return text.replace(/\{(product|phone|region|city)\}/g, (_match, name: string) => values[name] ?? '');
}
