import t from 'tap';
import { readPlanForm } from '../../src/prices/plan-form.ts';
import { encodePlan } from '../../src/shared/fence/plan.ts';
import { planSchema } from '../../src/shared/fence/plan-schema.ts';
import { defaultProfile, fillPlaceholders } from '../../src/shared/profile.ts';
import { build } from '../fixtures/app.ts';
import { examples, planOf } from '../fixtures/fence-plans.ts';
import { parsePage } from '../fixtures/parse.ts';
import { callPlan, postPlan, valuesOf } from '../fixtures/plan-posts.ts';
import { emptyForm, makeWrongPlan, planForm, wrongForms, wrongPlans } from '../fixtures/wrong-plans.ts';

/** E2 as typed values, with an empty row in each list. */
const filled = planForm(examples.E2, {
  'side.1.turn': '',
  'side.2.feet': `79' 6"`,
  'side.3.feet': '50 ft',
  'side.4.feet': '',
  'side.4.turn': '90',
  'gate.1.at': '',
  'gate.2.width': '',
  'gate.2.side': '',
});

/** Returns the code of that form with something else typed. */
function codeOf(typed: Record<string, string>): string | undefined {
  const { plan } = readPlanForm({ ...filled, ...typed });
  return plan && encodePlan(plan);
}

t.test('typed rows become the plan of E2, without empty rows and with a centered gate', async (t) => {
  t.equal(codeOf({}), examples.E2);
  t.equal(codeOf({ old: 'solid', oldFeet: '' }), examples.E2.replace('.0.', '.s.'));
  t.equal(codeOf({ old: 'light', oldFeet: '1,200' }), examples.E2.replace('.0.', '.l1200.'));
  t.equal(
    codeOf({ 'gate.2.width': '48', 'gate.2.side': '3', 'gate.2.at': '23' }),
    examples.E2.replace('g48a23', 'g48a19g48a23'),
    'a gate that was given a place has it before one that was not',
  );
  const empty = { 'side.1.feet': '', 'side.2.feet': '', 'side.3.feet': '', 'gate.1.width': '' };
  t.equal(codeOf(empty), examples.E12.replace('hlnt', 'hlnp'));
});

t.test('lines restart, close, and stay where the sketch left them', async (t) => {
  t.equal(codeOf({ 'side.3.turn': 'new' }), '1.wp72p.hlnp.0.x0y0r50r80t90.x0y100r50g48a23');
  t.equal(codeOf({ 'side.3.closes': 'on' }), `${examples.E2}z`);
  t.equal(
    codeOf({ 'side.1.x': '-5', 'side.1.y': '7', 'side.1.heading': '45' }),
    '1.wp72p.hlnp.0.x-5y7r50t45r80t90r50t90g48a23',
  );
});

t.test('every wrong value has a message at its control, and at its path in JSON', async (t) => {
  for (const { message, at, typed } of wrongForms) {
    const { fields = {} } = readPlanForm(planForm(examples.E2, typed));
    t.strictSame(fillPlaceholders(fields, defaultProfile), { [at]: [message] }, `${at}: ${message}`);
  }
  for (const wrong of wrongPlans) {
    const [issue] = planSchema.safeParse(makeWrongPlan(wrong)).error?.issues ?? [];
    t.equal(issue?.path.join('.'), wrong.at, wrong.message);
    t.equal(fillPlaceholders(issue?.message ?? '', defaultProfile), wrong.message, wrong.at);
  }
});

t.test('several mistakes are shown at once, at their fields and in the list on top', async (t) => {
  const app = await build(t);
  const wrong = {
    kind: ['hedge', 'Please choose a fence.'],
    height: ['11', 'Please choose a height.'],
    finish: ['pink', 'Please choose a material or color.'],
    slope: ['cliff', 'Please choose an answer.'],
    'side.1.feet': ['abc', 'Enter the length in feet, like 50.'],
    'side.2.turn': ['north', 'Please choose how the fence turns here.'],
    'side.2.closes': ['on', 'Only the last side of a line can close it.'],
    'gate.1.width': ['7', 'Please choose a width.'],
    'gate.2.side': ['9', 'Choose a side for the gate.'],
    'gate.3.at': ['4x', 'Enter the length in feet, like 50.'],
    oldFeet: ['4000', 'Enter the length of the old fence (1 to 3,000 feet), or leave it blank.'],
  };
  const typed = planForm(examples.E2, {
    old: 'solid',
    'gate.2.width': '48',
    'gate.3.width': '48',
    'gate.3.side': '3',
    ...Object.fromEntries(Object.entries(wrong).map(([name, [value = '']]) => [name, value])),
  });

  const side = { feet: 1000, turn: 0, gates: [] };
  const tooLong = { ...planOf(examples.E2), lines: [{ x: 0, y: 0, closed: false, runs: [side, side, side, side] }] };

  const response = await postPlan(app, typed);
  const nothing = await postPlan(app, emptyForm());
  const call = await callPlan(app, tooLong);

  const document = parsePage(response.body);
  const shown = valuesOf(response);
  t.equal(response.statusCode, 400);
  t.match(document.title, /^Error: /);
  for (const [name, [value = '', words = '']] of Object.entries(wrong)) {
    const id = `${name === 'oldFeet' ? 'old-feet' : name.replaceAll('.', '-')}-message`;
    t.equal(document.getElementById(id)?.textContent, words, name);
    t.match(document.getElementById('problems')?.textContent ?? '', words);
    if (/feet$|at$/i.test(name)) t.equal(shown[name], value, `${name} stays as typed`);
  }
  t.equal(nothing.statusCode, 400);
  t.match(nothing.body, 'Enter the length of at least one side, in feet.');
  t.equal(call.statusCode, 400);
  t.strictSame(call.json().fields, {
    lines: ['For more than 3,000 feet, please call us at (336) 555-0142. We price jobs that size in person.'],
  });
});

t.test('a height that the fence lacks becomes the nearest one, and the form says so', async (t) => {
  const { plan, requestedHeight } = readPlanForm({ ...filled, kind: 'wood-picket' });

  t.equal(plan && encodePlan(plan), '1.wk48p.hlnp.0.x0y0r50r80t90r50t90g48a23');
  t.equal(requestedHeight, 72);
});
