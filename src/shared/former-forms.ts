import type { Site } from './page.ts';
import { type PageLink, toLink } from './site-map.ts';

/** What forms offered in the last weeks: one that was opened before a change is still accepted (docs/product.md, "Pages of the site"). */
export interface FormerForms {
  options: readonly { name: string; untilMs: number }[];
  services: readonly (PageLink & { untilMs: number })[];
}

/** For how long after it went a choice is accepted. */
export const formerFormMs = 30 * 24 * 3600_000;

/** What the contact form may name: today's choices and former ones. */
export function acceptedOptions({ map, formerForms }: Pick<Site, 'map' | 'formerForms'>, nowMs: number): string[] {
  return [...map.contactOptions, ...formerForms.options.filter(isFresh(nowMs)).map(({ name }) => name)];
}

/** The services that an estimate may name, by name or path: today's and former ones. */
export function acceptedServices({ map, formerForms }: Pick<Site, 'map' | 'formerForms'>, nowMs: number): PageLink[] {
  return [...map.services.map(toLink), ...formerForms.services.filter(isFresh(nowMs))];
}

const isFresh =
  (nowMs: number) =>
  ({ untilMs }: { untilMs: number }) =>
    nowMs < untilMs;
