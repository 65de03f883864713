/** An extension after a comma or a line break belongs to the number before it. */
const extension = '\\s*(?:ext(?:n|ension)?[\\s.:=#]*|x[\\s.:=#]*|#\\s*)?\\d{1,6}(?!\\d|[\\s.()-]*\\d)';

/** Separators between values. A slash without spaces separates only two whole numbers or two email addresses, so "c/o" stays. */
const separators = new RegExp(
  [
    ':::',
    `[;,\\n](?!${extension})`,
    '\\s/\\s',
    '(?<=\\d{3}[\\s.)-]{0,2}\\d{4})/(?=\\(?\\d{3}[\\s.)-]{0,2}\\d{3})',
    '(?<=@[^\\s/]+)/(?=[^\\s/@]+@)',
    '(?<=\\d)\\s+(?:or|and|&)\\s+(?=[+(]?\\d{3})',
    // "Phone:(336) 555-0187 Mobile:(336) 555-0188"
    '(?<=[\\d)])\\s+(?!ext|x\\s*:)(?=[a-z][a-z .-]*:\\s*[+(]?\\d{3})',
  ].join('|'),
  'i',
);

/**
 * Splits the values of one cell. Google Contacts writes "555-0187 ::: 555-0188"; others use line breaks, semicolons, commas, or slashes.
 * QuickBooks writes "Phone:555-0187".
 */
export function splitCell(cell: string): string[] {
  // "3,36555E+09" is one number with a decimal comma.
  if (exponent.test(cell)) return [cell];
  return cell
    .split(separators)
    .map((part) => part.trim().replace(/^[a-z][a-z .-]*:\s*(?!\/\/)/i, ''))
    .filter(Boolean);
}

const exponent = /^(\d)[.,]?(\d*)E\+(\d{1,2})$/i;

/** True for a number that lost digits: 3.36555E+09. */
export function isRounded(text: string): boolean {
  const [, , decimals = '', power = ''] = exponent.exec(text) ?? [];
  return power !== '' && decimals.length < Number(power);
}

/** Writes 3.365550187E+09, which has all its digits, as 3365550187. */
export function unround(text: string): string {
  return exponent.test(text) ? String(Number(text.replace(',', '.'))) : text.replace(/\.0+$/, '');
}
