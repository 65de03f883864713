import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/index.ts';
import { wantsJson } from '../http/error-handler.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { acceptLead, enriched, type FormOptions, keepsWords, type LeadInput } from '../leads/index.ts';
import { messages } from '../shared/fence/measures.ts';
import { encodePlan, type FencePlan } from '../shared/fence/plan.ts';
import { decodePlan, planSchema } from '../shared/fence/plan-schema.ts';
import { pricePlan } from '../shared/fence/price.ts';
import type { PriceTable } from '../shared/fence/prices.ts';
import { itemLines } from '../shared/fence/result.ts';
import { changeRows, readTyped } from '../shared/fence/typed-plan.ts';
import { checkPaths, type FieldMessages } from '../shared/fields.ts';
import { addressField, detailsField, nameField, phoneField } from '../shared/lead/form-fields.ts';
import { makeFigures, serviceOf } from '../shared/lead/lead-plan.ts';
import type { PlanState } from '../shared/page.ts';
import { fillPlaceholders } from '../shared/profile.ts';
import { pricePath } from '../shared/routes.ts';
import { readPlanForm } from './plan-form.ts';
import { findPriceVersion, readPrices } from './store.ts';

/** `POST /api/price-plan`: the plain form of "Price my fence" with its buttons, and the price of a plan as JSON. */
export async function planRoutes(app: FastifyInstance): Promise<void> {
  app.post('/api/price-plan', async (request, reply) => {
    if (wantsJson(request)) return answerJson(app, request);
    const { prices } = await app.prices.current();
    return prices.enabled ? answerForm(app, request, reply) : reply.redirect('/#contact', 302);
  });
}

async function answerJson(app: FastifyInstance, { body }: FastifyRequest) {
  const { value, fields } = checkPaths(z.object({ plan: planSchema }), body);
  if (fields) throw new InvalidFieldsError(await fillPhone(app, withoutPrefix(fields)));
  const { prices } = await app.prices.current();
  return { code: encodePlan(value.plan), ...describePrice(value.plan, prices) };
}

/** Returns the price in dollars, or only its status if there is no side or no price. */
function describePrice(plan: FencePlan, prices: PriceTable): object {
  const price = pricePlan(plan, prices);
  if (price.status !== 'priced') return price;
  const { low, high, middleCents, width, parts } = price;
  return { low, high, middle: middleCents / 100, width, items: itemLines(plan, price), parts };
}

/** Handles a plain post: its button changes the rows of the form, or requests the price. */
async function answerForm(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const { do: button = 'show', ...typed } = readTyped((request.body ?? {}) as Record<string, unknown>);
  if (button !== 'show') return sendPage(request, reply, { typed: changeRows(typed, button) });
  const { plan, requestedHeight, fields } = readPlanForm(typed);
  if (fields) return sendPage(request, reply.code(400), { typed, fields: await fillPhone(app, fields) });
  if (!plan.lines.length)
    return sendPage(request, reply.code(400), { typed, fields: { 'side.1.feet': [messages.noLength] } });
  const height = requestedHeight ? `&height=${requestedHeight}` : '';
  return reply.redirect(`${pricePath}?plan=${encodePlan(plan)}${height}#price`, 303);
}

function sendPage(request: FastifyRequest, reply: FastifyReply, planState: PlanState) {
  return reply.page(request, { path: pricePath, screen: 'price', planState });
}

async function fillPhone(app: FastifyInstance, fields: FieldMessages): Promise<FieldMessages> {
  return fillPlaceholders(fields, app.site.current.profile);
}

/** Messages are keyed by paths in the plan: `lines.0.runs.2.feet`. */
function withoutPrefix(fields: FieldMessages): FieldMessages {
  return Object.fromEntries(Object.entries(fields).map(([path, words]) => [path.replace(/^plan\./, ''), words]));
}

/** The body of `POST /api/price-request`: the visitor's details, and the plan with the price version that the visitor saw. */
const priceRequestSchema = z.object({
  name: nameField,
  phone: phoneField,
  address: addressField,
  details: detailsField,
  /** A plan's code. An unreadable code must not cost a lead, so nothing is refused here. */
  plan: z.optional(z.unknown()),
  /** The number of a version, from a form or from JSON. */
  prices: z.optional(z.unknown()),
});

type PriceRequest = z.infer<typeof priceRequestSchema>;

/** Characters of an invalid plan's text that are stored. */
const unreadableLength = 1000;

/** `POST /api/price-request`: "Send us this plan", as JSON or as a plain post. It is accepted even while the page is turned off. */
export async function priceRequestRoutes(app: FastifyInstance, options: FormOptions): Promise<void> {
  app.post('/api/price-request', keepsWords, async (request, reply) =>
    acceptLead(request, reply, {
      ...options,
      takesPhotos: false,
      form: 'price',
      schema: priceRequestSchema,
      toInput: (value, log) => toInput(app.db, value, log),
      returnTo: ({ plan }) => returnTo(app.site.current.prices.prices.enabled, plan),
    }),
  );
}

/** The figures are computed again, with the prices that the visitor saw. */
async function toInput(
  db: Kysely<Database>,
  { plan: code, prices: seen, details = '', ...person }: PriceRequest,
  log: FastifyBaseLogger,
): Promise<LeadInput> {
  const input: LeadInput = { ...person, source: 'price-plan', email: '', message: details, page: pricePath };
  const planned = await enriched(log, 'plan', () => readPlanned(db, code, seen), undefined);
  return planned ? { ...input, ...planned } : { ...input, unreadablePlan: writeAsText(code) };
}

async function readPlanned(
  db: Kysely<Database>,
  code: unknown,
  seen: unknown,
): Promise<Pick<LeadInput, 'service' | 'plan'> | undefined> {
  const plan = readPlan(code);
  if (!plan) return undefined;
  const { version, prices } = (await findSeen(db, seen)) ?? (await readPrices(db));
  const figures = makeFigures(plan, prices);
  return { service: serviceOf(plan), plan: { code: encodePlan(plan), priceVersion: version, figures } };
}

/** An unknown version number counts as absent. */
async function findSeen(db: Kysely<Database>, version: unknown) {
  const text = typeof version === 'number' ? String(version) : version;
  if (typeof text !== 'string' || !/^\d{1,9}$/.test(text)) return;
  return findPriceVersion(db, Number(text));
}

const readPlan = (code: unknown) => (typeof code === 'string' ? decodePlan(code) : undefined);

/** Returns posted text that isn't a plan in a form that the owner can read; `undefined` if none was posted. */
function writeAsText(code: unknown): string | undefined {
  if (code === undefined || code === null || code === '') return;
  return (typeof code === 'string' ? code : JSON.stringify(code)).slice(0, unreadableLength);
}

/** Returns to the plan, or to the home page while the plan's page is turned off. */
function returnTo(isOn: boolean, code: unknown) {
  if (!isOn) return { route: { path: '/', screen: 'home' as const }, anchor: 'contact' };
  const plan = readPlan(code);
  return {
    route: { path: pricePath, screen: 'price' as const },
    anchor: 'send',
    ...(plan && { query: `plan=${encodePlan(plan)}`, state: { planState: { plan } } }),
  };
}
