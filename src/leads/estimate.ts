import type { FastifyInstance } from 'fastify';
import { estimateSchema } from '../shared/estimate.ts';
import { type PageRoute, type SiteMap, toLink } from '../shared/site-map.ts';
import { acceptLead, type FormOptions, formRoute } from './lead-form.ts';

/** `POST /api/estimate`: the Quick Estimate Request of the service pages (docs/decisions.md, "The API"). */
export async function estimateRoutes(app: FastifyInstance, options: FormOptions): Promise<void> {
  app.post('/api/estimate', formRoute, async (request, reply) =>
    acceptLead(app, request, reply, {
      ...options,
      takesPhotos: true,
      form: 'estimate',
      schema: estimateSchema(app.site.current.map.services.map(toLink)),
      toInput: ({ details, ...value }) => ({ ...value, source: 'quick-estimate', email: '', message: details ?? '' }),
      returnTo: (body) => ({ route: servicePage(app.site.current.map, body.page), anchor: 'quick-estimate' }),
    }),
  );
}

/** The service page that a plain post came from; the first service page when it does not say. */
function servicePage({ services }: SiteMap, page: unknown): PageRoute {
  return services.find(({ path }) => path === page) ?? services[0] ?? { path: '/', screen: 'home' };
}
