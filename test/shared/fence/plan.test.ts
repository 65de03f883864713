import t from 'tap';
import { readFeet, readSideFeet } from '../../../src/shared/fence/measures.ts';
import { encodePlan, type Plan, startPlan } from '../../../src/shared/fence/plan.ts';
import { decodePlan, planSchema } from '../../../src/shared/fence/plan-schema.ts';
import { examples, planOf } from '../../fixtures/fence-plans.ts';

t.test('a new plan is a six-foot pine privacy fence around a home, without a line', async (t) => {
  t.equal(encodePlan(startPlan), '1.wp72p.hlnp.0');
  t.strictSame(planSchema.parse(startPlan), startPlan);
});

t.test('statement 14: every worked example is read from its code and written as the same code', async (t) => {
  for (const [name, code] of Object.entries(examples)) t.equal(encodePlan(planOf(code)), code, name);
});

t.test('statement 15: damaged codes, 513 characters and version 2 are no plan', async (t) => {
  const wrong = [
    '',
    '1',
    '2.wp72p.hlnp.0',
    '1.wp72p.hlnp',
    '1.xx72p.hlnp.0',
    '1.wp48p.hlnp.0',
    '1.wp72g.hlnp.0',
    '1.wp72p.hlnq.0',
    '1.wp72p.hlnp.s0',
    '1.wp72p.hlnp.s3001',
    '1.wp72p.hlnp.0.x0y0',
    '1.wp72p.hlnp.0.x0y0r0',
    '1.wp72p.hlnp.0.x0y0r50r50t181',
    '1.wp72p.hlnp.0.x0y0r6g96a0',
    '1.wp72p.hlnp.0.x0y0r50r50t90z',
    '1.wp72p.hlnp.0.X0Y0R50',
    '1.wp72p.hlnp.0.x0y0r50<script>',
    `1.wp72p.hlnp.0.x0y0${'r10'.repeat(25)}`,
    `1.wp72p.hlnp.0.x0y0r50${'0'.repeat(491)}`,
  ];

  for (const code of wrong) t.equal(decodePlan(code), undefined, code);
  t.equal(wrong.at(-1)?.length, 513);
});

t.test('statement 7: typed lengths are read kindly, and a fraction goes up to the next foot', async (t) => {
  const fifty = [
    `49' 6"`,
    '49.5',
    '50 ft',
    "50'",
    '50',
    ' 50 ft. ',
    '50 feet',
    '49½',
    '49’ 6”',
    '49 ft 6 in',
    "50 '",
    '50.0',
  ];
  for (const text of fifty) t.strictSame(readSideFeet(text), { feet: 50 }, text);
  t.strictSame(readSideFeet('1,000'), { feet: 1000 });
  t.strictSame(readSideFeet('0.2'), { feet: 1 });
  t.strictSame(readSideFeet('  '), {});
});

t.test('statement 7: what is no length in feet is told, never guessed', async (t) => {
  const notFeet = { message: 'Write the length in feet, such as 50.' };
  for (const text of ['abc', '50"', '1e3', '49,5', '5 5', '--5', '.', '50 ft 6 ft', '1,00', 'm', '0 m', 'Infinity'])
    t.strictSame(readSideFeet(text), notFeet, text);
  for (const text of ['15 m', '15m', '15 meters', '15 metres', '15 M'])
    t.strictSame(readFeet(text), { message: 'Please give feet; 15 m is about 50 ft.' }, text);
  for (const text of ['0', '-5', '-0.5'])
    t.strictSame(readSideFeet(text), { message: 'A side is at least 1 foot.' }, text);
  t.strictSame(readSideFeet('1,000.5'), { message: 'A side is at most 1,000 feet; please split it.' });
});

/** What the schema says of E2 after a change, as "path: message". */
function refusal(change: (plan: Draft) => void): string | undefined {
  const plan = structuredClone(planOf(examples.E2)) as Draft;
  change(plan);
  const [issue] = planSchema.safeParse(plan).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
}

type Draft = { [Key in keyof Plan]: Key extends 'lines' ? DraftLine[] : unknown };
type DraftLine = {
  x: unknown;
  y: unknown;
  closed: unknown;
  runs: { feet: unknown; turn: unknown; gates: unknown[] }[];
};

const side = (feet: number) => ({ feet, turn: 0, gates: [] as unknown[] });
const gate = (width: number, at: number) => ({ width, at });

/** A change of E2 and what is then said at which field. */
const refusals: [change: (plan: Draft, runs: DraftLine['runs']) => void, message: string][] = [
  [
    (_, runs) => Object.assign(runs[2] ?? {}, { feet: 'abc' }),
    'lines.0.runs.2.feet: Write the length in feet, such as 50.',
  ],
  [
    (_, runs) => Object.assign(runs[2] ?? {}, { feet: null }),
    'lines.0.runs.2.feet: Write the length in feet, such as 50.',
  ],
  [
    (_, runs) => Object.assign(runs[0] ?? {}, { feet: '15 m' }),
    'lines.0.runs.0.feet: Please give feet; 15 m is about 50 ft.',
  ],
  [(_, runs) => Object.assign(runs[0] ?? {}, { feet: 0 }), 'lines.0.runs.0.feet: A side is at least 1 foot.'],
  [
    (_, runs) => Object.assign(runs[0] ?? {}, { feet: 1001 }),
    'lines.0.runs.0.feet: A side is at most 1,000 feet; please split it.',
  ],
  [
    (_, runs) => runs.push(side(1000), side(1000), side(821)),
    'lines: For more than 3,000 feet please call us at {phone}: that is priced on the ground.',
  ],
  [(_, runs) => runs.push(...Array.from({ length: 22 }, () => side(1))), 'lines.0.runs: At most 24 sides.'],
  [
    (plan) => plan.lines.push({ x: 0, y: 9, closed: false, runs: Array.from({ length: 22 }, () => side(1)) }),
    'lines: At most 24 sides.',
  ],
  [
    (plan) => plan.lines.push(...Array(6).fill({ x: 0, y: 0, closed: false, runs: [side(9)] })),
    'lines: At most 6 separate lines.',
  ],
  [
    (_, runs) => runs.push(...[1, 2, 3, 4].map(() => ({ ...side(50), gates: [0, 4, 8].map((at) => gate(36, at)) }))),
    'lines: At most 12 gates.',
  ],
  [
    (_, runs) => runs.push({ ...side(50), gates: [0, 4, 8, 12, 16].map((at) => gate(36, at)) }),
    'lines.0.runs.3.gates: At most 4 gates in one side.',
  ],
  [
    (_, runs) => Object.assign(runs[1] ?? {}, { turn: 181 }),
    'lines.0.runs.1.turn: Please choose how the fence turns here.',
  ],
  [
    (_, runs) => Object.assign(runs[1] ?? {}, { turn: 'R' }),
    'lines.0.runs.1.turn: Please choose how the fence turns here.',
  ],
  [(plan) => Object.assign(plan, { kind: 'hedge' }), 'kind: Please choose one of the fences.'],
  [(plan) => Object.assign(plan, { height: 48 }), 'height: Please choose one of the heights.'],
  [(plan) => Object.assign(plan, { finish: 'bronze' }), 'finish: Please choose one of the finishes.'],
  [(plan) => Object.assign(plan, { slope: 'alp' }), 'slope: Please choose one of the answers.'],
  [(_, runs) => runs[2]?.gates.push(gate(40, 0)), 'lines.0.runs.2.gates.1.width: Please choose one of the widths.'],
  [
    (plan) => Object.assign(plan.lines[0] ?? {}, { closed: true, runs: [side(9), side(9)] }),
    'lines.0.closed: A fence that closes has at least 3 sides.',
  ],
  [
    (_, runs) => Object.assign(runs[2] ?? {}, { feet: 6, gates: [gate(96, 45)] }),
    'lines.0.runs.2.gates.0.at: Side 3 is 6 ft long: an 8 ft gate does not fit (45 ft from its start).',
  ],
  [
    (_, runs) => Object.assign(runs[2] ?? {}, { feet: 3, gates: [gate(42, 0)] }),
    'lines.0.runs.2.gates.0.at: Side 3 is 3 ft long: a 3½ ft gate does not fit (0 ft from its start).',
  ],
  [(_, runs) => runs[2]?.gates.push(gate(48, 25)), 'lines.0.runs.2.gates.1.at: Two gates of side 3 overlap.'],
  [
    (plan) => Object.assign(plan, { old: { kind: 'light', feet: 3001 } }),
    'old.feet: Write the feet of old fence, from 1 to 3,000, or leave it empty.',
  ],
  [
    (plan) => Object.assign(plan, { old: { kind: 'hedge', feet: null } }),
    'old.kind: Please choose one of the answers.',
  ],
];

t.test('statement 6: every wrong value has its words, at its field', async (t) => {
  for (const [change, message] of refusals)
    t.equal(
      refusal((plan) => change(plan, plan.lines[0]?.runs ?? [])),
      message,
    );
});

t.test('statement 7: a length that is text in JSON is read as a typed one', async (t) => {
  const plan = structuredClone(planOf(examples.E2)) as Draft;
  Object.assign(plan.lines[0]?.runs[0] ?? {}, { feet: `49' 6"` });

  t.equal(encodePlan(planSchema.parse(plan)), examples.E2);
});

t.test('gates of a side may touch, and stand in order whatever order they came in', async (t) => {
  const plan = structuredClone(planOf(examples.E2)) as Draft;
  plan.lines[0]?.runs[2]?.gates.push(gate(36, 20), gate(36, 27));

  t.match(encodePlan(planSchema.parse(plan)), /r50t90g36a20g48a23g36a27$/);
});
