import t from 'tap';
import { defaultPrices } from '../../../src/prices/default-prices.ts';
import { type Price, pricePlan } from '../../../src/shared/fence/price.ts';
import {
  exclusions,
  financingSentence,
  itemLines,
  minimumSentence,
  partLines,
  widthSentence,
} from '../../../src/shared/fence/result.ts';
import { examples, planOf } from '../../fixtures/fence-plans.ts';

const priceOf = (code: string) => pricePlan(planOf(code), defaultPrices) as Price;
const linesOf = (code: string) =>
  itemLines(planOf(code), priceOf(code)).map(({ label, amount }) => `${label}: ${amount}`);
const terms = { on: true, apr: 9.99, months: 60, least: 1000, most: 50_000, words: 'On approved credit.' };

t.test('every item of a price has its line, rounded to ten dollars', async (t) => {
  t.strictSame(linesOf(examples.E2), ['176 ft of wood privacy, 6 ft: 4400', '1 gate: 400', '2 corners: 70']);
  t.strictSame(linesOf(examples.E3).slice(2), [
    'Cedar instead of pine: 1200',
    'Gentle slope: 600',
    '2 corners: 70',
    'Removing 180 ft of old fence: 1080',
  ]);
  const [, , smallest] = linesOf(examples.E8);
  t.equal(smallest, 'Minimum job adjustment: 400');
  const [, , ground, business] = linesOf(examples.E11);
  t.strictSame([ground, business], ['Steep slope, rock or big roots: 49500', 'Commercial property: 18560']);
});

t.test('a payment is one sentence with its number, down payment, and rate', async (t) => {
  t.equal(
    financingSentence(priceOf(examples.E2), terms),
    'With financing: 60 monthly payments of about $87 to $121, $0 down, 9.99% annual percentage rate (APR). On approved credit.',
  );
  t.equal(financingSentence(priceOf(examples.E2), { ...terms, on: false }), undefined);
});

t.test('parts are counted in words, without zero counts', async (t) => {
  t.strictSame(partLines(priceOf(examples.E2).parts), [
    '25 posts: 19 line, 2 corner, 2 end, 2 gate',
    '69 rails',
    '387 boards',
    '52 bags of concrete, 80 lb each',
  ]);
  t.strictSame(partLines(priceOf(examples.E6).parts).slice(1), [
    '684 feet of mesh',
    '36 lengths of top rail, 21 ft each',
    '146 bags of concrete, 80 lb each',
  ]);
});

t.test('the page explains the width of the range and lists what is not included', async (t) => {
  const width = (code: string, prices = defaultPrices) => widthSentence(planOf(code), prices);

  t.equal(width(examples.E1), 'The price could be 12% higher or lower.');
  t.equal(
    width(examples.E2),
    'The price could be 16% higher or lower: 12% to start, plus 4% because the lengths were paced.',
  );
  t.equal(
    width(examples.E9, { ...defaultPrices, baseWidth: 30 }),
    'The price could be 40% higher or lower: 30% to start, plus 8% because the lengths are a guess, plus 4% because we don’t know the slope, plus 4% because we don’t know the soil. We never go above 40%.',
  );
  t.equal(minimumSentence(priceOf(examples.E8)), 'Our minimum job price is $1,000.');
  t.equal(minimumSentence(priceOf(examples.E2)), undefined);
  t.match(
    exclusions(planOf(examples.E2)),
    /gate openers, or digging in rock unless you choose “Rock or big roots” above\.$/,
  );
  t.match(exclusions(planOf(examples.E6)), /stain or paint, or gate openers\.$/);
});
