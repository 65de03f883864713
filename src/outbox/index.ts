export { announceAccess } from './access-notices.ts';
export { deliveryAdmin, mailAdmin, readOutboxState } from './admin-routes.ts';
export { findBounce, forgetBounce } from './bounces.ts';
export { type Channel, type Claim, describeError, type Needless, type Outcome } from './channel.ts';
export { NoDnsError } from './domain/lookup.ts';
export { type MailDomainOptions, mailDomain } from './domain/plugin.ts';
export {
  addressFrom,
  bouncesOf,
  composeOwnerMail,
  type Mailer,
  type MissedText,
  ownersOf,
  type Sender,
} from './mail.ts';
export {
  escapeHtml,
  type MailButton,
  type MailContent,
  type MailTable,
  picturePlace,
  writeMail,
} from './mail-layout.ts';
export {
  enqueueDeliveries,
  enqueuePushes,
  holdOrRelease,
  type NewDelivery,
  type PushText,
  readPayload,
} from './outbox-store.ts';
export { outbox } from './plugin.ts';
export {
  askLink,
  type LinkAnswer,
  type LinkOptions,
  lookupPublic,
  resolvePublic,
} from './public-request.ts';
export { createPushChannel, type Push } from './push.ts';
export { deleteDevicesOf, listDeviceRows, listDevices, listEndedDevices } from './push-devices.ts';
export { describeBrowser, pushAdmin, pushConfirmations, readPushOverview } from './push-routes.ts';
export { openSecret, sealSecret } from './sealed-secret.ts';
export { readDeliverySettings } from './settings.ts';
export type { Mail, SmtpTimeouts } from './smtp.ts';
export {
  dismissDeliveries,
  listDeliveries,
  listLeadDeliveries,
  type OutboxSummary,
  retryBouncedMails,
  retryDeliveries,
  summarizeOutbox,
} from './status-store.ts';
export { describeEvent, type Webhook } from './webhook.ts';
