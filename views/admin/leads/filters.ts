import { leadSources, leadStatuses } from '../../../src/shared/lead/lead.ts';
import type { LeadFilter } from '../../../src/shared/lead/lead-schemas.ts';

/** The number of leads on a page of a list. */
export const pageSize = 50;

/** Any time, today, or the last days. */
export const periods = ['', 'today', '7', '30', '90', '365'] as const;

export type Period = (typeof periods)[number];

/** The chosen filters, kept in the address so that reload, links and Back work. */
export interface LeadView extends Omit<LeadFilter, 'since' | 'view'> {
  period: Period;
}

/** No restriction. */
export const everything: LeadView = { search: '', status: '', source: '', page: '', period: '' };

/** Converts the view to a filter, which the export uses too. The period becomes its start time. */
export function toFilter({ period, ...view }: LeadView, now = new Date()): LeadFilter {
  return { ...view, view: '', search: view.search.trim(), since: periodStart(period, now) };
}

/** Returns the start of a period, at midnight in the owner's time zone; empty for any time. */
export function periodStart(period: Period, now = new Date()): string {
  if (!period) return '';
  const start = new Date(now.getFullYear(), now.getMonth(), now.getDate());
  if (period !== 'today') start.setDate(start.getDate() - Number(period) + 1);
  return start.toISOString();
}

/** Reads the view from an address. Unknown values count as not chosen. */
export function readView(given: URLSearchParams): LeadView {
  const choose = <Value extends string>(name: string, values: readonly Value[]): Value | '' =>
    values.find((value) => value === given.get(name)) ?? '';
  return {
    search: (given.get('search') ?? '').slice(0, 200),
    status: choose('status', leadStatuses),
    source: choose('source', leadSources),
    page: (given.get('page') ?? '').slice(0, 300),
    period: choose('period', periods),
  };
}

/** Returns the view as a query string, without defaults. */
export function writeView(view: LeadView): Record<string, string> {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value.trim() !== ''));
}

/** Props of the controls that show or change the filters. */
export interface FiltersProps {
  view: LeadView;
  onView(view: LeadView): void;
}

/** The parts of a view behind the filter button. */
export const filterNames = ['source', 'page', 'period'] as const;
