import type { EstimateFigures, EstimateReport, EstimateShare } from '../../../src/shared/estimate/estimate.ts';
import { formatCents } from '../../../src/shared/estimate/money.ts';
import { Figures } from '../kit/figures.tsx';

/** The estimates of a period: how many were sent and won, by page and by material. */
export function EstimateReportSection({ report }: { report: EstimateReport }) {
  if (report.sent === 0) return null;
  return (
    <section className="stack-2" aria-labelledby="estimate-report-title">
      <h2 id="estimate-report-title">Estimates</h2>
      <Figures figures={listFigures(report)} />
      <div className="reports__charts stack-2">
        <ShareTable title="Estimates by page" first="Page" shares={report.byPage} />
        <ShareTable title="Estimates by material" first="Material" shares={report.byMaterial} />
      </div>
    </section>
  );
}

function listFigures({ sent, won, winRate, averageWon }: EstimateFigures): [title: string, value: string][] {
  return [
    ['Sent', String(sent)],
    ['Won', String(won)],
    ['Win rate', winRate === undefined ? '—' : `${winRate}%`],
    ['Average job won', averageWon === undefined ? '—' : formatCents(averageWon)],
  ];
}

interface ShareTableProps {
  title: string;
  /** The heading of the first column. */
  first: string;
  shares: readonly EstimateShare[];
}

function ShareTable({ title, first, shares }: ShareTableProps) {
  return (
    <section className="card pad">
      <table className="bar-chart__table share-table">
        <caption className="bar-chart__caption hint">
          <strong>{title}</strong>
        </caption>
        <thead className="fine">
          <tr>
            <th className="bar-chart__label" scope="col">
              {first}
            </th>
            <th scope="col">Sent</th>
            <th scope="col">Won</th>
            <th scope="col">Average job won</th>
          </tr>
        </thead>
        <tbody>
          {shares.map(({ label, sent, won, averageWon }) => (
            <tr key={label}>
              <th className="bar-chart__label" scope="row">
                {label}
              </th>
              <td className="tabular">{sent}</td>
              <td className="tabular">{won}</td>
              <td className="tabular">{averageWon === undefined ? '—' : formatCents(averageWon)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
