import type { FastifyInstance } from 'fastify';
import { timeouts } from '../http/timeouts.ts';
import { presentPath } from '../shared/content/addresses.ts';
import { estimateSchema } from '../shared/lead/form-fields.ts';
import { contactSchema } from '../shared/lead/lead-fields.ts';
import type { Site } from '../shared/page.ts';
import type { PageRoute } from '../shared/site-map.ts';
import { acceptLead, type FormOptions } from './post.ts';

/** A form that was refused comes back as its page with the typed words, and a call gets JSON. */
export const keepsWords = { config: { keepsWords: true } } as const;

/** A form with photos takes a phone with a weak signal minutes; one without is cut off as soon as any other body. */
const takesFiles = { ...keepsWords, handlerTimeout: timeouts.uploadMs } as const;

/**
 * The public forms, each posted as JSON or plainly (docs/decisions.md, "The API" and "Without JavaScript"): `POST /api/contact`, and
 * `POST /api/estimate`, the Quick Estimate Request of the service pages.
 */
export async function formRoutes(app: FastifyInstance, options: FormOptions): Promise<void> {
  // Building it takes longer than checking a post.
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

/** The service page that a plain post came from, where it stands now; the first service page when it does not say. */
function servicePage(site: Site, page: unknown): PageRoute {
  return findServicePage(site, page) ?? site.map.services[0] ?? { path: '/', screen: 'home' };
}

/** A page that isn't listed counts as not given: the source of a visit costs no lead. */
function findServicePage(site: Site, page: unknown): PageRoute | undefined {
  const present = typeof page === 'string' ? presentPath(site, page) : undefined;
  return site.map.services.find(({ path }) => path === present);
}
