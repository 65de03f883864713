import { formatCents } from '../shared/estimate/money.ts';
import { decodePlan } from '../shared/fence/plan-schema.ts';
import { fenceLabel } from '../shared/fence/sentences.ts';
import type { Lead, LeadEstimate } from '../shared/lead/lead.ts';
import { type LeadField, listPlaces } from '../shared/lead/lead-fields.ts';
import type { LeadPlan } from '../shared/lead/lead-plan.ts';

/** Text that a spreadsheet would treat as a formula (OWASP, CSV injection), including full-width variants. */
const formulaStart = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;

/** Starts the file. Without it, Excel guesses the encoding wrong. */
const byteOrderMark = '\ufeff';

/** Characters that a spreadsheet may treat as the end of a cell: LibreOffice suggests commas, semicolons, and tabs. */
const needsQuotes = /[",;\t\r\n]/;

/** The columns of the export. Times are in UTC and in a format that spreadsheets parse. */
const columns: readonly [title: string, read: (lead: Lead) => string | undefined][] = [
  ['Date (UTC)', ({ createdAt }) => spreadsheetTime(createdAt)],
  ['Status', ({ status }) => status],
  ...fieldColumns('typed'),
  ['Source', ({ source }) => source],
  ...fieldColumns('visit'),
  ['First Contact (UTC)', ({ firstContactAt }) => firstContactAt && spreadsheetTime(firstContactAt)],
  ['Review Asked (UTC)', ({ reviewRequest }) => reviewRequest && spreadsheetTime(reviewRequest.at)],
  ['Reference', ({ reference }) => reference],
  ['Fence', ({ plan }) => plan && fenceOf(plan)],
  ['Length (ft)', ({ plan }) => plan && String(plan.feet)],
  ['Gates', ({ plan }) => plan && String(plan.gates)],
  ['Price Low', ({ plan }) => plan?.low?.toString()],
  ['Price High', ({ plan }) => plan?.high?.toString()],
  ['Price Version', ({ plan }) => plan && String(plan.priceVersion)],
  ['Plan', ({ plan }) => plan?.url],
  ['Estimates', ({ estimates }) => estimates?.map(describeEstimate).join('; ')],
  ...signatureColumns(),
];

/** The header line of the CSV file. */
export const csvTitles = byteOrderMark + toCsv([columns.map(([title]) => title)]);

/** Leads as CSV lines. */
export function leadsToCsv(leads: readonly Lead[]): string {
  return toCsv(leads.map((lead) => columns.map(([, read]) => read(lead) ?? '')));
}

/** Returns text such as "#1042 accepted $6,480.00". */
function describeEstimate({ number, state, total }: LeadEstimate): string {
  return [number === null ? '' : `#${number}`, state, formatCents(total)].filter(Boolean).join(' ');
}

/** The latest signature of a lead, as its record stores it. */
function signatureColumns(): [title: string, read: (lead: Lead) => string | undefined][] {
  const find = ({ estimates }: Lead) => estimates?.find(({ signature }) => signature)?.signature;
  return [
    ['Signed By', (lead) => find(lead)?.name],
    ['Signed (UTC)', (lead) => spreadsheetTime(find(lead)?.at ?? '')],
    ['Signed Option', (lead) => find(lead)?.optionName],
    ['Signed Version', (lead) => find(lead)?.version.toString()],
    ['Signed Hash', (lead) => find(lead)?.hash],
    ['Signed Text', (lead) => find(lead)?.consent],
    ['Signed From', (lead) => find(lead)?.address],
    ['Signed Email', (lead) => find(lead)?.email],
  ];
}

function fieldColumns(origin: LeadField['origin']): [title: string, read: (lead: Lead) => string | undefined][] {
  return listPlaces('csv', origin).map(({ name, label }) => [label, (lead) => lead[name]]);
}

/** `2026-11-20T15:04:05.123Z` as `2026-11-20 15:04:05`, which spreadsheets parse as a time. */
function spreadsheetTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

function fenceOf({ code }: LeadPlan): string {
  const plan = decodePlan(code);
  return plan ? fenceLabel(plan.kind, plan.height) : '';
}

/**
 * Rows as CSV for a spreadsheet (RFC 4180), without the byte order mark that a file begins with.
 * A text that a spreadsheet would run as a formula is written with an apostrophe before it, and so shown as text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');
}

function toCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return needsQuotes.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
