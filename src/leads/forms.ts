import type { FastifyInstance } from 'fastify';
import { timeouts } from '../http/timeouts.ts';
import { presentPath } from '../shared/content/addresses.ts';
import { estimateSchema } from '../shared/lead/form-fields.ts';
import { contactSchema } from '../shared/lead/lead-fields.ts';
import { acceptedOptions, acceptedServices, type Site } from '../shared/page.ts';
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
  const contactSchemaFor = cacheSchema(contactSchema);
  app.post('/api/contact', takesFiles, async (request, reply) =>
    acceptLead(request, reply, {
      ...options,
      takesPhotos: true,
      form: 'contact',
      schema: contactSchemaFor(acceptedOptions(app.site.current, app.now())),
      toInput: (value) => ({ ...value, source: 'contact' }),
      returnTo: () => ({ route: { path: '/', screen: 'home' }, anchor: 'contact' }),
    }),
  );

  const estimateSchemaFor = cacheSchema(estimateSchema);
  app.post('/api/estimate', takesFiles, async (request, reply) =>
    acceptLead(request, reply, {
      ...options,
      takesPhotos: true,
      form: 'estimate',
      schema: estimateSchemaFor(acceptedServices(app.site.current, app.now())),
      toInput: ({ details, ...value }) => ({ ...value, source: 'quick-estimate', email: '', message: details ?? '' }),
      returnTo: (body) => ({ route: servicePage(app.site.current, body.page), anchor: 'quick-estimate' }),
    }),
  );
}

/** The service page that a plain post came from, where it stands now; the first service page when it does not say. */
function servicePage(site: Site, page: unknown): PageRoute {
  const { services } = site.map;
  const present = typeof page === 'string' ? presentPath(site, page) : undefined;
  return services.find(({ path }) => path === present) ?? services[0] ?? { path: '/', screen: 'home' };
}

/** Builds a form's schema again only when the choices have changed: building it takes longer than checking a post. */
function cacheSchema<Choice, Schema>(
  build: (choices: readonly Choice[]) => Schema,
): (choices: readonly Choice[]) => Schema {
  let cached: { schema: Schema; text: string } | undefined;
  return (choices) => {
    const text = JSON.stringify(choices);
    if (cached?.text !== text) cached = { schema: build(choices), text };
    return cached.schema;
  };
}
