import { Icon } from '../../components/icon.tsx';
import { periodLabels, sourceLabels } from './filter-labels.ts';
import { type FiltersProps, filterNames, type LeadView } from './filters.ts';

/** The chosen filters. A press removes one. */
export default function FilterChips({ view, onView }: FiltersProps) {
  const chosen = filterNames.filter((name) => view[name]);
  if (chosen.length === 0) return null;
  return (
    <div className="lead-filters__chips cluster">
      {chosen.map((name) => (
        <button key={name} className="chip" type="button" onClick={() => onView({ ...view, [name]: '' })}>
          <span className="unseen">Remove the filter </span>
          {describeFilter(view, name)} <Icon name="close" />
        </button>
      ))}
    </div>
  );
}

function describeFilter({ source, page, period }: LeadView, name: (typeof filterNames)[number]): string {
  if (name === 'source' && source) return sourceLabels[source];
  if (name === 'page') return page;
  return periodLabels[period];
}
