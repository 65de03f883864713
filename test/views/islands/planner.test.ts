import t from 'tap';
import { encodePlan, startPlan } from '../../../src/shared/fence/plan.ts';
import { writePlanForm } from '../../../src/shared/fence/typed-plan.ts';
import { type Action, reduce } from '../../../views/islands/planner/reduce.ts';
import { planOf, type State, startState } from '../../../views/islands/planner/state.ts';
import { planOf as decode, examples } from '../../fixtures/fence-plans.ts';

const open = (plan = startPlan, typed = {}) =>
  reduce(startState({ plan, phone: '(336) 555-0142' }), { do: 'wake', typed: { ...writePlanForm(plan), ...typed } });
const all = (state: State, ...actions: Action[]) => actions.reduce(reduce, state);
const codeOf = (state: State) => encodePlan(planOf(state));
type List = 'side' | 'gate';
const leave = (list: List, key: number, name: string): Action => ({ do: 'leave', list, key, name });
const type = (list: List, key: number, name: string, text: string): Action => ({
  list,
  key,
  name,
  text,
  do: 'type',
});
/** A finger on the sketch, at feet from its corner. */
const tap = (x: number, y: number): Action => ({ do: 'tap', place: { x, y }, reach: 5, width: 48 });
const press = (button: string): Action => ({ do: 'press', button });
const messagesOf = (state: State, row: number) => state.rows.side[row]?.messages;

t.test('input typed before the script ran becomes the plan, without empty rows', async (t) => {
  const typed = open(startPlan, {
    kind: 'chain-link',
    'side.1.feet': '50',
    'side.1.turn': '90',
    'side.2.feet': '80 ft',
    'side.2.turn': '-90',
    'side.3.feet': 'abc',
    'gate.1.width': '48',
    'gate.1.side': '2',
    'gate.1.at': '',
  });
  t.equal(codeOf(typed), '1.cl72g.hlnp.0.x0y0r50r80t-90g48a38');
  t.equal(typed.rows.side.length, 3, 'what cannot be read keeps its row');
  t.equal(typed.rows.side[2]?.typed.feet, 'abc');
  t.equal(typed.rows.gate.length, 1);

  const turned = open(decode(examples.E2), { 'side.2.turn': '45', 'gate.1.side': '2' });
  t.equal(codeOf(turned), '1.wp72p.hlnp.0.x0y0r50r80t45g48a38r50t90');
  const [former] = turned.history.past;
  t.equal(former && encodePlan(former), examples.E2, 'and can be undone');
});

t.test('hydrating without input changes nothing, and an empty list has one row', async (t) => {
  for (const code of Object.values(examples)) {
    const state = open(decode(code));
    t.equal(codeOf(state), code);
    t.equal(state.spoken, undefined);
    t.equal(state.history.past.length, 0);
    t.equal(state.rows.side.length, Math.max(1, planOf(state).lines.flatMap(({ runs }) => runs).length));
  }
});

t.test('all digits of a length are one undo step, even in a new row', async (t) => {
  const one = all(open(), type('side', 1, 'feet', '1'), type('side', 1, 'feet', '15'), type('side', 1, 'feet', '150'));
  t.equal(codeOf(one), '1.wp72p.hlnp.0.x0y0r150');
  t.equal(codeOf(reduce(one, { do: 'undo' })), '1.wp72p.hlnp.0');

  const two = all(one, leave('side', 1, 'feet'), press('add-side'));
  t.equal(two.focus?.at, '[name="side.2.feet"]');
  const key = two.rows.side[1]?.key ?? 0;
  const typed = all(
    two,
    type('side', key, 'turn', '-90'),
    type('side', key, 'feet', '8'),
    type('side', key, 'feet', '80'),
  );
  t.equal(codeOf(typed), '1.wp72p.hlnp.0.x0y0r150r80t-90');
  t.equal(codeOf(reduce(typed, { do: 'undo' })), '1.wp72p.hlnp.0.x0y0r150');
});

t.test('a wrong length is reported after typing, keeps its message, and removes no side', async (t) => {
  const wrong = all(open(decode(examples.E2)), type('side', 2, 'feet', '15 m'));
  t.strictSame(messagesOf(wrong, 1), {}, 'not between two digits');
  const told = all(wrong, leave('side', 2, 'feet'), type('side', 1, 'feet', '60'), press('show'));
  t.strictSame(messagesOf(told, 1)?.feet, ['Please enter feet. 15 m is about 50 ft.']);
  t.equal(told.rows.side[1]?.typed.feet, '15 m');
  t.equal(told.focus?.at, '[aria-invalid="true"]');
  t.equal(codeOf(told), examples.E2.replace('r50', 'r60'));
  const right = all(told, type('side', 2, 'feet', '49.5'), press('show'));
  t.equal(codeOf(right), '1.wp72p.hlnp.0.x0y0r60r50t90r50t90g48a23');
  t.equal(right.focus?.at, '#price');
});

t.test('a gate that is moved before another one keeps its row', async (t) => {
  const state = open(decode('1.wp72p.hlnp.0.x0y0r50g36a0g48a10g60a20'));
  const keys = state.rows.gate.map(({ key }) => key);
  const moved = all(state, type('gate', keys[0] ?? 0, 'at', '30'), leave('gate', keys[0] ?? 0, 'at'));
  t.equal(codeOf(moved), '1.wp72p.hlnp.0.x0y0r50g48a10g60a20g36a30');
  t.strictSame(
    moved.rows.gate.map(({ key }) => key),
    [keys[1], keys[2], keys[0]],
  );
});

t.test('a drawn side uses the empty row, and removing a side removes its row', async (t) => {
  const show = reduce(open(), press('show'));
  t.strictSame(messagesOf(show, 0)?.feet, ['Enter the length of at least one side, in feet.']);
  const drawn = all(show, tap(0, 0), tap(50, 0), tap(50, 30));
  t.equal(codeOf(drawn), '1.wp72p.hlnp.0.x0y0r50r30t90');
  t.equal(drawn.rows.side.length, 2);
  t.strictSame(messagesOf(drawn, 0), {}, 'its message goes with the length');

  const removed = all(drawn, { do: 'select-tool', tool: 'remove' }, tap(50, 15));
  t.equal(codeOf(removed), '1.wp72p.hlnp.0.x0y0r50');
  t.equal(removed.rows.side.length, 1);
});

t.test('a refusal by the sketch is shown, with the phone number if it names one', async (t) => {
  const long = open(decode('1.wp72p.hlnp.0.x0y0r1000r1000t90r1000t90'));
  const refused = all(long, tap(0, 1000), tap(0, 900));
  t.equal(codeOf(refused), '1.wp72p.hlnp.0.x0y0r1000r1000t90r1000t90');
  t.match(refused.sketch.refusal, 'please call us at (336) 555-0142');
});

t.test('a tap on the end of a line says that drawing continues there', async (t) => {
  const ended = all(open(decode('1.wp72p.hlnp.0.x0y0r50')), tap(50, 0));
  t.equal(ended.spoken?.words, 'You can keep drawing from here.');
  const drawn = reduce(ended, tap(50, 30));
  t.equal(codeOf(drawn), '1.wp72p.hlnp.0.x0y0r50r30t90');
});
