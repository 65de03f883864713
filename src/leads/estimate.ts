import type { FastifyInstance } from 'fastify';
import { answersJson } from '../http/error-handler.ts';
import { estimateSchema } from '../shared/estimate.ts';
import { serviceItems } from '../shared/navigation.ts';
import { acceptLead } from './lead-form.ts';

/** `POST /api/estimate`: the Quick Estimate Request of the service pages (decisions, section 4). */
export async function estimateRoutes(app: FastifyInstance): Promise<void> {
  app.post('/api/estimate', answersJson, async (request, reply) =>
    acceptLead(app, request, reply, {
      form: 'estimate',
      schema: estimateSchema,
      toInput: ({ details, ...value }) => ({ ...value, source: 'quick-estimate', email: '', message: details ?? '' }),
      returnTo: (body) => ({ path: servicePath(body.page), screen: 'service', anchor: 'quick-estimate' }),
    }),
  );
}

/** The service page a plain post came from; the first one when it does not say. */
function servicePath(page: unknown): string {
  const item = serviceItems.find(({ path }) => path === page) ?? serviceItems[0];
  return item?.path ?? '/';
}
