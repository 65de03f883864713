import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '../database/index.ts';
import { changesOf } from '../http/change-rule.ts';
import { InvalidFieldsError } from '../http/errors.ts';
import { recordParams, requireRecord, type ZodApp } from '../http/validation.ts';
import { findLeadPlan } from '../leads/index.ts';
import { priceCheckSchema, priceEditSchema } from '../shared/admin/price-versions.ts';
import { decodePlan } from '../shared/fence/plan-schema.ts';
import { type PriceResult, pricePlan } from '../shared/fence/price.ts';
import { priceTableSchema } from '../shared/fence/prices.ts';
import type { ShownPrice } from '../shared/fence/sentences.ts';
import { checkPaths } from '../shared/fields.ts';
import type { LeadPlanDetail, StoredPlan } from '../shared/lead/lead-plan.ts';
import { checkPrices, findPriceVersion, readPriceOverview, readPrices, savePrices } from './store.ts';

const versionParams = z.object({
  version: z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)), z.transform(Number)),
});

/** Admin routes for the owner's prices: read with their history, and saved as a whole as a new version, which is live at once. */
export async function pricesAdmin(app: ZodApp): Promise<void> {
  app.get('/api/admin/prices', { role: 'owner' }, async () => readPriceOverview(app.db));

  const save = { ...changes('change'), schema: { body: priceEditSchema } };
  app.put('/api/admin/prices', { role: 'owner', ...save }, async ({ body, author }) => {
    // The messages name values within the table, such as `kinds.chain-link.heights.48.perFoot`.
    const { value: prices, fields } = checkPaths(priceTableSchema, body.prices);
    if (fields) throw new InvalidFieldsError(fields);
    const edit = { by: author.name, nowMs: app.now() };
    await app.site.update(() => savePrices(app.db, { ...body, prices }, edit));
    return readPriceOverview(app.db);
  });

  const check = { ...changes('confirm'), schema: { body: priceCheckSchema } };
  app.post('/api/admin/prices/checked', { role: 'owner', ...check }, async ({ body, author }) => {
    const edit = { by: author.name, nowMs: app.now() };
    await app.site.update(() => checkPrices(app.db, body.version, edit));
    return readPriceOverview(app.db);
  });

  app.get('/api/admin/prices/:version', { role: 'owner', schema: { params: versionParams } }, async ({ params }) =>
    requireRecord(await findPriceVersion(app.db, params.version)),
  );

  app.get('/api/admin/leads/:id/plan', { role: 'office', schema: { params: recordParams } }, async ({ params }) =>
    describePlan(app.db, requireRecord(await findLeadPlan(app.db, params.id))),
  );
}

const changes = changesOf('prices');

/** Returns the price that the visitor saw, the date of its price table, and today's price of the same plan. */
async function describePlan(db: Kysely<Database>, stored: StoredPlan): Promise<LeadPlanDetail> {
  const seen = await findPriceVersion(db, stored.priceVersion);
  const { prices } = await readPrices(db);
  const plan = requireRecord(decodePlan(stored.code));
  return { ...stored, pricesSavedAt: seen?.savedAt ?? null, today: toShownPrice(pricePlan(plan, prices)) };
}

function toShownPrice(price: PriceResult): ShownPrice {
  if (price.status !== 'priced') return { status: price.status };
  return { status: price.status, low: price.low, high: price.high };
}
