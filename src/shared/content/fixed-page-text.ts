import * as z from 'zod/mini';
import { group, kept, line, list, optional, page, paragraph, picture } from './fields.ts';
import { pageText } from './page-text.ts';
import { titledText } from './sections.ts';

const opening = { heading: line('Headline'), text: paragraph('Text', { max: 600 }) };
const headed = (label: string) =>
  group(label, { heading: line('Heading'), intro: paragraph('Introduction', { max: 600 }) });

/** The text of the areas page (docs/product.md, "Areas page"). Its towns and services are those of the site. */
export const areasText = group('Areas page', {
  ...pageText,
  hero: group('Top section', opening),
  mainCities: headed('Main cities'),
  otherTowns: headed('Other towns'),
  notListed: group('Towns not listed', {
    heading: line('Heading'),
    text: paragraph('Text', { max: 600 }),
    callLabel: line('Call button text', { max: 60 }),
    estimateLabel: line('Form button text', { max: 60 }),
  }),
  services: group('Services', {
    heading: line('Heading'),
    intro: paragraph('Introduction', { max: 600 }),
    picture: picture('Picture'),
    residential: line('Heading for home services'),
    commercial: line('Heading for business services'),
  }),
  /** The highways, each a line through a few points: latitude, longitude. */
  map: kept(
    'Map',
    z.object({
      highways: z.array(z.object({ name: z.string(), points: z.array(z.array(z.number()).check(z.length(2))) })),
    }),
  ),
});
export type AreasText = z.infer<typeof areasText>;

/** The text of the financing page (docs/product.md, "Financing page"). */
export const financingText = group('Financing page', {
  ...pageText,
  hero: group('Top section', opening),
  benefits: group('Benefits', {
    heading: line('Heading'),
    items: list('Benefits', titledText, { one: 'benefit', min: 3, max: 9 }),
  }),
  panel: group('Box with the button', {
    heading: line('Heading'),
    text: paragraph('Text', { max: 600 }),
    applyLabel: line('Button text', { max: 60 }),
    condition: line('Fine print'),
    callLabel: line('Call button text', { max: 60 }),
    contactLabel: line('Form button text', { max: 60 }),
  }),
  howItWorks: group('How it works', {
    heading: line('Heading'),
    items: list('Steps', titledText, { one: 'step', min: 2, max: 12 }),
  }),
  questions: group('Questions', {
    heading: line('Heading'),
    picture: picture('Picture'),
    items: list(
      'Questions',
      group('Question', {
        question: line('Question'),
        answer: paragraph('Answer', { max: 600 }),
        withPayments: optional(paragraph('Added if Price my fence shows monthly payments', { max: 600 })),
      }),
      { one: 'question', min: 1 },
    ),
  }),
});
export type FinancingText = z.infer<typeof financingText>;

const whileEmpty = (label: string) =>
  group(label, {
    heading: line('Heading'),
    text: paragraph('Text', { max: 600 }),
    textWhileEmpty: paragraph('Text while there are no photos', { max: 600 }),
  });

/** The text of the gallery page. Each `textWhileEmpty` replaces its `text` until the owner has uploaded a picture. */
export const galleryText = group('Gallery page', {
  ...pageText,
  hero: whileEmpty('Top section'),
  kinds: group('Fence types', {
    heading: line('Heading'),
    text: paragraph('Text', { max: 600 }),
    textWhileEmpty: paragraph('Text while there are no photos', { max: 600 }),
    pages: list('Pages', page('Page'), { one: 'page', min: 1, max: 12 }),
  }),
  callToAction: whileEmpty('Call to action'),
});
export type GalleryText = z.infer<typeof galleryText>;

const { title, description } = pageText;

/** The text around the planner (docs/product.md, "Price my fence"). */
export const priceText = group('Price my fence', {
  title,
  description,
  hero: group('Top section', opening),
  typicalPrices: line('Sentence below the price until you have checked your prices', { max: 200 }),
});
