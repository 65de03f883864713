import { useSearchParams } from 'react-router';
import { formatDay, formatDuration } from '../../../src/shared/dates.ts';
import type { EstimateReport } from '../../../src/shared/estimate/estimate.ts';
import type { Report, Share } from '../../../src/shared/lead/lead.ts';
import { defineData, readJson } from '../api.ts';
import { EstimateReportSection } from '../estimates/report.tsx';
import { Figures } from '../kit/figures.tsx';
import { PageHeader } from '../kit/page-header.tsx';
import { periodLabels } from './filter-labels.ts';
import { type Period, periodStart, periods } from './filters.ts';

const [loader, useReport] = defineData('The report', async ({ request }) => {
  const since = periodStart(readPeriod(new URL(request.url).searchParams));
  const [report, estimates] = await Promise.all([
    readJson<Report>(`/api/admin/report?since=${since}`),
    readJson<EstimateReport>(`/api/admin/estimates/report?since=${since}`),
  ]);
  return { report, estimates };
});

export { loader };

/** The period in the address; the last three months by default. */
const readPeriod = (query: URLSearchParams): Period => periods.find((period) => period === query.get('period')) ?? '90';

/** Charts of where leads come from, counted on the server. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const { report, estimates } = useReport();
  return (
    <div className="stack-2">
      <PageHeader title="Lead sources" about="Where your leads come from, and how fast you respond.">
        <select
          id="report-period"
          className="field__control"
          aria-label="Period"
          value={readPeriod(query)}
          onChange={(event) => setQuery({ period: event.target.value }, { replace: true, preventScrollReset: true })}
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              {periodLabels[period]}
            </option>
          ))}
        </select>
      </PageHeader>
      <Charts report={report} />
      <EstimateReportSection report={estimates} />
    </div>
  );
}

function Charts({ report }: { report: Report }) {
  if (report.total === 0) return <p>No leads in this period.</p>;
  return (
    <>
      <Figures figures={listFigures(report)} />
      <WeekChart weeks={report.byWeek} />
      <div className="reports__charts stack-2">
        <BarChart title="By page" text="The first page they visited, if known." shares={report.byPage} />
        <BarChart title="By service" text="What they asked for." shares={report.byService} />
        <BarChart
          title="By town"
          text="The town of the page, or the first town named in the message."
          shares={report.byTown}
        />
        <BarChart title="By referring site" text="Where the visit came from." shares={report.byReferrer} />
      </div>
    </>
  );
}

function listFigures({ total, open, won, medianFirstContactMs }: Report): [title: string, value: string][] {
  return [
    ['Leads', String(total)],
    ['Still open', String(open)],
    ['Won', `${won} (${Math.round((100 * won) / total)}%)`],
    ['Typical time to first contact', medianFirstContactMs === undefined ? '—' : formatDuration(medianFirstContactMs)],
  ];
}

/** The maximum number of rows; the rest is summed up in one. */
const rowsAtMost = 10;

/** A table with a drawn middle column: the bar shows at a glance what the number says exactly. */
function BarChart({ title, text, shares }: { title: string; text: string; shares: readonly Share[] }) {
  const rows = summedUp(shares);
  const largest = Math.max(...rows.map(({ count }) => count));
  return (
    <section className="card pad">
      <table className="bar-chart__table">
        <caption className="bar-chart__caption hint">
          <strong>{title}</strong> {text}
        </caption>
        <thead className="unseen">
          <tr>
            <th scope="col">{title.replace('By ', '')}</th>
            <th scope="col">Leads</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count }) => (
            <tr key={label}>
              <th className="bar-chart__label" scope="row">
                {label}
              </th>
              <td className="bar-chart__value">
                <svg className="bar-chart__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * count) / largest} height="8" />
                </svg>
                <span className="bar-chart__count">{count}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function summedUp(shares: readonly Share[]): readonly Share[] {
  if (shares.length <= rowsAtMost) return shares;
  const rest = shares.slice(rowsAtMost - 1);
  const count = rest.reduce((sum, share) => sum + share.count, 0);
  return [...shares.slice(0, rowsAtMost - 1), { label: `${rest.length} others`, count }];
}

/** Leads by week as columns, with the same numbers as a table beside it. */
function WeekChart({ weeks }: { weeks: readonly Share[] }) {
  const largest = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <section className="card pad" aria-labelledby="week-chart-title">
      <h2 id="week-chart-title">By week</h2>
      <div
        className={`week-chart__drawing${weeks.length > 14 ? ' week-chart__drawing--narrow' : ''}${weeks.length > 60 ? ' week-chart__drawing--dense' : ''}`}
        role="img"
        aria-label={`Leads by week; the busiest week had ${largest}. The table below has the numbers.`}
      >
        {weeks.map(({ label, count }) => (
          <span key={label} className="week-chart__week" title={`Week of ${dayOf(label)}: ${count}`}>
            <span className="week-chart__count">{count || ''}</span>
            <svg className="week-chart__column" viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
              <rect y={100 - (100 * count) / largest} width="10" height={(100 * count) / largest} />
            </svg>
          </span>
        ))}
      </div>
      <p className="week-chart__ends fine">
        <span>{weeks[0] && dayOf(weeks[0].label)}</span>
        <span>This week</span>
      </p>
      <details className="week-chart__details small">
        <summary className="text-button tap">Show as a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ label, count }) => (
              <tr key={label}>
                <th scope="row">{dayOf(label)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** A week is named by its Monday. */
function dayOf(label: string): string {
  return formatDay(new Date(`${label}T12:00:00`));
}
