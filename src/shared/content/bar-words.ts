import type * as z from 'zod/mini';
import { group, line, moment, onOff, optional, target } from './fields.ts';

/** The announcement above the header: one line, which comes and goes by itself. */
export const barWords = group('Announcement', {
  on: onOff('Shown to visitors'),
  text: optional(line('Text', { max: 90 })),
  target: optional(target('Leads to')),
  from: optional(moment('From')),
  until: optional(moment('Until')),
});
export type BarWords = z.infer<typeof barWords>;

/** Whether visitors see the announcement at a moment. */
export function showsBar({ on, text, from, until }: BarWords, nowMs: number): boolean {
  if (!on || !text) return false;
  return (!from || Date.parse(from) <= nowMs) && (!until || nowMs < Date.parse(until));
}

/** The next moment at which the announcement comes or goes, in milliseconds since 1970. */
export function nextBarMoment({ on, from, until }: BarWords, nowMs: number): number | undefined {
  if (!on) return undefined;
  const moments = [from, until].flatMap((moment) => (moment ? Date.parse(moment) : []));
  return moments.filter((moment) => moment > nowMs).sort((one, other) => one - other)[0];
}
