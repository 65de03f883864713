export { describeError, type Outcome } from './channel.ts';
export { deliveryDesk, mailDesk } from './desk-routes.ts';
export { enqueueDeliveries, enqueuePushes, holdOrRelease, type PushWords } from './outbox-store.ts';
export { delivery } from './plugin.ts';
export { askLink, type LinkAnswer } from './public-request.ts';
export { listDevices } from './push-devices.ts';
export { pushConfirmations, pushDesk } from './push-routes.ts';
export type { SmtpTimeouts } from './smtp.ts';
export { listLeadDeliveries, type OutboxSummary, summarizeOutbox } from './status-store.ts';
