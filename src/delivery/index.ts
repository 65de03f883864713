export { deliveryRoutes } from './desk-routes.ts';
export type { SmtpTimeouts } from './mail.ts';
export { enqueueMessages } from './outbox-store.ts';
export { describeError, type Outcome } from './outcome.ts';
export { outbox } from './plugin.ts';
export { listLeadDeliveries, type OutboxSummary, summarizeOutbox } from './status-store.ts';
