import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type EstimatePage, estimateStateLabels } from '../../../src/shared/estimate/estimate.ts';
import { formatCents } from '../../../src/shared/estimate/money.ts';
import { defineData, readJson } from '../api.ts';
import { PageHeader } from '../kit/page-header.tsx';
import { EstimateRow } from './row.tsx';

const [loader, useEstimates] = defineData('The estimates', ({ request }) => {
  const asked = new URL(request.url).searchParams;
  const query = new URLSearchParams();
  for (const name of ['state', 'q', 'before']) if (asked.get(name)) query.set(name, asked.get(name) ?? '');
  return readJson<EstimatePage>(`/api/admin/estimates?${query}`);
});

export { loader };

/** The tabs, in the order of an estimate's life. */
const tabs = [
  { state: '', label: 'All' },
  ...(['draft', 'sent', 'expired', 'accepted', 'declined', 'voided'] as const).map((state) => ({
    state,
    label: estimateStateLabels[state],
  })),
];

/** All estimates, newest first. */
export function Component() {
  const { estimates, openTotal, more } = useEstimates();
  const [query, setQuery] = useSearchParams();
  const state = query.get('state') ?? '';
  const search = query.get('q') ?? '';
  const last = estimates.at(-1);

  const addressOf = (changes: Record<string, string>) => {
    const next = { state, q: search, ...changes };
    return `/admin/estimates?${new URLSearchParams(Object.entries(next).filter(([, value]) => value !== ''))}`;
  };

  const show = (changes: Record<string, string>) =>
    setQuery(new URL(addressOf(changes), location.href).searchParams, { preventScrollReset: true });

  return (
    <div className="stack-2">
      <PageHeader
        title="Estimates"
        about={
          openTotal > 0 ? `${formatCents(openTotal)} awaiting customers’ answers` : 'Prices in writing, signed online.'
        }
      />
      <div className="leads-panel__tools">
        <fieldset className="status-tabs">
          <legend className="unseen">Status</legend>
          {tabs.map((tab) => (
            <button
              key={tab.state}
              className={`status-tabs__tab status-tabs__tab--${tab.state || 'all'}`}
              type="button"
              aria-pressed={tab.state === state}
              onClick={() => show({ state: tab.state })}
            >
              {tab.label}
            </button>
          ))}
        </fieldset>
        <EstimateSearch
          key={search}
          search={search}
          onSearch={(q) =>
            setQuery(new URL(addressOf({ q }), location.href).searchParams, { preventScrollReset: true })
          }
        />
      </div>
      {estimates.length > 0 ? (
        <ul className="card rows estimate-rows">
          {estimates.map((estimate) => (
            <EstimateRow key={estimate.id} estimate={estimate} isNamed />
          ))}
        </ul>
      ) : (
        <NoEstimates isFiltered={state !== '' || search !== ''} />
      )}
      {(more || query.has('before')) && (
        <nav className="cluster" aria-label="Pages of the list">
          {query.has('before') && (
            <Link className="tap" to={addressOf({})}>
              Newest estimates
            </Link>
          )}
          {more && last && (
            <Link className="tap" to={addressOf({ before: String(last.id) })}>
              Older estimates
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

interface EstimateSearchProps {
  search: string;
  onSearch(search: string): void;
}

/** The search box; Enter or leaving it searches. */
function EstimateSearch({ search, onSearch }: EstimateSearchProps) {
  const [text, setText] = useState(search);
  const find = () => text.trim() !== search && onSearch(text.trim());
  return (
    <input
      className="field__control leads-panel__search"
      type="search"
      aria-label="Search estimates"
      placeholder="Search by number or name..."
      maxLength={200}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && find()}
      onBlur={find}
    />
  );
}

function NoEstimates({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) return <p className="leads-panel__empty dashed">No estimates match.</p>;
  return (
    <div className="leads-panel__empty dashed">
      <p className="strong">No estimates yet</p>
      <p>Open a lead and choose “Create estimate.”</p>
      <Link className="button button--quiet" to="/admin">
        All leads
      </Link>
    </div>
  );
}
