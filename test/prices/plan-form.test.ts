import t from 'tap';
import { readPlanForm } from '../../src/prices/plan-form.ts';
import { encodePlan } from '../../src/shared/fence/plan.ts';
import type { Typed } from '../../src/shared/fence/typed-plan.ts';
import { examples } from '../fixtures/fence-plans.ts';

const fence = { kind: 'wood-privacy', height: '72', finish: 'pine', property: 'home' };
const ground = { slope: 'level', ground: 'soil', measured: 'paced', old: '0', oldFeet: '' };
const sides = {
  'side.1.feet': '50',
  'side.2.feet': `79' 6"`,
  'side.2.turn': '90',
  'side.3.feet': '50 ft',
  'side.3.turn': '90',
  'side.4.feet': '',
  'side.4.turn': '90',
};
const gate = { 'gate.1.width': '48', 'gate.1.side': '3', 'gate.1.at': '', 'gate.2.width': '', 'gate.2.side': '' };
const filled = { ...fence, ...ground, ...sides, ...gate };

function codeOf(typed: Typed): string | undefined {
  const { plan } = readPlanForm({ ...filled, ...typed });
  return plan && encodePlan(plan);
}

t.test(
  'statement 5: typed rows become the plan of E2; empty rows are ignored and the gate goes to the middle',
  async (t) => {
    t.equal(codeOf({}), examples.E2);
    t.equal(codeOf({ old: 'solid', oldFeet: '' }), examples.E2.replace('.0.', '.s.'));
    t.equal(codeOf({ old: 'light', oldFeet: '1,200' }), examples.E2.replace('.0.', '.l1200.'));
  },
);

t.test('statement 5: lines begin anew, close, and keep where the sketch left them', async (t) => {
  t.equal(codeOf({ 'side.3.turn': 'new' }), '1.wp72p.hlnp.0.x0y0r50r80t90.x0y100r50g48a23');
  t.equal(codeOf({ 'side.3.closes': 'on' }), `${examples.E2}z`);
  t.equal(
    codeOf({ 'side.1.x': '-5', 'side.1.y': '7', 'side.1.heading': '45' }),
    '1.wp72p.hlnp.0.x-5y7r50t45r80t90r50t90g48a23',
  );
});

t.test(
  'statement 16: a height that the fence lacks becomes the nearest, and the form says which was asked for',
  async (t) => {
    const { plan, requestedHeight } = readPlanForm({ ...filled, kind: 'wood-picket' });

    t.equal(plan && encodePlan(plan), '1.wk48p.hlnp.0.x0y0r50r80t90r50t90g48a23');
    t.equal(requestedHeight, 72);
  },
);

t.test('a form without a length is a plan without a line', async (t) => {
  t.equal(codeOf({ 'side.1.feet': '', 'side.2.feet': '', 'side.3.feet': '', 'gate.1.width': '' }), '1.wp72p.hlnp.0');
});

/** What is typed over E2, and what is then read at which control. */
const refusals: [typed: Record<string, string>, name: string, message: string][] = [
  [{ 'side.3.feet': 'abc' }, 'side.3.feet', 'Write the length in feet, such as 50.'],
  [{ 'side.3.feet': '15 m' }, 'side.3.feet', 'Please give feet; 15 m is about 50 ft.'],
  [{ 'side.2.feet': '0' }, 'side.2.feet', 'A side is at least 1 foot.'],
  [{ 'side.2.feet': '1,001' }, 'side.2.feet', 'A side is at most 1,000 feet; please split it.'],
  [
    { 'side.1.feet': '1000', 'side.2.feet': '1000', 'side.3.feet': '1000', 'side.4.feet': '1' },
    'side.4.feet',
    'For more than 3,000 feet please call us at {phone}: that is priced on the ground.',
  ],
  [rows(4, 25, (row) => ({ [`side.${row}.feet`]: '5' })), 'side.25.feet', 'At most 24 sides.'],
  [
    rows(2, 7, (row) => ({ [`side.${row}.feet`]: '9', [`side.${row}.turn`]: 'new', 'gate.1.width': '' })),
    'side.7.turn',
    'At most 6 separate lines.',
  ],
  [
    rows(1, 13, (row) => ({
      [`gate.${row}.width`]: '36',
      [`gate.${row}.side`]: String(1 + (row % 4)),
      'side.4.feet': '50',
    })),
    'gate.13.width',
    'At most 12 gates.',
  ],
  [
    rows(1, 5, (row) => ({ [`gate.${row}.width`]: '36', [`gate.${row}.side`]: '2' })),
    'gate.5.side',
    'At most 4 gates in one side.',
  ],
  [{ 'side.2.turn': '181' }, 'side.2.turn', 'Please choose how the fence turns here.'],
  [{ 'side.2.turn': '<b>' }, 'side.2.turn', 'Please choose how the fence turns here.'],
  [{ kind: 'hedge' }, 'kind', 'Please choose one of the fences.'],
  [{ height: '71' }, 'height', 'Please choose one of the heights.'],
  [{ finish: 'gold' }, 'finish', 'Please choose one of the finishes.'],
  [{ slope: '' }, 'slope', 'Please choose one of the answers.'],
  [{ ground: 'moon' }, 'ground', 'Please choose one of the answers.'],
  [{ old: 'hedge' }, 'old', 'Please choose one of the answers.'],
  [{ 'gate.1.width': '50' }, 'gate.1.width', 'Please choose one of the widths.'],
  [{ 'gate.1.side': '' }, 'gate.1.side', 'Say which side the gate is in.'],
  [{ 'gate.1.side': '4' }, 'gate.1.side', 'Say which side the gate is in.'],
  [{ 'side.2.closes': 'on' }, 'side.2.closes', 'Only the last side of a line can close it.'],
  [
    { 'side.3.feet': '', 'side.2.closes': 'on', 'gate.1.side': '1' },
    'side.2.closes',
    'A fence that closes has at least 3 sides.',
  ],
  [
    { 'side.3.feet': '6', 'gate.1.width': '96', 'gate.1.at': '45' },
    'gate.1.at',
    'Side 3 is 6 ft long: an 8 ft gate does not fit (45 ft from its start).',
  ],
  [{ 'side.3.feet': '6', 'gate.1.width': '96' }, 'gate.1.at', 'Side 3 is 6 ft long: an 8 ft gate does not fit.'],
  [
    { 'gate.1.at': '20', 'gate.2.width': '36', 'gate.2.side': '3', 'gate.2.at': '22' },
    'gate.2.at',
    'Two gates of side 3 overlap.',
  ],
  [
    { 'side.2.feet': '', 'gate.1.at': '48' },
    'gate.1.at',
    'Side 3 is 50 ft long: a 4 ft gate does not fit (48 ft from its start).',
  ],
  [{ old: 'solid', oldFeet: '3,001' }, 'oldFeet', 'Write the feet of old fence, from 1 to 3,000, or leave it empty.'],
  [{ old: 'solid', oldFeet: 'many' }, 'oldFeet', 'Write the feet of old fence, from 1 to 3,000, or leave it empty.'],
];

t.test('statement 6: every wrong row has its words at its control', async (t) => {
  for (const [typed, name, message] of refusals)
    t.strictSame(readPlanForm({ ...filled, ...typed }).fields, { [name]: [message] }, JSON.stringify(typed));
});

t.test('statement 6: several mistakes are told at once', async (t) => {
  const { fields } = readPlanForm({
    ...filled,
    kind: 'hedge',
    'side.1.feet': 'x',
    'gate.1.side': '',
    old: 'light',
    oldFeet: '0',
  });

  t.strictSame(Object.keys(fields ?? {}).toSorted(), ['gate.1.side', 'kind', 'oldFeet', 'side.1.feet']);
});

function rows(from: number, to: number, make: (row: number) => Record<string, string>): Record<string, string> {
  return Object.assign({}, ...Array.from({ length: to - from + 1 }, (_, index) => make(from + index)));
}
