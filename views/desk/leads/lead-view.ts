import { useEffect, useState } from 'react';
import { leadSources, leadStatuses } from '../../../src/shared/lead.ts';
import type { LeadFilter } from '../../../src/shared/lead-filter.ts';

export const periods = [
  { value: '', label: 'Any time' },
  { value: 'today', label: 'Today' },
  { value: '7', label: 'Last 7 days' },
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
] as const;

export type Period = (typeof periods)[number]['value'];

/** The chosen filters, kept in the address so that reload, links and Back work. */
export interface LeadView extends Omit<LeadFilter, 'since' | 'view'> {
  period: Period;
}

/** Safari allows about a hundred changes of the address in half a minute: typing is written when it pauses. */
const writeDelayMs = 400;

/** The chosen view, read from the address once and written back to it. */
export function useLeadView(): [LeadView, (view: LeadView) => void] {
  const [view, setView] = useState(() => readView(window.location.search));

  useEffect(() => {
    const timer = setTimeout(() => {
      const query = writeView(view);
      if (query !== window.location.search)
        window.history.replaceState(window.history.state, '', `${window.location.pathname}${query}`);
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [view]);

  return [view, setView];
}

/** The view as the filter that the export shares; a period becomes the time it began. */
export function toFilter({ period, ...view }: LeadView, now = new Date()): LeadFilter {
  return { ...view, view: '', search: view.search.trim(), since: periodStart(period, now) };
}

/** When a period began, at midnight where the owner is; empty for any time. */
export function periodStart(period: Period, now = new Date()): string {
  if (!period) return '';
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (period !== 'today') start.setDate(start.getDate() - Number(period) + 1);
  return start.toISOString();
}

/** Anything unknown in the address counts as not chosen. */
function readView(query: string): LeadView {
  const given = new URLSearchParams(query);
  const choose = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === given.get(name)) ?? '';
  return {
    search: (given.get('search') ?? '').slice(0, 200),
    status: choose('status', leadStatuses),
    source: choose('source', leadSources),
    page: (given.get('page') ?? '').slice(0, 300),
    period: choose(
      'period',
      periods.map(({ value }) => value),
    ),
  };
}

function writeView(view: LeadView): string {
  const chosen = Object.entries(view).filter(([, value]) => value.trim() !== '');
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}
