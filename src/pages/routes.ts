import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { searchCatalog } from '../catalog/index.ts';
import type { FormState, PageInput } from '../shared/page.ts';
import { findFixedRoute, findRoute, type PageRoute, type Screen } from '../shared/routes.ts';
import { pathOf } from './render.ts';

type PageRequest = FastifyRequest<{
  Querystring: { sent?: unknown; part?: unknown; q?: unknown; 'catalog-page'?: unknown };
}>;

/**
 * Every screen: one wildcard, because the catalog viewer's path follows the profile.
 * A logger of its own for each request would cost more than finding the page.
 */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const options = { config: { answersFromMemory: true }, childLoggerFactory: (logger: FastifyBaseLogger) => logger };
  app.get('/*', options, (request: PageRequest, reply) => {
    const path = pathOf(request);
    const route = findFixedRoute(path);
    if (route?.screen === 'home' && request.query['catalog-page'] !== undefined)
      return sendHomeAboutPage(app, request, reply, route);
    if (route) return sendRoute(request, reply, route);
    if (path.length > 1 && path.endsWith('/')) return redirectToPlainPath(request, reply, path);
    return sendProfileRoute(app, request, reply, path);
  });
}

function sendRoute(
  request: PageRequest,
  reply: FastifyReply,
  { screen, unlisted, path }: PageRoute,
  aboutCatalog: Pick<PageInput, 'catalogCitation' | 'catalogSearch'> = {},
) {
  const { sent, part } = request.query;
  return reply.page(request, {
    path,
    screen,
    unlisted,
    formState: sentState(screen, sent),
    galleryPart: screen === 'gallery' ? readPart(part) : undefined,
    ...aboutCatalog,
  });
}

/** A later part of the gallery for visitors without JavaScript; anything else is the page itself. */
function readPart(part: unknown): number | undefined {
  return typeof part === 'string' && /^[1-9]\d{0,4}$/.test(part) && part !== '1' ? Number(part) : undefined;
}

/** The home page whose form is about a page of the live catalog; without such a page it is the plain one. */
async function sendHomeAboutPage(app: FastifyInstance, request: PageRequest, reply: FastifyReply, route: PageRoute) {
  const { catalog } = await app.site.read();
  const number = request.query['catalog-page'];
  const cited = catalog?.pages.find(({ page }) => String(page) === number);
  if (!catalog || !cited) return sendRoute(request, reply, route);
  return sendRoute(request, reply, route, { catalogCitation: { page: cited.page, version: catalog.version } });
}

/** The catalog viewer, whose address the owner chooses; or nothing. */
async function sendProfileRoute(app: FastifyInstance, request: PageRequest, reply: FastifyReply, path: string) {
  const { profile, catalog } = await app.site.read();
  const route = findRoute(path, profile);
  if (!route) return reply.callNotFound();
  const { q } = request.query;
  if (route.screen !== 'catalog' || !catalog || typeof q !== 'string') return sendRoute(request, reply, route);
  return sendRoute(request, reply, route, { catalogSearch: await searchCatalog(app.db, catalog.version, q) });
}

/** A trailing slash redirects to the path without it (decisions, section 3), never to another site: browsers read `/\\host` as `//host`. */
function redirectToPlainPath(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = request.url.slice(path.length);
  return reply.redirect(`/${path.replace(/^[/\\]+|\/+$/g, '')}${query}`, 308);
}

/** The confirmation after a plain form post: `?sent=` carries the reference code. */
function sentState(screen: Screen, reference: unknown): FormState | undefined {
  if (typeof reference !== 'string' || !/^[A-Z2-9]{6}$/.test(reference)) return undefined;
  return { form: screen === 'service' ? 'estimate' : 'contact', reference };
}
