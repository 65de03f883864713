import { formatDay } from '../../../src/shared/dates.ts';
import type { Share } from '../../../src/shared/report.ts';

/** Leads by week as columns, with the same numbers as a table beside it. */
export function WeekChart({ weeks }: { weeks: readonly Share[] }) {
  const largest = Math.max(1, ...weeks.map(({ count }) => count));
  return (
    <section className="week-chart" aria-labelledby="week-chart-title">
      <h2 id="week-chart-title">By week</h2>
      <div
        className={`week-chart__drawing${weeks.length > 14 ? ' week-chart__drawing--narrow' : ''}`}
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
      <p className="week-chart__ends">
        <span>{weeks[0] && dayOf(weeks[0].label)}</span>
        <span>This week</span>
      </p>
      <details className="week-chart__details">
        <summary>Show as a table</summary>
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

/** A week is named by the date of its Monday, wherever it is read. */
function dayOf(label: string): string {
  return formatDay(new Date(`${label}T12:00:00`));
}
