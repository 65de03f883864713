import { useState } from 'react';
import { formatDuration } from '../../../src/shared/dates.ts';
import type { Report } from '../../../src/shared/report.ts';
import { SelectField } from '../../components/field.tsx';
import { useAdminJson } from '../admin-json.ts';
import { LoadFailure } from '../load-failure.tsx';
import { BarChart } from './bar-chart.tsx';
import { type Period, periodStart, periods } from './lead-view.ts';
import { WeekChart } from './week-chart.tsx';

/** What brings leads: counted on the server, drawn here. */
export function ReportsSection() {
  const [period, setPeriod] = useState<Period>('90');
  const report = useAdminJson<Report>(`/api/admin/report?since=${periodStart(period)}`);
  return (
    <div className="reports">
      <h1>What brings leads</h1>
      <SelectField
        id="report-period"
        label="Period"
        value={period}
        onChange={(event) => setPeriod(event.target.value as Period)}
      >
        {periods.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {report.error ? <LoadFailure what="The report" onReload={report.read} /> : null}
      {!report.value && !report.error && <p className="admin-loading">Loading...</p>}
      {report.value && <Charts report={report.value} />}
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
