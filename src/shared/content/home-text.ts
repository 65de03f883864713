import type * as z from 'zod/mini';
import { choice, group, line, list, optional, page, paragraph, picture } from './fields.ts';
import { pageText } from './page-text.ts';

/** An item with its own picture: a feature, a kind of fence. */
const picturedText = {
  title: line('Title'),
  text: paragraph('Text', { max: 600 }),
  picture: picture('Picture'),
};

/** The text of the home page (docs/product.md, "Home page"). */
export const homeText = group('Home page', {
  ...pageText,
  hero: group('Top section', {
    headline: line('Headline'),
    text: paragraph('Text', { max: 600 }),
    picture: picture('Picture'),
  }),
  featuresLabel: line('Screen reader label for the reasons'),
  features: list(
    'Reasons to choose us',
    group('Reason', {
      ...picturedText,
      below: optional(choice('Line below the text', ['License number', 'Link to Price my fence'])),
    }),
    { one: 'reason', min: 2, max: 4 },
  ),
  services: group('Services', {
    heading: line('Heading'),
    intro: paragraph('Introduction', { max: 600 }),
    cards: list('Services', group('Service', { ...picturedText, page: page('Links to') }), {
      one: 'service',
      min: 2,
      max: 8,
    }),
  }),
  about: group('About us', {
    heading: line('Heading'),
    paragraphs: list('Paragraphs', paragraph('Paragraph'), { one: 'paragraph', min: 1, max: 8 }),
    picture: picture('Picture'),
    stats: list('Numbers', group('Number', { value: line('Number', { max: 20 }), label: line('Label', { max: 60 }) }), {
      one: 'number',
      min: 2,
      max: 6,
    }),
  }),
  gallery: group('Projects', {
    heading: line('Heading'),
    intro: paragraph('Introduction', { max: 600 }),
    introOfProjects: paragraph('Introduction when all photos are of your own jobs', { max: 600 }),
    projects: list(
      'Sample projects',
      group('Project', { title: line('Title'), location: line('Place'), picture: picture('Picture') }),
      { one: 'project', min: 1, max: 12 },
    ),
  }),
  testimonials: group('Reviews', { heading: line('Heading') }),
  callToAction: group('Call to action', { heading: line('Heading'), text: paragraph('Text', { max: 600 }) }),
  contact: group('Contact form', { heading: line('Heading'), intro: paragraph('Introduction', { max: 600 }) }),
  serviceArea: group('Towns', {
    heading: line('Heading'),
    /** Links to the towns with a page that aren't home page towns. */
    others: group('Sentence below the towns', {
      intro: line('Text before the other towns'),
      areasIntro: line('Text before the link'),
      areasLink: line('Link text'),
    }),
  }),
});
export type HomeText = z.infer<typeof homeText>;
