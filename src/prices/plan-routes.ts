import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { wantsJson } from '../http/error-handler.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { messages } from '../shared/fence/measures.ts';
import { encodePlan, type Plan } from '../shared/fence/plan.ts';
import { planSchema } from '../shared/fence/plan-schema.ts';
import { pricePlan } from '../shared/fence/price.ts';
import type { PriceTable } from '../shared/fence/prices.ts';
import { itemLines } from '../shared/fence/result.ts';
import { changeRows, readTyped } from '../shared/fence/typed-plan.ts';
import { checkPaths, type FieldMessages } from '../shared/fields.ts';
import type { PlanState } from '../shared/page.ts';
import { fillPlaceholders } from '../shared/profile.ts';
import { pricePath } from '../shared/routes.ts';
import { readPlanForm } from './plan-form.ts';

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

/** Money in dollars; no number where there is no side or no price. */
function describePrice(plan: Plan, prices: PriceTable): object {
  const price = pricePlan(plan, prices);
  if (price.status !== 'priced') return price;
  const { low, high, middleCents, width, parts } = price;
  return { low, high, middle: middleCents / 100, width, items: itemLines(plan, price), parts };
}

/** A plain post: its button changes the rows of the form, or asks for the price. */
async function answerForm(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const { do: button = 'show', ...typed } = readTyped((request.body ?? {}) as Record<string, unknown>);
  if (button !== 'show') return sendPage(request, reply, { typed: changeRows(typed, button) });
  const { plan, took, fields } = readPlanForm(typed);
  if (fields) return sendPage(request, reply.code(400), { typed, fields: await fillPhone(app, fields) });
  if (!plan.lines.length)
    return sendPage(request, reply.code(400), { typed, fields: { 'side.1.feet': [messages.noLength] } });
  const asked = took ? `&took=${took}` : '';
  return reply.redirect(`${pricePath}?plan=${encodePlan(plan)}${asked}#price`, 303);
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
