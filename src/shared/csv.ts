/** A spreadsheet takes what begins so for a formula (OWASP, CSV injection); its full-width twins included. */
const formulaStart = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as CSV for a spreadsheet: RFC 4180 with a byte order mark, without which Excel guesses the encoding wrongly.
 * A text that a spreadsheet would run as a formula is written with an apostrophe before it, and so shown as text.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
}

function toCell(text: string): string {
  const safe = formulaStart.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
