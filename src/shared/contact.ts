import * as z from 'zod/mini';
import type { FormControl } from './lead-field.ts';
import { type LeadFieldName, type ListedField, leadFields, serviceField } from './lead-fields.ts';

type FormField = Extract<ListedField, { form: object }>;

/** What the contact form asks, in its order. */
export const formFields: readonly { name: LeadFieldName; form: FormControl }[] = leadFields.filter(
  (field): field is FormField => 'form' in field,
);

const plainSchema = z.object(
  Object.fromEntries(formFields.map(({ name, form }) => [name, form.schema])) as unknown as {
    [Field in FormField as Field['name']]: Field['form']['schema'];
  },
);

/**
 * The body of `POST /api/contact` (docs/product.md, "Form rules"; upper bounds: docs/decisions.md, "The API").
 * @param services what it may name as the service
 */
export const contactSchema = (services: readonly string[]) =>
  z.extend(plainSchema, { service: serviceField(services) });

export type ContactRequest = z.infer<ReturnType<typeof contactSchema>>;
