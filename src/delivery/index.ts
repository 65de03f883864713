export { describeError, type Outcome } from './channel.ts';
export { deliveryDesk } from './desk-routes.ts';
export { askLink, type LinkAnswer } from './link-request.ts';
export { mailDesk } from './mail-routes.ts';
export { enqueueDeliveries, holdOrRelease } from './outbox-store.ts';
export { delivery } from './plugin.ts';
export type { SmtpTimeouts } from './smtp.ts';
export { listLeadDeliveries, type OutboxSummary, summarizeOutbox } from './status-store.ts';
