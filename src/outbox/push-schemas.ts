import * as z from 'zod/mini';

const endpointMessage = 'This browser didn’t provide an address for notifications.';
const keyMessage = 'This browser didn’t provide a key to encrypt notifications.';

const endpointSchema = z.string(endpointMessage).check(
  z.maxLength(1000, endpointMessage),
  z.regex(/^https?:\/\/[!-~]+$/, endpointMessage),
  z.regex(/^https?:\/\/[^@/?#]+\/./, endpointMessage),
  z.refine((text) => URL.canParse(text), endpointMessage),
);

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const pushSubscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({
    /** A point of the curve P-256: 65 bytes. */
    p256dh: z.string(keyMessage).check(z.regex(/^[A-Za-z0-9_-]{87}$/, keyMessage)),
    /** 16 bytes. */
    auth: z.string(keyMessage).check(z.regex(/^[A-Za-z0-9_-]{22}$/, keyMessage)),
  }),
  /** The address of the subscription that this one replaces. */
  former: z.optional(endpointSchema),
  /** The page was opened from the home screen or as an app. */
  installed: z._default(z.boolean('Say whether the page is installed as an app.'), false),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

/** The body of a device's confirmation that it showed a notification. */
export const pushConfirmationSchema = z.object({ endpoint: endpointSchema });
