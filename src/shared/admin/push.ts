/** The addresses that the service worker controls: only those of the admin. */
export const adminScope = '/admin';
export const workerPath = '/admin/worker.js';

/** The maximum number of devices that the site notifies. */
export const deviceLimit = 20;
/** The time without a confirmed notification after which the admin lists a device (docs/product.md, "Push notifications"). */
export const silentAfterMs = 7 * 24 * 3600_000;

/** A device as the admin shows it. */
export interface PushDevice {
  id: number;
  /** Such as "iPhone" or "Chrome on Android". */
  name: string;
  /** Identifies a browser's own entry in the list. */
  endpoint: string;
  /** The name of the person who added it, if that is someone else. */
  person?: string | undefined;
  /** ISO 8601, UTC. */
  addedAt: string;
  /** When its push service last accepted a notification; ISO 8601, UTC. */
  sentAt?: string;
  /** Since when it has confirmed no notification, if that is a week or more; ISO 8601, UTC. */
  silentSince?: string;
}

/** A device whose push service no longer accepts notifications for it. */
export interface EndedDevice extends Pick<PushDevice, 'id' | 'name' | 'endpoint'> {
  /** ISO 8601, UTC. */
  endedAt: string;
  /** The reason, as a sentence. */
  reason: string;
}

/** Everything that `/admin/notifications` shows. */
export interface PushOverview {
  /** The site's public key (RFC 8292), which a browser needs to subscribe; base64url. */
  publicKey: string;
  devices: readonly PushDevice[];
  ended: readonly EndedDevice[];
}

/** The response to adding a device. */
export interface AddedDevice extends PushOverview {
  /** Another device with the same kind of browser. It may be the same phone, which would then show each lead twice. */
  twin?: Pick<PushDevice, 'id' | 'name'>;
}

/** The result of a test notification on one device. */
export interface PushTestResult {
  name: string;
  /** Absent if the push service accepted it. */
  error?: string;
}
