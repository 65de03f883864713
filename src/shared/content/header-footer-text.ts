import type * as z from 'zod/mini';
import { group, line, list, looseTarget, moment, onOff, optional, paragraph, picture, target } from './fields.ts';

const menuGroup = (label: string) =>
  group(label, { label: line('Menu label', { max: 30 }), title: line('Title above the list of pages', { max: 60 }) });

const footerLink = group('Link', { name: line('Name', { max: 60 }), target: looseTarget('Links to') });

/** Text on every page, or on every page of a kind (docs/product.md, "Header" and "Footer"). */
export const headerFooterText = group('Header and footer', {
  blurb: paragraph('Sentence about the business in the footer', { max: 600 }),
  services: list('Our Services in the footer', footerLink, { one: 'link', max: 12 }),
  residential: menuGroup('Menu: services for homes'),
  commercial: menuGroup('Menu: services for businesses'),
  fenceStyles: menuGroup('Menu: fence styles'),
  phoneBar: group('Bar at the bottom of phone screens', {
    label: line('Screen reader label'),
    call: line('Call button text', { max: 30 }),
    quote: line('Form button text', { max: 30 }),
  }),
  onward: group('Sentence with links to gallery and financing', {
    galleryIntro: line('Text before the first link'),
    galleryLink: line('First link'),
    financingIntro: line('Text before the second link'),
    financingLink: line('Second link'),
  }),
  servicePage: group('Service pages', {
    quoteText: paragraph('Text under "Need A Free Quote?"', { max: 300 }),
    towns: group('Towns', {
      headingStart: line('Heading (the service name follows)'),
      companionsIntro: line('Text before the related pages'),
    }),
  }),
  /** For pages without their own picture. */
  sharePicture: picture('Picture for shared links'),
  townPage: group('Town pages', {
    neighbors: group('Neighbors', { headingStart: line('Heading (the town name follows)') }),
  }),
});
export type HeaderFooterText = z.infer<typeof headerFooterText>;

/** The line above the header of every public page (docs/product.md, "Announcement"). */
export const announcementText = group('Announcement', {
  on: onOff('Show the announcement'),
  text: line('Announcement', { max: 90 }),
  target: optional(target('Link to')),
  from: optional(moment('Start showing')),
  until: optional(moment('Stop showing')),
});

export type AnnouncementText = z.infer<typeof announcementText>;
export type Announcement = Pick<AnnouncementText, 'text' | 'target'>;

/**
 * Returns the announcement if visitors see it at a moment.
 * @param nowMs milliseconds since 1970; if absent, the dates are ignored, as in a preview
 */
export function announcementAt(
  { on, text, target, from, until }: AnnouncementText,
  nowMs?: number,
): Announcement | undefined {
  const isTime = nowMs === undefined || (startOf(from) <= nowMs && nowMs < endOf(until));
  return on && isTime ? { text, ...(target && { target }) } : undefined;
}

/** Returns when the announcement next appears or disappears, in milliseconds since 1970; `Infinity` if it doesn't. */
export function nextAnnouncementChange({ on, from, until }: AnnouncementText, nowMs: number): number {
  const moments = on ? [startOf(from), endOf(until)] : [];
  return Math.min(...moments.filter((ms) => ms > nowMs), Number.POSITIVE_INFINITY);
}

/** True if its end is before its start. */
export function endsTooEarly({ from, until }: Partial<AnnouncementText>): boolean {
  return endOf(until) <= startOf(from);
}

const startOf = (from: string | undefined) => (from ? Date.parse(from) : Number.NEGATIVE_INFINITY);
const endOf = (until: string | undefined) => (until ? Date.parse(until) : Number.POSITIVE_INFINITY);
