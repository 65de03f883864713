import fp from 'fastify-plugin';
import type { LeadMailOptions } from '../../leads/index.ts';
import type { Channel } from '../../outbox/index.ts';
import type { DeliveryKind } from '../../shared/admin/delivery.ts';
import { createAnswerChannel, createCopyChannel } from './copy-mail.ts';
import { createEstimateChannel } from './estimate-mail.ts';

/** Adds the channels of all messages about estimates to the outbox. */
export const estimateMessages = fp(
  async (app) => {
    const channels = createEstimateChannels({ db: app.db, mailer: app.outbox.mail.mailer });
    for (const [kind, channel] of channels) app.outbox.add(kind, channel);
  },
  { name: 'estimate-messages', dependencies: ['database', 'outbox', 'lead-messages'] },
);

/** Creates the channels of all messages about estimates. */
export function createEstimateChannels(options: LeadMailOptions): Map<DeliveryKind, Channel> {
  return new Map([
    ['estimate', createEstimateChannel(options)],
    ['estimate-copy', createCopyChannel(options)],
    ['estimate-answer', createAnswerChannel(options)],
  ]);
}
