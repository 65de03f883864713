import { byteOrderMark, toCsv } from './csv.ts';
import type { Submission } from './submission.ts';

/** The columns of the export; times as a spreadsheet reads them, in UTC. */
const columns: readonly [title: string, read: (lead: Submission) => string | undefined][] = [
  ['Date (UTC)', ({ createdAt }) => spreadsheetTime(createdAt)],
  ['Status', ({ status }) => status],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Referred By', ({ referredBy }) => referredBy],
  ['Service', ({ service }) => service],
  ['Message', ({ message }) => message],
  ['Source', ({ source }) => source],
  ['Page', ({ page }) => page],
  ['Landing Page', ({ landingPage }) => landingPage],
  ['Referring Site', ({ referrer }) => referrer],
  ['First Contact (UTC)', ({ firstContactAt }) => firstContactAt && spreadsheetTime(firstContactAt)],
  ['Reference', ({ reference }) => reference],
];

/** How the file begins: the line of titles. */
export const csvTitles = byteOrderMark + toCsv([columns.map(([title]) => title)]);

/** Leads as lines of the file, one each. */
export function leadsToCsv(leads: readonly Submission[]): string {
  return toCsv(leads.map((lead) => columns.map(([, read]) => read(lead) ?? '')));
}

/** `2026-11-20T15:04:05.123Z` as `2026-11-20 15:04:05`, which a spreadsheet takes for a time. */
function spreadsheetTime(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}
