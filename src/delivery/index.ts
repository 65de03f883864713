export { describeError, type Outcome } from './channel.ts';
export { deliveryDesk, deliveryDesk as deliveryRoutes } from './desk-routes.ts';
export { enqueueDeliveries, enqueueDeliveries as enqueueMessages } from './outbox-store.ts';
export { outbox, outbox as delivery } from './plugin.ts';
export type { SmtpTimeouts } from './smtp.ts';
export { listLeadDeliveries, type OutboxSummary, summarizeOutbox } from './status-store.ts';
