/** The addresses that the service worker may look after: the admin's own. */
export const adminScope = '/admin';
export const workerPath = '/admin/worker.js';

/** The maximum number of devices that the site notifies. */
export const deviceLimit = 20;
/** The time without a confirmed notification after which the admin lists a device (docs/decisions.md, "Push notifications"). */
export const silentAfterMs = 7 * 24 * 3600_000;

/** A device as the admin shows it. */
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

/** A device whose push service takes nothing for it any more. */
export interface EndedDevice extends Pick<PushDevice, 'id' | 'name' | 'endpoint'> {
  /** ISO 8601, UTC. */
  endedAt: string;
  /** A sentence. */
  reason: string;
}

/** Everything that `/admin/notifications` shows. */
export interface PushOverview {
  /** The site's public key (RFC 8292), which a browser subscribes with; base64url. */
  publicKey: string;
  devices: readonly PushDevice[];
  ended: readonly EndedDevice[];
}

/** The response to adding a device. */
export interface AddedDevice extends PushOverview {
  /** Another device with the same kind of browser, which may be the same phone: then a lead would ring on it twice. */
  twin?: Pick<PushDevice, 'id' | 'name'>;
}

/** The result of a test notification on one device. */
export interface PushTestResult {
  name: string;
  /** Absent where the push service took it. */
  error?: string;
}
