import { useState } from 'react';
import { leadSources, leadStatuses } from '../../../src/shared/lead/lead.ts';
import type { LeadFilter } from '../../../src/shared/lead/lead-schemas.ts';
import { SelectField } from '../../components/field.tsx';
import { tellFailure } from '../../islands/failure.ts';
import { adminRequest, readJson } from '../api.ts';
import { Button } from '../kit/button.tsx';

export const sourceLabels = {
  contact: 'Contact form',
  'quick-estimate': 'Quick estimate',
  'price-plan': 'Price my fence',
  owner: 'Added by you',
} as const;

/** The number of leads on a page of a list. */
export const pageSize = 50;

/** Source, page and period; folded away on a phone until one of them is needed. */
export function LeadFilters({ view, onView }: { view: LeadView; onView(view: LeadView): void }) {
  const [pages, setPages] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState([view.source, view.page, view.period].some(Boolean));
  const chosen = [view.source, view.page, view.period].filter(Boolean).length;
  return (
    <details
      className="lead-filters"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open && pages.length === 0)
          void readJson<string[]>('/api/admin/leads/pages').then(setPages, () => {});
      }}
    >
      <summary className="text-button tap">Filters{chosen > 0 && ` (${chosen})`}</summary>
      <div className="lead-filters__fields columns columns-few">
        <SelectField
          id="filter-source"
          label="Source"
          value={view.source}
          onChange={(event) => onView({ ...view, source: event.target.value as LeadView['source'] })}
        >
          <option value="">Every form</option>
          {leadSources.map((source) => (
            <option key={source} value={source}>
              {sourceLabels[source]}
            </option>
          ))}
        </SelectField>
        <SelectField
          id="filter-page"
          label="Page"
          value={view.page}
          onChange={(event) => onView({ ...view, page: event.target.value })}
        >
          <option value="">Every page</option>
          {[...new Set([...pages, view.page])].filter(Boolean).map((page) => (
            <option key={page}>{page}</option>
          ))}
        </SelectField>
        <SelectField
          id="filter-period"
          label="Received"
          value={view.period}
          onChange={(event) => onView({ ...view, period: event.target.value as LeadView['period'] })}
        >
          {periods.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
    </details>
  );
}

/** Downloads the shown leads as a CSV file. */
export function LeadExport({ filter }: { filter: LeadFilter }) {
  const [busy, setBusy] = useState(false);

  async function save(): Promise<void> {
    setBusy(true);
    try {
      const response = await adminRequest(`/api/admin/leads.csv?${new URLSearchParams(filter)}`);
      download(await response.blob(), `leads-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      tellFailure('Not exported', error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button quiet disabled={busy} onClick={save}>
      {busy ? 'Exporting...' : 'Export CSV'}
    </Button>
  );
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser reads the address when it starts the download, some time after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

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

/** No restriction. */
export const everything: LeadView = { search: '', status: '', source: '', page: '', period: '' };

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

/** The view of an address; anything unknown in it counts as not chosen. */
export function readView(given: URLSearchParams): LeadView {
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

/** The view as an address has it: what is not chosen is left out. */
export function writeView(view: LeadView): Record<string, string> {
  return Object.fromEntries(Object.entries(view).filter(([, value]) => value.trim() !== ''));
}
