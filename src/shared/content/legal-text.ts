import type * as z from 'zod/mini';
import { group, line, list, optional, paragraph } from './fields.ts';
import { pageText } from './page-text.ts';

/** The pages that the law and the phone carriers require, by id, with their names in the footer. */
export const legalPageNames: Readonly<Record<string, string>> = {
  'privacy-policy': 'Privacy Policy',
  'terms-of-service': 'Terms of Service',
  accessibility: 'Accessibility',
};

const { title, description } = pageText;

const section = (label: string) =>
  group(label, {
    heading: line('Heading'),
    paragraphs: list('Paragraphs', paragraph('Paragraph'), { one: 'paragraph', min: 1 }),
  });

/** The text of one legal page (docs/product.md, "Legal pages"). */
export const legalText = group('Legal page', {
  title,
  description,
  heading: line('Headline'),
  intro: paragraph('Sentence under the headline', { max: 600 }),
  sections: list('Sections', section('Section'), { one: 'section', min: 1 }),
  /** Follows the other sections while the business answers text messages. */
  texting: optional(section('Section shown while you answer text messages')),
});
export type LegalText = z.infer<typeof legalText>;
