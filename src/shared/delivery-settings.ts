import * as z from 'zod/mini';
import { onOneLine } from './clean-line.ts';
import { formFields } from './form-field.ts';

/** The owner's message settings in `/admin/delivery`. */
export const deliverySettingsSchema = z.object({
  /** The version that was edited. */
  version: z.int(),
  acknowledge: z.boolean().register(formFields, {
    label: 'Send visitors a short email to confirm that their message arrived',
  }),
  /** Empty switches the webhook off. */
  webhookUrl: z
    .string()
    .check(
      onOneLine(),
      z.maxLength(500, 'The address is too long.'),
      z.regex(/^$|^https?:\/\/[^\s/@]+(\/\S*)?$/, 'Please enter an address such as https://example.com/hook.'),
    )
    .register(formFields, { label: 'Webhook: post each lead to this address, too', kind: 'url' }),
  /** Makes a new secret; the first address gets one in any case. */
  newSecret: z.optional(z.boolean()).register(formFields, { label: 'Make a new secret; the old one stops working' }),
});

export type DeliverySettingsInput = z.infer<typeof deliverySettingsSchema>;
