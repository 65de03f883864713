import { formatDay } from '../../../src/shared/dates.ts';
import { type EstimateEntry, estimateStateLabels, shownState } from '../../../src/shared/estimate/estimate.ts';

/** The lead status that has the same color as an estimate's state. */
const tones = {
  draft: 'draft',
  sent: 'contacted',
  expired: 'quoted',
  accepted: 'won',
  declined: 'lost',
  voided: 'lost',
} as const;

/** The state of an estimate as text and color. */
export function EstimateState({ estimate }: { estimate: Pick<EstimateEntry, 'state' | 'isExpired'> }) {
  const state = shownState(estimate);
  return <span className={`status-badge chip status-badge--${tones[state]}`}>{estimateStateLabels[state]}</span>;
}

/** The name of an estimate; a draft has no number yet. */
export const nameEstimate = (number: number | null) => (number === null ? 'New estimate' : `Estimate #${number}`);

/** Such as "Valid through Dec 30, 2026". @param day such as `2026-12-30` */
export const formatValidity = (day: string) => `Valid through ${formatDay(new Date(`${day}T12:00`))}`;
