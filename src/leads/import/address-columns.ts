import {
  type AddressPart,
  addressParts,
  billingFields,
  type ImportedField,
} from '../../shared/lead/customer-import.ts';

/** The columns that make up one address: "Billing Street", "Billing City", and "Billing State". */
interface ColumnSet {
  /** The headings without their part: "billing"; empty for "Street" and "City". */
  owner: string;
  columns: Map<AddressPart, number>;
}

/** Matches a job site's address, which is used before any other. */
const jobSite = /\b(service|property|ship|shipping|job|site|yard)\b/;
const elsewhere = /\b(bill|billing|mailing|invoice)\b/;

/** Words of a heading that name a part of an address. */
const partWords =
  /\b(street|address|addresses|line|unit|apt|apartment|suite|number|city|town|state|province|region|zip|postal|postcode|code|formatted|full|extended|po box)\b/g;

/**
 * Groups address columns into sets. The first set becomes the address and the second the billing address; any others are left out.
 * @param fields the guessed fields, which change
 * @param titles the headings in lower case
 */
export function assignAddresses(fields: (ImportedField | '')[], titles: readonly string[]): void {
  const [first, second] = listSets(fields, titles).toSorted((one, other) => rankOf(one) - rankOf(other));
  for (const [index, field] of fields.entries()) if (isPart(field)) fields[index] = '';
  for (const [part, index] of first?.columns ?? []) fields[index] = part;
  for (const [part, index] of second?.columns ?? []) fields[index] = billingFields[part];
}

function listSets(fields: readonly (ImportedField | '')[], titles: readonly string[]): ColumnSet[] {
  const sets: ColumnSet[] = [];
  const add = (owner: string, part: AddressPart, index: number) => {
    const known = sets.find((set) => set.owner === owner);
    if (known) return void (known.columns.has(part) || known.columns.set(part, index));
    sets.push({ owner, columns: new Map([[part, index]]) });
  };
  const places = fields.flatMap((field, index) =>
    isPart(field) ? [{ part: field, index, owner: ownerOf(titles[index] ?? '') }] : [],
  );
  for (const { part, index, owner } of places) if (isStreet(part)) add(owner, part, index);
  const streets = [...sets];
  for (const { part, index, owner } of places)
    if (!isStreet(part)) {
      const lacks = (set: ColumnSet) => !set.columns.has(part);
      const set = owner === '' ? nearestLeft(streets.filter(lacks), index) : undefined;
      const own = sets.find((each) => each.owner === owner && lacks(each));
      if (set && !own) set.columns.set(part, index);
      else add(owner, part, index);
    }
  return sets;
}

/** "Billing Address, City, State": a town without an owner belongs to the street before it. */
function nearestLeft(sets: readonly ColumnSet[], index: number): ColumnSet | undefined {
  const startOf = ({ columns }: ColumnSet) => columns.get('street') ?? columns.get('address') ?? 0;
  return sets.filter((set) => startOf(set) < index).toSorted((one, other) => startOf(other) - startOf(one))[0];
}

function ownerOf(title: string): string {
  return title
    .replace(/ ?\b[123]$/, '')
    .replace(partWords, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function rankOf({ owner }: ColumnSet): number {
  if (jobSite.test(owner)) return 0;
  return elsewhere.test(owner) ? 2 : 1;
}

const isPart = (field: string): field is AddressPart => (addressParts as readonly string[]).includes(field);
const isStreet = (part: AddressPart) => part === 'street' || part === 'address';
