import type * as z from 'zod/mini';
import { group, line, moment, onOff, optional, target } from './fields.ts';

/** The line above the header of every public page (docs/product.md, "Announcement"). */
export const barWords = group('Announcement', {
  on: onOff('Show the announcement'),
  text: line('Announcement', { max: 90 }),
  target: optional(target('Where it leads')),
  from: optional(moment('Shown from')),
  until: optional(moment('Shown until')),
});

export type BarWords = z.infer<typeof barWords>;
export type Announcement = Pick<BarWords, 'text' | 'target'>;

/**
 * What visitors see of the announcement at a moment.
 * @param nowMs milliseconds since 1970; without it the dates do not matter, as in a preview
 */
export function announcementAt({ on, text, target, from, until }: BarWords, nowMs?: number): Announcement | undefined {
  const isTime = nowMs === undefined || (startOf(from) <= nowMs && nowMs < endOf(until));
  return on && isTime ? { text, ...(target && { target }) } : undefined;
}

/** The next moment at which the announcement comes or goes, in milliseconds since 1970; `Infinity` where there is none. */
export function nextChangeOfBar({ on, from, until }: BarWords, nowMs: number): number {
  const moments = on ? [startOf(from), endOf(until)] : [];
  return Math.min(...moments.filter((ms) => ms > nowMs), Number.POSITIVE_INFINITY);
}

/** Whether it would end before it begins. */
export function endsTooEarly({ from, until }: Partial<BarWords>): boolean {
  return endOf(until) <= startOf(from);
}

const startOf = (from: string | undefined) => (from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from));
const endOf = (until: string | undefined) => (until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until));
