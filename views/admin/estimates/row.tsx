import { Link } from 'react-router';
import { formatDay } from '../../../src/shared/dates.ts';
import type { EstimateEntry } from '../../../src/shared/estimate/estimate.ts';
import { formatCents } from '../../../src/shared/estimate/money.ts';
import { EstimateState, formatValidity, nameEstimate } from './state.tsx';

interface EstimateRowProps {
  estimate: EstimateEntry;
  /** Shows the customer's name; off on a lead's page, which has it. */
  isNamed?: boolean;
}

/** One estimate in a list; the whole row opens it. */
export function EstimateRow({ estimate, isNamed = false }: EstimateRowProps) {
  const { id, number, name, total, highestTotal } = estimate;
  return (
    <li className="estimate-row">
      <Link className="estimate-row__link" to={`/admin/estimates/${id}`}>
        <span className="strong">{nameEstimate(number)}</span>
        {isNamed && <span className="wraps">{name}</span>}
      </Link>
      <EstimateState estimate={estimate} />
      <span className="estimate-row__facts fine">{describe(estimate)}</span>
      <span className="estimate-row__total tabular">
        {total === highestTotal ? formatCents(total) : `${formatCents(total)} to ${formatCents(highestTotal)}`}
      </span>
    </li>
  );
}

function describe({ state, isExpired, validUntil, openedAt, sentAt, hasDraft, updatedAt }: EstimateEntry): string {
  if (state === 'draft') return `Changed ${formatDay(new Date(updatedAt))}`;
  const facts = [
    sentAt && `Sent ${formatDay(new Date(sentAt))}`,
    state === 'sent' && openedAt && `Opened ${formatDay(new Date(openedAt))} (may be an email filter)`,
    state === 'sent' && !isExpired && validUntil && formatValidity(validUntil),
    hasDraft && 'New version started',
  ];
  return facts.filter(Boolean).join(' · ');
}
