import { useState } from 'react';
import { leadSources } from '../../../src/shared/lead.ts';
import type { Report } from '../../../src/shared/report.ts';
import { SelectField } from '../../components/field.tsx';
import { readJson } from '../api.ts';
import { type LeadView, periods } from './lead-view.ts';

export const sourceLabels = {
  contact: 'Contact form',
  'quick-estimate': 'Quick estimate',
  'price-plan': 'Price my fence',
} as const;

/** Source, page and period; folded away on a phone until one of them is needed. */
export function LeadFilters({ view, onView }: { view: LeadView; onView(view: LeadView): void }) {
  const [pages, setPages] = useState<readonly string[]>([]);
  const chosen = [view.source, view.page, view.period].filter(Boolean).length;
  return (
    <details
      className="lead-filters"
      open={chosen > 0}
      onToggle={({ currentTarget }) =>
        currentTarget.open && pages.length === 0 && void readPages().then(setPages, () => {})
      }
    >
      <summary className="lead-filters__summary">Filters{chosen > 0 && ` (${chosen})`}</summary>
      <div className="lead-filters__fields">
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

/** The pages that brought leads; read when they can be chosen. */
async function readPages(): Promise<string[]> {
  const { byPage } = await readJson<Report>('/api/admin/report');
  return byPage.map(({ label }) => label).sort();
}
