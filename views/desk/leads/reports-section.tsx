import { useSearchParams } from 'react-router';
import { formatDuration } from '../../../src/shared/dates.ts';
import type { Report } from '../../../src/shared/report.ts';
import { SelectField } from '../../components/field.tsx';
import { defineData, readJson } from '../api.ts';
import { BarChart } from './bar-chart.tsx';
import { type Period, periodStart, periods } from './lead-view.ts';
import { WeekChart } from './week-chart.tsx';

const [loader, useReport] = defineData('The report', ({ request }) =>
  readJson<Report>(`/api/admin/report?since=${periodStart(readPeriod(new URL(request.url).searchParams))}`),
);

export { loader };

/** The period of the address; the last three months where it names none. */
const readPeriod = (query: URLSearchParams): Period =>
  periods.find(({ value }) => value === query.get('period'))?.value ?? '90';

/** What brings leads: counted on the server, drawn here. */
export function Component() {
  const [query, setQuery] = useSearchParams();
  const [report] = useReport();
  return (
    <div className="reports">
      <h1>What brings leads</h1>
      <SelectField
        id="report-period"
        label="Period"
        value={readPeriod(query)}
        onChange={(event) => setQuery({ period: event.target.value }, { replace: true, preventScrollReset: true })}
      >
        {periods.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Charts report={report} />
    </div>
  );
}

function Charts({ report }: { report: Report }) {
  if (report.total === 0) return <p>No leads in this period.</p>;
  return (
    <>
      <Figures report={report} />
      <WeekChart weeks={report.byWeek} />
      <div className="reports__charts">
        <BarChart title="By page" text="The first page of the visit where it is known." shares={report.byPage} />
        <BarChart title="By service" text="What they asked for." shares={report.byService} />
        <BarChart
          title="By town"
          text="The town of the page, or the first one the message names."
          shares={report.byTown}
        />
        <BarChart title="By referring site" text="Where the visit came from." shares={report.byReferrer} />
      </div>
    </>
  );
}

function Figures({ report: { total, open, won, medianFirstContactMs } }: { report: Report }) {
  const figures: [string, string][] = [
    ['Leads', String(total)],
    ['Still open', String(open)],
    ['Won', `${won} (${Math.round((100 * won) / total)}%)`],
    ['Median time to first contact', medianFirstContactMs === undefined ? '—' : formatDuration(medianFirstContactMs)],
  ];
  return (
    <dl className="reports__figures">
      {figures.map(([title, value]) => (
        <div key={title} className="reports__figure">
          <dt>{title}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
