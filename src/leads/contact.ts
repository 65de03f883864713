import type { FastifyInstance } from 'fastify';
import { answersJson } from '../http/error-handler.ts';
import { contactSchema } from '../shared/contact.ts';
import { acceptLead } from './lead-form.ts';

/** `POST /api/contact`: as JSON, or as a plain post of the home page's form (docs/decisions.md, "The API" and "Without JavaScript"). */
export async function contactRoutes(app: FastifyInstance): Promise<void> {
  app.post('/api/contact', answersJson, async (request, reply) =>
    acceptLead(app, request, reply, {
      form: 'contact',
      schema: contactSchema,
      toInput: (value) => ({ ...value, source: 'contact' }),
      returnTo: () => ({ route: { path: '/', screen: 'home' }, anchor: 'contact' }),
    }),
  );
}
