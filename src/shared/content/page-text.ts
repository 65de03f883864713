import * as z from 'zod/mini';
import { choice, degrees, group, kept, line, list, month, optional, page, paragraph, picture } from './fields.ts';
import { sections, titledText } from './sections.ts';

/** Text for search engines, on every page. */
export const pageText = {
  /** The page adds " | {product}". */
  title: line('Search title', { max: 70 }),
  description: line('Search description', { max: 200 }),
  keywords: line('Keywords', { max: 300 }),
};

/** The text of one service page (docs/product.md, "Service pages"). */
export const serviceText = group('Service page', {
  /** Its name in menus, in lists of related services, and in the estimate form. */
  menuName: line('Name in the menu', { max: 60 }),
  /** The contact form's choice for this service. */
  contactOption: optional(line('Name in the contact form', { max: 60 })),
  ...pageText,
  /** The h1. */
  serviceTitle: line('Headline'),
  serviceDescription: paragraph('Sentence under the headline', { max: 600 }),
  benefit: line('What the customer gets'),
  /** Related services in other groups; services of its own group are in the sidebar. */
  companions: list('Related pages', page('Page'), { one: 'page', max: 6 }),
  /** The initial fence of "Price this fence first": the code of a plan without lines. */
  pricePreset: optional(kept('Fence in Price my fence', z.string())),
  picture: picture('Picture at the top'),
  contentSections: sections,
  closing: group('Closing section', {
    heading: line('Heading'),
    text: paragraph('Text', { max: 600 }),
    action: line('Button text', { max: 60 }),
  }),
});
export type ServiceText = z.infer<typeof serviceText>;

const prose = (label: string) =>
  group(label, {
    heading: line('Heading'),
    paragraphs: list('Paragraphs', paragraph('Paragraph'), { one: 'paragraph', min: 1, max: 8 }),
  });

/** A service on a town page. Its title links to its page, if there is one, and that page's sentence replaces a missing text. */
const townService = group('Service', {
  title: line('Title'),
  text: optional(paragraph('Text', { max: 600 })),
  page: optional(page('Links to')),
});

/** A rule for fences in a town, with its source and the month when it was read, so that it can be checked again. */
const townRule = group('Rule', {
  rule: paragraph('Rule', { max: 600 }),
  source: line('Source (document or web page)', { max: 250 }),
  checked: month('Month you last checked it, like 2026-11'),
});

const servicesOf = <Shape extends Record<string, z.ZodMiniType>>(label: string, more: Shape) =>
  group(label, {
    heading: line('Heading'),
    intro: optional(paragraph('Introduction', { max: 600 })),
    items: list('Services', townService, { one: 'service', min: 1, max: 12 }),
    ...more,
  });

/** The text of one town landing page (docs/product.md, "Town pages"). */
export const townText = group('Town page', {
  /** Only the name, such as "High Point". */
  town: line('Town name', { max: 60 }),
  summary: paragraph('Sentence on the areas page', { max: 300 }),
  /** Its place on the map, and the side of the point for its name. */
  point: group('Map location', {
    latitude: degrees('Latitude', 90),
    longitude: degrees('Longitude', 180),
    label: choice('Label position', ['above', 'below', 'right']),
  }),
  ...pageText,
  heading: line('Headline'),
  tagline: paragraph('Sentence under the headline', { max: 300 }),
  picture: picture('Picture at the top'),
  intro: prose('The town'),
  about: prose('Ground and weather'),
  /** Other facts about this town's ground, houses, and weather. */
  sections: optional(sections),
  rules: group('Permits and rules', {
    heading: line('Heading'),
    /** Refers the reader to the town for facts that couldn't be verified. */
    intro: paragraph('Introduction', { max: 600 }),
    items: list('Rules', townRule, { one: 'rule', max: 12 }),
  }),
  residential: servicesOf('Services for homes', { picture: picture('Picture') }),
  commercial: servicesOf('Services for businesses', {}),
  whyChooseUs: group('Why choose us', {
    heading: line('Heading'),
    items: list('Reasons', titledText, { one: 'reason', min: 2, max: 6 }),
  }),
  process: optional(
    group('Our process', {
      heading: line('Heading'),
      intro: optional(paragraph('Introduction', { max: 600 })),
      items: list('Steps', titledText, { one: 'step', min: 2, max: 12 }),
    }),
  ),
  closing: group('Closing section', {
    heading: line('Heading'),
    text: paragraph('Text', { max: 600 }),
    quoteLabel: line('Button text', { max: 60 }),
  }),
});
export type TownText = z.infer<typeof townText>;
