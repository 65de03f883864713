export { describeError, type Outcome } from './channel.ts';
export type { CustomerMail } from './customer-mail.ts';
export { deliveryDesk, mailDesk } from './desk-routes.ts';
export { enqueueDeliveries, holdOrRelease } from './outbox-store.ts';
export { delivery } from './plugin.ts';
export { askLink, type LinkAnswer } from './public-request.ts';
export type { SmtpTimeouts } from './smtp.ts';
export { listDeliveries, listLeadDeliveries, type OutboxSummary, summarizeOutbox } from './status-store.ts';
