import type { FastifyInstance } from 'fastify';
import { InvalidFieldsError } from '../http/errors.ts';
import { found } from '../http/records.ts';
import { checkBody } from '../http/validation.ts';
import { priceTableSchema } from '../shared/fence/prices.ts';
import { checkPaths } from '../shared/fields.ts';
import { priceCheckSchema, priceEditSchema } from '../shared/price-versions.ts';
import { checkPrices, findPriceVersion, readPriceOverview, savePrices } from './store.ts';

interface WithVersion {
  Params: { version: string };
}

/** The owner's prices: read with their history, saved as a whole as a new version, live on the page at once. */
export async function pricesDesk(app: FastifyInstance): Promise<void> {
  app.get('/api/admin/prices', async () => readPriceOverview(app.db));

  app.put('/api/admin/prices', async (request) => {
    const { prices: input, version, note } = checkBody(priceEditSchema, request.body);
    const { value: prices, fields } = checkPaths(priceTableSchema, input);
    if (fields) throw new InvalidFieldsError(fields);
    await savePrices(app.db, { prices, note, version }, app.now());
    app.site.changed();
    return readPriceOverview(app.db);
  });

  app.post('/api/admin/prices/checked', async (request) => {
    const { version } = checkBody(priceCheckSchema, request.body);
    await checkPrices(app.db, version, app.now());
    app.site.changed();
    return readPriceOverview(app.db);
  });

  app.get<WithVersion>('/api/admin/prices/:version(^\\d{1,9}$)', async (request) =>
    found(await findPriceVersion(app.db, Number(request.params.version))),
  );
}
