import { formatDay } from '../../../src/shared/dates.ts';
import type { Share } from '../../../src/shared/report.ts';

const height = 120;
const barWidth = 20;
const gap = 8;
/** Room for the number above the highest bar. */
const headroom = 18;

/** Leads by week as columns, with the same numbers as a table beside it. */
export function WeekChart({ weeks }: { weeks: readonly Share[] }) {
  const largest = Math.max(1, ...weeks.map(({ count }) => count));
  const width = weeks.length * (barWidth + gap);
  return (
    <section className="week-chart" aria-labelledby="week-chart-title">
      <h2 id="week-chart-title">By week</h2>
      <svg
        className="week-chart__drawing"
        viewBox={`0 0 ${width} ${height + headroom}`}
        role="img"
        aria-label={`Leads by week; the table below has the numbers. The busiest week had ${largest}.`}
      >
        {weeks.map(({ label, count }, index) => {
          const bar = (height * count) / largest;
          const x = index * (barWidth + gap) + gap / 2;
          return (
            <g key={label}>
              <rect
                className="week-chart__bar"
                x={x}
                y={headroom + height - bar}
                width={barWidth}
                height={bar}
                rx="2"
              />
              {count > 0 && (
                <text
                  className="week-chart__count"
                  x={x + barWidth / 2}
                  y={headroom + height - bar - 5}
                  textAnchor="middle"
                  fontSize="11"
                >
                  {count}
                </text>
              )}
            </g>
          );
        })}
        <line className="week-chart__ground" x1="0" x2={width} y1={headroom + height} y2={headroom + height} />
      </svg>
      <p className="week-chart__ends">
        <span>{dayOf(weeks[0])}</span>
        <span>This week</span>
      </p>
      <details className="week-chart__details">
        <summary>The numbers</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Week of</th>
              <th scope="col">Leads</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.label}>
                <th scope="row">{dayOf(week)}</th>
                <td>{week.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

/** A week is named by the date of its Monday, wherever it is read. */
function dayOf(week: Share | undefined): string {
  return week ? formatDay(new Date(`${week.label}T12:00:00`)) : '';
}
