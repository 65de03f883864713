/** Import of customers from a CSV file (docs/product.md, "Import of customers"). */

/** The fields that a column can be imported to, with their labels in the form. */
export const importedFields = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  contact: 'Contact person',
  phone: 'Phone',
  email: 'Email',
  address: 'Address',
  street: 'Street',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  billingAddress: 'Billing address',
  billingStreet: 'Billing street',
  billingUnit: 'Billing unit',
  billingCity: 'Billing city',
  billingState: 'Billing state',
  billingZip: 'Billing ZIP code',
  since: 'Customer since',
  note: 'Note',
} as const;
export type ImportedField = keyof typeof importedFields;

/** The parts of an address. */
export const addressParts = ['address', 'street', 'unit', 'city', 'state', 'zip'] as const;
export type AddressPart = (typeof addressParts)[number];

/** The billing field for each part of an address. Rows without a job's address use the billing address. */
export const billingFields = {
  address: 'billingAddress',
  street: 'billingStreet',
  unit: 'billingUnit',
  city: 'billingCity',
  state: 'billingState',
  zip: 'billingZip',
} as const satisfies Record<AddressPart, ImportedField>;

/** Limits of a file. */
export const importLimits = { rows: 20_000, bytes: 10 * 1024 * 1024, columns: 200, examples: 10 };

/** A column of the file. */
export interface ImportColumn {
  /** Its heading, or "Column 3" without one. */
  title: string;
  /** The field that it is imported to; empty if it is left out. */
  field: ImportedField | '';
  /** Its first value, as an example. */
  example: string;
}

/** A row that can't be imported. */
export interface BadRow {
  /** The row's first line in the file, from 1. */
  line: number;
  reason: string;
}

/** A customer as the file has it. */
export interface ImportedCustomer {
  /** The row's first line in the file, from 1. */
  line: number;
  name: string;
  phone: string;
  email: string;
  address: string;
  note: string;
  /** The day from which they are a customer, such as `2021-03-04`; empty if unknown. */
  since: string;
}

/** The answer to `POST /api/admin/leads/import?dry=1`. */
export interface ImportPreview {
  columns: ImportColumn[];
  /** The first customers that would be imported. */
  rows: ImportedCustomer[];
  new: number;
  /** Rows with the phone number or email address of a lead. */
  duplicates: number;
  /** Rows with the same phone number or email address as an earlier row. Their details go into that row's note. */
  repeated: number;
  bad: BadRow[];
}

/** The answer to `POST /api/admin/leads/import`. */
export interface FinishedImport {
  id: number;
  imported: number;
}

/** The newest import, as long as it can be undone. */
export interface UndoableImport extends FinishedImport {
  /** ISO 8601, UTC. */
  at: string;
}

/** An import can be undone for this long, in milliseconds. */
export const undoImportMs = 24 * 3600_000;
