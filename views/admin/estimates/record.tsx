import { formatDateTime } from '../../../src/shared/dates.ts';
import { declineReasons, type EstimateDetail } from '../../../src/shared/estimate/estimate.ts';
import { formatCents } from '../../../src/shared/estimate/money.ts';

/** The customer's answers to an estimate: signature, decline, questions; and why it was voided. */
export function EstimateAnswers({ detail }: { detail: EstimateDetail }) {
  const { acceptance, decline, voided, questions } = detail;
  return (
    <>
      {acceptance && <Signature detail={detail} acceptance={acceptance} />}
      {decline && (
        <section className="notice notice--bad stack-0" aria-labelledby="estimate-decline-title">
          <h2 id="estimate-decline-title">Declined by {decline.name}</h2>
          <p>{declineReasons[decline.reason]}</p>
          {decline.text && (
            <p className="lines wraps" dir="auto">
              {decline.text}
            </p>
          )}
          <p className="fine">{formatDateTime(decline.at)}</p>
        </section>
      )}
      {voided && (
        <section className="notice stack-0" aria-labelledby="estimate-void-title">
          <h2 id="estimate-void-title">Voided</h2>
          <p className="wraps">{voided.reason}</p>
          <p className="fine wraps">
            {formatDateTime(voided.at)}
            {voided.by && ` by ${voided.by}`}
          </p>
        </section>
      )}
      {questions.length > 0 && (
        <section className="card pad stack-1" aria-labelledby="estimate-questions-title">
          <h2 id="estimate-questions-title">Questions</h2>
          <ul className="rows">
            {questions.map(({ text, at }) => (
              <li key={at}>
                <p className="lines wraps" dir="auto">
                  {text}
                </p>
                <p className="fine">{formatDateTime(at)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Accepted = NonNullable<EstimateDetail['acceptance']>;

/** The record of the acceptance, as in both copies. */
function Signature({ detail, acceptance }: { detail: EstimateDetail; acceptance: Accepted }) {
  const addOns = acceptance.addOns.map((index) => detail.sent?.content.addOns[index]?.text).filter(Boolean);
  const facts: [title: string, value: string][] = [
    ['Signed by', acceptance.name],
    ['Option', acceptance.optionName],
    ...(addOns.length > 0 ? [['Add-ons', addOns.join(', ')] as [string, string]] : []),
    ['Total', formatCents(acceptance.total)],
    ...(acceptance.deposit > 0 ? [['Deposit', formatCents(acceptance.deposit)] as [string, string]] : []),
    ['Signed', `${formatDateTime(acceptance.at)} (business time zone: ${acceptance.timeZone})`],
    ['Version', String(acceptance.version)],
    acceptance.email ? ['Sent to', acceptance.email] : ['Sent', 'As a link'],
    ['IP address', acceptance.address],
    ['Browser', acceptance.userAgent],
    ['Fingerprint (SHA-256)', acceptance.hash],
  ];
  return (
    <section className="notice notice--good stack-1" aria-labelledby="estimate-signature-title">
      <h2 id="estimate-signature-title">Signature</h2>
      <dl className="lead__facts columns columns-few">
        {facts.map(([title, value]) => (
          <div key={title}>
            <dt className="fine">{title}</dt>
            <dd className="wraps" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="tap small">The text that was agreed to</summary>
        <p className="lines wraps">{acceptance.consent}</p>
      </details>
    </section>
  );
}
