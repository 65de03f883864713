import { useEffect, useState } from 'react';
import { leadSources } from '../../../src/shared/lead/lead.ts';
import { SelectField } from '../../components/field.tsx';
import { readJson } from '../api.ts';
import { periodLabels, sourceLabels } from './filter-labels.ts';
import { type FiltersProps, type LeadView, periods } from './filters.ts';

/** Source, page and period. */
export default function FilterFields({ view, onView }: FiltersProps) {
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => void readJson<string[]>('/api/admin/leads/pages').then(setPages, () => {}), []);
  return (
    <>
      <SelectField
        id="filter-source"
        label="Source"
        value={view.source}
        onChange={(event) => onView({ ...view, source: event.target.value as LeadView['source'] })}
      >
        <option value="">All forms</option>
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
        <option value="">All pages</option>
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
        {periods.map((period) => (
          <option key={period} value={period}>
            {periodLabels[period]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
