import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import t from 'tap';
import { heightsOf, kindNames } from '../../../src/shared/fence/kinds.ts';
import { encodePlan, type FencePlan, sidesOf } from '../../../src/shared/fence/plan.ts';
import { decodePlan, planSchema } from '../../../src/shared/fence/plan-schema.ts';
import { type Price, pricePlan } from '../../../src/shared/fence/price.ts';
import type { PriceTable } from '../../../src/shared/fence/prices.ts';
import { anyPlan, anyPrices } from '../../fixtures/fence-plans.ts';
import { volume } from '../../fixtures/volume.ts';

const numRuns = volume(10_000, 50);

/** Changes that must not make a plan cheaper. Each returns the changed plan, or `undefined` if the change is impossible. */
const dearer: Record<string, (plan: FencePlan) => FencePlan | undefined> = {
  'a side grows': (plan) => withFirstSide(plan, (run) => ({ ...run, feet: run.feet + 7 })),
  'a straight joint becomes a corner': (plan) => {
    const found = plan.lines.findIndex(({ runs }) => runs.slice(1).some(({ turn }) => turn === 0));
    const line = plan.lines[found];
    if (!line) return;
    const runs = line.runs.map((run, index) => (index > 0 && run.turn === 0 ? { ...run, turn: 90 } : run));
    return { ...plan, lines: plan.lines.with(found, { ...line, runs }) };
  },
  'the height goes up': (plan) => {
    const height = heightsOf(plan.kind).find((inches) => inches > plan.height);
    return height ? { ...plan, height } : undefined;
  },
  'a gate is added': (plan) =>
    withFirstSide(plan, (run) => {
      const end = Math.ceil(Math.max(0, ...run.gates.map(({ at, width }) => at + width / 12)));
      return end + 4 <= run.feet ? { ...run, gates: [...run.gates, { width: 48, at: end }] } : undefined;
    }),
  'pine becomes cedar': (plan) => (plan.finish === 'pine' ? { ...plan, finish: 'cedar' } : undefined),
  'level becomes gentle': (plan) => (plan.slope === 'level' ? { ...plan, slope: 'gentle' } : undefined),
  'gentle becomes steep': (plan) => (plan.slope === 'gentle' ? { ...plan, slope: 'steep' } : undefined),
  'soil becomes rock': (plan) => (plan.ground === 'soil' ? { ...plan, ground: 'rock' } : undefined),
  'a home becomes a business': (plan) => (plan.property === 'home' ? { ...plan, property: 'business' } : undefined),
};

t.test('the properties of prices, parts, and codes hold for any plan and table', async () => {
  fc.assert(
    fc.property(anyPlan, anyPrices, fc.integer({ min: 1, max: 30 }), (plan, prices, feet) => {
      checkCode(plan);
      const price = pricePlan(plan, prices);
      if (!sidesOf(plan).length)
        return hold('no number without a side', JSON.stringify(price) === '{"status":"empty"}');
      checkRange(price as Price, prices.minimum);
      checkDearer(plan, prices);
      checkGuesses(plan, prices);
      checkParts(plan, feet, prices);
    }),
    { numRuns },
  );
});

t.test('the largest plan at the highest prices stays a safe integer', async (t) => {
  const [dearest] = fc.sample(anyPrices, 1) as [PriceTable];
  const row = { perFoot: 500, walkGate: 20_000, doubleGatePerFoot: 20_000 };
  const kinds = Object.fromEntries(
    kindNames.map((kind) => [
      kind,
      { offered: true, heights: Object.fromEntries(heightsOf(kind).map((height) => [height, row])) },
    ]),
  );
  const percents = Object.fromEntries(Object.keys(dearest.percents).map((name) => [name, 100]));
  const prices = {
    ...dearest,
    ...({ kinds, percents } as PriceTable),
    corner: 1000,
    tearOut: { light: 100, solid: 100 },
  };
  const gates = Array.from({ length: 4 }, (_, index) => ({ width: 192, at: index * 16 }));
  const runs = Array.from({ length: 24 }, (_, index) => ({ feet: 125, turn: 90, gates: index < 3 ? gates : [] }));
  const line = { x: 0, y: 0, closed: true, runs };
  const plan = planSchema.parse({
    v: 1,
    kind: 'wood-privacy',
    height: 96,
    finish: 'cedar',
    property: 'business',
    slope: 'steep',
    ground: 'rock',
    measured: 'guess',
    old: { kind: 'solid', feet: 3000 },
    lines: [line],
  });

  const { sumCents } = priceOf(plan, prices);

  t.ok(Number.isSafeInteger(sumCents * 120_000), String(sumCents));
});

t.test('no text makes the decoder throw, and it returns only valid plans', async () => {
  const letters = fc.string({ unit: fc.constantFrom(...'1.wpckvradhlnsutgbzxy0-9'), maxLength: 600 });
  const bent = fc.tuple(anyPlan, fc.nat(450), fc.string({ maxLength: 3 })).map(([plan, at, text]) => {
    const code = encodePlan(plan);
    return `${code.slice(0, at)}${text}${code.slice(at + 1)}`;
  });
  fc.assert(
    fc.property(fc.oneof(fc.string(), letters, bent), (text) => {
      const plan = decodePlan(text);
      return plan === undefined || planSchema.safeParse(plan).success;
    }),
    { numRuns },
  );
});

function hold(property: string, holds: boolean): void {
  if (!holds) throw new Error(`not so: ${property}`);
}

function checkRange({ low, high, middleCents, sumCents, items, parts }: Price, minimum: number): void {
  const counts = [...Object.values(parts.posts), ...Object.values(parts).filter((part) => typeof part === 'number')];
  const itemCents = items.reduce((sum, { cents }) => sum + cents, 0);
  hold('low is at most the middle', Math.round(low * 100) <= middleCents);
  hold('the middle is at most high', middleCents <= Math.round(high * 100));
  hold('low is at least the minimum', low >= minimum);
  hold('the items add up to the middle, the smallest job included', Math.abs(itemCents - middleCents) < 1);
  hold('both ends are finite', Number.isFinite(low) && Number.isFinite(high));
  hold('counts and cents are whole', [middleCents, sumCents, ...counts].every(Number.isSafeInteger));
}

function checkDearer(plan: FencePlan, prices: PriceTable): void {
  const before = priceOf(plan, prices);
  for (const [name, change] of Object.entries(dearer)) {
    const changed = change(plan);
    if (!changed) continue;
    const after = priceOf(changed, prices);
    hold(`no end falls when ${name}`, after.low >= before.low && after.high >= before.high);
  }
}

function checkGuesses(plan: FencePlan, prices: PriceTable): void {
  const [tape, paced, guess] = (['tape', 'paced', 'guess'] as const).map((measured) =>
    priceOf({ ...plan, measured }, prices),
  ) as [Price, Price, Price];
  hold('pacing and guessing only lower the low end', tape.low >= paced.low && paced.low >= guess.low);
  hold('pacing and guessing only raise the high end', tape.high <= paced.high && paced.high <= guess.high);
}

function checkParts(plan: FencePlan, feet: number, prices: PriceTable): void {
  const longer = withFirstSide(plan, (run) => ({ ...run, feet: run.feet + feet })) ?? plan;
  const [before, after] = [priceOf(plan, prices).parts, priceOf(longer, prices).parts];
  const posts = ({ posts: { line, corner, end, gate } }: typeof before) => line + corner + end + gate;
  hold('posts do not fall with feet', posts(after) >= posts(before));
  for (const part of ['bags', 'rails', 'boards', 'pickets', 'panels', 'mesh', 'topRail'] as const)
    hold(`${part} do not fall with feet`, after[part] >= before[part]);
}

function checkCode(plan: FencePlan): void {
  const code = encodePlan(plan);
  const decoded = decodePlan(code);
  hold('a code has at most 450 plain characters', code.length <= 450 && /^1(\.[a-z0-9-]+){3,9}$/.test(code));
  hold('a code gives its plan again', decoded !== undefined && encodePlan(decoded) === code);
  hold('the plan is the same', isDeepStrictEqual(normal(decoded), normal(plan)));
}

/** Copies arrays and objects to plain prototypes, which fast-check's don't have. */
function normal(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value) ?? 'null');
}

function priceOf(plan: FencePlan, prices: PriceTable): Price {
  return pricePlan(plan, prices) as Price;
}

function withFirstSide(plan: FencePlan, change: (run: FencePlan['lines'][0]['runs'][0]) => typeof run | undefined) {
  const line = plan.lines[0];
  const run = line?.runs[0];
  const changed = run && change(run);
  if (!line || !changed) return;
  return { ...plan, lines: plan.lines.with(0, { ...line, runs: line.runs.with(0, changed) }) };
}
