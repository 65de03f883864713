import type { FastifyInstance } from 'fastify';
import { contactSchema } from '../shared/lead/lead-fields.ts';
import { acceptedOptions } from '../shared/page.ts';
import { keepSchema } from './kept-schema.ts';
import { acceptLead, type FormOptions, formRoute } from './lead-form.ts';

/** `POST /api/contact`: as JSON, or as a plain post of the home page's form (docs/decisions.md, "The API" and "Without JavaScript"). */
export async function contactRoutes(app: FastifyInstance, options: FormOptions): Promise<void> {
  const schemaFor = keepSchema(contactSchema);
  app.post('/api/contact', formRoute, async (request, reply) =>
    acceptLead(app, request, reply, {
      ...options,
      takesPhotos: true,
      form: 'contact',
      schema: schemaFor(acceptedOptions(app.site.current, app.now())),
      toInput: (value) => ({ ...value, source: 'contact' }),
      returnTo: () => ({ route: { path: '/', screen: 'home' }, anchor: 'contact' }),
    }),
  );
}
