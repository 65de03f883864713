import type { Kysely } from 'kysely';
import type { Database, EstimateRow } from '../database/index.ts';
import { findLeadPlan, findLeadRow } from '../leads/index.ts';
import type { EstimateContent } from '../shared/estimate/content.ts';
import { isExpired } from '../shared/estimate/estimate.ts';
import type { EstimateChoice, EstimateView } from '../shared/estimate/view.ts';
import { decodePlan } from '../shared/fence/plan-schema.ts';
import { describeMoment, formatShortDayIn } from '../shared/moments.ts';
import { cancellationDates } from './cancellation.ts';
import { dayOf } from './customer-day.ts';
import { currentDraft, type EstimateMoment, findAcceptance, findVersion } from './store.ts';

/** Time after the acceptance during which photos can be added. */
const photoMs = 30 * 24 * 3600_000;

/** Returns the version in force as its customer sees it. @param path the address of the page */
export async function readCustomerView(
  db: Kysely<Database>,
  row: EstimateRow,
  path: string,
  { today, timeZone, nowMs }: EstimateMoment & { nowMs: number },
): Promise<EstimateView | undefined> {
  const acceptance = await findAcceptance(db, row.id);
  const sent = await findVersion(db, row.id, acceptance?.version ?? row.sentVersion);
  if (!sent) return undefined;
  const { content } = sent;
  const state = row.state === 'draft' || row.state === 'sent' ? 'open' : row.state;
  const signedDay = acceptance ? dayOf(acceptance.at, acceptance.timeZone) : '';
  return {
    path,
    number: row.number,
    state: isExpired(row, today) ? 'expired' : state,
    version: sent.version,
    content,
    customer: await readCustomer(db, row),
    sentOn: formatShortDayIn(sent.at, timeZone),
    plan: content.showDrawing && sent.planCode !== null ? decodePlan(sent.planCode) : undefined,
    choice: onlyChoice(content),
    acceptance,
    acceptedOn: acceptance && describeMoment(acceptance.at, acceptance.timeZone),
    cancellation: showsNotice(content, row.state) ? cancellationDates(signedDay, today) : undefined,
    takesPhotos:
      row.submissionId !== null &&
      (acceptance ? nowMs - Date.parse(acceptance.at) < photoMs : row.state === 'sent') &&
      row.state !== 'voided',
  };
}

/** Returns the draft, or else the version in force, as the owner previews it. Nothing on it can be sent. */
export async function readPreview(
  db: Kysely<Database>,
  row: EstimateRow,
  moment: EstimateMoment & { nowMs: number },
): Promise<EstimateView | undefined> {
  const content = currentDraft(row);
  if (!content) {
    const view = await readCustomerView(db, row, '', moment);
    return view && { ...view, takesPhotos: false };
  }
  const plan = row.submissionId === null ? undefined : await findLeadPlan(db, row.submissionId);
  return {
    path: '',
    number: row.number,
    state: 'open',
    version: (row.sentVersion ?? 0) + 1,
    content,
    customer: await readCustomer(db, row),
    sentOn: '',
    plan: content.showDrawing && plan ? decodePlan(plan.code) : undefined,
    choice: onlyChoice(content),
    cancellation: content.cancellationNotice ? cancellationDates('', moment.today) : undefined,
    takesPhotos: false,
  };
}

async function readCustomer(db: Kysely<Database>, { submissionId, customer }: EstimateRow) {
  const lead = submissionId === null ? undefined : await findLeadRow(db, submissionId);
  return { name: lead?.name ?? customer, address: lead?.address ?? '' };
}

/** Nothing is chosen for the customer unless there is nothing to choose. */
function onlyChoice({ options, addOns }: EstimateContent): EstimateChoice | undefined {
  return options.length === 1 && addOns.length === 0 ? { option: 0, addOns: [] } : undefined;
}

function showsNotice({ cancellationNotice }: EstimateContent, state: EstimateRow['state']): boolean {
  return cancellationNotice && (state === 'sent' || state === 'accepted');
}
