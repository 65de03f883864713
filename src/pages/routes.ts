import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decodePlan } from '../shared/fence/code.ts';
import { messages } from '../shared/fence/messages.ts';
import type { FormState } from '../shared/page.ts';
import { findFixedRoute, findRoute, type PageRoute, type Screen } from '../shared/routes.ts';
import { pathOf } from './render.ts';

type Query = { sent?: unknown; part?: unknown; plan?: unknown; took?: unknown };
type PageRequest = FastifyRequest<{ Querystring: Query }>;

/**
 * Every screen: one wildcard, because the catalogue viewer's path follows the profile.
 * A logger of its own for each request would cost more than finding the page.
 */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  const options = { config: { answersFromMemory: true }, childLoggerFactory: (logger: FastifyBaseLogger) => logger };
  app.get('/*', options, (request: PageRequest, reply) => {
    const path = pathOf(request);
    const route = findFixedRoute(path);
    if (route?.screen === 'price') return sendPricePage(app, request, reply, route);
    if (route) return sendRoute(request, reply, route);
    if (path.length > 1 && path.endsWith('/')) return redirectToPlainPath(request, reply, path);
    return sendProfileRoute(app, request, reply, path);
  });
}

function sendRoute(request: PageRequest, reply: FastifyReply, { screen, unlisted, path }: PageRoute) {
  const { sent, part } = request.query;
  return reply.page(request, {
    path,
    screen,
    unlisted,
    formState: sentState(screen, sent),
    galleryPart: screen === 'gallery' ? readPart(part) : undefined,
  });
}

/** "Price my fence", empty or with the plan of the address; the owner can switch it off. */
async function sendPricePage(app: FastifyInstance, request: PageRequest, reply: FastifyReply, route: PageRoute) {
  const { prices } = await app.site.read();
  if (!prices.prices.enabled) return reply.redirect('/#contact', 302);
  const { plan: code, took, sent } = request.query;
  if (code === undefined) return sendRoute(request, reply, route);
  const plan = typeof code === 'string' ? decodePlan(code) : undefined;
  const planState = plan ? { plan, ...readTook(took) } : { message: messages.link };
  if (!plan) reply.code(400);
  return reply.page(request, {
    path: route.path,
    screen: route.screen,
    planState,
    formState: sentState('price', sent),
  });
}

/** The height in inches that was asked for, where the fence lacked it. */
function readTook(took: unknown): { took?: number } {
  return typeof took === 'string' && /^\d{2}$/.test(took) ? { took: Number(took) } : {};
}

/** A later part of the gallery for visitors without JavaScript; anything else is the page itself. */
function readPart(part: unknown): number | undefined {
  return typeof part === 'string' && /^[1-9]\d{0,4}$/.test(part) && part !== '1' ? Number(part) : undefined;
}

/** The catalogue viewer, whose address the owner chooses; or nothing. */
async function sendProfileRoute(app: FastifyInstance, request: PageRequest, reply: FastifyReply, path: string) {
  const { profile } = await app.site.read();
  const route = findRoute(path, profile);
  return route ? sendRoute(request, reply, route) : reply.callNotFound();
}

/** A trailing slash redirects to the path without it (decisions, section 3), never to another site: browsers read `/\\host` as `//host`. */
function redirectToPlainPath(request: FastifyRequest, reply: FastifyReply, path: string) {
  const query = request.url.slice(path.length);
  return reply.redirect(`/${path.replace(/^[/\\]+|\/+$/g, '')}${query}`, 308);
}

/** The confirmation after a plain form post: `?sent=` carries the reference code. */
function sentState(screen: Screen, reference: unknown): FormState | undefined {
  if (typeof reference !== 'string' || !/^[A-Z2-9]{6}$/.test(reference)) return undefined;
  return { form: formOf[screen] ?? 'contact', reference };
}

const formOf: Partial<Record<Screen, FormState['form']>> = { service: 'estimate', price: 'price' };
