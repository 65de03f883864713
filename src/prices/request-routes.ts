import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { acceptLead, type FormOptions, keepsWords, type LeadInput } from '../leads/index.ts';
import { decodePlan } from '../shared/fence/code.ts';
import { encodePlan } from '../shared/fence/encode.ts';
import { makeFigures, serviceOf } from '../shared/lead/lead-plan.ts';
import { pricePath } from '../shared/routes.ts';
import { type PriceRequest, priceRequestSchema } from './price-request.ts';
import { findPriceVersion, readPrices } from './store.ts';

/** How much of an invalid plan's text is kept, in characters. */
const unreadableLength = 1000;

/** `POST /api/price-request`: "Send us this plan", as JSON or as a plain post. It is taken also while the page is switched off. */
export async function priceRequestRoutes(app: FastifyInstance, options: FormOptions): Promise<void> {
  app.post('/api/price-request', keepsWords, async (request, reply) =>
    acceptLead(request, reply, {
      ...options,
      takesPhotos: false,
      form: 'price',
      schema: priceRequestSchema,
      toInput: (value) => toInput(app.db, value),
      returnTo: ({ plan }) => returnTo(app.site.current.prices.prices.enabled, plan),
    }),
  );
}

/** The figures are computed again, with the prices that the visitor saw. */
async function toInput(db: Kysely<Database>, { plan: code, prices: seen, details = '', ...person }: PriceRequest) {
  const input: LeadInput = { ...person, source: 'price-plan', email: '', message: details, page: pricePath };
  const plan = readPlan(code);
  if (!plan) return { ...input, unreadablePlan: writeAsText(code) };
  const { version, prices } = (await findSeen(db, seen)) ?? (await readPrices(db));
  return {
    ...input,
    service: serviceOf(plan),
    plan: { code: encodePlan(plan), priceVersion: version, figures: makeFigures(plan, prices) },
  };
}

/** A number that was never given counts as not said. */
async function findSeen(db: Kysely<Database>, version: unknown) {
  const text = typeof version === 'number' ? String(version) : version;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) return;
  return findPriceVersion(db, Number(text));
}

const readPlan = (code: unknown) => (typeof code === 'string' ? decodePlan(code) : undefined);

/** What cannot be a plan, as the owner may still read it; `undefined` where nothing was given. */
function writeAsText(code: unknown): string | undefined {
  if (code === undefined || code === null || code === '') return;
  return (typeof code === 'string' ? code : JSON.stringify(code)).slice(0, unreadableLength);
}

/** Back to the plan, or home while the page is switched off. */
function returnTo(isOn: boolean, code: unknown) {
  if (!isOn) return { route: { path: '/', screen: 'home' as const }, anchor: 'contact' };
  const plan = readPlan(code);
  return {
    route: { path: pricePath, screen: 'price' as const },
    anchor: 'send',
    ...(plan && { query: `plan=${encodePlan(plan)}`, state: { planState: { plan } } }),
  };
}
