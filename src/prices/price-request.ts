import * as z from 'zod/mini';
import { nameField, optionalText, phoneField } from '../shared/lead/form-fields.ts';

/** The body of `POST /api/price-request`: who asks, and the plan with the version of the prices that were seen. */
export const priceRequestSchema = z.object({
  name: nameField,
  phone: phoneField,
  details: z.optional(
    optionalText(5000, 'Project details must be at most 5000 characters.', 'Project details must be text.'),
  ),
  /** A plan's code. One that cannot be read costs no lead, so nothing is refused here. */
  plan: z.optional(z.unknown()),
  /** The number of a version, as a form or as JSON says it. */
  prices: z.optional(z.unknown()),
});

export type PriceRequest = z.infer<typeof priceRequestSchema>;
