import {
  type AddressPart,
  addressParts,
  type BadRow,
  billingFields,
  type ImportColumn,
  type ImportedCustomer,
  type ImportedField,
} from '../../shared/lead/customer-import.ts';
import { addedLeadSchema } from '../../shared/lead/lead-schemas.ts';
import { areAddresses } from '../../shared/mail-addresses.ts';
import { readTelephone, shownPhone } from '../../shared/telephone.ts';
import { isRounded, splitCell, unround } from './cell-values.ts';
import type { CustomerTable } from './columns.ts';
import type { CsvRow } from './csv-table.ts';
import { type DateOrder, dateOrderOf, readDay } from './import-date.ts';
import { startTurns } from './turns.ts';

/** The customers of a file, and the rows that can't be imported. */
export interface ReadCustomers {
  customers: ImportedCustomer[];
  bad: BadRow[];
}

/**
 * Reads the customers of a table.
 * @param nowMs the time of the import
 */
export async function readCustomers({ columns, rows }: CustomerTable, nowMs: number): Promise<ReadCustomers> {
  const customers: ImportedCustomer[] = [];
  const bad: BadRow[] = [];
  const sinceColumn = columns.findIndex(({ field }) => field === 'since');
  const order = dateOrderOf(rows.map(({ cells }) => cells[sinceColumn] ?? ''));
  const today = new Date(nowMs).toISOString().slice(0, 10);
  const turn = startTurns();
  for (const row of rows) {
    await turn();
    const read = readCustomer(row, columns, { order, today });
    if (typeof read === 'string') bad.push({ line: row.line, reason: read });
    else customers.push(read);
  }
  return { customers, bad };
}

/** Reads one row; returns the reason if it can't be imported. */
function readCustomer(
  { cells, line }: CsvRow,
  columns: readonly ImportColumn[],
  { order, today }: { order: DateOrder; today: string },
): ImportedCustomer | string {
  const valuesOf = (field: ImportedField) =>
    columns.flatMap((column, index) => (column.field === field ? (cells[index] ?? '') : [])).filter(Boolean);
  const firstOf = (field: ImportedField) => valuesOf(field)[0] ?? '';

  const phones = valuesOf('phone').flatMap(splitCell);
  const rounded = phones.find(isRounded);
  if (rounded)
    return `A spreadsheet rounded the phone number to ${rounded}. Format that column as text, and save the file again.`;
  const emails = valuesOf('email').flatMap(splitCell);
  const wrong = emails.find((email) => !areAddresses([email]));
  if (wrong) return `The email address “${wrong.slice(0, 60)}” isn’t valid.`;
  const [phone = '', ...otherPhones] = listOnce(phones.map((text) => shownPhone(unround(text))));
  const [email = '', ...otherEmails] = listOnce(emails);
  if (!phone && !email) return 'It has no phone number and no email address.';

  const company = firstOf('company');
  const person = [firstOf('firstName'), firstOf('lastName')].filter(Boolean).join(' ');
  const listed = firstOf('name');
  // "García, Ana" beside the first name Ana and the last name García.
  const fullName = hasSameWords(listed, person) ? person : listed || person;
  const contacts = [person, ...valuesOf('contact')];
  const name = fullName || company || contacts.find(Boolean) || email || phone;
  const day = readDay(firstOf('since'), order);
  const since = day <= today ? day : '';
  const notes = columns.flatMap(({ field, title }, index) => {
    const cell = cells[index] ?? '';
    const isNoted = field === 'note' || (field === 'since' && since === '');
    if (!isNoted || !cell) return [];
    return /note|comment|memo|description/i.test(title)
      ? [cell]
      : [`${title.charAt(0).toUpperCase()}${title.slice(1)}: ${cell}`];
  });
  const customer: ImportedCustomer = {
    line,
    name,
    phone,
    email,
    address: addressOf(columns, cells),
    note: [
      fullName && company && !hasSameWords(company, fullName) && `Company: ${company}`,
      ...listContacts(contacts, name).map((contact) => `Contact: ${contact}`),
      otherPhones.length > 0 && `Other phone: ${otherPhones.join(', ')}`,
      otherEmails.length > 0 && `Other email: ${otherEmails.join(', ')}`,
      ...notes,
    ]
      .filter(Boolean)
      .join('\n'),
    since,
  };
  return findProblem(customer) ?? customer;
}

/** Returns the reason why a customer can't be a lead. */
function findProblem({ name, phone, email, address, note: message }: ImportedCustomer): string | undefined {
  const checked = addedLeadSchema.safeParse({ name, phone, email, address, message, came: 'other', contacted: false });
  if (checked.success) return undefined;
  const [issue] = checked.error.issues;
  if (issue?.path[0] === 'message') return 'Its notes are longer than 5,000 characters.';
  return issue?.message ?? 'It can’t be imported.';
}

/**
 * Adds the details of a row to the customer of an earlier row with the same phone number or email address. Differing details go into the
 * note.
 * @returns the reason if both don't fit into one customer
 */
export function mergeRepeat(first: ImportedCustomer, repeat: ImportedCustomer): ImportedCustomer | string {
  const isOther = (one: string, other: string) => other !== '' && listOnce([one, other]).length > 1;
  const known = new Set(first.note.split('\n'));
  const lines = [
    !hasSameWords(first.name, repeat.name) && `Also listed as: ${repeat.name}`,
    first.phone && isOther(first.phone, repeat.phone) && `Other phone: ${repeat.phone}`,
    first.email && isOther(first.email, repeat.email) && `Other email: ${repeat.email}`,
    first.address && isOther(first.address, repeat.address) && `Other address: ${repeat.address}`,
    ...repeat.note.split('\n'),
  ].filter((line): line is string => Boolean(line) && !known.has(String(line)));
  const [since = ''] = [first.since, repeat.since].filter(Boolean).toSorted();
  const merged = {
    ...first,
    phone: first.phone || repeat.phone,
    email: first.email || repeat.email,
    address: first.address || repeat.address,
    note: [first.note, ...lines].filter(Boolean).join('\n'),
    since,
  };
  return findProblem(merged)
    ? `It repeats the customer on line ${first.line}, and both notes together are longer than 5,000 characters.`
    : merged;
}

/** Lists each phone number, email address, or address once, whatever its punctuation and capitals. */
function listOnce(values: readonly string[]): string[] {
  const known = new Set<string>();
  return values.filter((value) => {
    const { number, extension = '' } = readTelephone(value) ?? {};
    const key = number ? `${number} ${extension}` : value.toLowerCase();
    return known.size < known.add(key).size;
  });
}

/** Lists the people whose names aren't part of the customer's name, each once. */
function listContacts(contacts: readonly string[], name: string): string[] {
  const known = [wordsOf(name)];
  return contacts.filter((contact) => {
    const words = wordsOf(contact);
    if (known.some((each) => words.every((word) => each.includes(word)))) return false;
    known.push(words);
    return true;
  });
}

const hasSameWords = (one: string, other: string) =>
  wordsOf(one).toSorted().join(' ') === wordsOf(other).toSorted().join(' ');

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? [];

/** Returns the complete address of a row, or its complete billing address. The street of one is never joined with the town of the other. */
function addressOf(columns: readonly ImportColumn[], cells: readonly string[]): string {
  const read = (fieldOf: (part: AddressPart) => ImportedField) => {
    const parts = addressParts.map((part) => [
      part,
      cells[columns.findIndex(({ field }) => field === fieldOf(part))] ?? '',
    ]);
    return Object.fromEntries(parts) as Record<AddressPart, string>;
  };
  const sets = [read((part) => part), read((part) => billingFields[part])];
  const best =
    sets.find(({ street, address }) => street || address) ?? sets.find((set) => Object.values(set).some(Boolean));
  return best ? writeAddress(best) : '';
}

function writeAddress({ address, street, unit, city, state, zip }: Record<AddressPart, string>): string {
  if (!street && address.includes(',')) return onOneLine(address);
  const town = [state, zip].filter(Boolean).join(' ');
  return onOneLine([street || address, unit, city, town].filter(Boolean).join(', '));
}

const onOneLine = (text: string) => text.replace(/\s*\n\s*/g, ', ').replace(/\s+/g, ' ');
