import * as z from 'zod/mini';
import { onOneLine } from './clean-line.ts';

/** The owner's message settings in `/admin/delivery`. */
export const deliverySettingsSchema = z.object({
  /** The version that was edited. */
  version: z.int(),
  acknowledge: z.boolean(),
  /** Empty switches the webhook off. */
  webhookUrl: z
    .string()
    .check(
      onOneLine(),
      z.maxLength(500, 'The address is too long.'),
      z.regex(/^$|^https?:\/\/[^\s/@]+(\/\S*)?$/, 'Please enter an address such as https://example.com/hook.'),
    ),
  /** Makes a new secret; the first address gets one in any case. */
  newSecret: z.optional(z.boolean()),
});

export type DeliverySettingsInput = z.infer<typeof deliverySettingsSchema>;
