/** A spreadsheet takes what begins so for a formula (OWASP, CSV injection); its full-width twins included. */
const formulaStart = /^[\s]*[=+\-@\t\r\n＝＋－＠]/;

/** Begins a file, or Excel guesses the encoding wrongly. */
export const byteOrderMark = '\ufeff';

/** What a spreadsheet may take for the end of a cell: LibreOffice proposes commas, semicolons and tabs. */
const needsQuotes = /[",;\t\r\n]/;

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
