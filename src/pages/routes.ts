import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { searchCatalog } from '../catalog/index.ts';
import { compressText } from '../http/encoding.ts';
import { formerSectionPaths } from '../shared/admin/admin-sections.ts';
import { decodePlan, postedMessages } from '../shared/fence/plan-schema.ts';
import type { FormState, PageState, PlanState, Site } from '../shared/page.ts';
import type { ProjectFilter } from '../shared/pictures/projects.ts';
import { findRoute, listedRoutes, type PageRoute } from '../shared/site-map.ts';
import { pathOf } from './render.ts';

type QueryName = 'sent' | 'photos' | 'part' | 'q' | 'catalog-page' | 'service' | 'town' | 'page' | 'plan' | 'height';
type PageRequest = FastifyRequest<{ Querystring: Partial<Record<QueryName, unknown>> }>;

/**
 * Every screen: one wildcard, because addresses follow the site map, which the owner can change. A separate logger for each request would
 * cost more than finding the page.
 */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  await app.register(searchEngineRoutes);
  for (const [path, next] of Object.entries(formerSectionPaths))
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').redirect(next, 308));
  const options = { childLoggerFactory: (logger: FastifyBaseLogger) => logger };
  app.get('/*', options, (request: PageRequest, reply) => {
    const path = pathOf(request);
    const route = findRoute(app.site.current.map, path);
    if (route?.screen === 'price' && !app.site.current.prices.prices.enabled) return reply.redirect('/#contact', 302);
    // Nearly every request is for an address without a query, which is the same page for all visitors.
    const cached = route && path === request.url ? reply.cachedPage(request, path) : undefined;
    if (cached) return cached;
    if (route?.screen === 'catalog' && typeof request.query.q === 'string')
      return sendFound(app, request, reply, route, request.query.q);
    if (route)
      return sendRoute(request, reply, route, { catalogCitation: readCitedPage(app.site.current, request, route) });
    return reply.callNotFound();
  });
}

function sendRoute(request: PageRequest, reply: FastifyReply, route: PageRoute, state: PageState = {}) {
  const { sent, photos, part, page, plan, height } = request.query;
  const isGallery = route.screen === 'gallery';
  const planState = route.screen === 'price' ? readPlanState(plan, height) : undefined;
  if (planState?.message) reply.code(400);
  return reply.page(request, {
    ...route,
    // The admin is one shell; its router reads the address.
    path: route.screen === 'admin' ? '/admin' : route.path,
    planState,
    formState: sentState(request.server, route.screen, sent, photos),
    galleryPart: isGallery ? readPart(part) : undefined,
    projectFilter: isGallery ? readFilter(request.query) : undefined,
    projectPart: isGallery ? readPart(page) : undefined,
    ...state,
  });
}

/** Sends the catalog viewer with the pages that contain the words of a query. */
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

/** Returns the page of the live catalog that the home page's form is about; anything else shows the plain page. */
function readCitedPage({ catalog }: Site, { query }: PageRequest, { screen }: PageRoute): PageState['catalogCitation'] {
  const cited = query['catalog-page'];
  if (screen !== 'home' || cited === undefined || !catalog) return undefined;
  const page = catalog.pages.find(({ page }) => String(page) === cited);
  return page && { page: page.page, version: catalog.version };
}

/**
 * Parses the plan in an address. Returns it with the chosen height in inches if the fence isn't made in that height, or with the reason why
 * it can't be read.
 */
function readPlanState(code: unknown, height: unknown): PlanState | undefined {
  if (code === undefined) return undefined;
  const plan = typeof code === 'string' ? decodePlan(code) : undefined;
  if (!plan) return { message: postedMessages.link };
  return typeof height === 'string' && /^\d{2}$/.test(height) ? { plan, requestedHeight: Number(height) } : { plan };
}

/** Returns the filter of a gallery link from a service or town; `undefined` for the whole gallery. */
function readFilter({ service, town }: PageRequest['query']): ProjectFilter | undefined {
  const isSlug = (text: unknown): text is string => typeof text === 'string' && /^[a-z0-9-]{1,80}$/.test(text);
  const filter = { ...(isSlug(service) && { service }), ...(isSlug(town) && { town }) };
  return Object.keys(filter).length > 0 ? filter : undefined;
}

/** Returns which later part of the gallery or its projects is requested; anything else shows the first part. */
function readPart(part: unknown): number | undefined {
  return typeof part === 'string' && /^[1-9]\d{0,4}$/.test(part) && part !== '1' ? Number(part) : undefined;
}

/** Returns the confirmation after a plain form post: `?sent=` contains the reference code, `&photos=` the photo results. */
function sentState(
  app: FastifyInstance,
  screen: PageRoute['screen'],
  reference: unknown,
  sealed: unknown,
): FormState | undefined {
  if (typeof reference !== 'string' || !/^[A-Z2-9]{6}$/.test(reference)) return undefined;
  const photos = typeof sealed === 'string' ? app.leadPhotos.openOutcome(sealed) : undefined;
  const form = screen === 'service' ? 'estimate' : screen === 'price' ? 'price' : 'contact';
  return { form, reference, ...(photos && { photos }) };
}

/** The files for search engines (docs/decisions.md, "Further addresses"); they contain no unlisted pages. */
async function searchEngineRoutes(app: FastifyInstance): Promise<void> {
  // The gallery's script loads /api/images; a crawler that may not load it would see an empty gallery.
  app.get('/robots.txt', async (_request, reply) => {
    const { publicUrl } = app.site.current;
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /api/images\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  });

  app.get('/sitemap.xml', { onSend: compressText }, async (_request, reply) => {
    return reply.type('application/xml; charset=utf-8').send(sitemap(app.site.current, app.pagePictures));
  });
}

/** Without `lastmod`: a page changes with the program, the profile, and the pictures, and a wrong date is worse than none. */
function sitemap(site: Site, pagePictures: FastifyInstance['pagePictures']): string {
  const shown = listedRoutes(site.map).filter(({ screen }) => screen !== 'price' || site.prices.prices.enabled);
  const urls = shown.map((route) => {
    const images = [...new Set(pagePictures(route, site))].map(
      (name) =>
        `<image:image><image:loc>${site.publicUrl}/images/${escapeXml(encodeURIComponent(name))}</image:loc></image:image>`,
    );
    return `<url><loc>${escapeXml(site.publicUrl + route.path)}</loc>${images.join('')}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join('')}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/'/g, '&apos;').replace(/"/g, '&quot;');
}
