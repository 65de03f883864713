import * as z from 'zod/mini';
import { InvalidFieldsError } from '../http/errors.ts';
import { found } from '../http/records.ts';
import type { ZodApp } from '../http/validation.ts';
import { priceTableSchema } from '../shared/fence/prices.ts';
import { checkPaths } from '../shared/fields.ts';
import { priceCheckSchema, priceEditSchema } from '../shared/price-versions.ts';
import { checkPrices, findPriceVersion, readPriceOverview, savePrices } from './store.ts';

const versionParams = z.object({
  version: z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,8})$/)), z.transform(Number)),
});

/** The owner's prices: read with their history, saved as a whole as a new version, live on the page at once. */
export async function pricesDesk(app: ZodApp): Promise<void> {
  app.get('/api/admin/prices', async () => readPriceOverview(app.db));

  app.put('/api/admin/prices', { schema: { body: priceEditSchema } }, async ({ body }) => {
    // Its messages name values within the table, such as `kinds.chain-link.heights.48.perFoot`.
    const { value: prices, fields } = checkPaths(priceTableSchema, body.prices);
    if (fields) throw new InvalidFieldsError(fields);
    await app.site.update(() => savePrices(app.db, { ...body, prices }, app.now()));
    return readPriceOverview(app.db);
  });

  app.post('/api/admin/prices/checked', { schema: { body: priceCheckSchema } }, async ({ body }) => {
    await app.site.update(() => checkPrices(app.db, body.version, app.now()));
    return readPriceOverview(app.db);
  });

  app.get('/api/admin/prices/:version', { schema: { params: versionParams } }, async ({ params }) =>
    found(await findPriceVersion(app.db, params.version)),
  );
}
