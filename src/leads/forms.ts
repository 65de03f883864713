import type { FastifyInstance } from 'fastify';
import { timeouts } from '../http/timeouts.ts';
import { presentPath } from '../shared/content/addresses.ts';
import { estimateSchema } from '../shared/lead/form-fields.ts';
import { contactSchema } from '../shared/lead/lead-fields.ts';
import type { Site } from '../shared/page.ts';
import type { PageRoute } from '../shared/site-map.ts';
import { acceptLead, type FormOptions } from './post.ts';

/** A refused plain post returns its page with what the visitor typed; a JSON request gets JSON. */
export const keepsWords = { config: { keepsWords: true } } as const;

/** A form with photos may take minutes over a weak phone signal. A form without photos has the usual time limit. */
const takesFiles = { ...keepsWords, handlerTimeout: timeouts.uploadMs } as const;

/**
 * The public forms, posted as JSON or plainly (docs/decisions.md, "The API" and "Without JavaScript"): `POST /api/contact`, and `POST
 * /api/estimate`, the Quick Estimate Request of the service pages.
 */
export async function formRoutes(app: FastifyInstance, options: FormOptions): Promise<void> {
  // Building the schema takes longer than checking a post.
  const contact = contactSchema();
  app.post('/api/contact', takesFiles, async (request, reply) =>
    acceptLead(request, reply, {
      ...options,
      takesPhotos: true,
      form: 'contact',
      schema: contact,
      toInput: (value) => ({ ...value, source: 'contact' }),
      returnTo: () => ({ route: { path: '/', screen: 'home' }, anchor: 'contact' }),
    }),
  );

  app.post('/api/estimate', takesFiles, async (request, reply) =>
    acceptLead(request, reply, {
      ...options,
      takesPhotos: true,
      form: 'estimate',
      schema: estimateSchema,
      toInput: ({ details, page, ...value }) => ({
        ...value,
        page: findServicePage(app.site.current, page)?.path ?? '',
        source: 'quick-estimate',
        email: '',
        message: details ?? '',
      }),
      returnTo: (body) => ({ route: servicePage(app.site.current, body.page), anchor: 'quick-estimate' }),
    }),
  );
}

/** Returns the service page that a plain post came from, at its current address. Without a known page, the first service page. */
function servicePage(site: Site, page: unknown): PageRoute {
  return findServicePage(site, page) ?? site.map.services[0] ?? { path: '/', screen: 'home' };
}

/** An unknown page counts as absent: a wrong visit source must not cost a lead. */
function findServicePage(site: Site, page: unknown): PageRoute | undefined {
  const present = typeof page === 'string' ? presentPath(site, page) : undefined;
  return site.map.services.find(({ path }) => path === present);
}
