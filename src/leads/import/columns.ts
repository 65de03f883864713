import { type ImportColumn, type ImportedField, importLimits } from '../../shared/lead/customer-import.ts';
import { assignAddresses } from './address-columns.ts';
import type { CsvRow } from './csv-table.ts';

/** The heading of a CSV file, and the rows below it. */
export interface CustomerTable {
  columns: ImportColumn[];
  rows: readonly CsvRow[];
}

/** Headings of columns that describe another column or don't concern a customer, such as "E-mail 1 - Label", "Phone Type", and "Fax". */
const skipped = /\b(label|type|fax|ext|extension|opt|opted|status|count|id|country|url|website)\b/;

/** Names that aren't the customer's whole name, or are another person's. They would win over the first and last name. */
const partialName =
  /\b(middle|prefix|suffix|nick ?name|maiden|yomi|phonetic)\b|\b(short|additional|assistant s|manager s) name\b|^(name )?title$/;

/** Headings by field, the more exact ones first, from the exports of Jobber, Housecall Pro, QuickBooks, and Google Contacts. */
const headings: readonly (readonly [ImportedField, RegExp])[] = [
  ['note', /^(spouse|partner|second(ary)? contact|contact 2)\b/],
  ['email', /\be ?mails?\b/],
  ['phone', /\b(phones?|mobile|cell|tel|telephone)\b/],
  ['firstName', /\b(first|given)( name)?$/],
  ['lastName', /\b(last|family)( name)?$|\bsurname\b/],
  ['city', /\b(city|town)$/],
  ['state', /\b(state|province|region)$/],
  ['zip', /\b(zip|postal|postcode)\b/],
  ['unit', /\b(unit|apt|apartment|suite)( number| no)?$|\b(address|street) (line )?[23]$/],
  ['street', /\bstreet\b|\b(address|street) (line )?1$/],
  ['address', /\baddress(es)?\b/],
  ['contact', /\bcontact( 1| person| (full )?name)?$/],
  ['company', /\b(company|organization|business)\b/],
  ['since', /\b(created|since|date|added)\b/],
  ['note', /\b(notes?|comments?|memo|description)\b/],
  ['name', /\b(name|customer|client)\b/],
];

/** Fields that several columns may fill. Every other field uses one column. */
const repeatable: ReadonlySet<string> = new Set<ImportedField>(['contact', 'phone', 'email', 'note']);

/**
 * Finds the heading and guesses the field of each column, by its heading and then by its values.
 * @param all the rows of the file
 * @param chosen the fields chosen by hand, in the order of the columns
 */
export function readColumns(all: readonly CsvRow[], chosen?: readonly (ImportedField | '')[]): CustomerTable {
  const heading = findHeading(all);
  const rows = all.slice(heading + 1);
  const width = Math.min(
    importLimits.columns,
    all.slice(Math.max(0, heading)).reduce((most, { cells }) => Math.max(most, cells.length), 0),
  );
  const titles = Array.from({ length: width }, (_none, index) => all[heading]?.cells[index] || `Column ${index + 1}`);
  const fields = chosen ?? guessFields(heading < 0 ? [] : titles, rows, width);
  const columns = titles.map((title, index) => ({
    title: title.slice(0, 100),
    field: fields[index] ?? '',
    example: (rows.find(({ cells }) => cells[index])?.cells[index] ?? '').slice(0, 100),
  }));
  return { columns, rows };
}

/** Rows that may be above the headings of a report: its name, the business, the day, and empty ones. */
const titleRows = 10;

/**
 * Finds the row of headings: the first one that names two fields. Rows above it with a single cell are the report's title.
 * @returns the row's index; -1 if the file has no headings
 */
function findHeading(all: readonly CsvRow[]): number {
  for (const [index, { cells }] of all.slice(0, titleRows).entries()) {
    const isTitle = cells.filter(Boolean).length < 2;
    if (!isTitle && cells.some(isValue)) break;
    if (new Set(cells.map((cell) => fieldOf(simplify(cell))).filter(Boolean)).size > 1) return index;
  }
  return all[0]?.cells.some(isValue) === false ? 0 : -1;
}

function guessFields(titles: readonly string[], rows: readonly CsvRow[], width: number): (ImportedField | '')[] {
  const plain = titles.map(simplify);
  const fields = Array.from({ length: width }, (_none, index) => fieldOf(plain[index] ?? ''));
  assignAddresses(fields, plain);
  // Without another name, the contact is the customer.
  if (!fields.some((field) => field === 'name' || field === 'firstName' || field === 'lastName')) {
    const contact = fields.indexOf('contact');
    if (contact >= 0) fields[contact] = 'name';
  }
  for (const field of new Set(fields)) if (field && !repeatable.has(field)) keepOne(fields, field);
  const sample = rows.slice(0, 200);
  for (const [field, fits] of [
    ['email', isEmail],
    ['phone', isPhone],
  ] as const)
    if (!fields.includes(field)) {
      const index = fields.findIndex((known, column) => !known && isMostly(sample, column, fits));
      if (index >= 0) fields[index] = field;
    }
  if (
    !fields.some((field) => field === 'name' || field === 'firstName' || field === 'lastName' || field === 'company')
  ) {
    const index = fields.findIndex((known, column) => !known && isMostly(sample, column, isName));
    if (index >= 0) fields[index] = 'name';
  }
  return fields;
}

/** Writes a heading in lower case, without punctuation: "E-mail 1 - Value" becomes "e mail 1 value". */
function simplify(title: string): string {
  return title
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function fieldOf(title: string): ImportedField | '' {
  if (!title || skipped.test(title) || partialName.test(title)) return '';
  return headings.find(([, pattern]) => pattern.test(title))?.[0] ?? '';
}

function keepOne(fields: (ImportedField | '')[], field: ImportedField): void {
  const kept = fields.indexOf(field);
  for (const [index, each] of fields.entries()) if (each === field && index !== kept) fields[index] = '';
}

function isMostly(sample: readonly CsvRow[], column: number, fits: (cell: string) => boolean): boolean {
  const values = sample.map(({ cells }) => cells[column] ?? '').filter(Boolean);
  return values.length > 0 && values.filter(fits).length > values.length / 2;
}

const isEmail = (cell: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(cell);
const isPhone = (cell: string) => /^[+()\d.\s-]{10,20}$/.test(cell) && /^1?\d{10}$/.test(cell.replace(/\D/g, ''));
const isValue = (cell: string) => isEmail(cell) || isPhone(cell);
const isName = (cell: string) => /^\p{L}[\p{L}\s.'&,-]+$/u.test(cell);
