import type * as z from 'zod/mini';
import { group, line, list, looseTarget, paragraph, picture } from './fields.ts';

const menuGroup = (label: string) =>
  group(label, { label: line('Word in the menu', { max: 30 }), title: line('Title above its pages', { max: 60 }) });

const footerLink = group('Link', { name: line('Name', { max: 60 }), target: looseTarget('Leads to') });
export type FooterLink = z.infer<typeof footerLink>;

/** What stands on every page, or on every page of a kind (docs/product.md, "Header" and "Footer"). */
export const frameWords = group('Header and footer', {
  blurb: paragraph('Sentence about the business in the footer', { max: 600 }),
  services: list('Our Services in the footer', footerLink, { one: 'link', max: 12 }),
  residential: menuGroup('Menu: services for homes'),
  commercial: menuGroup('Menu: services for businesses'),
  fenceStyles: menuGroup('Menu: styles of fence'),
  phoneBar: group('Bar at the bottom of phones', {
    label: line('Its name for screen readers'),
    call: line('Words of the button that calls', { max: 30 }),
    quote: line('Words of the button to the form', { max: 30 }),
  }),
  onward: group('Sentence with links to gallery and financing', {
    galleryIntro: line('Before the first link'),
    galleryLink: line('First link'),
    financingIntro: line('Before the second link'),
    financingLink: line('Second link'),
  }),
  servicePage: group('Service pages', {
    quoteText: paragraph('Text under "Need A Free Quote?"', { max: 300 }),
    towns: group('Towns', {
      headingStart: line('Heading; the name of the service follows'),
      companionsIntro: line('Before the related pages'),
    }),
  }),
  /** For pages without a picture of their own. */
  sharePicture: picture('Picture of shared links'),
  townPage: group('Town pages', {
    neighbors: group('Neighbors', { headingStart: line('Heading; the name of the town follows') }),
  }),
});
export type FrameWords = z.infer<typeof frameWords>;
