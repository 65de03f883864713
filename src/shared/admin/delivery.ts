import type { DeliverySwitches } from './mail-settings.ts';
import type { PushOverview } from './push.ts';

/** The kinds of deliveries with their labels in the admin: messages about a lead, the daily digest, and alarms about the site itself. */
export const deliveryLabels = {
  notification: 'Email to you',
  photos: 'Email with the photos',
  acknowledgement: 'Email to the visitor',
  invitation: 'Email about the appointment',
  reply: 'Your reply',
  review: 'Review request',
  estimate: 'Email with the estimate',
  'estimate-copy': 'Email with the signed copy',
  'estimate-answer': 'Email about an estimate',
  webhook: 'Webhook',
  push: 'Notification on a device',
  nudge: 'Reminder to you',
  digest: 'Daily email with tasks due',
  alarm: 'Alarm',
  access: 'Email about signing in',
};

export type DeliveryKind = keyof typeof deliveryLabels;

/** The kinds that are sent through the mail server. */
export const mailKinds = [
  'notification',
  'photos',
  'acknowledgement',
  'nudge',
  'invitation',
  'digest',
  'reply',
  'review',
  'estimate',
  'estimate-copy',
  'estimate-answer',
  'alarm',
  'access',
] as const satisfies readonly DeliveryKind[];

/** The kinds of mail that go to the customer. */
export const customerMailKinds = [
  'acknowledgement',
  'invitation',
  'reply',
  'review',
  'estimate',
  'estimate-copy',
] as const satisfies readonly DeliveryKind[];

/**
 * `held` waits because its lead is marked as spam, `failed` was given up after 48 hours, and `unconfirmed` was sent twice without a
 * response. A third attempt could create a second duplicate, so the owner decides.
 */
export type DeliveryState = 'held' | 'queued' | 'sending' | 'sent' | 'failed' | 'unconfirmed';

/** The state of one delivery, as the admin shows it with its lead. */
export interface LeadDelivery {
  kind: DeliveryKind;
  state: DeliveryState;
  /** The device of a notification, by name. */
  device?: string;
  /** ISO 8601, UTC: since when it has failed; absent if it hasn't. */
  failingSince?: string;
  /** ISO 8601, UTC. */
  sentAt?: string;
  /** The last failure, in the words of the mail server or the network. */
  error?: string;
}

/** The notices on every admin screen. A part that can't be read is left out. */
export interface Notices {
  alarms: readonly Alarm[];
  /** No one is notified about new leads. */
  isSilent: boolean;
  /** The number of leads to follow up, due, or overdue. */
  due: number;
  /** The number of leads that no one has contacted. */
  unread: number;
  /** The data that a device needs to renew its subscription. */
  push?: Pick<PushOverview, 'publicKey' | 'ended'>;
}

/** An alarm, shown on every admin screen until it ends. */
export interface Alarm {
  id:
    | 'outbox'
    | 'push'
    | `device-${number}`
    | 'form-check'
    | 'backup'
    | 'site-check'
    | 'backup-copies'
    | 'backup-check'
    | 'mail-domain'
    | 'disk'
    | 'disk-full'
    | 'prices'
    | 'content'
    | 'admin-password'
    | `schedule-${string}`
    | `job-${string}`;
  title: string;
  /** True if the title is a question to the owner, which has no start time. */
  isQuestion?: boolean;
  text: string;
  /** ISO 8601, UTC. */
  since: string;
  /** The screen where the owner can fix it; the Health screen if absent. */
  link?: { path: string; label: string };
}

/** The steps of the daily form check, in order. */
export const formCheckSteps = ['page', 'form', 'post', 'row', 'removal', 'mail'] as const;
export type FormCheckStep = (typeof formCheckSteps)[number];

/** The result of the last daily form check. */
export interface FormCheckResult {
  /** ISO 8601, UTC. */
  ranAt: string;
  /** The failed step, with the reason; absent if all succeeded. */
  failedStep?: FormCheckStep;
  problem?: string;
  /** Since when it has failed; ISO 8601, UTC. */
  failingSince?: string;
}

/** A backup as the owner sees it. */
export interface BackupSummary {
  file: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  bytes: number;
  leads: number;
  files: number;
  /** When a test restore last succeeded; ISO 8601, UTC. */
  provenAt?: string;
  problem?: string;
}

/** The results of the site's self-checks. */
export interface UpkeepOverview {
  alarms: Alarm[];
  /** Absent until the first check. */
  formCheck?: FormCheckResult;
  /** Newest first. */
  backups: BackupSummary[];
  backupFailure?: string;
  /** The space of the disk with the data, in bytes; absent if it can't be read. */
  disk?: { free: number; total: number };
}

/** Everything that the screens Health, Backups, and Email show. */
export interface DeliveryOverview extends UpkeepOverview {
  outbox: {
    /** False while no mail server is set. */
    mail: boolean;
    /** The number of devices that get notifications. */
    devices: number;
    queued: number;
    held: number;
    failed: number;
    unconfirmed: number;
    /** ISO 8601, UTC. */
    lastSentAt?: string;
    lastError?: string;
  };
  settings: DeliverySettingsView;
}

export interface DeliverySettingsView extends DeliverySwitches {
  version: number;
  webhookUrl: string;
  /** Shown only once, when it is created. */
  webhookSecret?: string;
}
