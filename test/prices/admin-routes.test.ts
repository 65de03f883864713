import t from 'tap';
import { defaultPrices } from '../../src/prices/default-prices.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';

const savedAt = '2026-11-02T15:00:00.000Z';
const clock = { now: Date.parse(savedAt) };
const app = await build(t, {}, { now: () => clock.now });
const call = callAs(app, await signIn(app));
const read = async () => (await call('GET', '/api/admin/prices')).json();
const save = (prices: unknown, version: number, note?: string) =>
  call('PUT', '/api/admin/prices', { prices, version, note });
const check = (version: number) => call('POST', '/api/admin/prices/checked', { version });
const withMinimum = (minimum: number) => ({ ...defaultPrices, minimum });

t.test('the default prices are version 0 and unchecked', async (t) => {
  t.strictSame(await read(), { version: 0, checkedAt: null, prices: defaultPrices, history: [] });
  t.same(await app.prices.current(), { version: 0, checkedAt: null, prices: defaultPrices });
});

t.test('an invalid price table is refused at the path of its value and not saved', async (t) => {
  const prices = structuredClone(defaultPrices);
  Object.assign(prices.kinds['wood-privacy'].heights[96] ?? {}, { perFoot: 501 });
  const refused = await save({ ...prices, corner: 1.234 }, 0);

  t.equal(refused.statusCode, 400);
  t.strictSame(refused.json().fields, {
    'kinds.wood-privacy.heights.96.perFoot': ['Enter a number from 1 to 500.'],
    corner: ['Enter dollars with at most two decimals.'],
  });
  for (const body of [{}, { version: 0 }, { prices: defaultPrices }, { prices: 'all', version: 0 }])
    t.equal((await call('PUT', '/api/admin/prices', body)).statusCode, 400);
  t.match((await save(defaultPrices, 0, 'x'.repeat(201))).json().fields, {
    note: ['Keep the note to 200 characters or less.'],
  });
  t.equal((await read()).version, 0);
});

t.test('a save is a new version at once, and earlier pages are rendered again', async (t) => {
  const before = app.site.current.version;

  const saved = (await save(withMinimum(1200), 0, '  Spring list  ')).json();

  t.match(saved, { version: 1, checkedAt: savedAt, prices: { minimum: 1200 } });
  t.strictSame(saved.history, [{ version: 1, savedAt, note: 'Spring list', changes: 1 }]);
  t.equal((await app.prices.current()).prices.minimum, 1200);
  t.ok(app.site.current.version > before);
});

t.test('the second of two windows is told about the first one’s save', async (t) => {
  for (const answer of [await save(defaultPrices, 0), await save(defaultPrices, 7), await check(0), await check(7)])
    t.match(answer.json().message, 'The prices were changed in another window.');

  t.match((await save(withMinimum(1300), 1)).json(), { version: 2 });
});

t.test('an earlier version is read completely, and saving it makes a new one', async (t) => {
  const first = (await call('GET', '/api/admin/prices/1')).json();
  t.match(first, { version: 1, note: 'Spring list', savedAt, prices: { minimum: 1200 } });
  t.strictSame((await call('GET', '/api/admin/prices/0')).json().prices, defaultPrices);
  for (const version of ['9', '01', '-1', 'x'])
    t.equal((await call('GET', `/api/admin/prices/${version}`)).statusCode, 404);

  const restored = (await save({ ...first.prices, corner: 40 }, 2)).json();

  t.match(restored, { version: 3, prices: { minimum: 1200 } });
  t.match(restored.history, [
    { version: 3, changes: 2 },
    { version: 2, changes: 1 },
    { version: 1, changes: 1 },
  ]);
});

t.test('confirming prices dates the current version and makes default prices the owner’s', async (t) => {
  clock.now = Date.parse('2026-12-24T09:00:00Z');
  const checkedAt = new Date(clock.now).toISOString();
  const checked = (await check(3)).json();
  t.match(checked, { version: 3, checkedAt });
  t.equal(checked.history[0].savedAt, savedAt);

  await app.db.deleteFrom('priceVersions').execute();
  t.match((await check(0)).json(), { version: 1, checkedAt, history: [{ changes: 0 }] });
});
