import t from 'tap';
import { defaultPrices } from '../../../src/prices/default-prices.ts';
import { buildOf, heightsOf, kindNames, kindOf } from '../../../src/shared/fence/kinds.ts';
import { bagsPerPost } from '../../../src/shared/fence/parts.ts';
import {
  changesOf,
  monthlyPayment,
  monthlyPayments,
  type Price,
  pricePerFoot,
  pricePlan,
} from '../../../src/shared/fence/price.ts';
import { announce, headline, perFootSentence, summarize } from '../../../src/shared/fence/sentences.ts';
import { examples, planOf } from '../../fixtures/fence-plans.ts';

type Parts = Partial<Record<'rails' | 'boards' | 'pickets' | 'panels' | 'bags' | 'mesh' | 'topRail', number>>;
type Posts = [line: number, corner: number, end: number, gate: number];

/** The results of the worked examples: the sum in dollars, the width and the range, and what they are made of. */
const expected: [name: keyof typeof examples, sum: number, width: number, range: number[], posts: Posts, Parts][] = [
  ['E1', 2500, 12, [2200, 2800], [12, 0, 2, 0], { rails: 39, boards: 219, bags: 28 }],
  ['E2', 4870, 16, [4050, 5650], [19, 2, 2, 2], { rails: 69, boards: 387, bags: 52 }],
  ['E3', 7750, 16, [6500, 9000], [19, 2, 2, 2], { rails: 69, boards: 387, bags: 52 }],
  ['E4', 5425, 16, [4550, 6300], [15, 2, 3, 2], { panels: 19, bags: 68 }],
  ['E5', 5674, 12, [4950, 6400], [18, 4, 0, 2], { panels: 23, bags: 50 }],
  ['E6', 19172, 12, [16850, 21500], [64, 4, 0, 2], { mesh: 684, topRail: 36, bags: 146 }],
  ['E7', 14695, 20, [11750, 17650], [83, 1, 2, 2], { boards: 129, bags: 15 }],
  ['E8', 605, 12, [1000, 1150], [1, 0, 2, 2], { rails: 6, pickets: 31, bags: 12 }],
  ['E9', 3663.8, 28, [2600, 4700], [16, 1, 2, 0], { mesh: 180, topRail: 9, bags: 41 }],
  ['E10', 1876.8, 12, [1650, 2150], [0, 0, 0, 2], { bags: 6 }],
  ['E11', 209882.5, 20, [167900, 251900], [498, 2, 2, 0], { rails: 2004, boards: 6546, bags: 1506 }],
];

const noParts = { rails: 0, boards: 0, pickets: 0, panels: 0, bags: 0, mesh: 0, topRail: 0 };

const priceOf = (code: string) => pricePlan(planOf(code), defaultPrices) as Price;

t.test('E1 to E11 have the stated prices to the cent and the stated parts', async (t) => {
  for (const [name, sum, width, range, [line, corner, end, gate], parts] of expected) {
    const price = priceOf(examples[name]);
    t.strictSame([price.sumCents / 100, price.width, [price.low, price.high]], [sum, width, range], name);
    t.strictSame(price.parts, { posts: { line, corner, end, gate }, ...noParts, ...parts }, `${name}, its parts`);
  }
  const closed = priceOf('1.wp72p.hlnt.0.x0y0r40r25t90r40t90r25t90g48a21z');
  t.match(closed.parts.posts, { corner: 3, gate: 2 }, 'a gate that ends where the line began stands at its first post');
});

t.test('E12, a plan without sides, has no figures', async (t) => {
  t.strictSame(pricePlan(planOf(examples.E12), defaultPrices), { status: 'empty' });
});

t.test('options that change E2 are in order, and each plan has the stated middle price', async (t) => {
  const changes = changesOf(planOf(examples.E2), defaultPrices);

  t.strictSame(
    changes.map(({ text }) => text),
    [
      '8 ft tall instead of 6 ft: about $1,550 more.',
      'Cedar instead of pine: about $1,200 more.',
      'Without the 4 ft gate: about $300 less.',
      'Vinyl privacy instead of wood: about $1,900 more.',
    ],
  );
  for (const [name] of expected)
    for (const { plan, difference, text } of changesOf(planOf(examples[name]), defaultPrices)) {
      const then = pricePlan(plan, defaultPrices) as Price;
      const dollars = (then.middleCents - priceOf(examples[name]).middleCents) / 100;
      t.ok(Math.abs(dollars - difference) <= 25, `${name}: ${text}`);
    }
});

t.test('a fence that isn’t offered, or a height without a price, has parts and no price', async (t) => {
  const plan = planOf(examples.E2);
  const { kinds } = defaultPrices;
  const wood = kinds['wood-privacy'];
  const withdrawn = { ...defaultPrices, kinds: { ...kinds, 'wood-privacy': { ...wood, offered: false } } };
  const heights = { ...wood.heights, 72: { perFoot: null, walkGate: 400, doubleGatePerFoot: 95 } };
  const unpriced = { ...defaultPrices, kinds: { ...kinds, 'wood-privacy': { ...wood, heights } } };

  for (const prices of [withdrawn, unpriced]) {
    t.match(pricePlan(plan, prices), { status: 'unpriced', parts: { bags: 52 } });
    t.equal(pricePerFoot(plan, prices), undefined);
    t.strictSame(changesOf(plan, prices), []);
  }
});

t.test('a foot has a price before any length is known', async (t) => {
  const perFoot = (code: string) => {
    const plan = planOf(code);
    return perFootSentence(plan, pricePerFoot(plan, defaultPrices) ?? { low: 0, high: 0 });
  };

  t.equal(perFoot(examples.E12), 'Wood privacy, 6 ft: about $22 to $28 a foot, installed');
  t.equal(perFoot('1.cl48b.hlnt.0'), 'Chain link, 4 ft: about $16 to $22 a foot, installed');
  t.equal(perFoot('1.ap54b.hlnt.0'), 'Aluminum pool, 4½ ft: about $34 to $44 a foot, installed');
});

t.test('monthly payments are rounded up and shown only with all terms and in range', async (t) => {
  const terms = { on: true, apr: 9.99, months: 60, least: 1000, most: 50_000, words: 'On approved credit.' };

  t.strictSame([monthlyPayment(4050, 9.99, 60), monthlyPayment(5650, 9.99, 60)], [87, 121]);
  t.equal(monthlyPayment(6000, 0, 24), 250);
  t.match(monthlyPayments({ low: 4050, high: 5650 }, terms), { low: 87, high: 121 });
  for (const missing of [
    { on: false },
    { apr: null },
    { months: null },
    { least: null },
    { words: '' },
    { least: 4100 },
    { most: 5600 },
  ])
    t.equal(monthlyPayments({ low: 4050, high: 5650 }, { ...terms, ...missing }), undefined, JSON.stringify(missing));
});

t.test('bags of concrete are computed from the hole and the post', async (t) => {
  const bags = kindNames.flatMap((kind) =>
    heightsOf(kind).map((height) => {
      const { line, heavy } = buildOf(kind, height);
      const round = kindOf(kind).material === 'chain link';
      return `${kindOf(kind).code}${height} ${bagsPerPost(line, round)} ${bagsPerPost(heavy, round)}`;
    }),
  );

  t.strictSame(bags, [
    'wp72 2 3',
    'wp96 3 4',
    'wk36 2 3',
    'wk42 2 3',
    'wk48 2 3',
    'wr48 0 3',
    'wr60 0 3',
    'vp72 3 4',
    'vp96 4 4',
    'vk36 2 3',
    'vk42 2 3',
    'vk48 2 3',
    'vr48 2 4',
    'vr60 2 4',
    'ad36 2 3',
    'ad48 2 3',
    'ad60 2 3',
    'ad72 2 3',
    'ap48 2 3',
    'ap54 2 3',
    'ap60 2 3',
    'cl48 2 3',
    'cl60 2 3',
    'cl72 2 3',
    'cl96 3 5',
  ]);
});

t.test('a plan is summarized in one line for lists, subjects, and announcements', async (t) => {
  const plan = planOf(examples.E2);
  const price = priceOf(examples.E2);

  t.equal(summarize(plan, price), '180 ft wood privacy, 6 ft, 1 gate: $4,050 to $5,650');
  t.equal(headline(plan, price), '180 ft wood privacy, $4,050 to $5,650');
  t.equal(announce('Side 2 is 80 feet.', plan, price), 'Side 2 is 80 feet. 180 feet in all. About $4,050 to $5,650.');
  t.equal(summarize(planOf(examples.E11)), '3,000 ft wood privacy, 8 ft');
});
