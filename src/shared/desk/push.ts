import * as z from 'zod/mini';

/** The addresses that the service worker may look after: the desk's own. */
export const deskScope = '/admin';
export const workerPath = '/admin/worker.js';

/** How many devices the site notifies. */
export const deviceLimit = 20;
/** How long a device may confirm none of its notices before the desk names it (docs/decisions.md, "Notices"). */
export const silentAfterMs = 7 * 24 * 3600_000;

/** A device as the desk shows it. */
export interface PushDevice {
  id: number;
  /** Such as "iPhone" or "Chrome on Android". */
  name: string;
  /** By which a browser knows itself in the list. */
  endpoint: string;
  /** ISO 8601, UTC. */
  addedAt: string;
  /** When its push service last took a notice; ISO 8601, UTC. */
  sentAt?: string;
  /** Since when it has confirmed none of its notices, once that is a week; ISO 8601, UTC. */
  silentSince?: string;
}

/** Everything that `/admin/notifications` shows. */
export interface PushOverview {
  /** The site's public key (RFC 8292), which a browser subscribes with; base64url. */
  publicKey: string;
  devices: readonly PushDevice[];
}

/** What became of a test notice at one device. */
export interface PushTestResult {
  name: string;
  /** Absent where the push service took it. */
  error?: string;
}

const endpointMessage = 'This browser gave no address that notices can be sent to.';
const keyMessage = 'This browser gave no key that notices can be encrypted with.';

const endpointSchema = z
  .string(endpointMessage)
  .check(z.maxLength(1000, endpointMessage), z.regex(/^https?:\/\/[^\s@/?#]+\/\S+$/, endpointMessage));

/** A browser's subscription, as `PushSubscription.toJSON()` gives it. */
export const pushSubscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({
    /** A point of the curve P-256: 65 bytes. */
    p256dh: z.string(keyMessage).check(z.regex(/^[A-Za-z0-9_-]{87}$/, keyMessage)),
    /** 16 bytes. */
    auth: z.string(keyMessage).check(z.regex(/^[A-Za-z0-9_-]{22}$/, keyMessage)),
  }),
  /** The address of the subscription that this one takes the place of. */
  former: z.optional(endpointSchema),
});
export type PushSubscriptionInput = z.infer<typeof pushSubscriptionSchema>;

/** What a device says once it has shown a notice. */
export const pushConfirmationSchema = z.object({ endpoint: endpointSchema });
