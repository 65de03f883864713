import type * as z from 'zod/mini';

/** What an entry of the list in `lead-fields.ts` says of one field of a lead. */
export interface LeadField {
  /** The column of the table and the key in every JSON. */
  name: string;
  /** `typed` into a form, or known of the `visit`; the export and the details show them in this order. */
  origin: 'typed' | 'visit';
  /** Absent from the JSON when empty (docs/decisions.md, "The API"). */
  optional: boolean;
  /** Part of what a form posts: a second post in which it differs is a changed one, and the webhook carries it. */
  posted: boolean;
  /** How the contact form asks for it. */
  form?: FormControl;
  /** The label of its line in the owner's mail. The message has none: it stands below the lines. */
  mail?: string;
  csv: Place;
  /** What the desk shows below the message; name, telephone, e-mail and message have places of their own there. */
  detail?: Place;
}

/** Where an output shows a field: in the order of the list, unless it stands before another one. */
interface Place {
  label: string;
  before?: string;
}

/** A control of the contact form (docs/product.md, "Home page" and "Form rules"). */
export interface FormControl {
  schema: z.ZodMiniType<string | undefined>;
  /** A `hidden` one is filled by the link that led to the form. */
  control: 'input' | 'select' | 'textarea' | 'hidden';
  label: string;
  required?: boolean;
  /** The choices of a `select`, after its placeholder; those of the service are the site's. */
  options?: readonly string[];
  placeholder?: string;
  attributes?: {
    type?: string;
    inputMode?: 'tel' | 'email';
    autoComplete?: string;
    autoCapitalize?: string;
    spellCheck?: boolean;
    enterKeyHint?: 'next' | 'enter';
    rows?: number;
  };
}
