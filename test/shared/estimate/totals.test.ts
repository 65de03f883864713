import fc from 'fast-check';
import t from 'tap';
import { type EstimateContent, estimateContentSchema } from '../../../src/shared/estimate/content.ts';
import { formatCents, formatPercent, formatQuantity } from '../../../src/shared/estimate/money.ts';
import { allTotals, lineAmount, totalsOf } from '../../../src/shared/estimate/totals.ts';
import { anyEstimate, estimateContent, estimateLine } from '../../fixtures/estimate-contents.ts';
import { volume } from '../../fixtures/volume.ts';

/** Rounds half up with whole numbers of any size, as an independent check. */
function divide(dividend: bigint, divisor: bigint): bigint {
  const doubled = 2n * dividend + divisor;
  const quotient = doubled / (2n * divisor);
  return doubled < 0n && doubled % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}

function reckon({ options, addOns, taxPercent, deposit }: EstimateContent, option: number, chosen: readonly number[]) {
  const items = [
    ...(options[option]?.lines ?? []).map(({ quantity, unitPrice, taxable }) => ({
      cents: divide(BigInt(quantity) * BigInt(unitPrice), 100n),
      taxable,
    })),
    ...addOns
      .filter((_, index) => chosen.includes(index))
      .map(({ price, taxable }) => ({ cents: BigInt(price), taxable })),
  ];
  const sum = (all: typeof items) => all.reduce((total, { cents }) => total + cents, 0n);
  const positive = (cents: bigint) => (cents < 0n ? 0n : cents);
  const subtotal = positive(sum(items));
  const taxed = positive(sum(items.filter(({ taxable }) => taxable)));
  const tax = divide((taxed < subtotal ? taxed : subtotal) * BigInt(Math.round(taxPercent * 10)), 100_000n);
  const total = subtotal + tax;
  const amount = BigInt(deposit.value);
  const capped = amount < total ? amount : total;
  const share = deposit.kind === 'percent' ? divide(total * amount, 10_000n) : 0n;
  return { subtotal, tax, total, deposit: deposit.kind === 'amount' ? capped : share };
}

t.test('each figure is exact, never negative, and the same in any order of the lines', async () => {
  const chosen = fc.uniqueArray(fc.nat(5));
  fc.assert(
    fc.property(anyEstimate, fc.nat(2), chosen, (content, option, addOns) => {
      const totals = totalsOf(content, option, addOns);
      const { subtotal, tax, total, deposit } = totals;
      const expected = reckon(content, option, addOns);
      for (const name of ['subtotal', 'tax', 'total', 'deposit'] as const) {
        if (BigInt(totals[name]) !== expected[name]) throw new Error(`${name}: ${totals[name]}, not ${expected[name]}`);
        if (totals[name] < 0 || Object.is(totals[name], -0)) throw new Error(`${name} is negative`);
      }
      const lines = content.options[option]?.lines ?? [];
      const added = content.addOns.filter((_, index) => addOns.includes(index));
      const sum =
        lines.reduce((all, line) => all + lineAmount(line), 0) + added.reduce((all, { price }) => all + price, 0);
      if (subtotal !== Math.max(0, sum)) throw new Error('the subtotal is not the sum of the lines');
      if (total !== subtotal + tax || deposit > total) throw new Error('the figures do not add up');
      const turned = { ...content, options: content.options.map((one) => ({ ...one, lines: one.lines.toReversed() })) };
      const again = totalsOf(turned, option, addOns.toReversed());
      if (JSON.stringify(again) !== JSON.stringify(totals)) throw new Error('the order matters');
    }),
    { numRuns: volume(100_000) },
  );
});

t.test('lines, tax, and deposit are each rounded once, half up', async (t) => {
  t.equal(lineAmount({ quantity: 50, unitPrice: 1 }), 1, 'half a cent rounds up');
  t.equal(lineAmount({ quantity: 49, unitPrice: 1 }), 0);
  t.equal(lineAmount({ quantity: 50, unitPrice: -1 }), 0, 'half a cent of a discount rounds up too');
  t.equal(lineAmount({ quantity: 17_250, unitPrice: 3500 }), 603_750);
  const lines = [1, 2, 3].map(() => estimateLine({ quantity: 33, unitPrice: 101 }));
  const content = estimateContent({
    options: [{ name: '', description: '', lines }],
    taxPercent: 997.5,
    deposit: { kind: 'percent', value: 3333 },
  });
  t.same(totalsOf(content, 0), { subtotal: 99, tax: 10, total: 109, deposit: 36 });
});

t.test('a tax of 9.975% is computed once on the taxable sum', async (t) => {
  const lines = [estimateLine({ unitPrice: 10_020 }), estimateLine({ unitPrice: 5000, taxable: false })];
  const content = estimateContent({ options: [{ name: '', description: '', lines }], taxPercent: 997.5 });
  t.same(totalsOf(content, 0), { subtotal: 15_020, tax: 999, total: 16_019, deposit: 0 }, '999.495 cents');
  t.same(estimateContentSchema.parse(content).taxPercent, 997.5);
  t.notOk(estimateContentSchema.safeParse({ ...content, taxPercent: 997.55 }).success, 'four decimals');
});

t.test('add-ons are chosen by their index, each once', async (t) => {
  const addOns = [
    { text: 'Post caps', price: 12_000, taxable: true },
    { text: 'Stain', price: 34_500, taxable: false },
  ];
  const content = estimateContent({ addOns, taxPercent: 1000 });
  t.same(allTotals(content), [{ subtotal: 648_000, tax: 64_800, total: 712_800, deposit: 0 }]);
  t.same(totalsOf(content, 0, [1, 1, 7]), { subtotal: 682_500, tax: 64_800, total: 747_300, deposit: 0 });
  t.same(totalsOf(content, 5), { subtotal: 0, tax: 0, total: 0, deposit: 0 }, 'no such option');
});

t.test('a fixed deposit is never more than the total', async (t) => {
  const content = estimateContent({ deposit: { kind: 'amount', value: 900_000 } });
  t.equal(totalsOf(content, 0).deposit, 648_000);
});

t.test('money, quantities, and percents are written the American way', async (t) => {
  t.same([0, 5, 648_000, 123_456_789, -5000].map(formatCents), [
    '$0.00',
    '$0.05',
    '$6,480.00',
    '$1,234,567.89',
    '-$50.00',
  ]);
  t.same([100, 17_250, 250_025].map(formatQuantity), ['1', '172.5', '2,500.25']);
  t.same([997.5, 3333, 5000, 0].map(formatPercent), ['9.975%', '33.33%', '50%', '0%']);
});
