import t from 'tap';
import { defaultPrices } from '../../../src/prices/default-prices.ts';
import { heightsOf, kindNames } from '../../../src/shared/fence/kinds.ts';
import { priceTableSchema } from '../../../src/shared/fence/prices.ts';
import { checkPaths } from '../../../src/shared/fields.ts';

/** Returns the messages about the default table with some values replaced, by path. */
function faultsOf(changes: Record<string, unknown>) {
  const prices = structuredClone(defaultPrices) as object;
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split('.');
    const last = names.pop() ?? '';
    const holder = names.reduce((record, name) => Reflect.get(record, name), prices);
    Reflect.set(holder, last, value);
  }
  return checkPaths(priceTableSchema, prices).fields;
}

type Bound = readonly [path: string, least: number, most: number];

const dollars: Bound[] = [
  ...kindNames.flatMap((kind) =>
    heightsOf(kind).flatMap((height): Bound[] => [
      [`kinds.${kind}.heights.${height}.perFoot`, 1, 500],
      [`kinds.${kind}.heights.${height}.walkGate`, 0, 20_000],
      [`kinds.${kind}.heights.${height}.doubleGatePerFoot`, 0, 20_000],
    ]),
  ),
  ['corner', 0, 1000],
  ['tearOut.light', 0, 100],
  ['tearOut.solid', 0, 100],
  ['minimum', 1, 20_000],
  ['financing.least', 1, 1_000_000],
  ['financing.most', 1, 1_000_000],
];
const wholeNumbers: Bound[] = [
  ...Object.keys(defaultPrices.percents).map((name): Bound => [`percents.${name}`, 0, 100]),
  ['baseWidth', 5, 30],
  ['financing.months', 6, 180],
];
const all: Bound[] = [...dollars, ...wholeNumbers, ['financing.apr', 0, 36]];
const required = all.filter(([path]) => !/\.perFoot$|^financing/.test(path));

/** Creates a record with a value for the path of each bound. */
const forEach = (bounds: readonly Bound[], make: (bound: Bound) => unknown) =>
  Object.fromEntries(bounds.map((bound) => [bound[0], make(bound)]));
const rangeOf = ([, least, most]: Bound) => [
  `Enter a number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}.`,
];

t.test('every bound of every value has its message at that value', async (t) => {
  const wrong: [what: string, bounds: readonly Bound[], make: (bound: Bound) => unknown, words: typeof rangeOf][] = [
    ['below the least', all, ([, least]) => least - 1, rangeOf],
    ['above the most', all, ([, , most]) => most + 1, rangeOf],
    ['no number', all, () => 'ten', rangeOf],
    ['none', required, () => null, rangeOf],
    ['a part of a cent', dollars, ([, least]) => least + 0.001, () => ['Enter dollars with at most two decimals.']],
    ['no whole number', wholeNumbers, ([, least]) => least + 0.5, rangeOf],
  ];
  for (const [what, bounds, make, words] of wrong)
    t.strictSame(faultsOf(forEach(bounds, make)), forEach(bounds, words), what);
  t.strictSame(faultsOf({}), undefined, 'the shipped prices can be saved');
  t.strictSame(faultsOf(forEach(all, ([, least]) => least)), undefined, 'the least of all');
  t.strictSame(faultsOf(forEach(all, ([, , most]) => most)), undefined, 'the most of all');
});

t.test('no price falls with the height, and no slope costs less than a gentler one', async (t) => {
  for (const kind of kindNames) {
    const [low = 0, high = 0] = heightsOf(kind);
    for (const [amount, value] of Object.entries(defaultPrices.kinds[kind].heights[low] ?? {})) {
      const path = `kinds.${kind}.heights.${high}.${amount}`;
      t.match(faultsOf({ [path]: Number(value) - 0.01 }), {
        [path]: ['A taller fence can’t cost less than a shorter one.'],
      });
      t.equal(faultsOf({ [path]: value }), undefined, `${path} may be the same`);
    }
  }
  for (const [path, value] of Object.entries({ 'percents.steep': 9, 'percents.gentle': 4 }))
    t.strictSame(faultsOf({ [path]: value }), { [path]: ['A steeper slope can’t cost less than a gentler one.'] });
});

t.test('the financing terms are saved only if they are complete', async (t) => {
  const offer = { on: true, apr: 9.99, months: 60, least: 1000, most: 25_000, words: 'On approved credit.' };
  const refusals: [change: object, name: string, words: string][] = [
    ...(['apr', 'months', 'least', 'most'] as const).map((name): [object, string, string] => [
      { [name]: null },
      name,
      'Fill in all the financing terms.',
    ]),
    [{ words: ' ' }, 'words', 'Enter 1 to 400 characters.'],
    [{ words: 'x'.repeat(401) }, 'words', 'Enter 1 to 400 characters.'],
    [{ least: 2000, most: 1999 }, 'most', 'The maximum can’t be less than the minimum.'],
  ];
  for (const [change, name, words] of refusals)
    t.strictSame(faultsOf({ financing: { ...offer, ...change } }), { [`financing.${name}`]: [words] });
  t.equal(faultsOf({ financing: { ...offer, on: false, apr: null } }), undefined, 'an unfinished offer may be kept');
});
