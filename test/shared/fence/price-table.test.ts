import t from 'tap';
import { defaultPrices } from '../../../src/prices/default-prices.ts';
import { heightsOf, kindNames } from '../../../src/shared/fence/kinds.ts';
import { priceTableSchema } from '../../../src/shared/fence/prices.ts';
import { checkPaths } from '../../../src/shared/fields.ts';

/** What is said of the shipped table with some values replaced, by their paths. */
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

const dollars: [path: string, least: number, most: number][] = [
  ...kindNames.flatMap((kind) =>
    heightsOf(kind).flatMap((height): [string, number, number][] => [
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
const wholeNumbers: [path: string, least: number, most: number][] = [
  ...Object.keys(defaultPrices.percents).map((name): [string, number, number] => [`percents.${name}`, 0, 100]),
  ['baseWidth', 5, 30],
  ['financing.months', 6, 180],
];
const canBeEmpty = /\.perFoot$|^financing/;

t.test('statement 25: every bound of every value has its message at that value', async (t) => {
  t.strictSame(faultsOf({}), undefined, 'the shipped prices can be saved');
  for (const [path, least, most] of [...dollars, ...wholeNumbers, ['financing.apr', 0, 36] as const]) {
    const words = `Write a number from ${least.toLocaleString('en-US')} to ${most.toLocaleString('en-US')}.`;
    const wrong = [least - 1, most + 1, 'ten', ...(canBeEmpty.test(path) ? [] : [null])];
    for (const value of wrong) t.match(faultsOf({ [path]: value }), { [path]: [words] }, `${path}: ${value}`);
    for (const value of [least, most])
      t.notOk(faultsOf({ [path]: value })?.[path]?.includes(words), `${path}: ${value} is taken`);
  }
  for (const [path, least] of dollars)
    t.match(faultsOf({ [path]: least + 0.001 }), { [path]: ['Write dollars with at most two decimals.'] });
  for (const [path, least] of wholeNumbers) t.match(faultsOf({ [path]: least + 0.5 }), { [path]: [/^Write a number/] });
});

t.test('statement 25: no amount falls with the height, and no slope costs less than a gentler one', async (t) => {
  for (const kind of kindNames) {
    const [low = 0, high = 0] = heightsOf(kind);
    for (const [amount, value] of Object.entries(defaultPrices.kinds[kind].heights[low] ?? {})) {
      const path = `kinds.${kind}.heights.${high}.${amount}`;
      t.match(faultsOf({ [path]: Number(value) - 0.01 }), {
        [path]: ['A taller fence cannot cost less than a lower one.'],
      });
      t.equal(faultsOf({ [path]: value }), undefined, `${path} may be the same`);
    }
  }
  for (const [path, value] of Object.entries({ 'percents.steep': 9, 'percents.gentle': 4 }))
    t.strictSame(faultsOf({ [path]: value }), { [path]: ['A steeper slope cannot cost less than a gentler one.'] });
});

t.test('statement 29: the terms of a lender are kept only whole', async (t) => {
  const offer = { on: true, apr: 9.99, months: 60, least: 1000, most: 25_000, words: 'On approved credit.' };
  const refusals: [change: object, name: string, words: string][] = [
    ...(['apr', 'months', 'least', 'most'] as const).map((name): [object, string, string] => [
      { [name]: null },
      name,
      'Financing needs all of its terms.',
    ]),
    [{ words: ' ' }, 'words', 'Write 1 to 400 characters.'],
    [{ words: 'x'.repeat(401) }, 'words', 'Write 1 to 400 characters.'],
    [{ least: 2000, most: 1999 }, 'most', 'The most cannot be under the least.'],
  ];
  for (const [change, name, words] of refusals)
    t.strictSame(faultsOf({ financing: { ...offer, ...change } }), { [`financing.${name}`]: [words] });
  t.equal(faultsOf({ financing: { ...offer, on: false, apr: null } }), undefined, 'an unfinished offer may be kept');
});
