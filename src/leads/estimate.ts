import type { FastifyInstance } from 'fastify';
import { presentPath } from '../shared/content/addresses.ts';
import { estimateSchema } from '../shared/lead/form-fields.ts';
import { acceptedServices, type Site } from '../shared/page.ts';
import type { PageRoute } from '../shared/site-map.ts';
import { keepSchema } from './kept-schema.ts';
import { acceptLead, type FormOptions, formRoute } from './lead-form.ts';

/** `POST /api/estimate`: the Quick Estimate Request of the service pages (docs/decisions.md, "The API"). */
export async function estimateRoutes(app: FastifyInstance, options: FormOptions): Promise<void> {
  const schemaFor = keepSchema(estimateSchema);
  app.post('/api/estimate', formRoute, async (request, reply) =>
    acceptLead(app, request, reply, {
      ...options,
      takesPhotos: true,
      form: 'estimate',
      schema: schemaFor(acceptedServices(app.site.current, app.now())),
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
