import type { Share } from '../../../src/shared/report.ts';

/** More rows than this say little: the rest is summed up in one. */
const rowsAtMost = 10;

/** A table whose middle column is drawn: the bar says at a glance what the number says exactly. */
export function BarChart({ title, text, shares }: { title: string; text: string; shares: readonly Share[] }) {
  const rows = summedUp(shares);
  const largest = Math.max(...rows.map(({ count }) => count));
  return (
    <section className="bar-chart">
      <table className="bar-chart__table">
        <caption className="bar-chart__caption">
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
