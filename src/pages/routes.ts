import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { searchCatalog } from '../catalog/index.ts';
import type { FormState, PageState, Site } from '../shared/page.ts';
import { findRoute, type PageRoute } from '../shared/site-map.ts';
import { pathOf } from './render.ts';

type PageRequest = FastifyRequest<{
  Querystring: { sent?: unknown; photos?: unknown; part?: unknown; q?: unknown; 'catalog-page'?: unknown };
}>;

/**
 * Every screen: one wildcard, because addresses follow the site map, which the owner can change.
 * A logger of its own for each request would cost more than finding the page.
 */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const options = { config: { answersFromMemory: true }, childLoggerFactory: (logger: FastifyBaseLogger) => logger };
  app.get('/*', options, (request: PageRequest, reply) => {
    const path = pathOf(request);
    const route = findRoute(app.site.current.map, path);
    if (route?.screen === 'catalog' && typeof request.query.q === 'string')
      return sendFound(app, request, reply, route, request.query.q);
    if (route)
      return sendRoute(request, reply, route, { catalogCitation: readCitedPage(app.site.current, request, route) });
    if (path.length > 1 && path.endsWith('/')) return redirectToPlainPath(request, reply, path);
    return reply.callNotFound();
  });
}

function sendRoute(request: PageRequest, reply: FastifyReply, route: PageRoute, state: PageState = {}) {
  const { sent, photos, part } = request.query;
  return reply.page(request, {
    ...route,
    formState: sentState(request.server, route.screen, sent, photos),
    galleryPart: route.screen === 'gallery' ? readPart(part) : undefined,
    ...state,
  });
}

/** The catalog viewer with the pages that hold the words of a query. */
async function sendFound(
  app: FastifyInstance,
  request: PageRequest,
  reply: FastifyReply,
  route: PageRoute,
  query: string,
): Promise<FastifyReply> {
  const { catalog } = app.site.current;
  return sendRoute(request, reply, route, {
    catalogSearch: catalog && (await searchCatalog(app.db, catalog.version, query)),
  });
}

/** The page of the live catalog that the home page's form is to be about; anything else is the page itself. */
function readCitedPage({ catalog }: Site, { query }: PageRequest, { screen }: PageRoute): PageState['catalogCitation'] {
  const cited = query['catalog-page'];
  if (screen !== 'home' || cited === undefined || !catalog) return undefined;
  const page = catalog.pages.find(({ page }) => String(page) === cited);
  return page && { page: page.page, version: catalog.version };
}

/** A later part of the gallery for visitors without JavaScript; anything else is the page itself. */
function readPart(part: unknown): number | undefined {
  return typeof part === 'string' && /^[1-9]\d{0,4}$/.test(part) && part !== '1' ? Number(part) : undefined;
}

/** A trailing slash redirects to the path without it (docs/decisions.md, "Further addresses"), never to another site: browsers read `/\\host` as `//host`. */
function redirectToPlainPath(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = request.url.slice(path.length);
  return reply.redirect(`/${path.replace(/^[/\\]+|\/+$/g, '')}${query}`, 308);
}

/** The confirmation after a plain form post: `?sent=` carries the reference code, `&photos=` what became of its photos. */
function sentState(
  app: FastifyInstance,
  screen: PageRoute['screen'],
  reference: unknown,
  sealed: unknown,
): FormState | undefined {
  if (typeof reference !== 'string' || !/^[A-Z2-9]{6}$/.test(reference)) return undefined;
  const photos = typeof sealed === 'string' ? app.leadPhotos.openOutcome(sealed) : undefined;
  return { form: screen === 'service' ? 'estimate' : 'contact', reference, ...(photos && { photos }) };
}
