import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from '../plugins/pages.ts';
import type { FormState } from '../shared/page.ts';
import { findRoute, type PageRoute } from '../shared/routes.ts';

/** Every screen: one wildcard, because the catalogue viewer's path follows the profile. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { sent?: string } }>('/*', async (request, reply) => {
    const path = pathOf(request);
    if (path.length > 1 && path.endsWith('/')) return redirectToPlainPath(request, reply, path);
    const { profile } = await app.site.read();
    const route = findRoute(path, profile);
    if (!route) return reply.callNotFound();
    return reply.page(request, {
      screen: route.screen,
      unlisted: route.unlisted,
      formState: sentState(route, request.query.sent),
    });
  });
}

/** A trailing slash redirects to the path without it (decisions, section 3); a path of slashes alone never leaves the site. */
function redirectToPlainPath(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = request.url.slice(path.length);
  return reply.redirect(`/${path.replace(/^\/+|\/+$/g, '')}${query}`, 308);
}

/** The confirmation after a plain form post: `?sent=` carries the reference code. */
function sentState(route: PageRoute, reference: string | undefined): FormState | undefined {
  if (typeof reference !== 'string' || !/^[A-Z2-9]{6}$/.test(reference)) return undefined;
  return { form: route.screen === 'service' ? 'estimate' : 'contact', reference };
}
