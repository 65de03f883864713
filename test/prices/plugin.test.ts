import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { build } from '../fixtures/app.ts';

const DATA_DIR = t.testdir();

t.test('a read-only start on the data of an older version shows the prices that ship with the site', async (t) => {
  const app = await build(t, { DATA_DIR });
  await app.db.schema.dropTable('priceVersions').execute();
  await app.close();

  const copy = await build(t, { DATA_DIR }, { readOnly: true });

  t.same(await copy.prices.current(), { version: 0, checkedAt: null, prices: defaultPrices });
  t.equal((await copy.inject('/price-my-fence')).statusCode, 200);
});
