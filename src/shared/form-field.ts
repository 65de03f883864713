import * as z from 'zod/mini';

/** How a field of a form is asked for, beside its rules: a checkbox, a choice, a number or a text follows from its type. */
export interface FormField {
  label: string;
  /** The kind of text, for the keyboard of a phone and for what the browser fills in. */
  kind?: 'email' | 'url' | 'phone' | 'password' | 'date' | 'month' | 'moment' | 'code' | 'search' | 'feet';
  /** The words for each value, in their order: a choice out of a list. */
  options?: Readonly<Record<string, string>>;
  /** Several lines of text, so many to begin with. */
  rows?: number;
  /** The form says so beside the label. */
  required?: boolean;
  /** Nothing longer than the schema allows can be typed. Not for what is pasted and would be wrong without its end. */
  limited?: boolean;
  placeholder?: string;
  autoComplete?: string;
}

/** How the fields of the desk's forms are asked for: `z.string().register(formFields, { label: 'Town' })`. */
export const formFields = z.registry<FormField>();
